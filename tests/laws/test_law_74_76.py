"""Conduct and spectators: Laws 74 and 76, with 81C3, 90, 91 and 16D."""

from __future__ import annotations

import pytest
from incidents import rule_on
from own_book import BOOK

from rules_src.doubts import DOUBTS
from rules_src.model.ruling import Authority, Ruling


def words(ruling: Ruling) -> list[str]:
    return [step.word for step in ruling]


# --- 76, spectators


def test_a_mistake_a_spectator_shows_is_ruled_on_all_the_same() -> None:
    """76B5 forbids it, 81C3 has the director act on what he learns in any manner."""
    ruling = rule_on("spectator", did="showed_mistake")
    assert {"81C3", "76B5"} <= set(ruling.laws)
    assert "right_forfeited" not in words(ruling)


@pytest.mark.parametrize("outsider", ["spectator", "player"])
def test_what_an_outsider_tells_is_extraneous_and_not_from_partner(outsider: str) -> None:
    """16D, whoever it was; 90B3 is for players who talk so that others hear."""
    entry = BOOK["spectator"]
    chain = entry.follow(entry.answers({"did": "told", "outsider": outsider}))
    assert chain.asking
    assert chain.asking.name == "extraneous_information"
    assert ("90B3" in chain.ruling.laws) is (outsider == "player")


def test_a_spectator_may_answer_the_director() -> None:
    """76C1: on fact or law, when the director asks; and what is said is weighed (85A1)."""
    assert rule_on("spectator", did="answered").laws == ("76C1", "85A1")


def test_a_spectator_sees_one_hand_and_shows_nothing() -> None:
    """76B1 to 76B4; 76A1 lets the director send him away."""
    assert {"76B1", "76B2", "76A1"} <= set(rule_on("spectator", did="disturbed").laws)


def test_a_slip_a_spectator_caused_has_the_rule_of_the_slip_unless_a_regulation_says_more() -> None:
    """76C2, and a doubt, for the law says no more."""
    assert rule_on("spectator", did="caused").laws[0] == "76C2"
    assert [doubt.law for doubt in DOUBTS if "spectator" in doubt.rules] == ["76C2", "11A"]


# --- 74, conduct


@pytest.mark.parametrize(
    ("conveyed", "rule"),
    [("partner", "new.unauthorised_information"), ("opponent", "new.misleading_tempo")],
)
def test_conduct_that_told_somebody_something_has_another_rule(conveyed: str, rule: str) -> None:
    """16B for partner, 73E2 for an opponent: only these adjust a score; 74 remains as well."""
    ruling = rule_on("conduct", conveyed=conveyed)
    assert words(ruling)[0] == rule
    assert [step.law for step in ruling[1:]] == ["74A2"]


def test_a_warning_first_is_custom_and_not_law() -> None:
    ruling = rule_on("conduct", conveyed="nobody", severity="first")
    assert not {"90A", "91A"} & set(ruling.laws)
    (warning,) = [step for step in ruling if step.word == "warn_of_conduct"]
    assert warning.authority is Authority.ADVICE


def test_penalty_points_are_by_law_90_and_discipline_by_law_91() -> None:
    again = rule_on("conduct", conveyed="nobody", severity="again")
    assert "90A" in again.laws
    assert "91A" not in again.laws
    gross = rule_on("conduct", conveyed="nobody", severity="gross")
    assert {"91A", "91B"} <= set(gross.laws)


@pytest.mark.parametrize("severity", ["first", "again", "gross"])
def test_no_score_is_adjusted_to_punish(severity: str) -> None:
    """90 and 12 are apart."""
    ruling = rule_on("conduct", conveyed="nobody", severity=severity)
    assert not [word for word in words(ruling) if word.startswith(("score_", "adjust"))]

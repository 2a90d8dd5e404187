"""Tempo and manner that mislead an opponent: Law 73D and 73E of 2017."""

from __future__ import annotations

from itertools import product

import pytest
from incidents import rule_on
from own_book import BOOK

from rules_src.doubts import DOUBTS
from rules_src.model.ruling import Ruling

SCORED = "score_without_false_inference"


def words(ruling: Ruling) -> list[str]:
    return [step.word for step in ruling]


def tempo(**stated: str) -> Ruling:
    return rule_on("misleading_tempo", deceived_by="manner", **stated)


def test_a_call_or_a_card_may_deceive() -> None:
    """73E1: deception by the call or play itself is fair."""
    assert rule_on("misleading_tempo", deceived_by="call_or_card").laws == ("73E1",)


@pytest.mark.parametrize(("could_know", "misled"), [*product(("yes", "no"), repeat=2)])
def test_without_a_reason_the_score_is_adjusted_only_if_all_is_so(
    could_know: str, misled: str
) -> None:
    """73E2: a false inference, no demonstrable bridge reason, could have known, and damage."""
    ruling = tempo(reason="none", could_know=could_know, misled=misled)
    assert (SCORED in words(ruling)) is (could_know == misled == "yes")


def test_a_bridge_reason_ends_it_at_the_opponents_own_risk() -> None:
    """73D1 and 73E2: even if the opponent went wrong."""
    ruling = tempo(reason="bridge")
    assert ruling.laws == ("73D1", "73E2")
    assert SCORED not in words(ruling)


def test_intent_is_not_needed_but_is_an_infraction_of_its_own() -> None:
    """73D2 forbids it on purpose; 73E2 asks for no intent."""
    unintended = tempo(reason="none", could_know="yes", misled="yes")
    assert "73D2" not in unintended.laws
    assert "penalty_for_deception" not in words(unintended)
    for misled in ("yes", "no"):
        ruling = tempo(reason="purpose", misled=misled)
        assert "73D2" in ruling.laws
        assert "penalty_for_deception" in words(ruling)
        assert (SCORED in words(ruling)) is (misled == "yes")


def test_who_meant_it_could_know() -> None:
    """An answer already given is not asked for."""
    chain = BOOK["misleading_tempo"].follow(
        BOOK["misleading_tempo"].answers({"deceived_by": "manner", "reason": "purpose"})
    )
    assert chain.question
    assert chain.question.fact.name == "misled"


def test_an_opponents_tempo_is_told_apart_from_partners() -> None:
    """16B is of partner; an opponent's is ruled on here, and no alternative is weighed."""
    ruling = rule_on("unauthorised_information", origin="opponent")
    assert words(ruling) == ["new.misleading_tempo"]
    assert not {"suggested", "alternative"} & set(BOOK["misleading_tempo"].facts)


def test_the_amendment_of_2024_is_a_doubt() -> None:
    assert [doubt.law for doubt in DOUBTS if "misleading_tempo" in doubt.rules] == ["73D"]

"""Psyches, concealed and forbidden agreements: Law 40A to 40C."""

from __future__ import annotations

from itertools import product

import pytest
from incidents import rule_on
from own_book import BOOK

from rules_src.model.facts import Kind
from rules_src.model.ruling import ME, Authority, Ruling, When
from rules_src.model.steps import Information, MayChange

SCORED = "score_without_the_agreement"


def psyche(**stated: str) -> Ruling:
    return rule_on("psychic_call", **{"barred": "no", **stated})


@pytest.mark.parametrize("departure", ["psyche", "mistake"])
def test_who_departs_as_unexpectedly_to_partner_as_to_opponents_pays_nothing(
    departure: str,
) -> None:
    """40A3 and 40C1, or 75C for a mistake: the score stands, however well it worked."""
    ruling = psyche(departure=departure, expected="no")
    assert not [s for s in ruling if s.word.startswith(("score_", "penalty_", "adjust"))]
    assert not [s for s in ruling if isinstance(s, MayChange | Information)]


def test_the_psycher_need_not_tell_anybody() -> None:
    """40C2: beyond 40C1 there is no duty to disclose a departure."""
    assert "40C2" in psyche(departure="psyche", expected="no").laws


@pytest.mark.parametrize(
    "stated",
    [
        {"departure": "psyche", "expected": "no"},
        {"departure": "mistake", "expected": "no"},
        {"departure": "psyche", "barred": "yes"},
        {"departure": "psyche", "expected": "yes", "damaged": "yes"},
        {"departure": "mistake", "expected": "yes", "damaged": "no"},
    ],
)
def test_no_player_hears_of_a_departure_before_play_is_over(stated: dict[str, str]) -> None:
    """40C2 and 75C: a word to the offending side would tell the opponents what is in the hand."""
    ruling = psyche(**stated)
    assert [s for s in ruling if s.to is not ME and s.when is not When.AFTER_PLAY] == []


@pytest.mark.parametrize(("departure", "heard"), [("mistake", True), ("psyche", False)])
def test_who_called_by_mistake_heard_from_partner_that_he_had(departure: str, heard: bool) -> None:
    """75A: the alert or explanation is unauthorised for him, so 16B is looked into afterwards."""
    words = [step.word for step in psyche(departure=departure, expected="no")]
    assert ("new.unauthorised_information" in words) is heard


@pytest.mark.parametrize(("departure", "damaged"), [*product(("psyche", "mistake"), ("yes", "no"))])
def test_what_partner_could_expect_is_an_agreement_to_be_disclosed(
    departure: str, damaged: str
) -> None:
    """40C1: repetition makes an implicit understanding; only damage adjusts the score."""
    ruling = psyche(departure=departure, expected="yes", damaged=damaged)
    words = [step.word for step in ruling]
    assert "disclose_agreements" in words
    assert "penalty_for_hidden_agreement" in words
    assert (SCORED in words) is (damaged == "yes")
    assert all(s.law == "40C1" for s in ruling if s.word == SCORED)


def test_a_forbidden_agreement_is_adjusted_only_for_damage() -> None:
    """40B4, and the regulating authority forbids it by 40B2(a)(i)."""
    for damaged in ("yes", "no"):
        ruling = psyche(departure="forbidden", damaged=damaged)
        assert "40B2ai" in ruling.laws
        assert [s.law for s in ruling if s.word == SCORED] == ["40B4"] * (damaged == "yes")


@pytest.mark.parametrize("damaged", ["yes", "no"])
def test_an_agreement_that_was_not_told_is_misinformation_and_nobody_asks_again(
    damaged: str,
) -> None:
    """40A1b, 40B3a, 40C1: disclosed, adjusted for damage; never »only their own mistake«."""
    chain = BOOK["psychic_call"].follow(
        BOOK["psychic_call"].answers({"departure": "hidden", "damaged": damaged})
    )
    assert not chain.asking
    ruling = rule_on("psychic_call", departure="hidden", damaged=damaged)
    words = [step.word for step in ruling]
    assert {"disclose_agreements", "penalty_for_hidden_agreement"} <= set(words)
    assert [s.law for s in ruling if s.word == SCORED] == ["40B3a"] * (damaged == "yes")
    assert "21B1a" in ruling.laws, "a call may still be changed while the lead is face down"


def test_only_an_artificial_call_may_be_barred_from_psyching_and_the_guide_takes_it_not_to_be() -> (
    None
):
    """40B2(a)(v): a regulation, and a rare one."""
    barred = BOOK["psychic_call"].facts["barred"]
    assert barred.assume is not None
    assert barred.assume.key == "no"
    ruling = rule_on("psychic_call", departure="psyche", barred="yes")
    assert {"40B2av", "90B8"} <= set(ruling.laws)


def test_the_director_judges_expectation_and_nobody_counts_psyches() -> None:
    """No law sets a number; what matters is whether partner had more reason to expect it."""
    expected = BOOK["psychic_call"].facts["expected"]
    assert expected.kind is Kind.JUDGEMENT
    assert not any(letter.isdigit() for letter in " ".join(expected.weigh))


def test_everything_here_is_law() -> None:
    for row in BOOK["psychic_call"].rows:
        assert {step.authority for step in row.ruling} <= {Authority.LAW}

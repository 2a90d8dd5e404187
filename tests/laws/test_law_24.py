"""Cards exposed or led during the auction: who passes, and what becomes of the card."""

from __future__ import annotations

import pytest
from incidents import rule_on

from rules_src.model.ruling import Ruling, When
from rules_src.model.steps import (
    CardBack,
    ForcedPass,
    Information,
    NewIrregularity,
    PenaltyCard,
    Size,
    Span,
    Status,
)


def shown(cards: str, contract: str = "", **stated: str) -> Ruling:
    """As far as the end of the auction, or beyond it if a side has the contract."""
    after = {"contract_won_by": contract, **stated} if contract else {}
    seen = {"came_to_sight": "own_fault", "shown_cards": cards, "partner_called": "no"}
    return rule_on("card_exposed_in_auction", **seen, **after)


@pytest.mark.parametrize(
    ("cards", "law"), [("low", None), ("honour", "24B"), ("led", "24B"), ("several", "24C")]
)
def test_partner_passes_once_unless_it_is_one_small_card_not_led(
    cards: str, law: str | None
) -> None:
    passes = [step for step in shown(cards) if isinstance(step, ForcedPass)]
    expected = [ForcedPass(law, "partner", Span.ONCE, when=When.PARTNER_TURN)] if law else []
    assert passes == expected
    assert ("72C" in shown(cards).laws) is bool(law)


@pytest.mark.parametrize("cards", ["low", "honour", "led", "several"])
def test_only_the_other_side_may_use_what_the_card_tells(cards: str) -> None:
    told = [(s.to, s.status) for s in shown(cards) if isinstance(s, Information)]
    assert told == [("other_side", Status.AUTHORISED), ("partner", Status.UNAUTHORISED)]
    assert shown(cards)[0].word == "face_up_until_auction_ends"


@pytest.mark.parametrize(
    ("cards", "kind", "stated"),
    [
        ("low", Size.MINOR, {}),
        ("honour", Size.MAJOR, {"whose_turn": "other"}),
        ("led", Size.MAJOR, {"whose_turn": "other"}),
    ],
)
def test_a_defenders_card_becomes_a_penalty_card_by_law_50b(
    cards: str, kind: Size, stated: dict[str, str]
) -> None:
    ruling = shown(cards, "other_side", **stated)
    assert "24E" in ruling.laws
    assert [step.size for step in ruling if isinstance(step, PenaltyCard)] == [kind]


def test_two_cards_of_a_defender_are_both_major_however_small() -> None:
    ruling = shown("several", "other_side", whose_turn="can_play")
    assert "all_penalty_cards_major" in {step.word for step in ruling}
    assert ruling[-1].law == "51A"


@pytest.mark.parametrize("cards", ["low", "honour", "led", "several"])
def test_declarer_and_dummy_pick_their_cards_up(cards: str) -> None:
    last = shown(cards, "offending_side")[-1]
    assert last.law == "24D"
    assert last.text.endswith(("er ikke et strafkort.", "er ikke strafkort."))


@pytest.mark.parametrize("how", ["opponent", "unseen"])
def test_a_card_that_is_not_shown_by_its_holder_to_his_partner_goes_back(how: str) -> None:
    assert rule_on("card_exposed_in_auction", came_to_sight=how) == Ruling(CardBack("24"))


def test_before_the_first_call_and_after_the_final_pass_other_laws_rule() -> None:
    """»During the auction« is neither the auction period nor the clarification period."""
    before = rule_on("card_exposed_in_auction", came_to_sight="before")
    after = rule_on("card_exposed_in_auction", came_to_sight="after")
    assert before == Ruling(NewIrregularity("16D", "extraneous_information"))
    assert after == Ruling(NewIrregularity("49", "penalty_card"))

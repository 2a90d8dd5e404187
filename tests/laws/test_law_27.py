"""Insufficient bids: every rung of Law 27, and how long partner must pass there and elsewhere."""

from __future__ import annotations

import pytest
from incidents import rule_on
from own_book import BOOK

from generator.engine.proofs import proofs
from generator.views.comparisons.contrast import contrast
from rules_src.bridge.table import Table
from rules_src.laws.law_27_insufficient_bid.facts import (
    Happened,
    NewCall,
    happened_seen,
    new_call_seen,
    out_of_turn_seen,
    second_bid_seen,
)
from rules_src.model.facts import YesNo
from rules_src.model.ruling import Ruling
from rules_src.model.steps import (
    AdjustedScore,
    ForcedPass,
    Information,
    LeadRestriction,
    NewIrregularity,
    Span,
    Status,
)
from rules_src.theorems.auction import THEOREMS

OVER_A_SPADE = "V", "1s (1h) "
"""West opens 1♠, and North's 1♥ in turn is withdrawn."""


ASSUMED = {
    "slip": "no",
    "out_of_turn": "no",
    "partner_called": "no",
    "corrected_after": "no",
    "found": "in_time",
}


def insufficient(dealer: str = "", auction: str = "", /, **stated: str) -> Ruling:
    return rule_on("insufficient_bid", dealer, auction, **{**ASSUMED, **stated})


def ruled(auction: str, **stated: str) -> Ruling:
    dealer, start = OVER_A_SPADE
    return insufficient(
        dealer,
        start + auction,
        **{"happened": "nothing", "partner_bid": "no", **stated},
    )


def passes(ruling: Ruling) -> list[tuple[str, str, Span]]:
    return [(s.law, s.whose, s.span) for s in ruling if isinstance(s, ForcedPass)]


def restricted(ruling: Ruling) -> bool:
    return any(isinstance(step, LeadRestriction) for step in ruling)


@pytest.mark.parametrize(
    ("replacement", "stated", "law"),
    [
        pytest.param("2h", {"same_denomination": "yes"}, "27B1a", id="lowest bid in the suit"),
        pytest.param(
            "3h", {"same_denomination": "no", "comparable": "yes"}, "27B1b", id="jump in the suit"
        ),
        pytest.param("D", {"comparable": "yes"}, "27B1b", id="comparable double"),
        pytest.param("pas", {"comparable": "yes"}, "27B1b", id="comparable pass"),
    ],
)
def test_the_same_said_sufficiently_costs_nothing_but_perhaps_a_score(
    replacement: str, stated: dict[str, str], law: str
) -> None:
    """27B1: Laws 16C and 26B are off, and 27D takes their place."""
    ruling = ruled(replacement, **stated)
    assert passes(ruling) == []
    assert not restricted(ruling)
    assert [(s.law, s.status) for s in ruling if isinstance(s, Information)] == [
        (law, Status.AUTHORISED)
    ]
    assert [s.law for s in ruling if isinstance(s, AdjustedScore)] == ["27D"]


@pytest.mark.parametrize(
    ("replacement", "stated"),
    [
        ("3k", {"same_denomination": "no", "comparable": "no"}),
        ("pas", {"comparable": "no"}),
    ],
)
def test_any_other_bid_or_pass_silences_partner_for_the_rest_of_the_auction(
    replacement: str, stated: dict[str, str]
) -> None:
    ruling = ruled(replacement, **stated)
    assert passes(ruling) == [("27B2", "partner", Span.REST)]
    assert restricted(ruling)
    assert {"16C2", "72C"} <= set(ruling.laws)


@pytest.mark.parametrize(
    ("attempt", "stated", "law"),
    [("(D)", {"comparable": "no"}, "27B3"), ("(1r)", {}, "27B4")],
)
@pytest.mark.parametrize(("final", "lead"), [("yes", False), ("no", True)])
def test_after_a_second_attempt_even_the_best_call_leaves_partner_silent(
    attempt: str, stated: dict[str, str], law: str, final: str, lead: bool
) -> None:
    """27B3 and 4; the lead is free only by 26A, if the last call tells what both others told."""
    ruling = ruled(f"{attempt} 2h", **stated, final_comparable=final)
    assert law in ruling.laws
    assert passes(ruling) == [("27B3", "partner", Span.REST)]
    assert restricted(ruling) is lead


def test_a_second_insufficient_bid_may_be_accepted_like_the_first() -> None:
    ruling = ruled("N 1r", comparable="no")
    assert ("27B4" in ruling.laws, passes(ruling), restricted(ruling)) == (True, [], True)


@pytest.mark.parametrize("happened", ["nothing", "replaced", "lho"])
def test_left_hand_opponent_accepts_by_calling_whatever_has_happened(happened: str) -> None:
    """27A1; 27C: not even the offender's own correction takes the choice from him."""
    ruling = insufficient("V", "1s N 1h 2k", happened=happened, corrected_over="no")
    assert [step.law for step in ruling if step.word == "insufficient_bid_stands"] == ["27A1"]
    assert (passes(ruling), restricted(ruling)) == ([], False)
    told = [step.law for step in ruling if isinstance(step, Information)]
    assert told == (["16C2"] if happened == "replaced" else [])  # of the withdrawn correction


def test_a_correction_after_left_hand_opponent_has_called_does_not_stand() -> None:
    """27C: the bid was accepted before it was corrected."""
    ruling = insufficient(happened="lho", corrected_after="yes")
    assert {"insufficient_bid_stands", "correction_cancelled"} <= {step.word for step in ruling}
    assert (passes(ruling), restricted(ruling)) == ([], False)


def test_what_the_offender_corrected_himself_is_ruled_on_as_any_replacement() -> None:
    """27C: the substitution stands, and the section that fits it is applied."""
    corrected = ruled(
        "3k", happened="replaced", corrected_over="no", same_denomination="no", comparable="no"
    )
    waited = ruled("3k", happened="nothing", same_denomination="no", comparable="no")
    assert [s.law for s in corrected[:2]] == ["27C", "27C"]
    assert [s for s in corrected if not s.explained] == [s for s in waited if not s.explained]


def test_who_has_called_over_the_correction_is_not_asked_to_accept_the_first_bid() -> None:
    """27C: the correction was in force, and he called over it; the next rows judge it."""
    book = BOOK["insufficient_bid"]
    known = {
        **ASSUMED,
        "happened": "replaced",
        "corrected_over": "yes",
        "new_call": "pass",
        "partner_bid": "no",
    }
    chain = book.follow(book.answers(known))
    assert not chain.asking or chain.asking.name != "accepted"
    ruling = insufficient(**known, comparable="no")
    assert (len(passes(ruling)), restricted(ruling)) == (1, True)
    assert "insufficient_bid_stands" not in [step.word for step in ruling]


def test_the_offender_is_told_away_from_the_table_what_would_be_comparable() -> None:
    told = next(step for step in ruled("2h", same_denomination="yes") if not step.aloud)
    assert (told.word, told.authority.key) == ("tell_offender_away", "commentary")


def test_rotation_and_slips_come_before_law_27() -> None:
    turn = insufficient("N", "1s (S 1h)")
    slip = insufficient(slip="yes")
    assert turn[-1] == NewIrregularity("27A2", "call_out_of_rotation")
    assert slip[-1] == NewIrregularity("25A1", "change_of_call")


@pytest.mark.parametrize(
    ("auction", "call", "second"),
    [
        ("1s (1h) 2h", NewCall.BID, None),
        ("1s (1h) pas", NewCall.PASS, None),
        ("1s (1h) D", NewCall.DOUBLE, None),
        ("1s (1h) (D) 2h", NewCall.DOUBLE, None),
        ("1s (1h) (1h) 2h", NewCall.INSUFFICIENT, "no"),
        ("1s (1h) N 1r 1ut", NewCall.INSUFFICIENT, "yes"),
    ],
)
def test_the_table_shows_what_was_tried_first(
    auction: str, call: NewCall, second: str | None
) -> None:
    table = Table.read("V", auction)
    assert new_call_seen(table) == {call}
    answers = second_bid_seen(table)
    assert [answer.key for answer in answers or ()] == ([second] if second else [])


def test_a_withdrawn_bid_was_not_called_over() -> None:
    assert Happened.LHO not in (happened_seen(Table.read("V", "1s (1h) 2h")) or ())
    assert happened_seen(Table.read("V", "1s (S 2h) 2h")) is None


def test_a_table_shows_that_it_was_out_of_turn_too() -> None:
    """27A2."""
    assert out_of_turn_seen(Table.read("V", "1s pas (S 1h) pas")) == {YesNo.YES}
    assert out_of_turn_seen(Table.read("V", "1s (1h) 2h")) == {YesNo.NO}


@pytest.mark.parametrize(
    ("known", "words"),
    [
        ({"happened": "lho"}, {"insufficient_bid_stands", "info.offender.unauthorised"}),
        (
            {"happened": "nothing", "accepted": "yes"},
            {"insufficient_bid_stands", "partner_called_too_soon", "new.call_out_of_rotation"},
        ),
    ],
)
def test_partners_call_before_the_choice_never_stands_beside_it(
    known: dict[str, str], words: set[str]
) -> None:
    """28B where left-hand opponent has called in his turn; else 29 for itself."""
    ruling = insufficient(**known, partner_called="yes")
    assert words <= {step.word for step in ruling}
    assert not restricted(ruling)


def test_before_anything_is_called_instead_the_offender_is_told_what_may_be() -> None:
    ruling = insufficient(happened="nothing", accepted="no", new_call="not_yet")
    assert [s.word for s in ruling if not s.explained] == [
        "replace_the_bid",
        "what_frees_partner",
        "what_silences_partner",
        "tell_offender_away",
    ]


def test_how_long_partner_must_pass_is_computed_from_the_rulings() -> None:
    """24, 25B and 30-32 never silence for the rest; 27, 36, 37 and 38 always do."""
    lengths = {
        "card_exposed_in_auction": {"24"},
        "changed_call": set(),
        "insufficient_bid": {"27"},
        "call_not_accepted": {"30", "31", "32"},
        "inadmissible_double": {"36"},
        "call_by_barred_player": {"37"},
        "bid_above_seven": {"38"},
    }
    lines = {n.label: n.values for n in contrast([BOOK[r] for r in lengths], ForcedPass)}
    laws = [{law[:2] for law in found} for found in lines["Paragraf"]]
    assert laws == [*lengths.values()]
    once, rest = (Span.ONCE.value,), (Span.REST.value,)
    assert lines["Hvor længe?"] == (once, (), rest, once, rest, rest, rest)


def test_the_sentences_on_the_auction_are_proved() -> None:
    assert [proof.trouble for proof in proofs(BOOK, THEOREMS) if proof.trouble] == []

"""Calls out of rotation: the articles' incidents and the law's rungs, settled from a table."""

from __future__ import annotations

import pytest
from incidents import rule_on as ruled

from rules_src.model.ruling import Ruling
from rules_src.model.steps import (
    ForcedPass,
    Information,
    LeadRestriction,
    NewIrregularity,
    Span,
    Status,
)

ASSUMED = {
    "closing": "no",
    "rho_must_pass": "no",
    "must_pass": "no",
    "found": "in_time",
    "call_before": "yes",
}


def rule_on(rule: str, dealer: str = "", auction: str = "", /, **stated: str) -> Ruling:
    return ruled(rule, dealer, auction, **{**ASSUMED, **stated})


def test_a_pass_at_rhos_turn_is_passed_again_and_binds_nobody_else() -> None:
    """S06 and D1: the law forces one pass, and one thing is said of the pass that was cancelled."""
    ruling = rule_on("call_out_of_rotation", "Ø", "(S pas) 1h pas", since="nothing")
    passes = [step for step in ruling if isinstance(step, ForcedPass)]
    assert [(p.law, p.whose, p.span) for p in passes] == [("30A", "offender", Span.ONCE)]
    assert not [step for step in ruling if isinstance(step, LeadRestriction)]
    assert [step.word for step in ruling if isinstance(step, Information)] == ["info.unauthorised"]
    assert {step.authority.key for step in ruling} == {"law"}


@pytest.mark.parametrize(
    ("dealer", "auction", "laws"),
    [
        pytest.param("N", "(S pas) 1h pas 2h", "30B1bi 23B", id="S07"),
        pytest.param("N", "(S pas) 1h pas 1ut", "30B1bi 23B", id="S08"),
        pytest.param("N", "(S pas) pas 1h pas", "30B1bi 23B", id="S10"),
        pytest.param("Ø", "(S 1ut) 1r 1ut", "31A2a 23B", id="S13"),
        pytest.param("N", "(S 1h) pas 1s 2h", "31B2 23B", id="S19"),
        pytest.param("N", "(S 1k) pas 1r D", "31B2 23B", id="S109"),
        pytest.param("V", "1s pas (S D) 2s D", "32A2a 23B", id="example 40"),
        pytest.param("V", "1s (S D) pas pas D", "32B2 23B", id="double at partner's turn"),
    ],
)
def test_a_comparable_call_ends_the_matter(dealer: str, auction: str, laws: str) -> None:
    ruling = rule_on(
        "call_out_of_rotation", dealer, auction, since="nothing", call="pass", comparable="yes"
    )
    assert set(laws.split()) <= set(ruling.laws)
    assert ruling[-1].when.key == "after_play"
    kinds = {type(step) for step in ruling}
    assert not kinds & {ForcedPass, LeadRestriction}


@pytest.mark.parametrize(
    ("dealer", "auction", "law"),
    [
        pytest.param("N", "(S pas) 1h pas 1s", "30B1bii", id="S09"),
        pytest.param("N", "(S 1h) 1k pas 1h", "31B2", id="S20"),
        pytest.param("S", "(Ø 1ut) 1h pas 4h pas pas pas", "31B2", id="S33"),
        pytest.param("N", "(S 1k) pas 1r 1ut", "31B2", id="S108"),
        pytest.param("Ø", "(S 1h) 1s pas", "31A2b", id="bid at right-hand opponent's turn"),
        pytest.param("V", "1s pas (S D) 2s 3k", "32A2b", id="double at right-hand opponent's turn"),
    ],
)
def test_any_other_call_silences_partner_once_and_restricts_his_lead(
    dealer: str, auction: str, law: str
) -> None:
    """Rule 2b (S04, S05): once, never for the rest of the auction."""
    ruling = rule_on(
        "call_out_of_rotation", dealer, auction, since="nothing", call="pass", comparable="no"
    )
    passes = [step for step in ruling if isinstance(step, ForcedPass)]
    assert [(p.law, p.whose, p.span) for p in passes] == [(law, "partner", Span.ONCE)]
    assert [step.word for step in ruling if isinstance(step, LeadRestriction)] == [
        "lead.forbid_unshown"
    ]


def test_information_is_unauthorised_until_a_comparable_call_makes_it_authorised() -> None:
    """Rule 2a (S03) and S11: two statuses, each at its own time."""
    ruling = rule_on("call_out_of_rotation", "N", "(S 1h) pas 1s 2h", comparable="yes")
    told = [(s.status, s.when.key) for s in ruling if isinstance(s, Information)]
    assert told == [(Status.UNAUTHORISED, "now"), (Status.AUTHORISED, "offender_turn")]


@pytest.mark.parametrize(
    ("dealer", "auction", "laws"),
    [
        ("Ø", "(S 1h) pas 1h", {"31A1", "16A1a"}),
        ("V", "1s pas (S D) pas D", {"32A1", "16A1a"}),
    ],
)
def test_a_call_is_repeated_without_more_when_rho_passes(
    dealer: str, auction: str, laws: set[str]
) -> None:
    """Rule 1 (S02, S12)."""
    ruling = rule_on("call_out_of_rotation", dealer, auction, since="nothing")
    assert {step.law for step in ruling if step.when.key == "offender_turn"} == laws
    assert not [step for step in ruling if isinstance(step, ForcedPass)]


def test_a_repeated_insufficient_bid_is_a_new_irregularity() -> None:
    """27A2 sends it here first; 31A1 frees only a legal call."""
    ruling = rule_on("call_out_of_rotation", "V", "1s pas (S 1h) pas", since="nothing")
    assert ruling[-1] == NewIrregularity("27A2", "insufficient_bid", when=ruling[-2].when)
    assert "no_rectification" not in {step.word for step in ruling}


def test_only_a_natural_pass_at_rhos_turn_is_law_30() -> None:
    """30C: a pass of partner's artificial call is treated as a bid."""
    auction = "2k (S pas) pas pas"
    natural = rule_on("call_out_of_rotation", "N", auction, since="nothing", call="pass")
    artificial = rule_on(
        "call_out_of_rotation", "N", auction, since="nothing", call="artificial_pass"
    )
    assert ("30A" in natural.laws, "31A1" in natural.laws) == (True, False)
    assert ("30A" in artificial.laws, "31A1" in artificial.laws) == (False, True)


def test_the_player_whose_turn_it_was_may_call_as_if_nothing_had_happened() -> None:
    """28B; at left-hand opponent's turn what he meant decides between 28B and 29A."""
    at_rhos = rule_on("call_out_of_rotation", "Ø", "(S 1h) 1s 2h", since="rho")
    unaware = rule_on("call_out_of_rotation", "V", "(S 1h) 1s", since="lho", meant="first")
    over = rule_on("call_out_of_rotation", "V", "S 1h 1s", since="lho", meant="over")
    assert at_rhos == unaware
    assert at_rhos.laws == ("28B", "28B", "16C2", "28B", "16C3")
    assert [s.authority.key for s in at_rhos if s.word == "may_use_if_repeated"] == ["commentary"]
    assert not [s for s in at_rhos if isinstance(s, LeadRestriction)]
    assert over.laws == ("29A",)


def test_a_call_over_it_accepts_at_partners_or_rhos_turn_whatever_was_meant() -> None:
    assert rule_on("call_out_of_rotation", "N", "S 1r pas 1s", since="lho").laws == ("29A",)
    assert rule_on("call_out_of_rotation", "Ø", "S 1r pas 1s", since="lho").laws == ("29A",)


def test_three_passes_that_cost_a_player_his_turn_do_not_end_the_auction() -> None:
    auction = "1h (S pas pas pas) 2r pas pas pas"
    ruling = rule_on("call_out_of_rotation", "N", auction, passed_round="three")
    assert ruling.laws == ("17D3", "34", "16C1", "16C2", "16C3")


def test_what_is_never_a_call_out_of_rotation() -> None:
    change = rule_on("call_out_of_rotation", "N", "1s (N 2s)", wish="changed")
    assert change.laws[0] == "25"
    never = NewIrregularity("35", "inadmissible_call")
    assert rule_on("call_out_of_rotation", "N", "1ut (S D)")[-1] == never
    barred = rule_on("call_out_of_rotation", turn="rho", call="bid", must_pass="yes")
    assert barred[-1] == NewIrregularity("37", "inadmissible_call")


@pytest.mark.parametrize("call", ["pass", "artificial_pass"])
def test_a_pass_that_seems_to_end_the_auction_is_no_matter_of_accepting(call: str) -> None:
    """17D3: whatever the pass meant."""
    known = {"turn": "rho", "call": call, "passed_round": "three"}
    ruling = rule_on("call_out_of_rotation", **known, closing="yes")
    assert ruling[0].word == "back_to_lost_turn"


def test_three_passes_without_a_call_before_them_all_stand() -> None:
    """29A: the player after it called, and 17D3 needs a call and then three passes."""
    ruling = ruled(
        "auction_gone_wrong", auction_fault="lost_turn", passed_round="three", call_before="no"
    )
    assert ruling.laws == ("29A", "22B")


@pytest.mark.parametrize("call", ["bid", "double", "artificial_pass"])
def test_before_rho_has_called_the_offender_hears_what_depends_on_it(call: str) -> None:
    """31A and 32A: nothing is forced yet, and nothing is cancelled but the call itself."""
    ruling = rule_on(
        "call_out_of_rotation",
        turn="rho",
        call=call,
        since="nothing",
        accepted="no",
        rho_did="not_yet",
    )
    assert [s.word for s in ruling] == ["call_cancelled", "rho_calls_first", "offender_free"]


def test_the_pass_that_was_due_counts_as_made() -> None:
    """28A."""
    (step,) = rule_on("call_out_of_rotation", turn="rho", rho_must_pass="yes")
    assert step.word == "in_rotation"
    assert "regnes for afgivet" in step.says


def test_what_the_offender_has_mended_himself_leaves_lho_his_choice() -> None:
    """9B2 and 9C: the first call still counts, whether it is then accepted or not."""
    accepted = rule_on("call_out_of_rotation", "N", "S 1h (S pas) 1s", since="offender")
    refused = rule_on("call_out_of_rotation", "N", "(S 1h S pas) 1k pas 1h", comparable="no")
    assert accepted.laws == ("9C", "29A")
    assert refused.laws[:2] == ("9C", "29B")


def test_whose_turn_and_what_was_called_are_read_from_the_auction_alone() -> None:
    """Dealer, auction and the irregular call decide; nothing about the turn is stated here."""
    ruling = rule_on("call_out_of_rotation", "N", "(S 1s) 1h pas 2s", comparable="yes")
    assert "31B2" in ruling.laws

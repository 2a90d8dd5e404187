"""Inadmissible calls: what stands, what is cancelled, and who passes to the end."""

from __future__ import annotations

import pytest
from incidents import rule_on

from rules_src.bridge.table import Table
from rules_src.laws.law_35_39_inadmissible.facts import Fault, fault_seen
from rules_src.model.roles import spoken
from rules_src.model.ruling import Ruling
from rules_src.model.steps import ForcedPass, Information, LeadRestriction, Span


def ruled(dealer: str = "", auction: str = "", /, **stated: str) -> Ruling:
    assumed = {"found": "in_time", "played_instead": "no"}
    return rule_on("inadmissible_call", dealer, auction, **{**assumed, **stated})


def silenced(ruling: Ruling) -> list[tuple[str, str]]:
    passes = [step for step in ruling if isinstance(step, ForcedPass)]
    assert {step.span for step in passes} <= {Span.REST}
    return [(step.law, step.whose) for step in passes]


def restricted(ruling: Ruling) -> bool:
    return any(isinstance(step, LeadRestriction) for step in ruling)


@pytest.mark.parametrize(
    ("dealer", "auction", "law"),
    [
        pytest.param("N", "1h pas (D) 2k", "36B2", id="double of partner's bid"),
        pytest.param("V", "1s pas 2s (RD) pas", "36B2", id="redouble of a bid"),
        pytest.param("N", "1ut (S D) pas 3ut", "36B4", id="out of rotation as well"),
    ],
)
@pytest.mark.parametrize("comparable", ["yes", "no"])
def test_an_inadmissible_double_is_replaced_and_silences_partner(
    dealer: str, auction: str, law: str, comparable: str
) -> None:
    """36B; 26B »may« apply, and by its own words does so unless the new call is comparable."""
    ruling = ruled(dealer, auction, called_again="yes", comparable_to_double=comparable)
    assert silenced(ruling) == [(law, "partner")]
    assert restricted(ruling) is (comparable == "no")
    assert "72C" in ruling.laws


def test_called_over_the_double_lapses_with_every_later_call_and_nobody_is_silenced() -> None:
    ruling = ruled("N", "1h pas (D pas) 2h", after_double="lho")
    assert ruling[0].word == "double_and_later_cancelled"
    assert (silenced(ruling), restricted(ruling)) == ([], False)


def test_once_the_lead_is_faced_the_contract_is_scored_without_the_double() -> None:
    assert ruled(fault="double", after_double="lead_faced").laws == ("36C",)


@pytest.mark.parametrize(("duty", "expected"), [("once", []), ("rest", [("37A", "offender")])])
def test_called_over_a_barred_players_call_stands_but_a_lasting_duty_lasts(
    duty: str, expected: list[tuple[str, str]]
) -> None:
    ruling = ruled(fault="barred", lho_called="yes", duty=duty)
    assert ruling[0].word == "call_and_later_stand"
    assert (silenced(ruling), restricted(ruling)) == (expected, False)


def test_else_both_of_his_side_pass_to_the_end() -> None:
    ruling = ruled(fault="barred", lho_called="no")
    assert silenced(ruling) == [("37B2", "offending_side")]
    assert restricted(ruling)
    assert spoken(ruling[2].text, {"offending_side": "Ø-V"}).startswith(
        "Ø-V: I skal begge passe i resten"
    )


@pytest.mark.parametrize(("called", "later"), [("yes", False), ("no", True)])
def test_a_bid_above_seven_never_stands_and_only_an_uncalled_one_costs_more(
    called: str, later: bool
) -> None:
    """38D: neither 26B nor 72C once left-hand opponent has called."""
    ruling = ruled(fault="above_seven", lho_called=called)
    assert silenced(ruling) == [("38C", "offending_side")]
    assert (restricted(ruling), "72C" in ruling.laws) == (later, later)


@pytest.mark.parametrize(
    ("auction", "lead"),
    [
        pytest.param("1h pas pas pas (Ø D)", True, id="defender doubles"),
        pytest.param("1h pas pas pas (V 1s)", True, id="defender bids"),
        pytest.param("1h pas pas pas (Ø D RD)", False, id="called over"),
        pytest.param("1h pas pas pas (Ø pas)", False, id="defender passes"),
        pytest.param("1h pas pas pas (4h)", False, id="declarer bids"),
        pytest.param("1h pas pas pas (S 4h)", False, id="dummy bids"),
    ],
)
def test_after_the_final_pass_only_a_defenders_action_can_restrict_a_lead(
    auction: str, lead: bool
) -> None:
    ruling = ruled("N", auction)
    assert ruling.laws[0] == "39A"
    assert restricted(ruling) is lead
    assert silenced(ruling) == []


@pytest.mark.parametrize(
    ("played", "law"),
    [("same_declarer", "22A"), ("other_declarer", "12A2"), ("passed_out", "22B")],
)
def test_what_was_bid_after_the_final_pass_is_never_the_contract(played: str, law: str) -> None:
    ruling = ruled(fault="too_late", played_instead=played)
    assert ruling.laws[:2] == ("39A", law)
    assert not restricted(ruling)


@pytest.mark.parametrize(
    ("auction", "told"),
    [
        pytest.param("1h pas pas pas (Ø D RD)", True, id="defender and declaring side"),
        pytest.param("1h pas pas pas (4h)", True, id="declarer bids"),
        pytest.param("1h pas pas pas (Ø pas)", False, id="a pass shows nothing"),
        pytest.param("1h pas pas pas (S pas)", False, id="nor does dummy's"),
    ],
)
def test_neither_of_the_side_may_use_what_was_cancelled_after_the_final_pass(
    auction: str, *, told: bool
) -> None:
    """16C1 and 16C2: 39B ends the rectification, not Law 16C."""
    said = [step.word for step in ruled("N", auction) if isinstance(step, Information)]
    both = ["info.other_side.cancelled_authorised", "info.offending_side.cancelled_unauthorised"]
    assert said == both * told


@pytest.mark.parametrize(
    ("auction", "fault"),
    [
        ("1h pas (D) 2k", {Fault.DOUBLE}),
        ("1h pas pas pas (D)", {Fault.TOO_LATE}),  # inadmissible too, but first of all too late
        ("1h (1k) pas", None),
    ],
)
def test_the_table_shows_why_a_call_is_inadmissible(auction: str, fault: set[Fault] | None) -> None:
    assert fault_seen(Table.read("N", auction)) == fault

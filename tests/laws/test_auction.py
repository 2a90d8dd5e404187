"""What a table shows of irregular calls.

What follows from each answer is in a case and in the golden rows of its rule.
"""

import pytest

from rules_src.bridge.table import Table
from rules_src.laws.law_27_insufficient_bid import (
    Happened,
    NewCall,
    happened_seen,
    new_call_seen,
    out_of_turn_seen,
    second_bid_seen,
)
from rules_src.laws.law_35_39_inadmissible import Fault, fault_seen
from rules_src.model.facts import YesNo


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

"""Irregular auctions of every kind that a rule can tell apart, put together of parts."""

from collections.abc import Iterator
from functools import cache
from itertools import product

from rules_src.bridge.errors import TableError
from rules_src.bridge.seats import Seat
from rules_src.bridge.shape import ROLES, Shape, shape_of
from rules_src.bridge.table import Table

BEFORE = ("", "1♥", "1♥ pas", "1♥ 1♠", "1♥ 1♠ pas 2♣")
BEFORE_END = ("1♥ pas pas pas",)
OVER = ("", "{lho} pas", "{partner} pas", "{rho} pas", "{offender} 3♥", "{lho} pas {partner} pas")
BACK = (
    *("", "pas", "4♠", "pas pas pas", "pas pas 4♠", "pas pas", "4♠ pas", "pas 4♠"),
    *("pas 4♠ pas", "pas pas 4♠ pas", "4♠ pas pas D"),
)
TRIED = ("pas", "D", "{offender} 1♣", "{offender} 1♣ pas", "4♠", "(1♣) pas", "(D) pas", "(1♣) 4♠")
"""Parts that lines are put together of: one of each kind."""


@cache
def shapes() -> tuple[tuple[Shape, Table], ...]:
    """What each irregular line shows, and a table with the line."""
    return tuple(
        (shape_of(table.line, table.irregularity), table)
        for table in _tables()
        if table.line and table.irregularity
    )


def _tables() -> Iterator[Table]:
    """A table for every line that the parts make and the game allows."""
    for dealer, text in _lines():
        try:
            yield Table.read(dealer, text)
        except TableError:
            continue


def _lines() -> Iterator[tuple[str, str]]:
    calls = ("pas", "D", "RD", "1♣", "3♠")
    for before, role, call in product(BEFORE, range(4), calls):
        due = Seat.NORTH.after(len(before.split()))
        offender = due.after(role)
        names = {r: offender.after(n).text for n, r in enumerate(ROLES)}
        mark = "" if offender is due else f"{offender.text} "
        made = f"{mark}{call}"
        yield "N", f"{before} {offender.text} {call}"
        yield "N", f"{before} {offender.text} {call} pas"
        yield "N", f"{before} {offender.text} {call} pas pas"
        yield "N", f"{before} {offender.text} {call} pas pas pas"
        for over in OVER:
            bracket = _bracket(offender, made, over.format(**names))
            for back in BACK if over in OVER[:2] or role else BACK[:3]:
                yield "N", f"{before} {bracket} {back}"
            yield from (
                ("N", f"{before} {bracket} {tried.format(**names)}") for tried in TRIED if not role
            )
    for before, role, call, over in product(BEFORE_END, range(4), calls, OVER):
        offender = Seat.NORTH.after(role)
        names = {r: offender.after(n).text for n, r in enumerate(ROLES)}
        made = call if not role else f"{offender.text} {call}"
        yield "N", f"{before} {_bracket(offender, made, over.format(**names))}"
    for role in range(4):
        yield "N", f"pas pas pas pas ({'' if not role else Seat.NORTH.after(role).text} 1♣)"


def _bracket(offender: Seat, made: str, over: str) -> str:
    """A withdrawn call and those over it; a seat whose turn it is by then is not written."""
    words, expected, written = over.split(), offender.lho, []
    for seat, call in zip(words[::2], words[1::2], strict=True):
        written += [call] if seat == expected.text else [seat, call]
        expected = Seat.from_text(seat).lho
    return f"({' '.join([made, *written])})"

"""Where each irregular call is ruled on, in which order, and what a tapped auction answers.

The irregular auctions of every kind that a rule can tell apart are put together of parts.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from typing import NamedTuple

from rules_src.bridge.auction import ROLES, Shape, shape_of
from rules_src.bridge.errors import TableError
from rules_src.bridge.seats import Seat
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


ONLY_TAPPED: Mapping[str, tuple[str, ...]] = {
    "due_barred": ("", "yes"),
    "open": ("", "yes"),
    "duty": ("once", "rest"),
}
"""Features that no line of a case shows, and the person at the keypad knows."""


class Named(NamedTuple):
    """One way in which a call can be irregular, and where it is ruled on."""

    rule: str
    """The name of the rule that a situation begins with."""
    law: str
    name: str
    """What the director calls it."""
    says: str
    """What is wrong; roles, and the calls that the script puts in."""
    features: tuple[str, ...]
    """What of the table its ruling can turn on."""
    states: Mapping[str, str] = {}
    """Answers that follow from the kind itself."""
    unwritten: bool = False
    """Whether no line of a case can show such a call."""

    def shapes(self) -> Iterator[tuple[Shape, Table]]:
        """Everything that can be seen of one, and a table that shows it."""
        if self.unwritten:
            for over, replaced, own in product(("", "yes"), ("", "yes"), self._tapped()):
                yield {"lho_over": over, "replaced": replaced, **own}, Table()
            return
        for shape, table in shapes():
            if named(shape) is self:
                for own in self._tapped():
                    yield {**shape, **own}, table

    def _tapped(self) -> Iterator[Shape]:
        names = [name for name in ONLY_TAPPED if name in self.features]
        for values in product(*(ONLY_TAPPED[name] for name in names)):
            yield dict(zip(names, values, strict=True))

    def answers(self, shape: Shape) -> dict[str, str]:
        """What the rule is told, whatever else the table shows."""
        answers = dict(self.states)
        if self.unwritten:
            answers["lho_called"] = "yes" if shape["lho_over"] else "no"
        if shape.get("duty"):
            answers["duty"] = shape["duty"]
        if not shape.get("replaced"):
            answers["called_again"] = "not_yet"  # nobody has tapped a call in its place
        if shape.get("due_barred") and shape["due"] == "rho":
            answers["rho_must_pass"] = "yes"
        return answers


IRREGULARITIES: Mapping[str, Named] = {
    "closed": Named(
        "inadmissible_call",
        "39",
        "Melding efter den afsluttende pas",
        "Meldingerne var slut, da {offender} meldte {call}.",
        ("call", "declaring", "lho_over"),
    ),
    "above": Named(
        "inadmissible_call",
        "38",
        "Bud over syv",
        "{Offender} bød over 7ut, det højeste bud.",
        ("lho_over", "replaced"),
        {"fault": "above_seven"},
        unwritten=True,
    ),
    "bad": Named(
        "inadmissible_call",
        "36",
        "Utilladelig dobling eller redobling",
        "{Offender} meldte {call}, men der var intet at doble eller redoble.",
        ("out", "lho_over", "replaced"),
    ),
    "out": Named(
        "call_out_of_rotation",
        "29",
        "Melding uden for tur",
        "{Offender} meldte {call}, men det var {due's} tur.",
        (
            *("due", "due_barred", "called", "withdrawn", "open", "over"),
            *("legal", "replaced", "rho_call"),
        ),
    ),
    "barred": Named(
        "inadmissible_call",
        "37",
        "Melding fra en spiller, der skulle passe",
        "{Offender} skulle passe, men meldte {call}.",
        ("duty", "lho_over", "replaced"),
        {"fault": "barred"},
        unwritten=True,
    ),
    "low": Named(
        "insufficient_bid",
        "27",
        "Utilstrækkeligt bud",
        "{call} er ikke højere end {last} ({by}). {Enough} havde været nok.",
        ("out", "withdrawn", "open", "over", "legal", "replaced", "tried", "tried_once"),
    ),
}  # fmt: skip
"""In the order in which they are looked for: the first that a call is decides where it is ruled.

After the end nothing counts (39); what can never stand comes before whose turn it was (35); and
rotation before rank (27A2).
"""

LAWS = tuple(sorted(named.law for named in IRREGULARITIES.values()))
ENTRIES = tuple(dict.fromkeys(named.rule for named in IRREGULARITIES.values()))
RULES = (*ENTRIES, "auction_gone_wrong")
"""Those that a tapped auction leads to, and all that begin with one."""

HIDE = ("accepted",)
"""Questions that no table answers, though it shows what comes after them."""


def named(shape: Shape) -> Named:
    """The first kind that a call is of."""
    return next(kind for name, kind in IRREGULARITIES.items() if shape.get(name))


def unread(shape: Shape) -> tuple[str, ...]:
    """Questions that the table is not asked: nobody has answered them by tapping on."""
    return ("called_again", "accepted") if shape.get("open") else ("called_again",)

"""What of an irregular call and its auction a table can show a rule: seats as roles, no ranks.

The keypad's script counts the same in a browser, and is tested against this.
"""

from collections.abc import Mapping

from rules_src.bridge.calls import PASS, Bid, Call
from rules_src.bridge.irregularity import Irregularity
from rules_src.bridge.legality import is_closed
from rules_src.bridge.line import AuctionLine
from rules_src.bridge.seats import Seat

Shape = Mapping[str, str]
"""Each feature by name; an empty text where it does not hold."""

ROLES = ("offender", "lho", "partner", "rho")
"""In the order in which they call."""


def shape_of(line: AuctionLine, irregularity: Irregularity) -> Shape:
    """Every feature of the irregularity, and of what came of it."""
    offender, over, legal = irregularity.offender, irregularity.over, irregularity.legal
    tried = _tried(line, irregularity)
    return {
        "closed": _yes(is_closed(irregularity.before)),
        "bad": _yes(irregularity.inadmissible),
        "out": _yes(irregularity.out_of_turn),
        "low": _yes(irregularity.sufficient is False),
        "call": _kind(irregularity.call),
        "called": _called(irregularity),
        "due": _due(irregularity),
        "withdrawn": _yes(irregularity.withdrawn),
        "over": role_of(over[0].seat, offender) if over else "",
        "lho_over": _yes(any(seat is offender.lho for seat, _ in over)),
        "legal": _yes(bool(legal)),
        "replaced": _yes(irregularity.replacement is not None),
        "rho_call": _kind(irregularity.rho_call).replace("bid", "acted").replace("double", "acted"),
        "tried": _tried_kind(irregularity, tried),
        "tried_once": _yes(len(tried) == 1),
        "declaring": _declaring(line, offender),
    }


def role_of(seat: Seat, offender: Seat) -> str:
    return next(role for n, role in enumerate(ROLES) if offender.after(n) is seat)


def _due(irregularity: Irregularity) -> str:
    """Whose turn it was; at left-hand opponent's it matters whether offender had called before."""
    role = role_of(irregularity.due, irregularity.offender)
    return "lho_again" if role == "lho" and irregularity.offender_had_called_before else role


def _called(irregularity: Irregularity) -> str:
    """The call as rotation sees it: what it closes, what it answers, whether it was enough."""
    partner = irregularity.offender.partner
    if irregularity.missed_turn:
        return "closing"
    if irregularity.call is PASS:
        acted = any(s is partner and c is not PASS for s, c in irregularity.before)
        return "answer" if acted else "pass"
    return "low" if irregularity.sufficient is False else _kind(irregularity.call)


def _yes(true: bool) -> str:
    return "yes" if true else ""


def _kind(call: Call | None) -> str:
    if call is None:
        return ""
    if isinstance(call, Bid):
        return "bid"
    return "pass" if call is PASS else "double"


def _tried(line: AuctionLine, irregularity: Irregularity) -> list[Call]:
    """What was tried in place of a call that was withdrawn in turn; the last of it stood."""
    firsts = [bracket.calls[0] for bracket in line.withdrawn_at(len(irregularity.before))]
    if irregularity.out_of_turn or irregularity.made not in firsts or not irregularity.legal:
        return []
    later = firsts[firsts.index(irregularity.made) + 1 :]
    return [made.call for made in (*later, irregularity.legal[0])]


def _tried_kind(irregularity: Irregularity, tried: list[Call]) -> str:
    """The kind of the first of them, and whether a bid was again too low."""
    if not tried:
        return ""
    first, bids = tried[0], [c for _, c in irregularity.before if isinstance(c, Bid)]
    too_low = isinstance(first, Bid) and bids and first <= bids[-1]
    return "low" if too_low else _kind(first)


def _declaring(line: AuctionLine, offender: Seat) -> str:
    declarer = line.standing.declarer
    if declarer is None:
        return ""
    return "ours" if declarer.side is offender.side else "theirs"

"""Which calls are legal, and what to say of those that are not."""

from collections.abc import Sequence
from itertools import pairwise

from rules_src.bridge.calls import DOUBLE, PASS, REDOUBLE, Bid, Call, SeatCall
from rules_src.bridge.seats import Seat


def misses_turn(made: Sequence[SeatCall]) -> bool:
    """Three passes followed a call, one of them out of rotation, so a turn was lost (Law 17D3)."""
    return is_closed(made) and not _in_rotation(made)


def is_closed(made: Sequence[SeatCall]) -> bool:
    """Three passes have followed another call, in rotation or not."""
    return len(made) >= 4 and all(call is PASS for _, call in made[-3:])


def _in_rotation(made: Sequence[SeatCall]) -> bool:
    """Whether each of the last four calls came from the left of the one before."""
    last = [seat for seat, _ in made[-4:]]
    return all(later is earlier.lho for earlier, later in pairwise(last))


def against(before: Sequence[SeatCall], turn: Seat, made: SeatCall) -> str | None:
    """What is wrong with a call that nobody marked as irregular, in Danish."""
    if made.seat is not turn:
        return f"{turn.name_da} har tur, ikke {made.seat.name_da}"
    return against_time(before) or against_bid(before, made.call) or against_double(before, made)


def against_accepting(before: Sequence[SeatCall], turn: Seat, made: SeatCall) -> str | None:
    """Why a call marked as irregular cannot have stood, in Danish."""
    late = against_time(before)
    if late:
        return late
    if inadmissible := against_double(before, made):
        return f"{inadmissible}, og det kan aldrig accepteres (§ 36): sæt den i parentes"
    if made.seat is turn and not against_bid(before, made.call):
        return f"{turn.name_da} har tur; skriv meldingen uden plads"
    return None


def against_time(before: Sequence[SeatCall]) -> str | None:
    if misses_turn(before):
        return "en spiller har mistet sin tur: sæt de tilbagetagne pas i parentes (§ 17D3)"
    return "meldeforløbet er slut efter tre pas i træk" if is_closed(before) else None


def against_bid(before: Sequence[SeatCall], call: Call) -> str | None:
    """A bid must be higher than the last (Law 18)."""
    if not isinstance(call, Bid):
        return None
    last = next((earlier for _, earlier in reversed(before) if isinstance(earlier, Bid)), None)
    return f"{call.text} er ikke højere end {last.text}" if last and call <= last else None


def against_double(before: Sequence[SeatCall], made: SeatCall) -> str | None:
    """Only an opponent's bid may be doubled, only his double redoubled (Law 19)."""
    last = next((earlier for earlier in reversed(before) if earlier.call is not PASS), None)
    theirs = last.call if last and last.seat.side is not made.seat.side else None
    if made.call is DOUBLE and not isinstance(theirs, Bid):
        return f"{made.seat.name_da} har intet bud fra modparten at doble"
    if made.call is REDOUBLE and theirs is not DOUBLE:
        return f"{made.seat.name_da} har ingen dobling fra modparten at redoble"
    return None

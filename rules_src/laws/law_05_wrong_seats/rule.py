"""Laws 3 to 5: each player answers for being in the right seat in time.

The offender is the player who sat down wrong.
"""

from __future__ import annotations

from rules_src.laws.common.adjusted_score import Contest
from rules_src.laws.common.board import TAKE_SEATS, HowFar, fined
from rules_src.laws.law_05_wrong_seats.facts import OtherRoom, SameDirection, Seats, WrongSeats
from rules_src.laws.law_05_wrong_seats.words import (
    AFTERWARDS,
    AS_SEATED,
    EACH_ANSWERS,
    FINISH_AS_SEATED,
    NOT_COMPARED,
    ONLY_WITH_LEAVE,
    OTHER_TURNS,
    STOP_PLAY,
    THIS_TURNS,
    TURN_IF,
)
from rules_src.model.ruling import Ruling
from rules_src.model.steps import HandOver

IN_A_MATCH = HandOver("86B2", "same_direction")


def wrong_seats(facts: WrongSeats) -> Ruling:
    """Seats are put right until a card is taken out; wrong opponents are a wrong board (5, 15B)."""
    match facts.seats:
        case Seats.PARTNERS:
            return Ruling(ONLY_WITH_LEAVE)
        case Seats.SAME_LINE:
            return Ruling(IN_A_MATCH)
        case Seats.OPPONENTS:
            if facts.how_far is HowFar.NOT_BEGUN:
                return Ruling(TAKE_SEATS)
            return Ruling(EACH_ANSWERS, AFTERWARDS, HandOver("15B", "not_their_board"))
        case Seats.DIRECTION:
            return exchanged(facts)


def exchanged(facts: WrongSeats) -> Ruling:
    """The right four have the right board, each pair on the other's seats (5B, 82A)."""
    if facts.how_far is HowFar.NOT_BEGUN:
        return Ruling(TAKE_SEATS)
    if facts.contest is Contest.TEAMS:
        return Ruling(IN_A_MATCH)
    if not facts.countable:
        why = NOT_COMPARED, EACH_ANSWERS, fined("90B7")
        return Ruling(*why, HandOver("12C2", "artificial_score"))
    if facts.how_far is HowFar.BEGUN:
        return Ruling(FINISH_AS_SEATED, AS_SEATED)
    return Ruling(AS_SEATED)


def same_direction(facts: SameDirection) -> Ruling:
    """A table that has not begun turns; else there are two results without comparison (86B2)."""
    waits = facts.other_room is OtherRoom.NOT_BEGUN
    match facts.how_far:
        case HowFar.NOT_BEGUN:
            return Ruling(TAKE_SEATS) if waits else Ruling(THIS_TURNS, TURN_IF)
        case HowFar.BEGUN if waits:
            return Ruling(FINISH_AS_SEATED, OTHER_TURNS, TURN_IF)
        case HowFar.PLAYED if waits:
            return Ruling(OTHER_TURNS, TURN_IF)
    stop = (STOP_PLAY,) if facts.how_far is HowFar.BEGUN else ()
    return Ruling(*stop, EACH_ANSWERS, fined("90B7"), HandOver("86B2", "not_comparable"))

"""Laws 3 to 5: each player answers for being in the right seat in time.

The offender is the player who sat down wrong.
"""

from __future__ import annotations

from rules_src.laws.common import adjusted_score, board
from rules_src.laws.law_05_wrong_seats import facts as law
from rules_src.laws.law_05_wrong_seats.words import Say
from rules_src.model.ruling import Ruling
from rules_src.model.steps import HandOver

IN_A_MATCH = HandOver("86B2", "same_direction")


def wrong_seats(facts: law.WrongSeats) -> Ruling:
    """Seats are put right until a card is taken out; wrong opponents are a wrong board (5, 15B)."""
    match facts.seats:
        case law.Seats.PARTNERS:
            return Ruling(Say.seats_changed_only_with_leave)
        case law.Seats.SAME_LINE:
            return Ruling(IN_A_MATCH)
        case law.Seats.OPPONENTS:
            if facts.how_far is board.HowFar.NOT_BEGUN:
                return Ruling(board.Say.right_seats_and_board)
            return Ruling(
                Say.each_answers_for_his_seat,
                Say.right_table_afterwards,
                HandOver("15B", "not_their_board"),
            )
        case law.Seats.DIRECTION:
            return exchanged(facts)


def exchanged(facts: law.WrongSeats) -> Ruling:
    """The right four have the right board, each pair on the other's seats (5B, 82A)."""
    if facts.how_far is board.HowFar.NOT_BEGUN:
        return Ruling(board.Say.right_seats_and_board)
    if facts.contest is adjusted_score.Contest.TEAMS:
        return Ruling(IN_A_MATCH)
    if not facts.countable:
        why = Say.seats_not_to_be_compared, Say.each_answers_for_his_seat, board.fined("90B7")
        return Ruling(*why, HandOver("12C2", "artificial_score"))
    if facts.how_far is board.HowFar.BEGUN:
        return Ruling(Say.finish_as_seated, Say.scored_as_seated)
    return Ruling(Say.scored_as_seated)


def same_direction(facts: law.SameDirection) -> Ruling:
    """A table that has not begun turns; else there are two results without comparison (86B2)."""
    waits = facts.other_room is law.OtherRoom.NOT_BEGUN
    match facts.how_far:
        case board.HowFar.NOT_BEGUN:
            return (
                Ruling(board.Say.right_seats_and_board)
                if waits
                else Ruling(Say.this_table_sits_against, Say.turn_the_score_if_both_turned)
            )
        case board.HowFar.BEGUN if waits:
            return Ruling(
                Say.finish_as_seated,
                Say.other_table_sits_against,
                Say.turn_the_score_if_both_turned,
            )
        case board.HowFar.PLAYED if waits:
            return Ruling(Say.other_table_sits_against, Say.turn_the_score_if_both_turned)
    stop = (Say.stop_what_cannot_be_compared,) if facts.how_far is board.HowFar.BEGUN else ()
    return Ruling(
        *stop,
        Say.each_answers_for_his_seat,
        board.fined("90B7"),
        HandOver("86B2", "not_comparable"),
    )

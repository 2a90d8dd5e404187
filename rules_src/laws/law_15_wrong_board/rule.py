"""Law 15: cards from a wrong board, or a wrong board or seats (with 5B, 16D, 82A and 86B).

The offender is the player who took his cards from the wrong board.
"""

from __future__ import annotations

from rules_src.laws.common.board import (
    ADJUST,
    PLAY_NORMALLY,
    TAKE_SEATS,
    HowFar,
    adjusted,
    fined,
)
from rules_src.laws.law_15_wrong_board.facts import (
    CalledAgain,
    Mixup,
    NotTheirs,
    PartnerSince,
    PlayedBefore,
    WrongBoard,
)
from rules_src.laws.law_15_wrong_board.words import (
    BOARD_CANCELLED,
    CALLS_CANCELLED,
    COUNTS,
    EACH_MATCH,
    FINISH,
    HAND_BACK,
    NO_COMPARISON,
    NO_RESULT,
    OTHER_BOARD,
    PLAY_ON,
    RIGHT_BOARD_LATER,
    RIGHT_HAND,
    TEAM_MATCH,
    WHEN_IT_COMES,
    WITHDRAWN,
)
from rules_src.model.ruling import Ruling, When
from rules_src.model.steps import HandOver, NewIrregularity


def wrong_board(facts: WrongBoard) -> Ruling:
    """A call with cards from a wrong board is cancelled; a wrong board may be played out (15)."""
    match facts.mixup:
        case Mixup.LOOKED:
            return Ruling(HAND_BACK, NewIrregularity("16D1", "extraneous_information"))
        case Mixup.CALLED:
            return wrong_cards(facts)
        case Mixup.WRONG_BOARD:
            return Ruling(HandOver("15B", "not_their_board"))
        case Mixup.SEATS:
            return Ruling(HandOver("5B", "wrong_seats"))


def wrong_cards(facts: WrongBoard) -> Ruling:
    """Too late once partner has called; else the player calls again with his own cards (15A).

    Law 15A2 does not speak of a lead that is faced, but nobody can call after it (41C, 12A2).
    """
    facts.tell(CALLS_CANCELLED)
    if facts.partner_called_since is PartnerSince.NO:
        return Ruling(RIGHT_HAND, *WITHDRAWN, fined("15A4"), OTHER_BOARD)
    law = "15A2a" if facts.partner_called_since is PartnerSince.YES else "12A2"
    return Ruling(ADJUST.under(law), fined("15A4"), WHEN_IT_COMES, adjusted(law))


def not_their_board(facts: NotTheirs) -> Ruling:
    """It counts unless one of the four has played it before; teams need two results (15B)."""
    if facts.how_far is HowFar.NOT_BEGUN:
        return Ruling(TAKE_SEATS)
    if facts.played_before is PlayedBefore.SOMEBODY:
        return Ruling(BOARD_CANCELLED, NO_RESULT, fined("90B7"), adjusted("15B3"))
    if facts.played_before is PlayedBefore.OTHER_MATCH:
        return other_match(facts)
    counts = PLAY_ON if facts.how_far is HowFar.BEGUN else COUNTS
    if facts.played_before is PlayedBefore.TEAMS:
        later = HandOver("86B", "team_board", when=When.AFTER_PLAY)
        return Ruling(counts, TEAM_MATCH, later)
    return Ruling(counts, RIGHT_BOARD_LATER, NO_RESULT)


def other_match(facts: NotTheirs) -> Ruling:
    """The board is finished, but neither match can compare the result (15B2, 15B3, 86B)."""
    finish = (FINISH,) if facts.how_far is HowFar.BEGUN else ()
    later = HandOver("86B", "team_board", when=When.AFTER_PLAY)
    return Ruling(*finish, NO_COMPARISON, EACH_MATCH, fined("90B7"), later)


def call_on_the_other_board(facts: CalledAgain) -> Ruling:
    """The board he took the cards from is normal only if he repeats the call (15A3)."""
    if facts.same_call:
        return Ruling(PLAY_NORMALLY.under("15A3"))
    return Ruling(ADJUST.under("15A3"), adjusted("15A3"))

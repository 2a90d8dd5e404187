"""Laws 8 and 82B2: the director may require, postpone or cancel the play of a board.

The offender is who is to blame for the delay.
"""

from __future__ import annotations

from rules_src.laws.common.adjusted_score import Contest
from rules_src.laws.common.board import fined
from rules_src.laws.law_82_lost_board.facts import LostBoard, Stage
from rules_src.laws.law_82_lost_board.words import (
    DEFIED,
    FINISH,
    HOUSE_LIMIT,
    NO_BLANK,
    NOTE_THE_CAUSE,
    POSTPONED,
    ROUND_LASTS,
    SAY_SO,
    TAKEN,
    TELL_NOTHING,
    THIS_DELAY,
    WHO_BEGAN,
    WITHOUT_DELAY,
)
from rules_src.model.ruling import Ruling, Step
from rules_src.model.steps import HandOver


def board_not_reached(facts: LostBoard) -> Ruling:
    """A board that has been begun is finished; another is postponed or taken away (82B2)."""
    match facts.stage:
        case Stage.BEHIND:
            return Ruling(WITHOUT_DELAY, NOTE_THE_CAUSE, SAY_SO, HOUSE_LIMIT)
        case Stage.BEGUN:
            return Ruling(FINISH, ROUND_LASTS, NOTE_THE_CAUSE, fined("90B2"))
        case Stage.DEFIED:
            return without_result(facts, DEFIED, WHO_BEGAN, fined("90B8"))
        case Stage.TIME_UP:
            return later_or_never(facts, "90B2")
        case Stage.ABSENT:
            return later_or_never(facts, "90B1")


def later_or_never(facts: LostBoard, offence: str) -> Ruling:
    """Nobody has called: the board may wait, and its round with it (8B2)."""
    if facts.later:
        return Ruling(POSTPONED, TELL_NOTHING, fined(offence))
    return without_result(facts, TAKEN, THIS_DELAY, fined(offence))


def without_result(facts: LostBoard, *why: Step) -> Ruling:
    """Each side has an artificial score by its fault; in a match the other table first (86B)."""
    facts.tell(*why)
    if facts.contest is Contest.TEAMS:
        return Ruling(NO_BLANK, HandOver("86B", "unplayed_board"))
    return Ruling(NO_BLANK, HandOver("12C2", "artificial_score"))

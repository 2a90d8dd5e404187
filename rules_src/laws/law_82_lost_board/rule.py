"""Laws 8 and 82B2: the director may require, postpone or cancel the play of a board.

The offender is who is to blame for the delay.
"""

from __future__ import annotations

from rules_src.laws.common import adjusted_score, board
from rules_src.laws.law_82_lost_board import facts as law
from rules_src.laws.law_82_lost_board.words import Say
from rules_src.model.ruling import Ruling, Step
from rules_src.model.steps import HandOver


def board_not_reached(facts: law.LostBoard) -> Ruling:
    """A board that has been begun is finished; another is postponed or taken away (82B2)."""
    match facts.stage:
        case law.Stage.BEHIND:
            return Ruling(
                Say.play_on_without_delay,
                Say.note_the_cause,
                Say.forbid_in_good_time,
                Say.house_rule_on_time,
            )
        case law.Stage.BEGUN:
            if not facts.can_be_finished:
                return without_result(facts, Say.cannot_be_finished, Say.only_this_delay_counts)
            return Ruling(
                Say.begun_board_is_finished,
                Say.round_lasts_for_the_table,
                Say.note_the_cause,
                board.fined("90B2"),
            )
        case law.Stage.DEFIED:
            return without_result(
                facts,
                Say.defied_board_cancelled,
                Say.who_began_against_the_order,
                board.fined("90B8"),
            )
        case law.Stage.STOPPED:
            return without_result(facts, Say.stopped_board_cancelled, Say.stopped_by_mistake)
        case law.Stage.TIME_UP:
            return later_or_never(facts, "90B2")
        case law.Stage.ABSENT:
            if facts.never_comes:
                return without_result(
                    facts,
                    Say.what_waited_lapses,
                    Say.every_board_of_theirs,
                    Say.later_rounds_by_regulation,
                    board.fined("90B1"),
                )
            return later_or_never(facts, "90B1")


def later_or_never(facts: law.LostBoard, offence: str) -> Ruling:
    """Nobody has called: the board may wait, and its round with it (8B2)."""
    if facts.later:
        return Ruling(Say.board_postponed, Say.hear_nothing_meanwhile, board.fined(offence))
    return without_result(
        facts, Say.board_taken_away, Say.only_this_delay_counts, board.fined(offence)
    )


def without_result(facts: law.LostBoard, *why: Step) -> Ruling:
    """Each side has an artificial score by its fault; in a match the other table first (86B)."""
    facts.tell(*why)
    if facts.contest is adjusted_score.Contest.TEAMS:
        return Ruling(Say.record_the_artificial_score, HandOver("86B", "unplayed_board"))
    return Ruling(Say.record_the_artificial_score, HandOver("12C2", "artificial_score"))

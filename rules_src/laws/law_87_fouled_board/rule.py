"""Laws 6D2 and 87: the cards were not dealt, or not the same for all who are compared.

The offender is the player who put the cards in a wrong pocket, or turned the board.
"""

from __future__ import annotations

from rules_src.laws.common.adjusted_score import Contest
from rules_src.laws.law_87_fouled_board.facts import (
    Form,
    FouledBoard,
    FouledInMatch,
    FouledInPairs,
    SecondTable,
)
from rules_src.laws.law_87_fouled_board.words import (
    ALIKE,
    ALONE,
    AS_FIRST_TABLE,
    GROUPS,
    METHOD,
    NEW_DEAL,
    NO_GROUPS,
    NO_RESULT,
    PUT_RIGHT,
    STOP_PLAY,
    WHO_RECOGNISED,
    WITH_PROOF,
)
from rules_src.model.ruling import Ruling
from rules_src.model.steps import HandOver, NewIrregularity


def fouled_board(facts: FouledBoard) -> Ruling:
    """Undealt cards have no result (6D2); fouled is what differs among the compared (87A)."""
    if facts.form is Form.NOT_DEALT:
        return not_dealt(facts)
    if facts.form is Form.ALIKE:
        return Ruling(ALIKE)
    if facts.form is Form.IN_TIME:
        known = NewIrregularity("16D1", "extraneous_information")
        return Ruling(PUT_RIGHT, known) if facts.hand_known else Ruling(PUT_RIGHT)
    if facts.contest is Contest.TEAMS:
        return Ruling(HandOver("87C", "fouled_in_match"))
    return Ruling(HandOver("87B", "fouled_in_pairs"))


def not_dealt(facts: FouledBoard) -> Ruling:
    """No result stands on an old deal or an unshuffled pack; a new deal where there is time."""
    if facts.new_deal:
        return Ruling(NO_RESULT, NEW_DEAL, WHO_RECOGNISED)
    facts.tell(NO_RESULT, WHO_RECOGNISED)
    if facts.contest is Contest.TEAMS:
        return Ruling(HandOver("12C2b", "artificial_imps"))
    return Ruling(HandOver("12C2", "artificial_score"))


def fouled_in_pairs(facts: FouledInPairs) -> Ruling:
    """The director finds out as well as he can who has played what, and scores in groups (87B)."""
    if not facts.sorted_out:
        return Ruling(NO_GROUPS, WITH_PROOF, HandOver("12C2", "artificial_score"))
    if facts.alone:
        return Ruling(GROUPS, METHOD, ALONE, WITH_PROOF, HandOver("12C2", "artificial_score"))
    return Ruling(GROUPS, METHOD, WITH_PROOF)


def fouled_in_match(facts: FouledInMatch) -> Ruling:
    """Completed at both tables it is two results (86B2), else one, or none to be put right."""
    match facts.second_table:
        case SecondTable.NOT_STARTED:
            return Ruling(AS_FIRST_TABLE, WITH_PROOF)
        case SecondTable.STARTED:
            return Ruling(STOP_PLAY, WITH_PROOF, HandOver("86B1", "one_result"))
        case SecondTable.FINISHED:
            return Ruling(WITH_PROOF, HandOver("87C", "not_comparable"))

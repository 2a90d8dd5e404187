"""Law 86: team play, when a board has no result that can be compared."""

from __future__ import annotations

from rules_src.laws.common.adjusted_score import (
    AVERAGE_OF_TWO,
    IN_IMPS,
    LATER_BOARDS,
    Fault,
    NoResultInMatch,
    artificial_scores,
)
from rules_src.laws.law_86_team.facts import Results, TeamBoard
from rules_src.laws.law_86_team.words import (
    ASSIGN_INSTEAD,
    BALANCED_IN_IMPS,
    BETTER_OF_TWO,
    CANCELLED,
    COMPARE,
    NO_REDEAL,
    OWN_AVERAGE_IMPS,
    REDEAL,
    SUBSTITUTE,
)
from rules_src.model.ruling import Ruling
from rules_src.model.steps import HandOver


def team_board(facts: TeamBoard) -> Ruling:
    """What a board in a team match gives when the two tables cannot be compared (86A, 86B)."""
    if facts.results is Results.ONE:
        if facts.favourable:
            return Ruling(ASSIGN_INSTEAD, IN_IMPS)
        return Ruling(HandOver("12C2b", "artificial_imps"))
    if facts.results is Results.NONE:
        if facts.replaceable:
            return Ruling(REDEAL)
        facts.tell(NO_REDEAL)
    return two_results(facts)


def two_results(facts: TeamBoard) -> Ruling:
    """More than one score must be adjusted (86B2)."""
    if facts.team_fault in (Fault.ONE, Fault.ONE_PARTLY):
        return Ruling(BETTER_OF_TWO, COMPARE)
    if facts.team_fault is not Fault.NEITHER:
        return Ruling(CANCELLED.under("86B2c"), HandOver("12C2b", "artificial_imps"))
    if facts.results is Results.TWO and facts.replaceable:
        return Ruling(SUBSTITUTE)
    return Ruling(CANCELLED, HandOver("12C2b", "artificial_imps"))


def artificial_imps(facts: NoResultInMatch) -> Ruling:
    """Three imps either way or none; in a knock-out the two must balance (12C2b, 12C4)."""
    given = artificial_scores(facts.team_fault, "12C2b", in_imps=True)
    if facts.team_fault is not Fault.BOTH_PARTLY:
        given = given.then(OWN_AVERAGE_IMPS)
    given = given.then(LATER_BOARDS)
    if facts.team_fault in BALANCED_IN_IMPS or not facts.knockout:
        return given
    return given.then(AVERAGE_OF_TWO)

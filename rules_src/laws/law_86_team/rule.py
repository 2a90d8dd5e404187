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
from rules_src.laws.law_86_team.facts import (
    FavourableResult,
    Likely,
    NotComparable,
    OneResult,
    Results,
    TeamBoard,
)
from rules_src.laws.law_86_team.words import (
    ASSIGN_INSTEAD,
    AVERAGE_OF_WEIGHTED,
    BALANCED_IN_IMPS,
    BETTER_OF_TWO,
    CANCELLED,
    COMPARE,
    DOUBT_TO_BOTH,
    DOUBT_TO_INNOCENT,
    NO_REDEAL,
    ONE_LIKELY,
    OWN_AVERAGE_IMPS,
    REDEAL,
    SUBSTITUTE,
    WEIGH_LIKELY,
)
from rules_src.model.ruling import Ruling
from rules_src.model.steps import HandOver


def team_board(facts: TeamBoard) -> Ruling:
    """What a board in a team match gives when the two tables cannot be compared (86A, 86B)."""
    if facts.results is Results.ONE:
        return Ruling(HandOver("86B1", "one_result"))
    if facts.results is Results.TWO:
        return Ruling(HandOver("86B2", "not_comparable"))
    if facts.replaceable:
        return Ruling(REDEAL)
    return Ruling(NO_REDEAL, HandOver("86B2", "not_comparable"))


def one_result(facts: OneResult) -> Ruling:
    """A result clearly favourable to one side is not to be lost for three imps (86B1)."""
    if facts.favourable:
        return Ruling(ASSIGN_INSTEAD, HandOver("86B1", "favourable_result"))
    return Ruling(HandOver("12C2b", "artificial_imps"))


def favourable_result(facts: FavourableResult) -> Ruling:
    """The probable score, weighted; in doubt to whoever is without fault (86B1, 12C1c)."""
    if facts.likely is Likely.ONE:
        return Ruling(ONE_LIKELY, IN_IMPS)
    facts.tell(WEIGH_LIKELY)
    if facts.team_fault in (Fault.ONE, Fault.ONE_PARTLY):
        return Ruling(DOUBT_TO_INNOCENT, IN_IMPS)
    if facts.team_fault is not Fault.NEITHER:
        return Ruling(IN_IMPS)
    if facts.knockout:
        return Ruling(DOUBT_TO_BOTH, IN_IMPS, AVERAGE_OF_TWO, verdict=AVERAGE_OF_WEIGHTED)
    return Ruling(DOUBT_TO_BOTH, IN_IMPS)


def not_comparable(facts: NotComparable) -> Ruling:
    """More than one score must be adjusted (86B2)."""
    if facts.team_fault in (Fault.ONE, Fault.ONE_PARTLY):
        return Ruling(BETTER_OF_TWO, COMPARE)
    if facts.team_fault is not Fault.NEITHER:
        return Ruling(CANCELLED.under("86B2c"), HandOver("12C2b", "artificial_imps"))
    if facts.replaceable:
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

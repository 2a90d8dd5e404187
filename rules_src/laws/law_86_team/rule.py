"""Law 86: team play, when a board has no result that can be compared."""

from __future__ import annotations

from rules_src.laws.common.adjusted_score import (
    AVERAGE_OF_TWO,
    IN_IMPS,
    LATER_BOARDS,
    Fault,
    NoResultInMatch,
    Played,
    artificial_scores,
)
from rules_src.laws.law_86_team.facts import (
    BlamelessBoard,
    FavourableResult,
    Likely,
    NotComparable,
    OneResult,
    Results,
    TeamBoard,
    UnplayedBoard,
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
    ONE_LIKELY,
    OWN_AVERAGE_IMPS,
    OWN_AVERAGE_IMPS_IF_LOWER,
    SUBSTITUTE,
    WEIGH_LIKELY,
)
from rules_src.model.ruling import Ruling
from rules_src.model.steps import HandOver


def team_board(facts: TeamBoard) -> Ruling:
    """What a board in a team match gives when the two tables cannot be compared (86A, 86B)."""
    if facts.results is Results.ONE:
        return Ruling(HandOver("86B1", "one_result"))
    return Ruling(HandOver("86B2", "not_comparable"))


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
    return weighted(facts, facts.team_fault)


def weighted(facts: Played, fault: Fault) -> Ruling:
    """Doubt goes to the innocent side, or to each of two (12C1c)."""
    if fault in (Fault.ONE, Fault.ONE_PARTLY):
        return Ruling(DOUBT_TO_INNOCENT, IN_IMPS)
    if fault is not Fault.NEITHER:
        return Ruling(IN_IMPS)
    if facts.knockout:
        return Ruling(DOUBT_TO_BOTH, IN_IMPS, AVERAGE_OF_TWO, verdict=AVERAGE_OF_WEIGHTED)
    return Ruling(DOUBT_TO_BOTH, IN_IMPS)


def not_comparable(facts: NotComparable) -> Ruling:
    """More than one score must be adjusted; a new board only where nobody is at fault (86B2)."""
    if facts.team_fault is Fault.NEITHER and facts.replaceable:
        return Ruling(SUBSTITUTE)
    return no_new_board(facts)


def no_new_board(facts: NoResultInMatch) -> Ruling:
    """The innocent team has the better of two, and else both an artificial score (86B2)."""
    if facts.team_fault in (Fault.ONE, Fault.ONE_PARTLY):
        return Ruling(BETTER_OF_TWO, COMPARE)
    law = "86B2a" if facts.team_fault is Fault.NEITHER else "86B2c"
    return Ruling(CANCELLED.under(law), HandOver("12C2b", "artificial_imps"))


def unplayed_board(facts: UnplayedBoard) -> Ruling:
    """There is no time for the board, so nobody asks about a new one (86B)."""
    if facts.played_elsewhere:
        return Ruling(HandOver("86B1", "one_result"))
    return no_new_board(facts)


def artificial_imps(facts: NoResultInMatch) -> Ruling:
    """Three imps either way or none; in a knock-out the two must balance (12C2b, 12C4)."""
    return by_fault(facts, facts.team_fault)


def by_fault(facts: Played, fault: Fault) -> Ruling:
    """The artificial score that goes with the fault (12C2b)."""
    given = artificial_scores(fault, "12C2b", in_imps=True)
    if fault is Fault.UNEQUAL:
        given = given.then(OWN_AVERAGE_IMPS_IF_LOWER)
    elif fault is not Fault.BOTH_PARTLY:
        given = given.then(OWN_AVERAGE_IMPS)
    given = given.then(LATER_BOARDS)
    if fault in BALANCED_IN_IMPS or not facts.knockout:
        return given
    return given.then(AVERAGE_OF_TWO)


def blameless_board(facts: BlamelessBoard) -> Ruling:
    """After a wrong ruling both teams are innocent, so nobody asks whose fault it was (82C)."""
    if facts.results is Results.ONE:
        if not facts.favourable:
            return by_fault(facts, Fault.NEITHER)
        if facts.likely is Likely.ONE:
            return Ruling(ASSIGN_INSTEAD, ONE_LIKELY, IN_IMPS)
        shared = weighted(facts, Fault.NEITHER)
        return Ruling(ASSIGN_INSTEAD, WEIGH_LIKELY, *shared, verdict=shared.verdict)
    if facts.replaceable:
        return Ruling(SUBSTITUTE)
    return Ruling(CANCELLED).then(*by_fault(facts, Fault.NEITHER))

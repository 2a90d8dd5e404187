"""Law 12: adjusted scores, which kind, to whom and how they are counted."""

from __future__ import annotations

from rules_src.laws.common.adjusted_score import (
    AVERAGE_OF_TWO,
    BOTH_NON_OFFENDING,
    IN_IMPS,
    LATER_BOARDS,
    Contest,
    Fault,
    NoResult,
    Played,
    artificial_scores,
)
from rules_src.laws.law_12_adjusted_score.facts import (
    Adjustment,
    Outcome,
    Probable,
    Reason,
    Share,
    WithoutBoth,
)
from rules_src.laws.law_12_adjusted_score.words import (
    ASSIGNED,
    BALANCED,
    BOTH_PARTNERS,
    EACH_ITS_OWN,
    EACH_TEAM,
    IN_A_MATCH,
    NO_PLAY,
    NOT_ADJUSTED,
    OFFENDERS_FULL,
    OFFENDERS_ONLY,
    ONE_TABLE,
    OTHERS_KEEP,
    OWN_AVERAGE,
    OWN_AVERAGE_IF_HIGHER,
    OWN_AVERAGE_IF_LOWER,
    SAME_FOR_BOTH,
    SCORE_STANDS,
    SELF_INFLICTED,
    STANDS_WITHOUT_BOTH,
    TWO_TABLES,
    UNBALANCED,
    UNCLEAR,
    WEIGHTED,
)
from rules_src.model.ruling import Ruling
from rules_src.model.steps import HandOver, Instruct


def adjusted_score(facts: Adjustment) -> Ruling:
    """Redress damage with the score that was probable without the infraction (12A, 12B, 12C1)."""
    if facts.reason is Reason.HARSH:
        return Ruling(NOT_ADJUSTED)
    if facts.reason is Reason.NO_PLAY:
        return artificial(facts, NO_PLAY)
    if facts.reason is Reason.WRONG_RULING:
        return Ruling(BOTH_NON_OFFENDING, HandOver("82C", "wrong_ruling"))
    if facts.reason is Reason.BOTH_SIDES:
        return two_infractions(facts)
    if not facts.damaged:
        return Ruling(SCORE_STANDS)
    if facts.outcome is Outcome.UNCLEAR:
        return artificial(facts, UNCLEAR)
    return assigned(facts).then(*shared(facts))


def two_infractions(facts: Adjustment) -> Ruling:
    """Both sides get what was probable without either, unless the doubt divides them (12B1)."""
    if facts.without_both is WithoutBoth.NO_CHANGE:
        return Ruling(STANDS_WITHOUT_BOTH)
    if facts.without_both is WithoutBoth.EACH:
        return Ruling(EACH_ITS_OWN, UNBALANCED)
    if facts.outcome is Outcome.UNCLEAR:
        return artificial(facts, UNCLEAR)
    return assigned(facts).then(SAME_FOR_BOTH, BALANCED)


def artificial(facts: Probable, why: Instruct) -> Ruling:
    """No score can be assigned (12A2, 12C1d); in a team match the other table is asked first."""
    if facts.contest is Contest.TEAMS:
        return Ruling(IN_A_MATCH)
    return Ruling(why, HandOver("12C2", "artificial_score"))


def assigned(facts: Probable) -> Ruling:
    """One result, or several by their probabilities (12C1b, 12C1c)."""
    return Ruling(ASSIGNED if facts.outcome is Outcome.ONE else WEIGHTED)


def shared(facts: Adjustment) -> Ruling:
    """Both sides get the score, unless the damaged side has itself to blame (12C1e, 11A)."""
    if facts.share is Share.NO:
        return Ruling(SAME_FOR_BOTH, BALANCED)
    if facts.share is Share.ACTED_FIRST:
        return Ruling(OFFENDERS_ONLY, OTHERS_KEEP, UNBALANCED)
    return Ruling(OFFENDERS_FULL, SELF_INFLICTED, UNBALANCED)


def wrong_ruling(facts: Probable) -> Ruling:
    """Nobody has offended, so doubt goes to each side, and their scores may differ (12A3, 82C)."""
    if facts.outcome is Outcome.UNCLEAR:
        return blameless(facts)
    counted = BALANCED if facts.outcome is Outcome.ONE else UNBALANCED
    return assigned(facts).then(counted)


def blameless(facts: Probable) -> Ruling:
    """Average plus to both, and nobody asks whose fault it was (12C2a, 82C)."""
    if facts.contest is Contest.TEAMS:
        return Ruling(HandOver("86B", "blameless_board"))
    given = artificial_scores(Fault.NEITHER, "12C2a")
    return Ruling(UNCLEAR, *given, OWN_AVERAGE_IF_HIGHER, LATER_BOARDS)


def balanced_score(facts: Played) -> Ruling:
    """Convert each result, then weigh; both sides of the table share the outcome (78)."""
    if facts.contest is Contest.TEAMS:
        return Ruling(IN_IMPS)
    return Ruling(ONE_TABLE, *individual(facts))


def unbalanced_score(facts: Played) -> Ruling:
    """The two sides have different scores, and each is counted by itself (78, 12C4)."""
    if facts.contest is not Contest.TEAMS:
        return Ruling(TWO_TABLES, *individual(facts))
    return Ruling(IN_IMPS, AVERAGE_OF_TWO if facts.knockout else EACH_TEAM)


def individual(facts: Played) -> Ruling:
    """Both members of the offending side have the score, and only the culprit a penalty (12C3)."""
    return Ruling(BOTH_PARTNERS) if facts.contest is Contest.INDIVIDUAL else Ruling()


def artificial_score(facts: NoResult) -> Ruling:
    """Average minus, average or average plus, by whose fault there is no result (12C2).

    Per cent are for pairs and individuals; a team match counts in imps, by its own law (86B).
    """
    given = artificial_scores(facts.fault, "12C2a")
    if facts.contest is Contest.TEAMS:
        return Ruling(IN_A_MATCH)
    if facts.fault in (Fault.ONE, Fault.ONE_PARTLY, Fault.UNEQUAL):
        given = given.then(*individual(facts))
    if facts.fault is Fault.UNEQUAL:
        given = given.then(OWN_AVERAGE_IF_LOWER)
    elif facts.fault is not Fault.BOTH_PARTLY:
        given = given.then(OWN_AVERAGE)
    return given.then(LATER_BOARDS)

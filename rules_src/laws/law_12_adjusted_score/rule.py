"""Law 12: adjusted scores, which kind, to whom and how they are counted."""

from __future__ import annotations

from rules_src.laws.common.adjusted_score import Contest, Fault, NoResult, Played, artificial_scores
from rules_src.laws.common.adjusted_score import Say as AdjustedScoreSay
from rules_src.laws.law_12_adjusted_score import facts as law
from rules_src.laws.law_12_adjusted_score.words import Say
from rules_src.model.ruling import Ruling
from rules_src.model.steps import HandOver, Instruct


def adjusted_score(facts: law.Adjustment) -> Ruling:
    """Redress damage with the score that was probable without the infraction (12A, 12B, 12C1)."""
    if facts.reason is law.Reason.HARSH:
        return Ruling(Say.not_adjusted)
    if facts.reason is law.Reason.NO_PLAY:
        return artificial(facts, Say.artificial_no_play)
    if facts.reason is law.Reason.WRONG_RULING:
        return Ruling(AdjustedScoreSay.both_non_offending, HandOver("82C", "wrong_ruling"))
    if facts.reason is law.Reason.BOTH_SIDES:
        return two_infractions(facts)
    if not facts.damaged:
        return Ruling(Say.score_stands)
    if facts.outcome is law.Outcome.UNCLEAR:
        return artificial(facts, Say.artificial_unclear)
    return assigned(facts).then(*shared(facts))


def two_infractions(facts: law.Adjustment) -> Ruling:
    """Both sides get what was probable without either, unless the doubt divides them (12B1)."""
    if facts.without_both is law.WithoutBoth.NO_CHANGE:
        return Ruling(Say.without_both_score_stands)
    if facts.without_both is law.WithoutBoth.EACH:
        return Ruling(Say.each_side_its_own_score, Say.unbalanced)
    if facts.outcome is law.Outcome.UNCLEAR:
        return artificial(facts, Say.artificial_unclear)
    return assigned(facts).then(Say.same_for_both, Say.balanced)


def artificial(facts: law.Probable, why: Instruct) -> Ruling:
    """No score can be assigned (12A2, 12C1d); in a team match the other table is asked first."""
    if facts.contest is Contest.TEAMS:
        return Ruling(Say.in_a_match)
    return Ruling(why, HandOver("12C2", "artificial_score"))


def assigned(facts: law.Probable) -> Ruling:
    """One result, or several by their probabilities (12C1b, 12C1c)."""
    return Ruling(Say.assign_result if facts.outcome is law.Outcome.ONE else Say.weigh_results)


def shared(facts: law.Adjustment) -> Ruling:
    """Both sides get the score, unless the damaged side has itself to blame (12C1e, 11A)."""
    if facts.share is law.Share.NO:
        return Ruling(Say.same_for_both, Say.balanced)
    if facts.share is law.Share.ACTED_FIRST:
        return Ruling(Say.adjust_offenders_only, Say.others_keep, Say.unbalanced)
    return Ruling(Say.offenders_full_score, Say.self_inflicted, Say.unbalanced)


def wrong_ruling(facts: law.Probable) -> Ruling:
    """Nobody has offended, so doubt goes to each side, and their scores may differ (12A3, 82C)."""
    if facts.outcome is law.Outcome.UNCLEAR:
        return blameless(facts)
    counted = Say.balanced if facts.outcome is law.Outcome.ONE else Say.unbalanced
    return assigned(facts).then(counted)


def blameless(facts: law.Probable) -> Ruling:
    """Average plus to both, and nobody asks whose fault it was (12C2a, 82C)."""
    if facts.contest is Contest.TEAMS:
        return Ruling(HandOver("86B", "blameless_board"))
    given = artificial_scores(Fault.NEITHER, "12C2a")
    return Ruling(
        Say.artificial_unclear, *given, Say.own_average_if_higher, AdjustedScoreSay.later_boards
    )


def balanced_score(facts: Played) -> Ruling:
    """Convert each result, then weigh; both sides of the table share the outcome (78)."""
    if facts.contest is Contest.TEAMS:
        return Ruling(AdjustedScoreSay.count_in_imps)
    return Ruling(Say.one_frequency_table, *individual(facts))


def unbalanced_score(facts: Played) -> Ruling:
    """The two sides have different scores, and each is counted by itself (78, 12C4)."""
    if facts.contest is not Contest.TEAMS:
        return Ruling(Say.two_frequency_tables, *individual(facts))
    return Ruling(
        AdjustedScoreSay.count_in_imps,
        AdjustedScoreSay.average_of_two if facts.knockout else Say.count_each_team,
    )


def individual(facts: Played) -> Ruling:
    """Both members of the offending side have the score, and only the culprit a penalty (12C3)."""
    return Ruling(Say.both_partners) if facts.contest is Contest.INDIVIDUAL else Ruling()


def artificial_score(facts: NoResult) -> Ruling:
    """Average minus, average or average plus, by whose fault there is no result (12C2).

    Per cent are for pairs and individuals; a team match counts in imps, by its own law (86B).
    """
    given = artificial_scores(facts.fault, "12C2a")
    if facts.contest is Contest.TEAMS:
        return Ruling(Say.in_a_match)
    if facts.fault in (Fault.ONE, Fault.ONE_PARTLY, Fault.UNEQUAL):
        given = given.then(*individual(facts))
    if facts.fault is Fault.UNEQUAL:
        given = given.then(Say.own_average_if_lower)
    elif facts.fault is not Fault.BOTH_PARTLY:
        given = given.then(Say.own_average)
    return given.then(AdjustedScoreSay.later_boards)

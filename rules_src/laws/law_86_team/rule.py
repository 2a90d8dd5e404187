"""Law 86: team play, when a board has no result that can be compared."""

from __future__ import annotations

from rules_src.laws.common import adjusted_score
from rules_src.laws.law_86_team import facts as law
from rules_src.laws.law_86_team.words import Say
from rules_src.model.ruling import Ruling
from rules_src.model.steps import HandOver


def team_board(facts: law.TeamBoard) -> Ruling:
    """What a board in a team match gives when the two tables cannot be compared (86A, 86B)."""
    if facts.match_void:
        return Ruling(Say.match_for_the_organiser)
    if facts.results is law.Results.ONE:
        return Ruling(HandOver("86B1", "one_result"))
    return Ruling(HandOver("86B2", "not_comparable"))


def one_result(facts: law.OneResult) -> Ruling:
    """A result clearly favourable to one side is not to be lost for three imps (86B1)."""
    if facts.favourable:
        return Ruling(Say.assign_instead, HandOver("86B1", "favourable_result"))
    return Ruling(HandOver("12C2b", "artificial_imps"))


def favourable_result(facts: law.FavourableResult) -> Ruling:
    """The probable score, weighted; in doubt to whoever is without fault (86B1, 12C1c)."""
    if facts.likely is law.Likely.ONE:
        return Ruling(Say.the_likely_result, adjusted_score.Say.count_in_imps)
    facts.tell(Say.weigh_the_likely_results)
    return weighted(facts, facts.team_fault)


def weighted(facts: adjusted_score.Played, fault: adjusted_score.Fault) -> Ruling:
    """Doubt goes to the innocent side, or to each of two (12C1c)."""
    if fault in (adjusted_score.Fault.ONE, adjusted_score.Fault.ONE_PARTLY):
        return Ruling(Say.doubt_to_the_innocent, adjusted_score.Say.count_in_imps)
    if fault is not adjusted_score.Fault.NEITHER:
        return Ruling(adjusted_score.Say.count_in_imps)
    if facts.knockout:
        return Ruling(
            Say.doubt_to_both_teams,
            adjusted_score.Say.count_in_imps,
            adjusted_score.Say.average_of_two,
            verdict=Say.average_of_weighted,
        )
    return Ruling(Say.doubt_to_both_teams, adjusted_score.Say.count_in_imps)


def not_comparable(facts: law.NotComparable) -> Ruling:
    """More than one score must be adjusted; a new board only where nobody is at fault (86B2)."""
    if facts.team_fault is adjusted_score.Fault.NEITHER and facts.replaceable:
        return Ruling(Say.substitute_board)
    return no_new_board(facts)


def no_new_board(facts: adjusted_score.NoResultInMatch) -> Ruling:
    """The innocent team has the better of two, and else both an artificial score (86B2)."""
    if facts.team_fault in (adjusted_score.Fault.ONE, adjusted_score.Fault.ONE_PARTLY):
        return Ruling(Say.better_of_two, Say.director_compares)
    section = "86B2a" if facts.team_fault is adjusted_score.Fault.NEITHER else "86B2c"
    return Ruling(Say.board_cancelled.under(section), HandOver("12C2b", "artificial_imps"))


def unplayed_board(facts: law.UnplayedBoard) -> Ruling:
    """There is no time for the board, so nobody asks about a new one (86B)."""
    if facts.played_elsewhere:
        return Ruling(HandOver("86B1", "one_result"))
    return no_new_board(facts)


def artificial_imps(facts: adjusted_score.NoResultInMatch) -> Ruling:
    """Three imps either way or none; in a knock-out the two must balance (12C2b, 12C4)."""
    return by_fault(facts, facts.team_fault)


def by_fault(facts: adjusted_score.Played, fault: adjusted_score.Fault) -> Ruling:
    """The artificial score that goes with the fault (12C2b)."""
    given = adjusted_score.artificial_scores(fault, "12C2b", in_imps=True)
    if fault is adjusted_score.Fault.UNEQUAL:
        given = given.then(Say.own_average_imps_if_lower)
    elif fault is not adjusted_score.Fault.BOTH_PARTLY:
        given = given.then(Say.own_average_imps)
    given = given.then(adjusted_score.Say.later_boards)
    if fault in Say.balanced_in_imps or not facts.knockout:
        return given
    return given.then(adjusted_score.Say.average_of_two)


def blameless_board(facts: law.BlamelessBoard) -> Ruling:
    """After a wrong ruling both teams are innocent, so nobody asks whose fault it was (82C)."""
    if facts.results is law.Results.ONE:
        if not facts.favourable:
            return by_fault(facts, adjusted_score.Fault.NEITHER)
        if facts.likely is law.Likely.ONE:
            return Ruling(
                Say.assign_instead, Say.the_likely_result, adjusted_score.Say.count_in_imps
            )
        shared = weighted(facts, adjusted_score.Fault.NEITHER)
        return Ruling(
            Say.assign_instead, Say.weigh_the_likely_results, *shared, verdict=shared.verdict
        )
    if facts.replaceable:
        return Ruling(Say.substitute_board)
    return Ruling(Say.board_cancelled).then(*by_fault(facts, adjusted_score.Fault.NEITHER))

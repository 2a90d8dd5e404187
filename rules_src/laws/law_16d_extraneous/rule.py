"""Law 16D: what a player happens to learn about a board from elsewhere than partner.

The recipient is the player who got the information; it is often nobody's fault.
"""

from __future__ import annotations

from rules_src.laws.common import adjusted_score
from rules_src.laws.law_16d_extraneous import facts as law
from rules_src.laws.law_16d_extraneous.words import Say
from rules_src.model.ruling import Ruling, When
from rules_src.model.steps import HandOver, NewIrregularity


def extraneous_information(facts: law.Extraneous) -> Ruling:
    """What a player learns by accident is told to the director at once (16D)."""
    if facts.learnt is law.Learnt.FROM_PARTNER:
        return Ruling(NewIrregularity("16B", "unauthorised_information"))
    if facts.progress is law.Progress.PLAYED:
        return Ruling(Say.should_have_told_at_once, HandOver("16D2c", "extraneous_effect"))
    if facts.progress is law.Progress.CALLED:
        return Ruling(Say.keep_it_to_yourself, HandOver("16D3", "extraneous_completion"))
    if not facts.disturbs:
        return Ruling(Say.keep_it_to_yourself, Say.play_normally)
    return Ruling(Say.keep_it_to_yourself, HandOver("16D2", "extraneous_remedy"))


def extraneous_remedy(facts: law.Remedy) -> Ruling:
    """Before the first call seats may be exchanged or the cards dealt again (16D2a, 16D2b)."""
    if facts.contest is adjusted_score.Contest.TEAMS:
        return between_teams(facts)
    if facts.learnt is law.Learnt.ONE_HAND and facts.may_turn:
        return Ruling(Say.this_table_turns, Say.turn_the_score)
    return Ruling(Say.deal_again) if facts.new_deal else Ruling(Say.play_it)


def between_teams(facts: law.Remedy) -> Ruling:
    """Both tables must play the same cards from the same seats."""
    if facts.other_table is not law.OtherTable.NOT_STARTED:
        return Ruling(Say.play_it)
    if facts.learnt is law.Learnt.ONE_HAND:
        return Ruling(Say.both_tables_turn, Say.stay_until_turned, Say.turn_the_score)
    return Ruling(Say.deal_again) if facts.new_deal else Ruling(Say.play_it)


def result_seen(facts: law.ResultSeen) -> Ruling:
    """The board has been played elsewhere, so neither seats nor cards can be changed (16D2)."""
    if facts.seen_board is law.Progress.PLAYED:
        return Ruling(HandOver("16D2c", "extraneous_effect"))
    if facts.seen_board is law.Progress.CALLED:
        return Ruling(Say.keep_results_to_yourselves, HandOver("16D3", "extraneous_completion"))
    if not facts.disturbs:
        return Ruling(Say.keep_results_to_yourselves, Say.play_normally)
    return Ruling(Say.keep_results_to_yourselves, HandOver("16D2c", "extraneous_completion"))


def extraneous_completion(facts: law.Completion) -> Ruling:
    """The board is played if it can be, and the score judged afterwards (16D2c, 16D2d, 16D3)."""
    if facts.playable is law.Playable.TRY:
        after = HandOver("16D2c", "extraneous_effect", when=When.AFTER_PLAY)
        return Ruling(Say.play_on_as_normal, after)
    return Ruling(Say.no_play_adjusted_score).then(without_result(facts, "16D2d"))


def extraneous_effect(facts: law.Effect) -> Ruling:
    """Did the information influence the outcome? Logical alternatives play no part (16D2c)."""
    match facts.influence:
        case law.Influence.NONE:
            return Ruling(Say.result_not_influenced)
        case law.Influence.REACHED:
            return Ruling(Say.score_without_information, Say.weigh_results_doubt_to_innocent)
        case law.Influence.UNKNOWABLE:
            return Ruling(without_result(facts, "12C1d"))


def without_result(facts: adjusted_score.Played, section: str) -> HandOver:
    """In a team match the other table is looked at before an artificial score is given (86B)."""
    if facts.contest is adjusted_score.Contest.TEAMS:
        return HandOver(section, "team_board")
    return HandOver(section, "artificial_score")

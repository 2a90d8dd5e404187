"""Law 16D: what a player happens to learn about a board from elsewhere than partner.

The recipient is the player who got the information; it is often nobody's fault.
"""

from __future__ import annotations

from rules_src.laws.common.adjusted_score import Contest, Played
from rules_src.laws.law_16d_extraneous.facts import (
    Completion,
    Effect,
    Extraneous,
    Influence,
    Learnt,
    OtherTable,
    Playable,
    Progress,
    Remedy,
    ResultSeen,
)
from rules_src.laws.law_16d_extraneous.words import (
    BOTH_TABLES_TURN,
    DEAL_AGAIN,
    NO_PLAY,
    PLAY_IT,
    PLAY_NORMALLY,
    PLAY_ON,
    SAY_NO_MORE,
    SAY_NOTHING,
    STAY_NEAR,
    THIS_TABLE_TURNS,
    TOLD_LATE,
    TURN_THE_SCORE,
    UNINFLUENCED,
    WEIGH,
    WITHOUT_IT,
)
from rules_src.model.ruling import Ruling, When
from rules_src.model.steps import HandOver, NewIrregularity


def extraneous_information(facts: Extraneous) -> Ruling:
    """What a player learns by accident is told to the director at once (16D)."""
    if facts.learnt is Learnt.FROM_PARTNER:
        return Ruling(NewIrregularity("16B", "unauthorised_information"))
    if facts.progress is Progress.PLAYED:
        return Ruling(TOLD_LATE, HandOver("16D2c", "extraneous_effect"))
    if facts.progress is Progress.CALLED:
        return Ruling(SAY_NO_MORE, HandOver("16D3", "extraneous_completion"))
    if not facts.disturbs:
        return Ruling(SAY_NO_MORE, PLAY_NORMALLY)
    return Ruling(SAY_NO_MORE, HandOver("16D2", "extraneous_remedy"))


def extraneous_remedy(facts: Remedy) -> Ruling:
    """Before the first call seats may be exchanged or the cards dealt again (16D2a, 16D2b)."""
    if facts.contest is Contest.TEAMS:
        return between_teams(facts)
    if facts.learnt is Learnt.ONE_HAND and facts.may_turn:
        return Ruling(THIS_TABLE_TURNS, TURN_THE_SCORE)
    return Ruling(DEAL_AGAIN) if facts.new_deal else Ruling(PLAY_IT)


def between_teams(facts: Remedy) -> Ruling:
    """Both tables must play the same cards from the same seats."""
    if facts.other_table is not OtherTable.NOT_STARTED:
        return Ruling(PLAY_IT)
    if facts.learnt is Learnt.ONE_HAND:
        return Ruling(BOTH_TABLES_TURN, STAY_NEAR, TURN_THE_SCORE)
    return Ruling(DEAL_AGAIN) if facts.new_deal else Ruling(PLAY_IT)


def result_seen(facts: ResultSeen) -> Ruling:
    """The board has been played elsewhere, so neither seats nor cards can be changed (16D2)."""
    if facts.seen_board is Progress.PLAYED:
        return Ruling(HandOver("16D2c", "extraneous_effect"))
    if facts.seen_board is Progress.CALLED:
        return Ruling(SAY_NOTHING, HandOver("16D3", "extraneous_completion"))
    if not facts.disturbs:
        return Ruling(SAY_NOTHING, PLAY_NORMALLY)
    return Ruling(SAY_NOTHING, HandOver("16D2c", "extraneous_completion"))


def extraneous_completion(facts: Completion) -> Ruling:
    """The board is played if it can be, and the score judged afterwards (16D2c, 16D2d, 16D3)."""
    if facts.playable is Playable.TRY:
        after = HandOver("16D2c", "extraneous_effect", when=When.AFTER_PLAY)
        return Ruling(PLAY_ON, after)
    return Ruling(NO_PLAY).then(without_result(facts, "16D2d"))


def extraneous_effect(facts: Effect) -> Ruling:
    """Did the information influence the outcome? Logical alternatives play no part (16D2c)."""
    match facts.influence:
        case Influence.NONE:
            return Ruling(UNINFLUENCED)
        case Influence.REACHED:
            return Ruling(WITHOUT_IT, WEIGH)
        case Influence.UNKNOWABLE:
            return Ruling(without_result(facts, "12C1d"))


def without_result(facts: Played, law: str) -> HandOver:
    """In a team match the other table is looked at before an artificial score is given (86B)."""
    if facts.contest is Contest.TEAMS:
        return HandOver(law, "team_board")
    return HandOver(law, "artificial_score")

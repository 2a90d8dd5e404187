"""Laws 16B and 73C: what a player learns from partner other than by a legal call or play.

The recipient got the information, and chooses; he is an offender only if he chooses wrongly.
"""

from __future__ import annotations

from rules_src.laws.common import choice
from rules_src.laws.law_16b_unauthorised import facts as law
from rules_src.laws.law_16b_unauthorised.words import Say
from rules_src.model.ruling import Ruling, When
from rules_src.model.steps import HandOver, NewIrregularity


def unauthorised_information(facts: law.UnauthorisedInformation) -> Ruling:
    """Partners communicate by legal calls and plays; the rest must not be taken advantage of."""
    if facts.origin is law.Origin.OPPONENT:
        return Ruling(NewIrregularity("73D1", "misleading_tempo"))
    if facts.origin is law.Origin.WITHDRAWN:
        return Ruling(HandOver("16C", "withdrawn_action"))
    if facts.origin is law.Origin.ELSEWHERE:
        return Ruling(HandOver("16D", "extraneous_information"))
    if facts.origin is law.Origin.AIDS:
        return Ruling(
            Say.own_card_put_away,
            Say.go_on_after_own_card,
            Say.score_if_own_card_helped,
            Say.penalty_for_own_card,
        )
    if not facts.told_more:
        return Ruling(Say.only_legal_information)
    if facts.play_over:
        return Ruling(HandOver("16B3", "choice_after_information"))
    after = HandOver("16B3", "choice_after_information", when=When.AFTER_PLAY)
    return Ruling(
        Say.told,
        Say.avoid_advantage,
        *Say.asked[facts.asking],
        Say.play_on_rights_reserved,
        Say.call_again_after_play,
        after,
    )


def choice_after_information(facts: choice.Choice) -> Ruling:
    """A player may not choose what the information suggests over a logical alternative (16B1)."""
    return choice.weigh_choice(facts, choice.Basis("16B1a", "16B1b", "16B3", "73C2"))

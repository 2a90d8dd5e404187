"""Laws 16B and 73C: what a player learns from partner other than by a legal call or play.

The recipient got the information, and chooses; he is an offender only if he chooses wrongly.
"""

from __future__ import annotations

from rules_src.laws.common.choice import Basis, Choice, weigh_choice
from rules_src.laws.law_16b_unauthorised.facts import Origin, UnauthorisedInformation
from rules_src.laws.law_16b_unauthorised.words import (
    ASKED,
    CALL_AGAIN,
    CAREFUL,
    GO_ON,
    IF_IT_HELPED,
    NOTHING_TOLD,
    PENALTY_FOR_AIDS,
    PLAY_ON,
    PUT_AWAY,
    TOLD,
)
from rules_src.model.ruling import Ruling, When
from rules_src.model.steps import HandOver, NewIrregularity


def unauthorised_information(facts: UnauthorisedInformation) -> Ruling:
    """Partners communicate by legal calls and plays; the rest must not be taken advantage of."""
    if facts.origin is Origin.OPPONENT:
        return Ruling(NewIrregularity("73D1", "misleading_tempo"))
    if facts.origin is Origin.WITHDRAWN:
        return Ruling(HandOver("16C", "withdrawn_action"))
    if facts.origin is Origin.ELSEWHERE:
        return Ruling(HandOver("16D", "extraneous_information"))
    if facts.origin is Origin.AIDS:
        return Ruling(PUT_AWAY, GO_ON, IF_IT_HELPED, PENALTY_FOR_AIDS)
    if not facts.told_more:
        return Ruling(NOTHING_TOLD)
    if facts.play_over:
        return Ruling(HandOver("16B3", "choice_after_information"))
    after = HandOver("16B3", "choice_after_information", when=When.AFTER_PLAY)
    return Ruling(TOLD, CAREFUL, *ASKED[facts.asking], PLAY_ON, CALL_AGAIN, after)


def choice_after_information(facts: Choice) -> Ruling:
    """A player may not choose what the information suggests over a logical alternative (16B1)."""
    return weigh_choice(facts, Basis("16B1a", "16B1b", "16B3", "73C2"))

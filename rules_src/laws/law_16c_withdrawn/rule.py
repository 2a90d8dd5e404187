"""Law 16C: who may use what a withdrawn call or card has told."""

from __future__ import annotations

from rules_src.laws.common.choice import Basis, Choice, weigh_choice
from rules_src.laws.law_16c_withdrawn.facts import Withdrawn, WithdrawnAction
from rules_src.laws.law_16c_withdrawn.words import (
    AFTERWARDS,
    BARRED,
    COMPARABLE,
    FREE_FOR_OTHERS,
    PENALTY_CARD,
    SAME_DENOMINATION,
)
from rules_src.model.ruling import Ruling


def withdrawn_action(facts: WithdrawnAction) -> Ruling:
    """What was withdrawn may be used by the non-offending side only (16C1, 16C2)."""
    match facts.withdrawn:
        case Withdrawn.COMPARABLE:
            return Ruling(*COMPARABLE)
        case Withdrawn.SAME_DENOMINATION:
            return Ruling(*SAME_DENOMINATION)
        case Withdrawn.PENALTY_CARD:
            return Ruling(*PENALTY_CARD)
        case Withdrawn.ORDINARY:
            return Ruling(FREE_FOR_OTHERS, BARRED, AFTERWARDS)


def choice_after_withdrawal(facts: Choice) -> Ruling:
    """The offending side may not choose what a withdrawn action suggests (16C2, 16C3)."""
    return weigh_choice(facts, Basis("16C2", "16C2", "16C3", "90A"))

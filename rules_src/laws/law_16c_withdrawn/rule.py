"""Law 16C: who may use what a withdrawn call or card has told."""

from __future__ import annotations

from rules_src.laws.common import choice
from rules_src.laws.law_16c_withdrawn import facts as law
from rules_src.laws.law_16c_withdrawn.words import Say
from rules_src.model.ruling import Ruling


def withdrawn_action(facts: law.WithdrawnAction) -> Ruling:
    """What was withdrawn may be used by the non-offending side only (16C1, 16C2)."""
    match facts.withdrawn:
        case law.Withdrawn.COMPARABLE:
            return Ruling(*Say.comparable, verdict=Say.may_use_call)
        case law.Withdrawn.SAME_DENOMINATION:
            return Ruling(*Say.same_denomination, verdict=Say.may_use_call)
        case law.Withdrawn.PENALTY_CARD:
            return Ruling(*Say.penalty_card, verdict=Say.all_may_use_card)
        case law.Withdrawn.ORDINARY:
            return Ruling(
                Say.free_for_others, Say.barred, Say.afterwards, verdict=Say.only_the_others
            )


def choice_after_withdrawal(facts: choice.Choice) -> Ruling:
    """The offending side may not choose what a withdrawn action suggests (16C2, 16C3)."""
    return choice.weigh_choice(facts, choice.Basis("16C2", "16C2", "16C3", "90A"))

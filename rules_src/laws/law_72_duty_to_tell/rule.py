"""Law 72B: what a side need not tell of its own mistakes, and what it may not do about them.

The player is who has discovered the mistake; it may be his own or his partner's.
"""

from __future__ import annotations

from rules_src.laws.common import correction_period
from rules_src.laws.law_72_duty_to_tell import facts as law
from rules_src.laws.law_72_duty_to_tell.words import Say
from rules_src.model.ruling import Ruling
from rules_src.model.steps import NewIrregularity


def duty_to_tell(facts: law.OwnMistake) -> Ruling:
    """No one may break the laws on purpose, and no one need tell of a mishap (72B, 9A5)."""
    match facts.matter:
        case law.Matter.ON_PURPOSE:
            return Ruling(Say.may_not_break_law, Say.penalty_for_intent)
        case law.Matter.EXPLANATION:
            return Ruling(
                Say.explanation_must_be_corrected, NewIrregularity("20F5", "correct_explanation")
            )
        case law.Matter.TRICKS:
            return Ruling(correction_period.Say.trick_must_be_returned)
        case law.Matter.MISHAP:
            return after_mishap(facts)


def after_mishap(facts: law.OwnMistake) -> Ruling:
    """Silence is allowed, concealment is not, and a question is answered (72B2, 72B3, 62A)."""
    match facts.plan:
        case law.Plan.SILENT:
            return Ruling(Say.no_duty_to_tell, Say.silence_is_fair, Say.no_damage_from_revoke)
        case law.Plan.HIDE:
            return Ruling(Say.may_not_hide, Say.penalty_for_intent)
        case law.Plan.ASKED:
            return Ruling(Say.answer_truly, NewIrregularity("62A", "revoke"))

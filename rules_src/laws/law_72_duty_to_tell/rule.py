"""Law 72B: what a side need not tell of its own mistakes, and what it may not do about them.

The player is who has discovered the mistake; it may be his own or his partner's.
"""

from __future__ import annotations

from rules_src.laws.common.correction_period import RETURN_TRICK
from rules_src.laws.law_72_duty_to_tell.facts import Matter, OwnMistake, Plan
from rules_src.laws.law_72_duty_to_tell.words import (
    ANSWER,
    EXPLANATION,
    IS_FAIR,
    MAY_NOT_HIDE,
    MAY_NOT_PLAN,
    NO_DAMAGE,
    NO_DUTY,
    PENALTY,
)
from rules_src.model.ruling import Ruling
from rules_src.model.steps import NewIrregularity


def duty_to_tell(facts: OwnMistake) -> Ruling:
    """No one may break the laws on purpose, and no one need tell of a mishap (72B, 9A5)."""
    match facts.matter:
        case Matter.ON_PURPOSE:
            return Ruling(MAY_NOT_PLAN, PENALTY)
        case Matter.EXPLANATION:
            return Ruling(EXPLANATION, NewIrregularity("20F5", "correct_explanation"))
        case Matter.TRICKS:
            return Ruling(RETURN_TRICK)
        case Matter.MISHAP:
            return after_mishap(facts)


def after_mishap(facts: OwnMistake) -> Ruling:
    """Silence is allowed, concealment is not, and a question is answered (72B2, 72B3, 62A)."""
    match facts.plan:
        case Plan.SILENT:
            return Ruling(NO_DUTY, IS_FAIR, NO_DAMAGE)
        case Plan.HIDE:
            return Ruling(MAY_NOT_HIDE, PENALTY)
        case Plan.ASKED:
            return Ruling(ANSWER, NewIrregularity("62A", "revoke"))

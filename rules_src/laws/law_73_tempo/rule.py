"""Laws 73D and 73E: an opponent, not partner, went wrong on what a player did.

The offender is the player whose tempo or manner it was.
"""

from __future__ import annotations

from rules_src.laws.law_73_tempo.facts import Deceiver, Deception, Reason
from rules_src.laws.law_73_tempo.words import (
    COULD_NOT_KNOW,
    DECEPTION_ALLOWED,
    HAD_REASON,
    MAY_NOT_MISLEAD,
    NOT_MISLED,
    OWN_RISK,
    PENALTY,
    SCORE,
)
from rules_src.model.ruling import Ruling


def misleading_tempo(facts: Deception) -> Ruling:
    """Inferences from an opponent's manner are at one's own risk (73D1), but see 73D2 and 73E2."""
    if facts.deceived_by is Deceiver.CALL_OR_CARD:
        return Ruling(DECEPTION_ALLOWED)
    if facts.reason is Reason.BRIDGE:
        return Ruling(OWN_RISK, HAD_REASON)
    if facts.reason is Reason.PURPOSE:
        score = SCORE if facts.misled else NOT_MISLED
        return Ruling(MAY_NOT_MISLEAD, score, PENALTY)
    if not facts.could_know:
        return Ruling(OWN_RISK, COULD_NOT_KNOW)
    return Ruling(SCORE) if facts.misled else Ruling(OWN_RISK, NOT_MISLED)

"""Law 40: a call that does not fit what the opponents were told.

The offender is the player who called; `partner` may have known more than the opponents.
"""

from __future__ import annotations

from rules_src.laws.law_40_agreements.facts import Departure, PsychicCall
from rules_src.laws.law_40_agreements.words import (
    BARRED,
    BARRED_DAMAGE,
    CHECK_USE,
    DISCLOSE,
    DISCLOSE_AFTERWARDS,
    FORBIDDEN,
    FORBIDDEN_PENALTY,
    HIDDEN_PENALTY,
    IMPLICIT,
    MAY_STILL_CHANGE,
    MISTAKE_STANDS,
    NO_DUTY,
    NOT_ALOUD,
    NOT_DAMAGED,
    NOT_TOLD,
    NOT_YET,
    PSYCHE_PENALTY,
    PSYCHE_STANDS,
    SCORE,
    WAS_IT_USED,
)
from rules_src.model.ruling import Ruling


def psychic_call(facts: PsychicCall) -> Ruling:
    """Any call may be made if no concealed or forbidden agreement is behind it (40A3, 40C1)."""
    if facts.departure is Departure.HIDDEN:
        score = SCORE.under("40B3a") if facts.damaged else NOT_DAMAGED.under("40B3a")
        return Ruling(NOT_TOLD, DISCLOSE, MAY_STILL_CHANGE, score, HIDDEN_PENALTY)
    if facts.departure is Departure.FORBIDDEN:
        score = SCORE.under("40B4") if facts.damaged else NOT_DAMAGED.under("40B4")
        return Ruling(FORBIDDEN, score, FORBIDDEN_PENALTY)
    if facts.departure is Departure.PSYCHE and facts.barred:
        return Ruling(NOT_ALOUD, BARRED, BARRED_DAMAGE, PSYCHE_PENALTY)
    if facts.expected:
        score = SCORE if facts.damaged else NOT_DAMAGED
        return Ruling(NOT_YET, IMPLICIT, DISCLOSE_AFTERWARDS, score, HIDDEN_PENALTY)
    if facts.departure is Departure.MISTAKE:
        quiet = NOT_ALOUD.under("75C")
        return Ruling(quiet, MISTAKE_STANDS, WAS_IT_USED, CHECK_USE)
    return Ruling(NOT_ALOUD, PSYCHE_STANDS, NO_DUTY)

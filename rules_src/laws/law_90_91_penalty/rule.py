"""Laws 90 and 91: what may be punished, and by whom; the laws have no tariff.

The offender is the player whose procedure or conduct it is about.
"""

from __future__ import annotations

from rules_src.laws.law_90_91_penalty.facts import Discipline, Offence, Penalty, Response
from rules_src.laws.law_90_91_penalty.words import (
    APART,
    BY_REGULATION,
    CONSENT,
    DISCIPLINARY,
    DISQUALIFIED,
    MAY_APPEAL,
    MILDER,
    NOT_OVERRULED,
    NOTE_IT,
    NOTHING,
    POINTS,
    SPARED,
    SUSPENDED,
    WARNED,
)
from rules_src.model.ruling import Ruling


def procedural_penalty(facts: Penalty) -> Ruling:
    """Penalty points on top of any rectification, or discipline to keep order (90, 91)."""
    if facts.offence is Offence.CONDUCT:
        return discipline(facts)
    match facts.response:
        case Response.NONE:
            return Ruling(NOTHING)
        case Response.WARNING:
            return Ruling(WARNED, NOTE_IT)
        case Response.POINTS:
            return Ruling(POINTS, BY_REGULATION, MILDER, APART, SPARED, MAY_APPEAL)


def discipline(facts: Penalty) -> Ruling:
    """Points or suspension are the director's own; disqualification needs the organiser (91)."""
    match facts.discipline:
        case Discipline.WARNING:
            return Ruling(WARNED.under("91A"), NOTE_IT)
        case Discipline.POINTS:
            return Ruling(DISCIPLINARY, NOT_OVERRULED)
        case Discipline.SUSPENSION:
            return Ruling(SUSPENDED, NOT_OVERRULED)
        case Discipline.DISQUALIFICATION:
            return Ruling(CONSENT, DISQUALIFIED)

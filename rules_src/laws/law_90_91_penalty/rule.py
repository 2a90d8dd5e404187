"""Laws 90 and 91: what may be punished, and by whom; the laws have no tariff.

The offender is the player whose procedure or conduct it is about.
"""

from __future__ import annotations

from rules_src.laws.law_90_91_penalty import facts as law
from rules_src.laws.law_90_91_penalty.words import Say
from rules_src.model.ruling import Ruling


def procedural_penalty(facts: law.Penalty) -> Ruling:
    """Penalty points on top of any rectification, or discipline to keep order (90, 91)."""
    if facts.offence is law.Offence.CONDUCT:
        return discipline(facts)
    match facts.response:
        case law.Response.NONE:
            return Ruling(Say.no_penalty_points)
        case law.Response.WARNING:
            return Ruling(Say.warned, Say.warning_is_noted)
        case law.Response.POINTS:
            return points()


def points() -> Ruling:
    """Neither result nor rectification is touched by them, and they may be appealed (90, 92A)."""
    return Ruling(
        Say.penalty_for_procedure,
        Say.amount_by_regulation,
        Say.club_may_be_milder,
        Say.penalty_apart_from_score,
        Say.blameless_partner_is_spared,
        Say.may_ask_for_review,
    )


def discipline(facts: law.Penalty) -> Ruling:
    """Points or suspension are the director's own; disqualification needs the organiser (91)."""
    match facts.discipline:
        case law.Discipline.WARNING:
            return Ruling(Say.warned.under("91A"), Say.warning_is_noted)
        case law.Discipline.POINTS:
            return Ruling(Say.disciplinary_penalty, Say.committee_may_not_overrule)
        case law.Discipline.SUSPENSION:
            return Ruling(Say.suspended, Say.committee_may_not_overrule)
        case law.Discipline.DISQUALIFICATION:
            return Ruling(Say.organiser_must_consent, Say.disqualified)

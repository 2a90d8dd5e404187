"""Law 26: lead restrictions after a call was withdrawn."""

from __future__ import annotations

from rules_src.laws.common.lead import ANY_LEGAL_CARD
from rules_src.laws.common.rectification import NO_LEAD_RESTRICTION
from rules_src.laws.common.withdrawn_call import MAY_FORBID
from rules_src.laws.law_26_lead_restrictions.facts import (
    CallWithdrawn,
    Choice,
    Fate,
    LeadTurn,
    PartnerToLead,
)
from rules_src.laws.law_26_lead_restrictions.words import (
    ENDS,
    FORBIDDEN,
    HAS_NO_OTHER_SUIT,
    NOT_YET,
    NOTHING_TO_FORBID,
    RIGHT_GONE,
    UNRESTRICTED_BY,
)
from rules_src.model.ruling import Authority, Ruling, When
from rules_src.model.steps import HandOver


def lead_restrictions(facts: CallWithdrawn) -> Ruling:
    """A withdrawn call not replaced by a comparable one may cost a lead restriction (26A, 26B)."""
    if facts.fate is Fate.PASSED_AGAIN:
        return Ruling(NO_LEAD_RESTRICTION.under("30A", authority=Authority.COMMENTARY))
    if facts.fate in UNRESTRICTED_BY:
        return Ruling(NO_LEAD_RESTRICTION.under(UNRESTRICTED_BY[facts.fate]))
    if facts.fate is Fate.REPLACED and facts.comparable:
        return Ruling(NO_LEAD_RESTRICTION)
    return Ruling(MAY_FORBID, HandOver("26B", "partner_to_lead", when=When.PARTNER_LEAD))


def partner_to_lead(facts: PartnerToLead) -> Ruling:
    """Declarer may forbid offender's partner one unshown suit at his first turn to lead (26B)."""
    if not facts.defending:
        return Ruling(NO_LEAD_RESTRICTION.under("26B"))
    if facts.lead_turn is LeadTurn.OFFENDER:
        return Ruling(NOT_YET)
    if facts.lead_turn is LeadTurn.AGAIN:
        return Ruling(RIGHT_GONE)
    if facts.lead_turn is LeadTurn.FIRST:
        if not facts.unshown_suit:
            return Ruling(NOTHING_TO_FORBID)
        if facts.choice is Choice.DECLINE:
            return Ruling(RIGHT_GONE)
    if facts.only_that_suit:
        return Ruling(FORBIDDEN, ANY_LEGAL_CARD, ENDS, verdict=HAS_NO_OTHER_SUIT)
    return Ruling(FORBIDDEN, ENDS)

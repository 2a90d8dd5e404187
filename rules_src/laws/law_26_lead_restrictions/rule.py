"""Law 26: lead restrictions after a call was withdrawn."""

from __future__ import annotations

from dataclasses import replace

from rules_src.laws.common import lead, rectification, withdrawn_call
from rules_src.laws.law_26_lead_restrictions import facts as law
from rules_src.laws.law_26_lead_restrictions.words import Say
from rules_src.model.effects import Effect, Lasting
from rules_src.model.ruling import Authority, Ruling, Step, When
from rules_src.model.steps import HandOver

SIDE_DECLARES = replace(
    rectification.Say.no_lead_restriction.under("26B"),
    ends=(Effect(Lasting.LEAD_RIGHT, "partner"),),
)
"""Only here the rights of earlier calls lapse too."""


def lead_restrictions(facts: law.CallWithdrawn) -> Ruling:
    """A withdrawn call not replaced by a comparable one may cost a lead restriction (26A, 26B)."""
    if facts.fate in Say.unrestricted_by:
        return Ruling(rectification.Say.no_lead_restriction.under(Say.unrestricted_by[facts.fate]))
    if facts.fate is law.Fate.REPLACED:
        if facts.replaced_by is law.ReplacedBy.PASSED_AGAIN:
            return Ruling(
                rectification.Say.no_lead_restriction.under("30A", authority=Authority.COMMENTARY)
            )
        if facts.replaced_by in Say.spared_by:
            section = Say.spared_by[facts.replaced_by]
            return Ruling(rectification.Say.no_lead_restriction.under(section))
        if facts.comparable:
            return Ruling(rectification.Say.no_lead_restriction)
    return Ruling(
        withdrawn_call.Say.may_forbid, HandOver("26B", "partner_to_lead", when=When.PARTNER_LEAD)
    )


def partner_to_lead(facts: law.PartnerToLead) -> Ruling:
    """Declarer may forbid offender's partner one unshown suit at his first turn to lead (26B)."""
    if not facts.defending:
        return Ruling(SIDE_DECLARES)
    if facts.lead_turn is law.LeadTurn.OFFENDER:
        return Ruling(Say.offender_leads_freely)
    if facts.lead_turn is law.LeadTurn.AGAIN:
        return Ruling(Say.right_gone)
    first = facts.lead_turn is law.LeadTurn.FIRST
    if first and not facts.unshown_suit:
        return Ruling(Say.own_card_is_led if facts.leaders_card else Say.nothing_to_forbid)
    if first and facts.choice is law.Choice.DECLINE:
        free = Say.own_card_is_led if facts.leaders_card else Say.right_gone
        return Ruling(free, *beside_the_card(facts))
    if facts.only_that_suit:
        return Ruling(
            Say.forbidden,
            lead.Say.any_legal_card,
            Say.ends_with_the_lead,
            verdict=Say.has_no_other_suit,
        )
    own = (Say.own_card_is_led_if_allowed,) if first and facts.leaders_card else ()
    also = beside_the_card(facts) if first else ()
    return Ruling(
        Say.forbidden,
        *own,
        Say.ends_with_the_lead,
        *also,
        verdict=Say.forbidden_beside[bool(own), bool(also)],
    )


def beside_the_card(facts: law.PartnerToLead) -> tuple[Step, ...]:
    """The offender's own penalty card gives declarer a right of its own (50D2)."""
    return (Say.suit_of_the_card_too,) if facts.offenders_card else ()

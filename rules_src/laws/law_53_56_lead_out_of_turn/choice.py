"""Laws 55 and 56: what may be chosen after a lead out of turn, and what each choice means."""

from __future__ import annotations

from rules_src.laws.common import lead, penalty_card
from rules_src.laws.law_53_56_lead_out_of_turn import facts as law
from rules_src.laws.law_53_56_lead_out_of_turn.words import Say
from rules_src.model.ruling import Ruling
from rules_src.model.steps import May, PenaltyCard, Size


def partner_has_played(facts: law.LeadTowardsPartner | law.LeadForDeclarer) -> bool:
    """Whether partner's own card, led or played to the irregular lead, is on the table (60C)."""
    return facts.since_defenders_lead in (
        law.SinceDefendersLead.RIGHTFUL_LED,
        law.SinceDefendersLead.PARTNER_FOLLOWED,
    )


def lead_in_partners_turn(facts: law.LeadTowardsPartner) -> Ruling:
    """Refused, the card is a major penalty card, and declarer chooses at once by 50D2 (56B)."""
    facts.explain(lead.Say.explain_all_choices)
    both = partner_has_played(facts)
    withdrawn = lead.Say.lead_withdrawn.under("56B")
    match facts.later_lead_choice:
        case law.LeadAnswer.ACCEPT:
            return (
                Ruling(Say.later_lead_accepted, lead.Say.partner_plays_card_in_turn)
                if both
                else Ruling(Say.later_lead_accepted)
            )
        case law.LeadAnswer.REQUIRE:
            return penalty_card.suit_chosen(May.REQUIRE, withdrawn, both=both)
        case law.LeadAnswer.FORBID:
            return penalty_card.suit_chosen(May.FORBID, withdrawn, both=both)
        case law.LeadAnswer.LEAVE:
            return penalty_card.left(withdrawn, PenaltyCard("56B", Size.MAJOR), both=both)


def lead_in_declarers_turn(facts: law.LeadForDeclarer) -> Ruling:
    """Refused, the card is a major penalty card, and declarer leads from the right hand (56B)."""
    facts.explain(lead.Say.explain_all_choices)
    both = partner_has_played(facts)
    if facts.later_lead_accepted:
        return (
            Ruling(Say.later_lead_accepted, lead.Say.partner_plays_card_in_turn)
            if both
            else Ruling(Say.later_lead_accepted)
        )
    cards = (PenaltyCard("56B", Size.MAJOR), *([lead.Say.partners_card_penalty] if both else []))
    return Ruling(
        Say.lead_from_right_hand,
        *cards,
        *penalty_card.Say.while_it_lies,
        penalty_card.Say.if_card_lies,
    )


def lead_beside_penalty_card(facts: law.LeadBesideCard) -> Ruling:
    """Refused, the cards lie, and Law 51 says what may be chosen for which (50B, 51)."""
    facts.explain(lead.Say.explain_all_choices)
    for_declarer = facts.led_by is law.LedBy.DECLARERS_TURN
    played = partner_has_played(facts)
    if facts.later_lead_accepted if for_declarer else facts.accepted_beside_card:
        in_turn = (lead.Say.partner_plays_card_in_turn,) if played else ()
        return Ruling(Say.later_lead_accepted, *in_turn, lead.Say.older_duties_remain)
    partners = (lead.Say.partners_card_penalty,) if played else ()
    if for_declarer:
        return Ruling(
            Say.lead_from_right_hand,
            penalty_card.Say.all_penalty_cards_major,
            *partners,
            *penalty_card.Say.while_it_lies,
            penalty_card.Say.if_cards_lie,
            verdict=Say.declarer_and_both if played else "",
        )
    withdrawn = lead.Say.lead_withdrawn.under("56B")
    earlier = not facts.partner_has_card or bool(facts.earlier_card)
    return penalty_card.refused_beside(
        "56B", withdrawn, *partners, earlier=earlier, both=played or bool(facts.partner_has_card)
    )


def declarers_lead_choice(facts: law.DeclarersLead) -> Ruling:
    """Refused, the card is restored; what declarer learnt from it he may not use (55B, 55C)."""
    facts.explain(lead.Say.explain_all_choices, Say.either_defender_decides)
    accepted = facts.declarers_lead_accepted is law.DefendersAnswer.YES
    if accepted or (
        facts.declarers_lead_accepted is law.DefendersAnswer.DIFFER and facts.next_accepts
    ):
        return Ruling(Say.later_lead_accepted)
    if facts.led_by is law.LedBy.WRONG_HAND:
        return Ruling(Say.declarer_leads_any_card, Say.defenders_wait, Say.used)
    return Ruling(Say.defender_leads, Say.used)

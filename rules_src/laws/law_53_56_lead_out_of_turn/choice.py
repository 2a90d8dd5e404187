"""Laws 55 and 56: what may be chosen after a lead out of turn, and what each choice means."""

from __future__ import annotations

from rules_src.laws.common import lead, penalty_card
from rules_src.laws.law_53_56_lead_out_of_turn import facts as law
from rules_src.laws.law_53_56_lead_out_of_turn.words import Say
from rules_src.model.ruling import Ruling, When
from rules_src.model.steps import HandOver, May, PenaltyCard, Size


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
    """Refused, all the cards are major, and Law 51 says what may be chosen for which (50B, 51)."""
    facts.explain(lead.Say.explain_all_choices)
    for_declarer = facts.led_by is law.LedBy.DECLARERS_TURN
    if facts.later_lead_accepted if for_declarer else facts.partners_lead_accepted:
        played = (lead.Say.partner_plays_card_in_turn,) if partner_has_played(facts) else ()
        return Ruling(Say.later_lead_accepted, *played, lead.Say.older_duties_remain)
    if for_declarer:
        first, when = Say.lead_from_right_hand, When.DURING_PLAY
    else:
        first, when = lead.Say.lead_withdrawn.under("56B"), When.NOW
    both = partner_has_played(facts)
    return Ruling(
        first,
        penalty_card.Say.all_penalty_cards_major,
        *([lead.Say.partners_card_penalty] if both else []),
        *penalty_card.Say.while_it_lies,
        HandOver("51", "penalty_cards_turn", when=when),
        verdict=Say.declarer_and_both if both and when is not When.NOW else "",
    )


def declarers_lead_choice(facts: law.DeclarersLead) -> Ruling:
    """Refused, the card is restored; what declarer learnt from it he may not use (55B, 55C)."""
    facts.explain(lead.Say.explain_all_choices, Say.either_defender_decides)
    if facts.declarers_lead_accepted:
        return Ruling(Say.later_lead_accepted)
    if facts.led_by is law.LedBy.WRONG_HAND:
        return Ruling(Say.declarer_leads_any_card, Say.defenders_wait, Say.used)
    return Ruling(Say.defender_leads, Say.used)

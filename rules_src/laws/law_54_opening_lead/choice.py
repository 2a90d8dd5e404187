"""Law 54: declarer's five choices after an opening lead out of turn, and the second card.

The offender is a defender here, so `partner` is who should have led.
"""

from __future__ import annotations

from rules_src.laws.common import lead, penalty_card
from rules_src.laws.law_54_opening_lead import facts as law
from rules_src.laws.law_54_opening_lead.words import Say
from rules_src.model.ruling import Ruling
from rules_src.model.steps import HandOver, May, PenaltyCard, Size


def lead_out_of_turn_choice(facts: law.LeadChosen) -> Ruling:
    """Declarer accepts as dummy (54A) or declarer (54B), or refuses (54D) and chooses by 50D2."""
    if facts.earlier_card or facts.partner_has_card:
        return Ruling(HandOver("51", "opening_lead_beside_card"))
    facts.explain(Say.explain_five_choices)
    both = facts.partners_lead is law.PartnersLead.FACED
    played = (lead.Say.partner_plays_card_in_turn,) if both else ()
    match facts.lead_choice:
        case law.LeadChoice.BECOME_DUMMY:
            return Ruling(
                Say.declarer_becomes_dummy, *played, verdict=Say.dummy_and_played if both else ""
            )
        case law.LeadChoice.DECLARE:
            return Ruling(*played, *Say.declarer_plays)
        case law.LeadChoice.REQUIRE:
            return penalty_card.suit_chosen(May.REQUIRE, lead.Say.lead_withdrawn, both=both)
        case law.LeadChoice.FORBID:
            return penalty_card.suit_chosen(May.FORBID, lead.Say.lead_withdrawn, both=both)
        case law.LeadChoice.LEAVE:
            return penalty_card.left(
                lead.Say.lead_withdrawn, PenaltyCard("54D", Size.MAJOR), both=both
            )


def opening_lead_beside_card(facts: law.LeadChosenBesideCard) -> Ruling:
    """Beside a card shown in the auction: accepted it lies on, refused Laws 50D and 51 go on."""
    facts.explain(Say.explain_five_choices)
    faced = facts.partners_lead is law.PartnersLead.FACED
    played = (lead.Say.partner_plays_card_in_turn,) if faced else ()
    match facts.choice_beside_card:
        case law.ChoiceBesideCard.BECOME_DUMMY:
            return Ruling(
                Say.declarer_becomes_dummy,
                *played,
                lead.Say.older_duties_remain,
                verdict=Say.dummy_and_played if faced else "",
            )
        case law.ChoiceBesideCard.DECLARE:
            return Ruling(*played, lead.Say.older_duties_remain, *Say.declarer_plays)
        case law.ChoiceBesideCard.REFUSE:
            both = faced or bool(facts.partner_has_card)
            return penalty_card.refused_beside(
                "54D",
                lead.Say.lead_withdrawn,
                *((lead.Say.partners_card_penalty,) if faced else ()),
                earlier=not facts.partner_has_card or bool(facts.earlier_card),
                both=both,
            )


def penalty_cards_of_both_partner_leads(facts: law.BothCards) -> Ruling:
    """Who is to lead has a penalty card too, and plays it when declarer has chosen (50D1, 51)."""
    return penalty_card.led_beside_own(facts.options_for_both, "partner")


def second_card_from_dummy(facts: law.TableCard) -> Ruling:
    """A second card played from dummy stays, except to correct a revoke (54B2)."""
    if facts.table_card_revokes:
        return Ruling(Say.table_card_replaced, Say.second_card_from_hand)
    return Ruling(Say.table_card_stands)

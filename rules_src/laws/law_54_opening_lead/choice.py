"""Law 54: declarer's five choices after an opening lead out of turn, and the second card.

The offender is a defender here, so `partner` is who should have led.
"""

from __future__ import annotations

from rules_src.laws.common import lead, penalty_card
from rules_src.laws.law_54_opening_lead import facts as law
from rules_src.laws.law_54_opening_lead.words import Say
from rules_src.model.ruling import Ruling
from rules_src.model.steps import May, PenaltyCard, Size


def lead_out_of_turn_choice(facts: law.LeadChosen) -> Ruling:
    """Declarer accepts as dummy (54A) or declarer (54B), or refuses (54D) and chooses by 50D2."""
    facts.explain(Say.explain_five_choices)
    both = facts.since_lead is law.SinceLead.PARTNER_FACED
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


def second_card_from_dummy(facts: law.TableCard) -> Ruling:
    """A second card played from dummy stays, except to correct a revoke (54B2)."""
    if facts.table_card_revokes:
        return Ruling(Say.table_card_replaced, Say.second_card_from_hand)
    return Ruling(Say.table_card_stands)

"""Law 54: declarer's five choices after an opening lead out of turn, and the second card.

The offender is a defender here, so `partner` is who should have led.
"""

from __future__ import annotations

from rules_src.laws.common.lead import LEAD_WITHDRAWN, PARTNER_PLAYS_CARD
from rules_src.laws.common.penalty_card import left, suit_chosen
from rules_src.laws.law_54_opening_lead.facts import LeadChoice, LeadChosen, SinceLead, TableCard
from rules_src.laws.law_54_opening_lead.words import (
    BECOMES_DUMMY,
    DECLARER_PLAYS,
    DUMMY_AND_PLAYED,
    EXPLAIN_FIVE,
    FROM_HAND,
    TABLE_CARD_REPLACED,
    TABLE_CARD_STANDS,
)
from rules_src.model.ruling import Ruling
from rules_src.model.steps import May, PenaltyCard, Size


def lead_out_of_turn_choice(facts: LeadChosen) -> Ruling:
    """Declarer accepts as dummy (54A) or declarer (54B), or refuses (54D) and chooses by 50D2."""
    facts.explain(EXPLAIN_FIVE)
    both = facts.since_lead is SinceLead.PARTNER_FACED
    played = (PARTNER_PLAYS_CARD,) if both else ()
    match facts.lead_choice:
        case LeadChoice.BECOME_DUMMY:
            return Ruling(BECOMES_DUMMY, *played, verdict=DUMMY_AND_PLAYED if both else "")
        case LeadChoice.DECLARE:
            return Ruling(*played, *DECLARER_PLAYS)
        case LeadChoice.REQUIRE:
            return suit_chosen(May.REQUIRE, LEAD_WITHDRAWN, both=both)
        case LeadChoice.FORBID:
            return suit_chosen(May.FORBID, LEAD_WITHDRAWN, both=both)
        case LeadChoice.LEAVE:
            return left(LEAD_WITHDRAWN, PenaltyCard("54D", Size.MAJOR), both=both)


def second_card_from_dummy(facts: TableCard) -> Ruling:
    """A second card played from dummy stays, except to correct a revoke (54B2)."""
    if facts.table_card_revokes:
        return Ruling(TABLE_CARD_REPLACED, FROM_HAND)
    return Ruling(TABLE_CARD_STANDS)

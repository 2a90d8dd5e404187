"""Law 54: declarer's five choices after an opening lead out of turn, and the second card.

The offender is a defender here, so `partner` is who should have led.
"""

from __future__ import annotations

from rules_src.laws.common.lead import LEAD_WITHDRAWN
from rules_src.laws.common.penalty_card import IF_CARD_LIES, LEFT, WHILE_IT_LIES, suit_chosen
from rules_src.laws.law_54_opening_lead.facts import LeadChoice, LeadChosen, TableCard
from rules_src.laws.law_54_opening_lead.words import (
    BECOMES_DUMMY,
    DECLARER_PLAYS,
    EXPLAIN_FIVE,
    FROM_HAND,
    TABLE_CARD_REPLACED,
    TABLE_CARD_STANDS,
)
from rules_src.model.ruling import Ruling
from rules_src.model.steps import May, PenaltyCard, Size


def lead_out_of_turn_choice(facts: LeadChosen) -> Ruling:
    """Declarer accepts as dummy (54A) or declarer (54B), or refuses (54D) and chooses by 50D2."""
    facts.tell(EXPLAIN_FIVE)
    match facts.lead_choice:
        case LeadChoice.BECOME_DUMMY:
            return Ruling(BECOMES_DUMMY)
        case LeadChoice.DECLARE:
            return DECLARER_PLAYS
        case LeadChoice.REQUIRE:
            return Ruling(LEAD_WITHDRAWN, *suit_chosen(May.REQUIRE))
        case LeadChoice.FORBID:
            return Ruling(LEAD_WITHDRAWN, *suit_chosen(May.FORBID))
        case LeadChoice.LEAVE:
            return Ruling(
                LEAD_WITHDRAWN, PenaltyCard("54D", Size.MAJOR), *LEFT, *WHILE_IT_LIES
            ).then(IF_CARD_LIES)


def second_card_from_dummy(facts: TableCard) -> Ruling:
    """A second card played from dummy stays, except to correct a revoke (54B2)."""
    if facts.table_card_revokes:
        return Ruling(TABLE_CARD_REPLACED, FROM_HAND)
    return Ruling(TABLE_CARD_STANDS)

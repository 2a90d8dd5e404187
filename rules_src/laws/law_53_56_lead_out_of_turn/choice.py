"""Laws 55 and 56: what may be chosen after a lead out of turn, and what each choice means."""

from __future__ import annotations

from rules_src.laws.common.lead import EXPLAIN_ALL, LEAD_WITHDRAWN
from rules_src.laws.common.penalty_card import IF_CARD_LIES, LEFT, WHILE_IT_LIES, suit_chosen
from rules_src.laws.law_53_56_lead_out_of_turn.facts import (
    DeclarersLead,
    LeadAnswer,
    LeadForDeclarer,
    LeadTowardsPartner,
    LedBy,
)
from rules_src.laws.law_53_56_lead_out_of_turn.words import (
    ACCEPTED,
    ANY_CARD,
    DEFENDER_LEADS,
    DEFENDERS_WAIT,
    EITHER_DEFENDER,
    FROM_RIGHT_HAND,
    USED,
)
from rules_src.model.ruling import Ruling
from rules_src.model.steps import May, PenaltyCard, Size


def lead_in_partners_turn(facts: LeadTowardsPartner) -> Ruling:
    """Refused, the card is a major penalty card, and declarer chooses at once by 50D2 (56B)."""
    facts.tell(EXPLAIN_ALL)
    match facts.later_lead_choice:
        case LeadAnswer.ACCEPT:
            return Ruling(ACCEPTED)
        case LeadAnswer.REQUIRE:
            return Ruling(LEAD_WITHDRAWN.under("56B"), *suit_chosen(May.REQUIRE))
        case LeadAnswer.FORBID:
            return Ruling(LEAD_WITHDRAWN.under("56B"), *suit_chosen(May.FORBID))
        case LeadAnswer.LEAVE:
            withdrawn = LEAD_WITHDRAWN.under("56B")
            lies = Ruling(PenaltyCard("56B", Size.MAJOR), *LEFT, *WHILE_IT_LIES)
            return Ruling(withdrawn, *lies, IF_CARD_LIES)


def lead_in_declarers_turn(facts: LeadForDeclarer) -> Ruling:
    """Refused, the card is a major penalty card, and declarer leads from the right hand (56B)."""
    facts.tell(EXPLAIN_ALL)
    if facts.later_lead_accepted:
        return Ruling(ACCEPTED)
    return Ruling(FROM_RIGHT_HAND, PenaltyCard("56B", Size.MAJOR), *WHILE_IT_LIES, IF_CARD_LIES)


def declarers_lead_choice(facts: DeclarersLead) -> Ruling:
    """Refused, the card is restored; what declarer learnt from it he may not use (55B, 55C)."""
    facts.tell(EXPLAIN_ALL, EITHER_DEFENDER)
    if facts.declarers_lead_accepted:
        return Ruling(ACCEPTED)
    if facts.led_by is LedBy.WRONG_HAND:
        return Ruling(ANY_CARD, DEFENDERS_WAIT, USED)
    return Ruling(DEFENDER_LEADS, USED)

"""Laws 55 and 56: what may be chosen after a lead out of turn, and what each choice means."""

from __future__ import annotations

from rules_src.laws.common.lead import (
    EXPLAIN_ALL,
    LEAD_WITHDRAWN,
    OLDER_DUTIES,
    PARTNER_PLAYS_CARD,
    PARTNERS_PENALTY_CARD,
)
from rules_src.laws.common.penalty_card import (
    ALL_MAJOR,
    IF_CARD_LIES,
    WHILE_IT_LIES,
    left,
    suit_chosen,
)
from rules_src.laws.law_53_56_lead_out_of_turn.facts import (
    DeclarersLead,
    LeadAnswer,
    LeadBesideCard,
    LeadForDeclarer,
    LeadTowardsPartner,
    LedBy,
    SinceDefendersLead,
)
from rules_src.laws.law_53_56_lead_out_of_turn.words import (
    ACCEPTED,
    ANY_CARD,
    DECLARER_AND_BOTH,
    DEFENDER_LEADS,
    DEFENDERS_WAIT,
    EITHER_DEFENDER,
    FROM_RIGHT_HAND,
    USED,
)
from rules_src.model.ruling import Ruling, When
from rules_src.model.steps import HandOver, May, PenaltyCard, Size


def partner_has_played(facts: LeadTowardsPartner | LeadForDeclarer) -> bool:
    """Whether partner's own card, led or played to the irregular lead, is on the table (60C)."""
    return facts.since_defenders_lead in (
        SinceDefendersLead.RIGHTFUL_LED,
        SinceDefendersLead.PARTNER_FOLLOWED,
    )


def lead_in_partners_turn(facts: LeadTowardsPartner) -> Ruling:
    """Refused, the card is a major penalty card, and declarer chooses at once by 50D2 (56B)."""
    facts.explain(EXPLAIN_ALL)
    both = partner_has_played(facts)
    withdrawn = LEAD_WITHDRAWN.under("56B")
    match facts.later_lead_choice:
        case LeadAnswer.ACCEPT:
            return Ruling(ACCEPTED, PARTNER_PLAYS_CARD) if both else Ruling(ACCEPTED)
        case LeadAnswer.REQUIRE:
            return suit_chosen(May.REQUIRE, withdrawn, both=both)
        case LeadAnswer.FORBID:
            return suit_chosen(May.FORBID, withdrawn, both=both)
        case LeadAnswer.LEAVE:
            return left(withdrawn, PenaltyCard("56B", Size.MAJOR), both=both)


def lead_in_declarers_turn(facts: LeadForDeclarer) -> Ruling:
    """Refused, the card is a major penalty card, and declarer leads from the right hand (56B)."""
    facts.explain(EXPLAIN_ALL)
    both = partner_has_played(facts)
    if facts.later_lead_accepted:
        return Ruling(ACCEPTED, PARTNER_PLAYS_CARD) if both else Ruling(ACCEPTED)
    cards = (PenaltyCard("56B", Size.MAJOR), *([PARTNERS_PENALTY_CARD] if both else []))
    return Ruling(FROM_RIGHT_HAND, *cards, *WHILE_IT_LIES, IF_CARD_LIES)


def lead_beside_penalty_card(facts: LeadBesideCard) -> Ruling:
    """Refused, all the cards are major, and Law 51 says what may be chosen for which (50B, 51)."""
    facts.explain(EXPLAIN_ALL)
    for_declarer = facts.led_by is LedBy.DECLARERS_TURN
    if facts.later_lead_accepted if for_declarer else facts.partners_lead_accepted:
        played = (PARTNER_PLAYS_CARD,) if partner_has_played(facts) else ()
        return Ruling(ACCEPTED, *played, OLDER_DUTIES)
    if for_declarer:
        first, when = FROM_RIGHT_HAND, When.DURING_PLAY
    else:
        first, when = LEAD_WITHDRAWN.under("56B"), When.NOW
    both = partner_has_played(facts)
    return Ruling(
        first,
        ALL_MAJOR,
        *([PARTNERS_PENALTY_CARD] if both else []),
        *WHILE_IT_LIES,
        HandOver("51", "penalty_cards_turn", when=when),
        verdict=DECLARER_AND_BOTH if both and when is not When.NOW else "",
    )


def declarers_lead_choice(facts: DeclarersLead) -> Ruling:
    """Refused, the card is restored; what declarer learnt from it he may not use (55B, 55C)."""
    facts.explain(EXPLAIN_ALL, EITHER_DEFENDER)
    if facts.declarers_lead_accepted:
        return Ruling(ACCEPTED)
    if facts.led_by is LedBy.WRONG_HAND:
        return Ruling(ANY_CARD, DEFENDERS_WAIT, USED)
    return Ruling(DEFENDER_LEADS, USED)

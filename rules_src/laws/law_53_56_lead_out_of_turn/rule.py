"""Laws 53, 55, 56 and 60: a lead out of turn after the first trick (with 47E1 and 58A).

The offender is who led; where that is a defender, `partner` is the other one.
"""

from __future__ import annotations

from rules_src.laws.common.lead import ACCEPTED_BY_PLAY, OLDER_DUTIES
from rules_src.laws.law_53_56_lead_out_of_turn.facts import (
    LaterLead,
    LedBy,
    SinceDeclarersLead,
    SinceDefendersLead,
)
from rules_src.laws.law_53_56_lead_out_of_turn.words import (
    DEFENDER_ACCEPTED,
    LAST_TRICK_BACK,
    LEAD_BACK,
    LEAD_STANDS,
    RIGHT_LEAD,
    RIGHT_LEAD_FIRST,
)
from rules_src.model.ruling import Ruling
from rules_src.model.steps import HandOver, NewIrregularity


def lead_out_of_turn(facts: LaterLead) -> Ruling:
    """A lead out of turn is a correct one if accepted in words or by a play; else it goes back."""
    match facts.led_by:
        case LedBy.TOLD:
            return LEAD_BACK
        case LedBy.LAST_TRICK:
            return Ruling(LAST_TRICK_BACK)
        case LedBy.WITH_PARTNER:
            return Ruling(RIGHT_LEAD_FIRST, NewIrregularity("58A", "premature_play"))
        case LedBy.WITH_OPPONENT:
            return Ruling(RIGHT_LEAD_FIRST, *RIGHT_LEAD)
        case LedBy.PARTNERS_TURN | LedBy.DECLARERS_TURN:
            return defender_led(facts)
        case LedBy.WRONG_HAND | LedBy.DEFENDERS_TURN:
            return declarer_led(facts)


def defender_led(facts: LaterLead) -> Ruling:
    """Declarer accepts or refuses, unless a card played since has settled it (53, 56, 60)."""
    partners = facts.led_by is LedBy.PARTNERS_TURN
    if facts.since_defenders_lead is SinceDefendersLead.NEXT_PLAYED:
        return Ruling(ACCEPTED_BY_PLAY, OLDER_DUTIES)
    if facts.since_defenders_lead is SinceDefendersLead.RIGHTFUL_LED and not partners:
        return RIGHT_LEAD
    if facts.earlier_card:
        return Ruling(HandOver("51", "lead_beside_penalty_card"))
    # a card of partner's, led or played, leaves declarer's rights whole (60C)
    return Ruling(HandOver("56", "lead_in_partners_turn" if partners else "lead_in_declarers_turn"))


def declarer_led(facts: LaterLead) -> Ruling:
    """Either defender may accept or refuse, unless a defender has played since (53, 55, 60)."""
    since = facts.since_declarers_lead
    if since is SinceDeclarersLead.NEXT_PLAYED:
        return Ruling(DEFENDER_ACCEPTED)
    if since is SinceDeclarersLead.OTHER_PLAYED:
        return Ruling(LEAD_STANDS, NewIrregularity("53C", "premature_play"))
    own_mistake = facts.led_by is LedBy.WRONG_HAND  # a second lead of his own changes nothing (60C)
    if since is SinceDeclarersLead.NOTHING or own_mistake:
        return Ruling(HandOver("55A", "declarers_lead_choice"))
    return RIGHT_LEAD

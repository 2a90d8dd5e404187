"""Laws 53, 55, 56 and 60: a lead out of turn after the first trick (with 47E1 and 58A).

The offender is who led; where that is a defender, `partner` is the other one.
"""

from __future__ import annotations

from rules_src.laws.common import lead
from rules_src.laws.law_53_56_lead_out_of_turn import facts as law
from rules_src.laws.law_53_56_lead_out_of_turn.words import Say
from rules_src.model.ruling import Ruling
from rules_src.model.steps import HandOver, NewIrregularity


def lead_out_of_turn(facts: law.LaterLead) -> Ruling:
    """A lead out of turn is a correct one if accepted in words or by a play; else it goes back."""
    if facts.told_to_play:
        return Say.lead_back
    if facts.last_trick:
        return Ruling(Say.last_lead_back)
    match facts.led_by:
        case law.LedBy.PARTNERS_TURN | law.LedBy.DECLARERS_TURN:
            return defender_led(facts)
        case law.LedBy.WRONG_HAND | law.LedBy.DEFENDERS_TURN:
            return declarer_led(facts)


def defender_led(facts: law.LaterLead) -> Ruling:
    """Declarer accepts or refuses, unless a card played since has settled it (53, 56, 60)."""
    partners = facts.led_by is law.LedBy.PARTNERS_TURN
    if facts.same_time:
        later = (NewIrregularity("58A", "premature_play"),) if partners else Say.right_lead
        return Ruling(Say.right_lead_came_first, *later)
    if facts.since_defenders_lead is law.SinceDefendersLead.NEXT_PLAYED:
        return Ruling(lead.Say.accepted_by_play, lead.Say.older_duties_remain)
    if facts.since_defenders_lead is law.SinceDefendersLead.RIGHTFUL_LED and not partners:
        return Say.right_lead
    if facts.earlier_card or (partners and facts.partner_has_card):
        return Ruling(HandOver("51", "lead_beside_penalty_card"))
    # a card of partner's, led or played, leaves declarer's rights whole (60C)
    return Ruling(HandOver("56", "lead_in_partners_turn" if partners else "lead_in_declarers_turn"))


def declarer_led(facts: law.LaterLead) -> Ruling:
    """Either defender may accept or refuse, unless a defender has played since (53, 55, 60)."""
    own_mistake = facts.led_by is law.LedBy.WRONG_HAND
    if not own_mistake and facts.same_time:
        return Ruling(Say.right_lead_came_first, *Say.right_lead)
    since = facts.since_declarers_lead
    if since is law.SinceDeclarersLead.NEXT_PLAYED:
        return Ruling(Say.defender_accepted_by_play)
    if since is law.SinceDeclarersLead.OTHER_PLAYED:
        return Ruling(Say.lead_stands, NewIrregularity("53C", "premature_play"))
    # a second lead of his own changes nothing (60C)
    if since is law.SinceDeclarersLead.NOTHING or own_mistake:
        return Ruling(HandOver("55A", "declarers_lead_choice"))
    return Say.right_lead

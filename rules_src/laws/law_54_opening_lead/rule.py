"""Law 54: an opening lead out of turn (with 24, 41A, 47E, 53A, 58A).

The offender is who led; where that is a defender, `leader` is his partner and should have led.
"""

from __future__ import annotations

from rules_src.laws.common import lead, penalty_card, taken_back
from rules_src.laws.law_54_opening_lead import facts as law
from rules_src.laws.law_54_opening_lead.words import Say
from rules_src.model.ruling import Ruling
from rules_src.model.steps import CardBack, NewIrregularity, PenaltyCard, Size


def opening_lead_out_of_turn(facts: law.OpeningLead) -> Ruling:
    """Whoever was told to lead takes it back (47E1); else only a faced lead matters (54)."""
    match facts.whose_lead:
        case law.WhoseLead.OWN:
            if facts.misexplained:
                return Ruling(NewIrregularity("47E2a", "misinformation"))
            return Ruling(Say.lead_in_turn_stands, Say.declarer_takes_his_cards_up)
        case law.WhoseLead.DEFENDERS:
            return declaring_side_led(facts)
        case law.WhoseLead.PARTNERS:
            if facts.told_to_play:
                return Say.told_by_opponent
            return defender_led(facts)


def declaring_side_led(facts: law.OpeningLead) -> Ruling:
    """The auction is over, so 24D applies (54E); a defender it misled takes his cards up (50)."""
    if facts.defender_spread:
        return Ruling(
            CardBack("24D"),
            Say.defenders_hand_back,
            Say.leader_leads_face_down,
            Say.free_to_use,
            *taken_back.Say.cards_taken_back,
            verdict=Say.both_take_back,
        )
    return Ruling(
        CardBack("24D"),
        Say.leader_leads_face_down,
        Say.free_to_use,
        verdict=Say.they_may_use_it,
    )


def defender_led(facts: law.OpeningLead) -> Ruling:
    """Only a faced lead out of turn is more than a card to take up (41A, 54)."""
    match facts.faced_leads:
        case law.FacedLeads.NONE:
            return Ruling(CardBack("41A"), Say.leader_leads_face_down.under("41A"))
        case law.FacedLeads.RIGHT:
            return Ruling(Say.right_lead_stands.under("41C"), CardBack("41A"))
        case law.FacedLeads.BOTH:
            return both_faced()
        case law.FacedLeads.DROPPED:
            return Ruling(NewIrregularity("49", "penalty_card"))
        case law.FacedLeads.WRONG:
            return faced_out_of_turn(facts)


def both_faced() -> Ruling:
    """Of two leads at the same time the wrong one is later; 58A leaves what it is to 49 and 50B."""
    return Ruling(
        Say.right_lead_stands,
        PenaltyCard("50B", Size.MAJOR),
        *penalty_card.Say.while_it_lies,
        penalty_card.Say.if_card_lies,
    )


def faced_out_of_turn(facts: law.OpeningLead) -> Ruling:
    """Declarer has his choice, unless he or dummy has settled it by showing a card (54A, 54C)."""
    match facts.since_lead:
        case law.SinceLead.DUMMY_SPREAD:
            if facts.fault_named:
                return dummy_intervened()
            return Ruling(
                Say.lead_must_be_accepted,
                Say.spreading_is_no_fault,
                Say.partners_face_down_lead_goes_back,
                *Say.declarer_plays,
            )
        case law.SinceLead.DECLARER_SPREAD:  # also without meaning to; 48B1 sends us here
            if facts.all_mistaken:
                return Ruling(Say.dummy_goes_on_as_declarer, Say.recorded_as_played)
            return Ruling(Say.declarer_becomes_dummy, Say.partners_face_down_lead_goes_back)
        case law.SinceLead.DECLARER_PLAYED:
            return Ruling(
                lead.Say.accepted_by_play,
                Say.declarer_plays_the_contract,
                Say.partners_face_down_lead_goes_back,
            )
        case law.SinceLead.NOTHING:  # 60C leaves declarer's rights whole
            return to_be_chosen(facts)


def to_be_chosen(facts: law.OpeningLead) -> Ruling:
    """Partner's face-down lead goes back, a card taken back lies again; then declarer chooses."""
    face_down = facts.partners_lead is law.PartnersLead.FACE_DOWN
    if facts.taken_back:
        facts.explain(Say.card_laid_open_again)
    return Ruling(Say.partners_card_back, Say.choose) if face_down else Ruling(Say.choose)


def dummy_intervened() -> Ruling:
    """Dummy may not choose for declarer; he has, so the lead stands and the score waits (72C)."""
    return Ruling(
        Say.lead_must_be_accepted,
        Say.dummy_may_not_choose,
        Say.declarer_plays_the_contract,
        Say.second_card_from_hand,
        Say.dummy_foresaw,
        Say.consider_penalty_points,
        Say.partners_face_down_lead_goes_back,
        Say.if_from_table,
    )

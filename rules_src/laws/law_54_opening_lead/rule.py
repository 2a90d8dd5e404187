"""Law 54: an opening lead out of turn (with 24, 41A, 47E, 53A, 58A).

The offender is who led; where that is a defender, `leader` is his partner and should have led.
"""

from __future__ import annotations

from rules_src.laws.common.lead import ACCEPTED_BY_PLAY
from rules_src.laws.common.penalty_card import IF_CARD_LIES, WHILE_IT_LIES
from rules_src.laws.law_54_opening_lead.facts import FacedLeads, OpeningLead, SinceLead, Told
from rules_src.laws.law_54_opening_lead.words import (
    BECOMES_DUMMY,
    CHOOSE,
    DECLARER_PLAYS,
    DECLARES,
    DUMMY_FORESAW,
    FACE_DOWN_BACK,
    FACED_AGAIN,
    FREE_TO_USE,
    FROM_HAND,
    IF_FROM_TABLE,
    LEADS_FACE_DOWN,
    MUST_ACCEPT,
    NO_FAULT,
    NOT_HIS_CHOICE,
    PARTNERS_TOO,
    PENALTY_POINTS,
    PLAYED_AS_DECLARER,
    RECORDED_AS_PLAYED,
    RIGHT_LEAD_STANDS,
    THEY_MAY_USE_IT,
    TOLD_BY_OPPONENT,
)
from rules_src.model.ruling import Ruling
from rules_src.model.steps import CardBack, NewIrregularity, PenaltyCard, Size


def opening_lead_out_of_turn(facts: OpeningLead) -> Ruling:
    """Whoever was told to lead takes it back (47E1); else only a faced lead matters (54)."""
    if facts.told_to_lead is Told.OPPONENT:
        return TOLD_BY_OPPONENT
    if facts.told_to_lead is Told.IN_TURN:
        return Ruling(NewIrregularity("47E2a", "misinformation"))
    if facts.told_to_lead is Told.DECLARING_SIDE:  # 54E: the auction is over, so 24D applies
        return Ruling(CardBack("24D"), LEADS_FACE_DOWN, FREE_TO_USE, verdict=THEY_MAY_USE_IT)
    match facts.faced_leads:
        case FacedLeads.NONE:
            return Ruling(CardBack("41A"), LEADS_FACE_DOWN.under("41A"))
        case FacedLeads.RIGHT:
            return Ruling(RIGHT_LEAD_STANDS.under("41C"), CardBack("41A"))
        case FacedLeads.BOTH:
            return both_faced()
        case FacedLeads.DROPPED:
            return Ruling(NewIrregularity("49", "penalty_card"))
        case FacedLeads.WRONG:
            return faced_out_of_turn(facts)


def both_faced() -> Ruling:
    """Of two leads at the same time the wrong one is later; 58A leaves what it is to 49 and 50B."""
    return Ruling(
        RIGHT_LEAD_STANDS,
        PenaltyCard("50B", Size.MAJOR),
        *WHILE_IT_LIES,
        IF_CARD_LIES,
    )


def faced_out_of_turn(facts: OpeningLead) -> Ruling:
    """Declarer has his choice, unless he or dummy has settled it by showing a card (54A, 54C)."""
    match facts.since_lead:
        case SinceLead.DUMMY_SPREAD:
            return Ruling(MUST_ACCEPT, NO_FAULT, PARTNERS_TOO, *DECLARER_PLAYS)
        case SinceLead.DUMMY_INTERVENED:
            return dummy_intervened()
        case SinceLead.DECLARER_SPREAD:  # also without meaning to; 48B1 sends us here
            return Ruling(BECOMES_DUMMY, PARTNERS_TOO)
        case SinceLead.SWAPPED:  # all took the wrong player for declarer and have played on
            return Ruling(PLAYED_AS_DECLARER, RECORDED_AS_PLAYED)
        case SinceLead.DECLARER_PLAYED:
            return Ruling(ACCEPTED_BY_PLAY, DECLARES, PARTNERS_TOO)
        case SinceLead.PARTNER_FACE_DOWN:
            return Ruling(FACE_DOWN_BACK, CHOOSE)
        case SinceLead.TAKEN_BACK:
            facts.explain(FACED_AGAIN)
            return Ruling(CHOOSE)
        case SinceLead.NOTHING | SinceLead.PARTNER_FACED:  # 60C leaves declarer's rights whole
            return Ruling(CHOOSE)


def dummy_intervened() -> Ruling:
    """Dummy may not choose for declarer; he has, so the lead stands and the score waits (72C)."""
    return Ruling(
        MUST_ACCEPT,
        NOT_HIS_CHOICE,
        DECLARES,
        FROM_HAND,
        DUMMY_FORESAW,
        PENALTY_POINTS,
        PARTNERS_TOO,
        IF_FROM_TABLE,
    )

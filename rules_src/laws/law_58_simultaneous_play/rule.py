"""Laws 45E, 58 and 67B2: two cards at the same time, and a trick with a card too many.

The offender is who played more than one card.
"""

from __future__ import annotations

from rules_src.laws.law_58_simultaneous_play.facts import (
    ByWhom,
    CardsAtOnce,
    DefectiveTrick,
    TwoCards,
)
from rules_src.laws.law_58_simultaneous_play.words import (
    ALWAYS_IN_HAND,
    CHOOSES_CARD,
    EXTRA_PENALTY,
    FIFTH_PENALTY,
    IF_REVOKED,
    IN_ORDER,
    LATER_CARD,
    ONE_IS_PLAYED,
    OPPONENT_MAY_CHANGE,
    OTHERS_BACK,
    OTHERS_PENALTY,
    SORT_PLAYED_CARDS,
    TWO_LEADS,
)
from rules_src.model.ruling import Ruling
from rules_src.model.steps import CardBack, HandOver, NewIrregularity


def simultaneous_play(facts: TwoCards) -> Ruling:
    """One visible card is played; of several the player names his, and the others go (58, 45E)."""
    match facts.cards_at_once:
        case CardsAtOnce.TWO_LEADS:
            opening = NewIrregularity("58A", "opening_lead_out_of_turn")
            later = NewIrregularity("58A", "lead_out_of_turn")
            return Ruling(opening, later, verdict=TWO_LEADS)
        case CardsAtOnce.IN_ORDER:
            return Ruling(IN_ORDER)
        case CardsAtOnce.TWO_PLAYERS:
            return Ruling(LATER_CARD, NewIrregularity("58A", "premature_play"))
        case CardsAtOnce.ONE_SEEN:
            return Ruling(ONE_IS_PLAYED)
        case CardsAtOnce.SEVERAL_SEEN:
            return several_seen(facts)
        case CardsAtOnce.FIFTH:
            return fifth_card(facts)
        case CardsAtOnce.TOO_LATE:
            return Ruling(HandOver("67B2", "too_many_cards_played"))


def several_seen(facts: TwoCards) -> Ruling:
    """The player names one; a defender's others become penalty cards (58B2)."""
    if facts.whose_cards is ByWhom.DECLARING_SIDE:
        return Ruling(CHOOSES_CARD, OTHERS_BACK, *OPPONENT_MAY_CHANGE)
    penalty = NewIrregularity("50", "penalty_card")
    return Ruling(CHOOSES_CARD, OTHERS_PENALTY, *OPPONENT_MAY_CHANGE, penalty)


def fifth_card(facts: TwoCards) -> Ruling:
    """A fifth card is a lead out of turn if it was led; else it goes back or lies (45E)."""
    if facts.fifth_was_led:
        return Ruling(NewIrregularity("45E", "lead_out_of_turn"))
    if facts.whose_cards is ByWhom.DECLARING_SIDE:
        return Ruling(CardBack("45E2"))
    return Ruling(FIFTH_PENALTY, NewIrregularity("50", "penalty_card"))


def too_many_cards_played(facts: DefectiveTrick) -> Ruling:
    """The card faced in the trick stays, the others return and may have been revokes (67B2)."""
    facts.tell(SORT_PLAYED_CARDS)
    if facts.extra_card_seen:
        return Ruling(EXTRA_PENALTY, ALWAYS_IN_HAND, IF_REVOKED)
    return Ruling(ALWAYS_IN_HAND, IF_REVOKED)

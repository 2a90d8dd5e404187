"""Laws 45E, 58 and 67B2: two cards at the same time, and a trick with a card too many.

The offender is who played more than one card.
"""

from __future__ import annotations

from rules_src.laws.common import penalty_card
from rules_src.laws.law_58_simultaneous_play import facts as law
from rules_src.laws.law_58_simultaneous_play.words import Say
from rules_src.model.ruling import Ruling
from rules_src.model.steps import CardBack, HandOver, NewIrregularity, PenaltyCard, Size


def simultaneous_play(facts: law.TwoCards) -> Ruling:
    """One visible card is played; of several the player names his, and the others go (58, 45E)."""
    match facts.cards_at_once:
        case law.CardsAtOnce.TWO_LEADS:
            opening = NewIrregularity("58A", "opening_lead_out_of_turn")
            later = NewIrregularity("58A", "lead_out_of_turn")
            return Ruling(opening, later, verdict=Say.two_leads)
        case law.CardsAtOnce.IN_ORDER:
            return Ruling(Say.both_cards_count_in_order)
        case law.CardsAtOnce.TWO_PLAYERS:
            return Ruling(Say.other_card_counts_as_later, NewIrregularity("58A", "premature_play"))
        case law.CardsAtOnce.ONE_SEEN | law.CardsAtOnce.SEVERAL_SEEN | law.CardsAtOnce.FIFTH:
            if facts.next_trick_begun:
                return Ruling(HandOver("67B2", "too_many_cards_played"))
            return too_many(facts)


def too_many(facts: law.TwoCards) -> Ruling:
    """Until both sides have played on it is put right at once (45E, 58B)."""
    match facts.cards_at_once:
        case law.CardsAtOnce.ONE_SEEN:
            return Ruling(Say.seen_card_is_played)
        case law.CardsAtOnce.FIFTH:
            return fifth_card(facts)
        case _:
            return several_seen(facts)


def several_seen(facts: law.TwoCards) -> Ruling:
    """The player names one; a defender's others become penalty cards (58B2)."""
    if facts.whose_cards is law.ByWhom.DECLARING_SIDE:
        return Ruling(Say.player_names_his_card, Say.other_cards_back, *Say.opponent_may_change)
    if facts.intended_left:
        return Ruling(
            Say.player_names_his_card,
            PenaltyCard("50B", Size.MAJOR),
            *Say.opponent_may_change,
            *penalty_card.Say.while_it_lies,
            penalty_card.Say.if_card_lies,
        )
    penalty = NewIrregularity("50", "penalty_card")
    return Ruling(
        Say.player_names_his_card, Say.other_cards_penalty_cards, *Say.opponent_may_change, penalty
    )


def fifth_card(facts: law.TwoCards) -> Ruling:
    """A fifth card is a lead out of turn if it was led; else it goes back or lies (45E)."""
    if facts.fifth_was_led:
        return Ruling(NewIrregularity("45E", "lead_out_of_turn"))
    if facts.whose_cards is law.ByWhom.DECLARING_SIDE:
        return Ruling(CardBack("45E2"))
    return Ruling(Say.fifth_card_penalty_card, NewIrregularity("50", "penalty_card"))


def too_many_cards_played(facts: law.DefectiveTrick) -> Ruling:
    """The card faced in the trick stays, the others return and may have been revokes (67B2)."""
    facts.tell(Say.extra_card_back)
    if facts.extra_card_seen:
        return Ruling(Say.extra_card_penalty_card, Say.card_was_in_hand, Say.if_revoked)
    return Ruling(Say.card_was_in_hand, Say.if_revoked)

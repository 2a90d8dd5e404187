"""Laws 50D and 51: what a major penalty card on the table demands, trick by trick."""

from __future__ import annotations

from rules_src.laws.common import penalty_card
from rules_src.laws.law_49_52_penalty_cards import facts as law
from rules_src.laws.law_49_52_penalty_cards.words import Say
from rules_src.model.ruling import Ruling
from rules_src.model.steps import (
    HandOver,
    Instruct,
    LeadRestriction,
    May,
    Suits,
)

OF_BOTH = HandOver("50D2", "penalty_cards_of_both_lead")


def penalty_card_turn(facts: law.CardOnTable) -> Ruling:
    """A major penalty card is played at the first legal opportunity; partner's lead waits (50D)."""
    return _turn(facts, Say.play_penalty_card, HandOver("50D2", "penalty_card_lead"))


def penalty_cards_turn(facts: law.CardOnTable) -> Ruling:
    """With several penalty cards declarer designates the one to play; partner's lead waits (51)."""
    return _turn(facts, Say.declarer_picks_penalty_card, HandOver("51B", "penalty_cards_lead"))


def _turn(facts: law.CardOnTable, must_play: Instruct, choice: HandOver) -> Ruling:
    if facts.early_lead is law.EarlyLead.FOLLOWED:
        return Ruling(*Say.lead_stands, penalty_card.Say.if_not_played)
    if facts.early_lead is law.EarlyLead.LED:  # it must now be led, whatever the choice leaves
        return Ruling(Say.lead_becomes_penalty_card, OF_BOTH)
    match facts.whose_turn:
        case law.WhoseTurn.CAN_PLAY:
            if facts.partners_card and facts.offender_leads:
                return Ruling(OF_BOTH)
            return Ruling(must_play, penalty_card.Say.if_not_played)
        case law.WhoseTurn.MUST_FOLLOW:
            return Ruling(Say.penalty_card_waits)
        case law.WhoseTurn.PARTNER_TO_LEAD:
            if facts.partners_card:
                return Ruling(OF_BOTH)
            facts.explain(Say.lead_waits_for_declarer)
            return Ruling(choice)
        case law.WhoseTurn.OTHER:
            return Ruling(Say.penalty_card_stays)


def penalty_card_lead(facts: law.LeadTowardsCard) -> Ruling:
    """Declarer may require the suit, forbid it or leave the card; the first two free it (50D2)."""
    if facts.lead_option is law.LeadOption.LEAVE:
        return Ruling(*penalty_card.Say.left, penalty_card.Say.if_not_played)
    may = May.REQUIRE if facts.lead_option is law.LeadOption.REQUIRE else May.FORBID
    return penalty_card.suit_chosen(may)


def penalty_cards_lead(facts: law.LeadTowardsCards) -> Ruling:
    """Requiring or forbidding a suit frees every penalty card in that suit, and no other (51B)."""
    one = facts.same_suit is law.SuitsOfCards.ONE
    if facts.lead_options is law.LeadOptions.LEAVE:
        leads_freely = (
            penalty_card.Say.left[0]
            if one
            else penalty_card.Say.any_lead_penalty_card_stays.under("51B2c")
        )
        return Ruling(leads_freely, penalty_card.Say.choice_returns, penalty_card.Say.if_not_played)
    if facts.lead_options is law.LeadOptions.REQUIRE:
        if one:
            return _restrict("51B1a", May.REQUIRE, Suits.CARD, Say.penalty_cards_in_suit_back)
        return _restrict("51B2a", May.REQUIRE, Suits.ONE_OF_CARDS, *Say.some_back)
    if one:
        return _restrict("51B1b", May.FORBID, Suits.CARD, Say.penalty_cards_in_suit_back)
    if not facts.all_forbidden:
        return _restrict("51B2b", May.FORBID, Suits.SOME_OF_CARDS, *Say.some_back)
    back = Say.penalty_cards_in_suit_back
    every = _restrict("51B2b", May.FORBID, Suits.SOME_OF_CARDS, back)
    return Ruling(*every, verdict=Say.no_suit_of_a_card)


def _restrict(section: str, may: May, suits: Suits, back: Instruct, *more: Instruct) -> Ruling:
    return Ruling(
        LeadRestriction(section, may, suits, chosen=True),
        back.under(section),
        *more,
        *penalty_card.Say.picked_up,
        penalty_card.Say.if_disobeyed,
    )


def penalty_cards_of_both_lead(facts: law.LeadWithOwnCard) -> Ruling:
    """Declarer chooses over the cards of who is not to lead; who leads plays his own (50D1, 51)."""
    led = facts.early_lead is law.EarlyLead.LED
    by_offender = not led and facts.whose_turn is law.WhoseTurn.CAN_PLAY
    leader = "offender" if by_offender else "partner"
    return penalty_card.led_beside_own(facts.options_for_both, leader)

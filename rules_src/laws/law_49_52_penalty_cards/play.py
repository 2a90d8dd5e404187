"""Laws 50D and 51: what a major penalty card on the table demands, trick by trick."""

from __future__ import annotations

from rules_src.laws.common.penalty_card import (
    CHOICE_RETURNS,
    CHOICE_RETURNS_FOR_BOTH,
    IF_DISOBEYED,
    LEADS_FREELY,
    LEFT,
    PICKED_UP,
    suit_chosen,
)
from rules_src.laws.common.taken_back import BACK_USED
from rules_src.laws.law_49_52_penalty_cards.facts import (
    CardOnTable,
    LeadOption,
    LeadOptions,
    LeadTowardsCard,
    LeadTowardsCards,
    LeadWithOwnCard,
    OptionsForBoth,
    SuitsOfCards,
    WhoseTurn,
)
from rules_src.laws.law_49_52_penalty_cards.words import (
    DECLARER_DESIGNATES,
    FOLLOWS_FIRST,
    GOES_ON,
    IF_NOT_PLAYED,
    LEAD_STANDS,
    LEADS_OWN_CARD,
    LEADS_OWN_CARD_IF_ALLOWED,
    LED_TOO_SOON,
    MUST_PLAY,
    OTHERS_BACK,
    OTHERS_STAY,
    PARTNER_WAITS,
    SUIT_BACK,
)
from rules_src.model.ruling import Ruling
from rules_src.model.steps import (
    About,
    HandOver,
    Information,
    Instruct,
    LeadRestriction,
    May,
    Status,
    Suits,
)

OF_BOTH = HandOver("50D2", "penalty_cards_of_both_lead")


def penalty_card_turn(facts: CardOnTable) -> Ruling:
    """A major penalty card is played at the first legal opportunity; partner's lead waits (50D)."""
    return _turn(facts, MUST_PLAY, HandOver("50D2", "penalty_card_lead"))


def penalty_cards_turn(facts: CardOnTable) -> Ruling:
    """With several penalty cards declarer designates the one to play; partner's lead waits (51)."""
    return _turn(facts, DECLARER_DESIGNATES, HandOver("51B", "penalty_cards_lead"))


def _turn(facts: CardOnTable, must_play: Instruct, choice: HandOver) -> Ruling:
    match facts.whose_turn:
        case WhoseTurn.BOTH_PARTNER | WhoseTurn.BOTH_OFFENDER:
            return Ruling(OF_BOTH)
        case WhoseTurn.LED_AND_FOLLOWED:
            return Ruling(*LEAD_STANDS, IF_NOT_PLAYED)
        case WhoseTurn.PARTNER_LED:  # his own card must now be led, whatever the choice leaves
            return Ruling(LED_TOO_SOON, OF_BOTH)
        case WhoseTurn.CAN_PLAY:
            return Ruling(must_play, IF_NOT_PLAYED)
        case WhoseTurn.MUST_FOLLOW:
            return Ruling(FOLLOWS_FIRST)
        case WhoseTurn.PARTNER_TO_LEAD:
            facts.explain(PARTNER_WAITS)
            return Ruling(choice)
        case WhoseTurn.OTHER:
            return Ruling(GOES_ON)


def penalty_card_lead(facts: LeadTowardsCard) -> Ruling:
    """Declarer may require the suit, forbid it or leave the card; the first two free it (50D2)."""
    if facts.lead_option is LeadOption.LEAVE:
        return Ruling(*LEFT, IF_NOT_PLAYED)
    may = May.REQUIRE if facts.lead_option is LeadOption.REQUIRE else May.FORBID
    return suit_chosen(may)


def penalty_cards_lead(facts: LeadTowardsCards) -> Ruling:
    """Requiring or forbidding a suit frees every penalty card in that suit, and no other (51B)."""
    one = facts.same_suit is SuitsOfCards.ONE
    if facts.lead_options is LeadOptions.LEAVE:
        leads_freely = LEFT[0] if one else LEADS_FREELY.under("51B2c")
        return Ruling(leads_freely, CHOICE_RETURNS, IF_NOT_PLAYED)
    if facts.lead_options is LeadOptions.REQUIRE:
        if one:
            return _restrict("51B1a", May.REQUIRE, Suits.CARD)
        return _restrict("51B2a", May.REQUIRE, Suits.ONE_OF_CARDS, OTHERS_STAY)
    if one:
        return _restrict("51B1b", May.FORBID, Suits.CARD)
    return _restrict("51B2b", May.FORBID, Suits.SOME_OF_CARDS, OTHERS_STAY)


def _restrict(law: str, may: May, suits: Suits, *more: Instruct) -> Ruling:
    return Ruling(
        LeadRestriction(law, may, suits, chosen=True),
        SUIT_BACK.under(law),
        *more,
        *PICKED_UP,
        IF_DISOBEYED,
    )


def penalty_cards_of_both_lead(facts: LeadWithOwnCard) -> Ruling:
    """Declarer chooses over the cards of who is not to lead; who leads plays his own (50D1, 51)."""
    by_offender = facts.whose_turn is WhoseTurn.BOTH_OFFENDER
    leader, other = ("offender", "partner") if by_offender else ("partner", "offender")
    if facts.options_for_both is OptionsForBoth.LEAVE:
        return Ruling(LEADS_OWN_CARD[leader], CHOICE_RETURNS_FOR_BOTH, IF_NOT_PLAYED)
    require = facts.options_for_both is OptionsForBoth.REQUIRE
    return Ruling(
        LeadRestriction(
            "50D2a",
            May.REQUIRE if require else May.FORBID,
            Suits.ONE_OF_CARDS if require else Suits.SOME_OF_CARDS,
            leader,
            chosen=True,
        ),
        OTHERS_BACK[other],
        LEADS_OWN_CARD_IF_ALLOWED[leader],
        Information("50E2", Status.UNAUTHORISED, About.CARD, leader),
        Information("50E2", Status.AUTHORISED, About.CARD, "declarer"),
        BACK_USED,
        IF_NOT_PLAYED if by_offender else IF_DISOBEYED,
    )

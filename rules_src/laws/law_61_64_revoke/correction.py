"""Laws 62A to 62C: a revoke is corrected, and what may be changed with it."""

from __future__ import annotations

from rules_src.laws.common.penalty_card import ALL_MAJOR, WHILE_IT_LIES
from rules_src.laws.law_61_64_revoke.facts import CardFrom, CardsAfter, RevokeCard
from rules_src.laws.law_61_64_revoke.words import (
    CHANGED,
    FACED_BACK,
    GOES_ON,
    PARTNER_FREE,
    PARTNER_PAYS,
    REPLACE,
    STAND,
    TABLE_BACK,
)
from rules_src.model.ruling import Ruling, When
from rules_src.model.steps import CardBack, HandOver, Information, Instruct, PenaltyCard, Size


def revoke_correction(facts: RevokeCard) -> Ruling:
    """The card goes back; one from a defender's unfaced hand is a major penalty card (62B)."""
    on = HandOver("62C", "revoke_cards_after")
    match facts.card_from:
        case CardFrom.HIDDEN:
            return Ruling(REPLACE, PenaltyCard("62B1", Size.MAJOR), on)
        case CardFrom.HIDDEN_AGAIN:
            return Ruling(REPLACE, ALL_MAJOR, on)
        case CardFrom.FACED:
            return Ruling(REPLACE, FACED_BACK, on)
        case CardFrom.DECLARER:
            return Ruling(REPLACE, CardBack("62B2"), on)
        case CardFrom.TABLE:
            return Ruling(TABLE_BACK, on)


def revoke_cards_after(facts: CardsAfter) -> Ruling:
    """The other side may change what it has played since, and then the next to play (62C)."""
    if not facts.played_after:
        return play_goes_on(facts)
    if not facts.taken_back:
        return play_goes_on(facts, STAND)
    if not facts.partner_played:
        return play_goes_on(facts, *CHANGED)
    return play_goes_on(facts, *CHANGED, PARTNER_PAYS if by_defender(facts) else PARTNER_FREE)


def play_goes_on(facts: CardsAfter, *steps: Instruct | Information) -> Ruling:
    """A defender's card stays on the table, and Law 50 goes on from there."""
    if not by_defender(facts):
        return Ruling(*steps, GOES_ON)
    if facts.card_from is CardFrom.HIDDEN_AGAIN:
        on = HandOver("51", "penalty_cards_turn", when=When.ON_TABLE)
    else:
        on = HandOver("50D", "penalty_card_turn", when=When.ON_TABLE)
    return Ruling(*steps, *WHILE_IT_LIES, on)


def by_defender(facts: CardsAfter) -> bool:
    return facts.card_from not in (CardFrom.DECLARER, CardFrom.TABLE)

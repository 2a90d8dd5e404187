"""Laws 62A to 62C: a revoke is corrected, and what may be changed with it."""

from __future__ import annotations

from rules_src.laws.common.penalty_card import ALL_MAJOR, WHILE_IT_LIES
from rules_src.laws.law_61_64_revoke.facts import (
    CardFrom,
    CardsAfter,
    PlayedAfter,
    PlayGoesOn,
    RevokeCard,
)
from rules_src.laws.law_61_64_revoke.words import (
    CARD_STAYS,
    CHANGED,
    FACED_BACK,
    GOES_ON,
    IF_MINOR,
    NEW_WINNER_AND_CARD,
    NEXT_LEAD_BACK,
    PARTNER_FREE,
    PARTNER_PAYS,
    REPLACE,
    STAND,
    TABLE_BACK,
)
from rules_src.model.ruling import Ruling, When
from rules_src.model.steps import CardBack, HandOver, PenaltyCard, Size


def revoke_correction(facts: RevokeCard) -> Ruling:
    """The card goes back; one from a defender's unfaced hand is a major penalty card (62B)."""
    on = HandOver("62C", "revoke_cards_after")
    match facts.card_from:
        case CardFrom.HIDDEN:
            return Ruling(REPLACE, PenaltyCard("62B1", Size.MAJOR), on)
        case CardFrom.HIDDEN_AGAIN:
            return Ruling(REPLACE, ALL_MAJOR, on)
        case CardFrom.FACED:
            return Ruling(REPLACE, FACED_BACK, IF_MINOR, on)
        case CardFrom.DECLARER:
            return Ruling(REPLACE, CardBack("62B2"), on)
        case CardFrom.TABLE:
            return Ruling(TABLE_BACK, on)


def revoke_cards_after(facts: CardsAfter) -> Ruling:
    """The other side may change what it has played since, and then the next to play (62C)."""
    on = HandOver("62C", "revoke_play_goes_on")
    if facts.played_after is PlayedAfter.NO:
        return Ruling(on)
    if not facts.taken_back:
        return Ruling(STAND, on)
    if not facts.partner_played:
        return Ruling(*CHANGED, on)
    return Ruling(*CHANGED, PARTNER_PAYS if by_defender(facts) else PARTNER_FREE, on)


def revoke_play_goes_on(facts: PlayGoesOn) -> Ruling:
    """Who wins the corrected trick leads (44G); a defender's card lies, and Law 50 goes on."""
    to_next = facts.played_after is PlayedAfter.NEXT_TRICK
    back = NEXT_LEAD_BACK if to_next and facts.new_winner else ()
    if not by_defender(facts):
        return Ruling(*back) if back else Ruling(GOES_ON)
    if facts.card_from is CardFrom.HIDDEN_AGAIN:
        on = HandOver("51", "penalty_cards_turn", when=When.ON_TABLE)
    else:
        on = HandOver("50D", "penalty_card_turn", when=When.ON_TABLE)
    return Ruling(*back, *WHILE_IT_LIES, on, verdict=NEW_WINNER_AND_CARD if back else CARD_STAYS)


def by_defender(facts: RevokeCard) -> bool:
    return facts.card_from not in (CardFrom.DECLARER, CardFrom.TABLE)

"""Laws 13 and 14: a hand has more or fewer than thirteen cards.

The offender is the player whose hand was short (14) or who took too many cards (13).
"""

from __future__ import annotations

from rules_src.laws.common.board import ADJUST, PLAY_NORMALLY, adjusted, fined
from rules_src.laws.law_13_14_cards.facts import CardCount, CountedWhen, MissingCard, WrongNumber
from rules_src.laws.law_13_14_cards.words import (
    ALWAYS_THERE,
    CALLS_STAND,
    CANCELLED,
    GOES_ON,
    IF_REVOKED,
    KNOWN,
    PLAY_WITH_CARE,
    PUT_RIGHT,
    REBUILT,
    RESTORED,
    STRANGE_OUT,
)
from rules_src.model.ruling import Ruling, When
from rules_src.model.steps import AdjustedScore, Grounds, HandOver


def influenced(law: str) -> AdjustedScore:
    return AdjustedScore(law, Grounds.WRONG_CARDS, when=When.AFTER_PLAY)


def wrong_number_of_cards(facts: WrongNumber) -> Ruling:
    """The deal is put right and played if it can be; a lost card was there all along (13, 14)."""
    match facts.card_count:
        case CardCount.TOO_MANY:
            return too_many(facts)
        case CardCount.TOO_FEW:
            return too_few(facts)
        case CardCount.NOT_PLAYED:
            return Ruling(HandOver("67", "revoke"))
        case CardCount.STRANGE:
            if facts.strange_played:
                return Ruling(STRANGE_OUT, influenced("13C"))
            return Ruling(STRANGE_OUT)


def too_many(facts: WrongNumber) -> Ruling:
    """It matters whether one of the wrong hands has called, and then who has seen what (13)."""
    if facts.counted_when is CountedWhen.PLAYED:
        return Ruling(CANCELLED, fined("13D"), adjusted("13D"))
    if facts.counted_when is CountedWhen.CALLED:
        if facts.can_be_played:
            return Ruling(CALLS_STAND, influenced("13B1"))
        return Ruling(ADJUST, fined("13B2"), adjusted("13B2"))
    if facts.saw_card:
        return Ruling(PUT_RIGHT, PLAY_WITH_CARE, influenced("13A2"), fined("13A2"))
    return Ruling(PUT_RIGHT, PLAY_NORMALLY)


def too_few(facts: WrongNumber) -> Ruling:
    """The card is found or replaced and counts as having been in the hand all along (14)."""
    if facts.missing_card is MissingCard.AMONG_PLAYED:
        return Ruling(HandOver("14B1", "too_many_cards_played"))
    found = facts.missing_card is MissingCard.ELSEWHERE
    back = RESTORED if found else REBUILT
    if facts.lead_faced:
        return Ruling(back.under("14B2" if found else "14B3"), ALWAYS_THERE, KNOWN, IF_REVOKED)
    return Ruling(back, GOES_ON, KNOWN)

"""Law 47: may a card that has been played be taken back? (with 45C4b and 45D)

The offender is the opponent who misled the player, or whose side played the wrong card; the player
himself need not be at fault.
"""

from __future__ import annotations

from rules_src.laws.common.taken_back import (
    BACK_USED,
    CARDS_TAKEN_BACK,
    CORRECTED_WINNER_LEADS,
    NO_REVOKE_BY_IT,
    TURN_GOES_BACK,
)
from rules_src.laws.law_47_card_retracted.facts import CardBackWanted, WhyBack
from rules_src.laws.law_47_card_retracted.words import (
    CHANGES_FOLLOW,
    IF_REVOKED,
    ILLEGAL,
    KNOWN,
    MAY_BE_REVOKE,
    MAY_FOLLOW,
    SLIP_CHANGED,
    STAYS,
    TABLE_CARD_CHANGED,
    TABLE_CARD_STANDS,
    TAKES_BACK,
    THEIR_CARDS_KNOWN,
)
from rules_src.model.ruling import Ruling
from rules_src.model.steps import NewIrregularity


def card_retracted(facts: CardBackWanted) -> Ruling:
    """A card once played is not withdrawn, except as Law 47 provides (47F2)."""
    match facts.why_back:
        case WhyBack.TOLD:
            return Ruling(TAKES_BACK, NO_REVOKE_BY_IT, TURN_GOES_BACK, *KNOWN, BACK_USED)
        case WhyBack.MISINFORMED:
            return Ruling(NewIrregularity("47E2a", "misinformation"))
        case WhyBack.AFTER_REVOKE:  # a defender's card is then a penalty card
            return Ruling(NewIrregularity("62C2", "revoke"))
        case WhyBack.OPPONENT_CHANGED:
            return Ruling(MAY_FOLLOW, *CARDS_TAKEN_BACK)
        case WhyBack.ILLEGAL:
            return ILLEGAL
        case WhyBack.SLIP:
            return slip(facts)
        case WhyBack.WRONG_TABLE_CARD:
            return wrong_table_card(facts)
        case WhyBack.CHANGED_MIND:
            return Ruling(STAYS.under("47F2"))


def slip(facts: CardBackWanted) -> Ruling:
    """An unintended designation may be changed until declarer next plays a card (45C4b)."""
    if facts.declarer_played_since:
        return Ruling(STAYS)
    return Ruling(SLIP_CHANGED, CORRECTED_WINNER_LEADS, THEIR_CARDS_KNOWN)


def wrong_table_card(facts: CardBackWanted) -> Ruling:
    """Dummy's wrong card is put right until each side has played to the next trick (45D)."""
    if facts.sides_played_on:
        return Ruling(TABLE_CARD_STANDS, MAY_BE_REVOKE, IF_REVOKED)
    return Ruling(TABLE_CARD_CHANGED, CHANGES_FOLLOW, CORRECTED_WINNER_LEADS, *CARDS_TAKEN_BACK)

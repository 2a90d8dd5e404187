"""Law 47: may a card that has been played be taken back? (with 45C4b and 45D)

The offender is the opponent who misled the player, or whose side played the wrong card; the player
himself need not be at fault.
"""

from __future__ import annotations

from rules_src.laws.common.played_card import STAYS
from rules_src.laws.common.taken_back import (
    BACK_USED,
    CARDS_TAKEN_BACK,
    NO_REVOKE_BY_IT,
    TURN_GOES_BACK,
)
from rules_src.laws.law_47_card_retracted.facts import CardBackWanted, WhyBack
from rules_src.laws.law_47_card_retracted.words import (
    ILLEGAL,
    KNOWN,
    MAY_FOLLOW,
    TAKES_BACK,
)
from rules_src.model.ruling import Ruling
from rules_src.model.steps import HandOver, NewIrregularity


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
            return Ruling(HandOver("45C4b", "slip_of_the_tongue"))
        case WhyBack.WRONG_TABLE_CARD:
            return Ruling(HandOver("45D", "wrong_table_card"))
        case WhyBack.CHANGED_MIND:
            return Ruling(STAYS.under("47F2"))

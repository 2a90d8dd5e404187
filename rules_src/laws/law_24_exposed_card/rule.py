"""Law 24: a card exposed or led during the auction, and what becomes of it afterwards.

The law speaks of the auction proper: from the first call to the final pass (17A-C, 22A). A card
seen before it is Law 16D's, one seen after it Law 49's.
"""

from __future__ import annotations

from rules_src.laws.common.rectification import PARTNER_FREE
from rules_src.laws.common.withdrawn_call import FORESEEN, USED
from rules_src.laws.law_24_exposed_card.facts import (
    CameToSight,
    CardAfterAuction,
    CardInAuction,
    Contract,
    ShownCards,
)
from rules_src.laws.law_24_exposed_card.words import (
    CALL_STANDS,
    CARDS_BACK,
    FACE_UP,
    KIND,
    KNOWN,
    NOT_SHOWN,
    NOW_PENALTY_CARDS,
    WHEN_AUCTION_ENDS,
)
from rules_src.model.ruling import Ruling, When
from rules_src.model.steps import CardBack, ForcedPass, NewIrregularity


def card_exposed_in_auction(facts: CardInAuction) -> Ruling:
    """The card stays face up; unless it is one small card, partner must pass once (24A-C)."""
    if facts.came_to_sight is CameToSight.BEFORE:
        return Ruling(NewIrregularity("16D", "extraneous_information"))
    if facts.came_to_sight is CameToSight.AFTER:
        return Ruling(NewIrregularity("49", "penalty_card"))
    if facts.came_to_sight is not CameToSight.OWN_FAULT:
        return Ruling(NOT_SHOWN)
    facts.tell(FACE_UP, *KNOWN)
    if facts.shown_cards is ShownCards.LOW:
        return Ruling(PARTNER_FREE, USED, WHEN_AUCTION_ENDS)
    law = "24C" if facts.shown_cards is ShownCards.SEVERAL else "24B"
    must_pass = ForcedPass(law, when=When.PARTNER_TURN)
    called = (CALL_STANDS,) if facts.partner_called else ()
    return Ruling(*called, must_pass, USED, FORESEEN, WHEN_AUCTION_ENDS)


def exposed_card_after_auction(facts: CardAfterAuction) -> Ruling:
    """Declarer or dummy picks the card up; a defender's becomes a penalty card (24D, 24E)."""
    if facts.contract_won_by is Contract.OFFENDING_SIDE:
        several = facts.shown_cards is ShownCards.SEVERAL
        return Ruling(CARDS_BACK if several else CardBack("24D"))
    return Ruling(NOW_PENALTY_CARDS, *KIND[facts.shown_cards])

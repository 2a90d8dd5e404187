"""Law 24: a card exposed or led during the auction, and what becomes of it afterwards.

The law speaks of the auction proper: from the first call to the final pass (17A-C, 22A). A card
seen before it is Law 16D's, one seen after it Law 49's.
"""

from __future__ import annotations

from rules_src.laws.common import found_late, rectification, withdrawn_call
from rules_src.laws.common.found_late import Found
from rules_src.laws.law_24_exposed_card import facts as law
from rules_src.laws.law_24_exposed_card.words import Say
from rules_src.model.ruling import Ruling, When
from rules_src.model.steps import CardBack, ForcedPass, HandOver, NewIrregularity


def card_exposed_in_auction(facts: law.CardInAuction) -> Ruling:
    """The card stays face up; unless it is one small card, partner must pass once (24A-C)."""
    if facts.came_to_sight is law.CameToSight.BEFORE:
        return Ruling(NewIrregularity("16D", "extraneous_information"))
    if facts.came_to_sight is law.CameToSight.AFTER:
        return Ruling(NewIrregularity("49", "penalty_card"))
    if facts.came_to_sight is not law.CameToSight.OWN_FAULT:
        return Ruling(Say.not_shown)
    if facts.found is Found.PLAY:
        return Ruling(
            found_late.Say.score_if_damaged, HandOver("24D", "exposed_card_after_auction")
        )
    if facts.found is Found.AFTER:
        return Ruling(found_late.Say.calls_stand_afterwards, found_late.Say.score_if_damaged)
    facts.tell(Say.face_up_until_auction_ends, *Say.known)
    if facts.shown_cards is law.ShownCards.LOW:
        return Ruling(
            rectification.Say.partner_free, withdrawn_call.Say.used, Say.when_auction_ends
        )
    section = "24C" if facts.shown_cards is law.ShownCards.SEVERAL else "24B"
    must_pass = ForcedPass(section, when=When.PARTNER_TURN)
    called = (Say.partners_call_since_stands,) if facts.partner_called else ()
    return Ruling(
        *called,
        must_pass,
        withdrawn_call.Say.used,
        withdrawn_call.Say.foreseen,
        Say.when_auction_ends,
    )


def exposed_card_after_auction(facts: law.CardAfterAuction) -> Ruling:
    """Declarer or dummy picks the card up; a defender's becomes a penalty card (24D, 24E)."""
    if facts.contract_won_by is law.Contract.OFFENDING_SIDE:
        several = facts.shown_cards is law.ShownCards.SEVERAL
        return Ruling(Say.shown_cards_back if several else CardBack("24D"))
    return Ruling(Say.shown_cards_now_penalty_cards, *Say.kind[facts.shown_cards])

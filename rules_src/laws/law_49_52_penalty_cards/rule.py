"""Law 49: which exposed card is a penalty card (with 24, 47E, 48A, 50, 56B, 60B, 62B1 and 68).

The offender is the player whose card has been seen.
"""

from __future__ import annotations

from rules_src.laws.common.taken_back import TOLD_BACK
from rules_src.laws.common.unauthorised import USED
from rules_src.laws.law_49_52_penalty_cards.facts import (
    AuctionOver,
    Claimed,
    HowPlayed,
    SeenCard,
    WhySeen,
)
from rules_src.laws.law_49_52_penalty_cards.words import (
    IT_IS,
    MEANT_FOR_PARTNER,
    NO_PENALTY_CARD,
    NO_USE_OF_IT,
    PLAYED_IN_TURN,
    UNLESS_CLAIMED,
    UNLESS_PLAYED,
)
from rules_src.model.ruling import Ruling
from rules_src.model.steps import About, CardBack, HandOver, Information, NewIrregularity, Status


def penalty_card(facts: SeenCard) -> Ruling:
    """A defender's card that his partner could see becomes a penalty card, with exceptions (49)."""
    match facts.why_seen:
        case WhySeen.DECLARING_SIDE:
            return Ruling(CardBack("48A"), UNLESS_PLAYED, UNLESS_CLAIMED, verdict=NO_PENALTY_CARD)
        case WhySeen.AUCTION:
            return seen_in_auction(facts)
        case WhySeen.PLAYED:
            return played(facts)
        case WhySeen.CLAIM:
            return seen_in_claim(facts)
        case WhySeen.OPPONENT:
            return Ruling(
                CardBack("50"), verdict=NO_PENALTY_CARD
            )  # "unless the Director designates otherwise"
        case WhySeen.ACCIDENT:
            return _penalty_card(facts, "49")
        case WhySeen.NAMED:
            facts.tell(MEANT_FOR_PARTNER)
            return _penalty_card(facts, "49")


def seen_in_auction(facts: SeenCard) -> Ruling:
    """A card seen before the final pass lies until the auction ends, then Law 24D or 24E."""
    if facts.auction_over is AuctionOver.RUNNING:
        return Ruling(NewIrregularity("24", "card_exposed_in_auction"))
    if facts.auction_over is AuctionOver.DECLARING:
        return Ruling(CardBack("24D"), verdict=NO_PENALTY_CARD)
    return _penalty_card(facts, "24E")


def played(facts: SeenCard) -> Ruling:
    """A card is no penalty card if played in turn or at an opponent's word (47E, 49)."""
    match facts.how_played:
        case HowPlayed.IN_TURN:
            return Ruling(PLAYED_IN_TURN)
        case HowPlayed.TOLD:
            return TOLD_BACK
        case HowPlayed.MISINFORMED:
            return Ruling(NewIrregularity("47E2a", "misinformation"))
        case HowPlayed.OPENING_LEAD:
            return Ruling(NewIrregularity("54", "opening_lead_out_of_turn"))
        case HowPlayed.LATER_LEAD:
            return Ruling(NewIrregularity("53A", "lead_out_of_turn"))
        case HowPlayed.PREMATURE:
            return Ruling(NewIrregularity("57A", "premature_play"))
        case HowPlayed.REFUSED:
            return _penalty_card(facts, "56B")
        case HowPlayed.BEFORE_NEW_LEAD:
            return _penalty_card(facts, "60B")
        case HowPlayed.REVOKE:
            return _penalty_card(facts, "62B1")


def seen_in_claim(facts: SeenCard) -> Ruling:
    """Cards shown with a claim or concession are not penalty cards where play goes on (68)."""
    if facts.claimed is Claimed.MORE:
        return Ruling(NewIrregularity("68D", "claim"))
    law = "68" if facts.claimed is Claimed.THIS_TRICK else "68B2"
    unauthorised = Information(law, Status.UNAUTHORISED, About.CARD)
    return Ruling(CardBack(law), unauthorised, USED, verdict=NO_USE_OF_IT)


def _penalty_card(facts: SeenCard, law: str) -> Ruling:
    facts.explain(IT_IS.under(law))
    return Ruling(HandOver(law, "penalty_card_kind"))

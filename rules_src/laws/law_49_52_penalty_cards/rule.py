"""Law 49: which exposed card is a penalty card (with 24, 47E, 48A, 50, 56B, 60B, 62B1 and 68).

The offender is the player whose card has been seen.
"""

from __future__ import annotations

from rules_src.laws.common import taken_back
from rules_src.laws.common.unauthorised import Say as UnauthorisedSay
from rules_src.laws.law_49_52_penalty_cards import facts as law
from rules_src.laws.law_49_52_penalty_cards.words import Say
from rules_src.model.ruling import Ruling
from rules_src.model.steps import About, CardBack, HandOver, Information, NewIrregularity, Status


def penalty_card(facts: law.SeenCard) -> Ruling:
    """A defender's card that his partner could see becomes a penalty card, with exceptions (49)."""
    match facts.why_seen:
        case law.WhySeen.DECLARING_SIDE:
            return Ruling(
                CardBack("48A"),
                Say.unless_declarer_played,
                Say.whole_hand_is_a_claim,
                verdict=Say.no_penalty_card,
            )
        case law.WhySeen.AUCTION:
            return seen_in_auction(facts)
        case law.WhySeen.PLAYED:
            return played(facts)
        case law.WhySeen.CLAIM:
            return seen_in_claim(facts)
        case law.WhySeen.OPPONENT:
            return Ruling(
                CardBack("50"), verdict=Say.no_penalty_card
            )  # "unless the Director designates otherwise"
        case law.WhySeen.ACCIDENT:
            return _penalty_card(facts, "49")
        case law.WhySeen.NAMED:
            facts.tell(Say.meant_for_partner)
            return _penalty_card(facts, "49")


def seen_in_auction(facts: law.SeenCard) -> Ruling:
    """A card seen before the final pass lies until the auction ends, then Law 24D or 24E."""
    if facts.auction_over is law.AuctionOver.RUNNING:
        return Ruling(NewIrregularity("24", "card_exposed_in_auction"))
    if facts.auction_over is law.AuctionOver.DECLARING:
        return Ruling(CardBack("24D"), verdict=Say.no_penalty_card)
    return _penalty_card(facts, "24E")


def played(facts: law.SeenCard) -> Ruling:
    """A card is no penalty card if played in turn or at an opponent's word (47E, 49)."""
    match facts.how_played:
        case law.HowPlayed.IN_TURN:
            return Ruling(Say.card_is_played)
        case law.HowPlayed.TOLD:
            return taken_back.Say.told_back
        case law.HowPlayed.MISINFORMED:
            return Ruling(NewIrregularity("47E2a", "misinformation"))
        case law.HowPlayed.OPENING_LEAD:
            return Ruling(NewIrregularity("54", "opening_lead_out_of_turn"))
        case law.HowPlayed.LATER_LEAD:
            return Ruling(NewIrregularity("53A", "lead_out_of_turn"))
        case law.HowPlayed.PREMATURE:
            return Ruling(NewIrregularity("57A", "premature_play"))
        case law.HowPlayed.REFUSED:
            return _penalty_card(facts, "56B")
        case law.HowPlayed.BEFORE_NEW_LEAD:
            return _penalty_card(facts, "60B")
        case law.HowPlayed.REVOKE:
            return _penalty_card(facts, "62B1")


def seen_in_claim(facts: law.SeenCard) -> Ruling:
    """Cards shown with a claim or concession are not penalty cards where play goes on (68)."""
    if facts.claimed is law.Claimed.MORE:
        return Ruling(NewIrregularity("68D", "claim"))
    section = "68" if facts.claimed is law.Claimed.THIS_TRICK else "68B2"
    unauthorised = Information(section, Status.UNAUTHORISED, About.CARD)
    return Ruling(CardBack(section), unauthorised, UnauthorisedSay.used, verdict=Say.no_use_of_it)


def _penalty_card(facts: law.SeenCard, section: str) -> Ruling:
    facts.explain(Say.is_penalty_card.under(section))
    return Ruling(HandOver(section, "penalty_card_kind"))

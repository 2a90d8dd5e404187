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
    if facts.card_of is law.CardOf.DECLARING_SIDE:
        return Ruling(
            CardBack("48A"),
            Say.unless_declarer_played,
            Say.whole_hand_is_a_claim,
            verdict=Say.no_penalty_card,
        )
    match facts.seen_during:
        case law.SeenDuring.RUNNING:
            return Ruling(NewIrregularity("24", "card_exposed_in_auction"))
        case law.SeenDuring.DECLARING:
            return Ruling(CardBack("24D"), verdict=Say.no_penalty_card)
        case law.SeenDuring.DEFENDING:
            return seen(facts, "24E")
        case law.SeenDuring.PLAY:
            return seen_in_play(facts)


def seen_in_play(facts: law.SeenCard) -> Ruling:
    """A card is no penalty card if played in turn, at an opponent's word or in a claim (49)."""
    if facts.claimed is not law.Claimed.NO:
        return seen_in_claim(facts)
    if facts.why_seen is law.WhySeen.PLAYED:
        return played(facts)
    return seen(facts, "49")


def seen(facts: law.SeenCard, section: str) -> Ruling:
    """A card need only have been in a position where partner could see its face (49)."""
    if facts.why_seen is law.WhySeen.NAMED:
        facts.tell(Say.meant_for_partner)
    if facts.why_seen is law.WhySeen.ACCIDENT:
        if facts.opponents_fault:  # "unless the Director designates otherwise"
            return Ruling(CardBack("50"), verdict=Say.no_penalty_card)
        if not facts.could_be_seen:
            return Ruling(CardBack("49"), verdict=Say.no_penalty_card)
    return _penalty_card(facts, section)


def played(facts: law.SeenCard) -> Ruling:
    """A card is no penalty card if played in turn or at an opponent's word (47E, 49)."""
    if facts.told_to_play:
        return taken_back.Say.told_back
    match facts.how_played:
        case law.HowPlayed.IN_TURN:
            if facts.wrong_explanation:
                return Ruling(NewIrregularity("47E2a", "misinformation"))
            return Ruling(Say.card_is_played)
        case law.HowPlayed.OPENING_LEAD:
            return Ruling(NewIrregularity("54", "opening_lead_out_of_turn"))
        case law.HowPlayed.LEAD:
            if facts.refused:
                return _penalty_card(facts, "56B")
            return Ruling(NewIrregularity("53A", "lead_out_of_turn"))
        case law.HowPlayed.PREMATURE:
            return Ruling(NewIrregularity("57A", "premature_play"))
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

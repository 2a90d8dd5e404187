"""Law 50: the two kinds of penalty card, and what may be known from one."""

from __future__ import annotations

from rules_src.laws.common import penalty_card
from rules_src.laws.law_49_52_penalty_cards import facts as law
from rules_src.model.ruling import Ruling


def penalty_card_kind(facts: law.SeenCards) -> Ruling:
    """One card below an honour, exposed unintentionally, is minor; every other is major (50B)."""
    if facts.cards is law.Cards.SEVERAL:
        return penalty_card.Say.several
    if facts.cards is law.Cards.HONOUR or exposed_on_purpose(facts):
        return penalty_card.Say.major
    return penalty_card.Say.minor


def exposed_on_purpose(facts: law.SeenCards) -> bool:
    """Whether the card was led, played or named; a minor card is one exposed by mishap (50B)."""
    if facts.why_seen is law.WhySeen.AUCTION:
        return facts.auction_over is law.AuctionOver.LED
    return facts.why_seen is not law.WhySeen.ACCIDENT

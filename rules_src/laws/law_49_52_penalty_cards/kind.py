"""Law 50: the two kinds of penalty card, and what may be known from one."""

from __future__ import annotations

from rules_src.laws.common.penalty_card import MAJOR, MINOR, SEVERAL
from rules_src.laws.law_49_52_penalty_cards.facts import AuctionOver, Cards, SeenCards, WhySeen
from rules_src.model.ruling import Ruling


def penalty_card_kind(facts: SeenCards) -> Ruling:
    """One card below an honour, exposed unintentionally, is minor; every other is major (50B)."""
    if facts.cards is Cards.SEVERAL:
        return SEVERAL
    if facts.cards is Cards.HONOUR or exposed_on_purpose(facts):
        return MAJOR
    return MINOR


def exposed_on_purpose(facts: SeenCards) -> bool:
    """Whether the card was led, played or named; a minor card is one exposed by mishap (50B)."""
    if facts.why_seen is WhySeen.AUCTION:
        return facts.auction_over is AuctionOver.LED
    return facts.why_seen is not WhySeen.ACCIDENT

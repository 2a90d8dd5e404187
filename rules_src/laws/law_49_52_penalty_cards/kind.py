"""Law 50: the two kinds of penalty card, and what may be known from one."""

from __future__ import annotations

from rules_src.laws.common import penalty_card
from rules_src.laws.law_49_52_penalty_cards import facts as law
from rules_src.model.ruling import Ruling


def penalty_card_kind(facts: law.SeenCards) -> Ruling:
    """One card below an honour, exposed unintentionally, is minor; every other is major (50B)."""
    if facts.earlier_card:
        return penalty_card.Say.several
    if facts.cards is law.Cards.SEVERAL:
        return penalty_card.SEVERAL_SHOWN
    if facts.cards is law.Cards.HONOUR or facts.why_seen is not law.WhySeen.ACCIDENT:
        return penalty_card.Say.major
    return penalty_card.Say.minor

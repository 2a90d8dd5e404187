"""Laws 52 and 59: a penalty card was not played, or a lead restriction was not followed."""

from __future__ import annotations

from rules_src.laws.common.lead import ANY_LEGAL_CARD
from rules_src.laws.law_49_52_penalty_cards.facts import CardNotPlayed, RestrictedLead
from rules_src.laws.law_49_52_penalty_cards.words import ACCEPTED, NO_TAKING_BACK, NOT_DUE, REPLACED
from rules_src.model.ruling import Ruling
from rules_src.model.steps import NewIrregularity


def penalty_card_not_played(facts: CardNotPlayed) -> Ruling:
    """Declarer may accept the other card, and must once he has played on; else it changes (52)."""
    if not facts.was_due:
        return Ruling(NOT_DUE)
    facts.explain(NO_TAKING_BACK)
    if facts.declarer_played_on:
        return Ruling(ACCEPTED)
    if facts.other_card_accepted:
        return Ruling(ACCEPTED.under("52B1a"))
    return REPLACED


def lead_restriction_not_followed(facts: RestrictedLead) -> Ruling:
    """Who cannot lead as required plays any legal card (59); who could and did not has revoked."""
    if facts.could_follow:
        return Ruling(NewIrregularity("61A", "revoke"))
    return Ruling(ANY_LEGAL_CARD)

"""Laws 52 and 59: a penalty card was not played, or a lead restriction was not followed."""

from __future__ import annotations

from rules_src.laws.common import lead
from rules_src.laws.law_49_52_penalty_cards import facts as law
from rules_src.laws.law_49_52_penalty_cards.words import Say
from rules_src.model.ruling import Ruling
from rules_src.model.steps import NewIrregularity


def penalty_card_not_played(facts: law.CardNotPlayed) -> Ruling:
    """A revoke is corrected; else declarer may accept the other card, or must (62A, 52B)."""
    if not facts.was_due:
        return Ruling(Say.penalty_card_was_not_due)
    if facts.revoked is law.Revoked.ESTABLISHED:
        return Ruling(NewIrregularity("63A1", "revoke"))
    facts.explain(Say.card_stays_played)
    if facts.revoked is law.Revoked.YES:
        return Say.revoke_corrected
    if facts.declarer_played_on:
        return Ruling(Say.other_card_stands)
    if facts.other_card_accepted:
        return Ruling(Say.other_card_stands.under("52B1a"))
    return Say.replaced


def lead_restriction_not_followed(facts: law.RestrictedLead) -> Ruling:
    """Who cannot lead as required plays any legal card (59); who could and did not has revoked."""
    if facts.could_follow:
        return Ruling(NewIrregularity("61A", "revoke"))
    return Ruling(lead.Say.any_legal_card)

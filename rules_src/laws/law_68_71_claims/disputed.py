"""Law 70: the director decides a disputed claim, point by point."""

from __future__ import annotations

from rules_src.laws.law_68_71_claims import facts as law
from rules_src.laws.law_68_71_claims.words import Say
from rules_src.model.ruling import Ruling
from rules_src.model.steps import Instruct


def claim_disputed(facts: law.DisputedClaim) -> Ruling:
    """As equitably as possible to both sides, but doubtful points go against the claimer (70A)."""
    facts.tell(*Say.hear, Say.doubt_against_claimer)
    return Ruling(decided(facts), Say.if_revoked)


def decided(facts: law.DisputedClaim) -> Instruct:
    match facts.point:
        case law.Point.TRUMP:
            return Say.trump_wins_its_trick if facts.trump_forgotten else Say.claim_upheld
        case law.Point.LINE:
            return Say.worse_line_counts if facts.worse_line else Say.claim_upheld.under("70D1")
        case law.Point.WHICH_OPPONENT:
            return Say.claim_upheld.under("70E1") if facts.suit_known else Say.guess_fails
        case law.Point.PARTNERS_PLAY:
            return (
                Say.partners_choice_fails
                if facts.partner_can_err
                else Say.claim_upheld.under("70D2")
            )
        case law.Point.OTHER:
            return Say.point_decided_on_cards

"""Law 70: the director decides a disputed claim, point by point."""

from __future__ import annotations

from rules_src.laws.law_68_71_claims.facts import DisputedClaim, Point
from rules_src.laws.law_68_71_claims.words import (
    AGAINST_CLAIMER,
    GUESS_FAILS,
    HEAR,
    IF_REVOKED,
    ON_THE_CARDS,
    PARTNER_ERRS,
    TRUMP_WINS,
    UPHELD,
    WORSE_COUNTS,
)
from rules_src.model.ruling import Ruling
from rules_src.model.steps import Instruct


def claim_disputed(facts: DisputedClaim) -> Ruling:
    """As equitably as possible to both sides, but doubtful points go against the claimer (70A)."""
    facts.tell(*HEAR, AGAINST_CLAIMER)
    return Ruling(decided(facts), IF_REVOKED)


def decided(facts: DisputedClaim) -> Instruct:
    match facts.point:
        case Point.TRUMP:
            return TRUMP_WINS if facts.trump_forgotten else UPHELD
        case Point.LINE:
            return WORSE_COUNTS if facts.worse_line else UPHELD.under("70D1")
        case Point.WHICH_OPPONENT:
            return UPHELD.under("70E1") if facts.suit_known else GUESS_FAILS
        case Point.PARTNERS_PLAY:
            return PARTNER_ERRS if facts.partner_can_err else UPHELD.under("70D2")
        case Point.OTHER:
            return ON_THE_CARDS

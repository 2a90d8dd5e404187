"""Laws 61, 66D and 67: a revoke, and what counts as one.

The offender is who revoked; where the card came from the table, that is declarer.
"""

from __future__ import annotations

from rules_src.laws.law_61_64_revoke.facts import Failure, MixedBy, PossibleRevoke
from rules_src.laws.law_61_64_revoke.words import (
    ADD_ANY,
    ADD_SUIT,
    AFTERWARDS,
    ALSO_A_LEAD,
    CANNOT_BE_SHOWN,
    CLAIM_STANDS,
    ESTABLISHED_OR_NOT,
    NO_REVOKE,
    PLAN_FAILS,
    REVOKED,
    RULE_AGAINST,
    STAY,
    SUPPLY_CARD,
)
from rules_src.model.ruling import Ruling
from rules_src.model.steps import LookUp


def revoke(facts: PossibleRevoke) -> Ruling:
    """A failure to follow suit, or to obey a restriction one can obey, is a revoke (61A)."""
    match facts.failure:
        case Failure.SUIT:
            return Ruling(REVOKED, ESTABLISHED_OR_NOT)
        case Failure.RESTRICTED:
            return Ruling(ALSO_A_LEAD, STAY, ESTABLISHED_OR_NOT)
        case Failure.NO_CARD:
            return too_few_cards(facts)
        case Failure.UNABLE:
            return Ruling(NO_REVOKE)
        case Failure.ANNOUNCED:
            return Ruling(NO_REVOKE, CLAIM_STANDS, PLAN_FAILS)
        case Failure.UNKNOWN:
            return cards_mixed(facts)


def too_few_cards(facts: PossibleRevoke) -> Ruling:
    """Who played no card supplies one; once both sides have played on he has revoked (67)."""
    if not facts.both_played_on:
        return Ruling(SUPPLY_CARD)
    return Ruling(ADD_SUIT if facts.has_suit else ADD_ANY, AFTERWARDS)


def cards_mixed(facts: PossibleRevoke) -> Ruling:
    """What can no longer be found out is held against the only side that mixed its cards (66D)."""
    match facts.mixed_by:
        case MixedBy.OFFENDING:
            return Ruling(RULE_AGAINST, AFTERWARDS)
        case MixedBy.OTHER:
            return Ruling(CANNOT_BE_SHOWN)
        case MixedBy.BOTH:
            return Ruling(LookUp("85"))

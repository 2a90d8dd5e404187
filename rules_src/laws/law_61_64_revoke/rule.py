"""Laws 61, 66D and 67: a revoke, and what counts as one.

The offender is who revoked; where the card came from the table, that is declarer.
"""

from __future__ import annotations

from rules_src.laws.law_61_64_revoke import facts as law
from rules_src.laws.law_61_64_revoke.words import Say
from rules_src.model.ruling import Ruling
from rules_src.model.steps import NewIrregularity


def revoke(facts: law.PossibleRevoke) -> Ruling:
    """A failure to follow suit, or to obey a restriction one can obey, is a revoke (61A)."""
    match facts.failure:
        case law.Failure.SUIT:
            return Ruling(Say.it_is_a_revoke, Say.established_or_not)
        case law.Failure.RESTRICTED:
            return Ruling(Say.lead_can_be_revoke, Say.stay_at_the_table, Say.established_or_not)
        case law.Failure.NO_CARD:
            return too_few_cards(facts)
        case law.Failure.UNABLE:
            return Ruling(Say.no_revoke)
        case law.Failure.ANNOUNCED:
            return Ruling(Say.no_revoke, Say.claim_cannot_be_withdrawn, Say.plan_cannot_be_followed)
        case law.Failure.UNKNOWN:
            return cards_mixed(facts)


def too_few_cards(facts: law.PossibleRevoke) -> Ruling:
    """Who played no card supplies one; once both sides have played on he has revoked (67)."""
    if facts.played_but_kept:
        twice = (Say.if_played_twice,) if facts.played_again else ()
        return Ruling(Say.played_card_in_its_place, *twice)
    if not facts.both_played_on:
        return Ruling(Say.supply_legal_card)
    return Ruling(Say.add_card_of_suit if facts.has_suit else Say.add_any_card, Say.afterwards)


def cards_mixed(facts: law.PossibleRevoke) -> Ruling:
    """What can no longer be found out is held against the only side that mixed its cards (66D)."""
    match facts.mixed_by:
        case law.MixedBy.OFFENDING:
            return Ruling(Say.rule_against_mixer, Say.afterwards)
        case law.MixedBy.OTHER:
            return Ruling(Say.revoke_cannot_be_shown)
        case law.MixedBy.BOTH:
            return Ruling(Say.agreed_tricks_stand, NewIrregularity("85A1", "disputed_facts"))

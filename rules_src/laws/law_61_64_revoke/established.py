"""Law 63: whether a revoke is established (with 43B2, 47E1, 62C3, 62D, 68B2 and 69A)."""

from __future__ import annotations

from rules_src.laws.common.claim import FROM_CONCESSION, NO_CONCESSION
from rules_src.laws.common.dummy import PLAY_ON, TABLE_PROTEST
from rules_src.laws.common.taken_back import (
    BACK_USED,
    BACK_USED_BY_OTHERS,
    CORRECTED_WINNER_LEADS,
)
from rules_src.laws.common.unauthorised import USED
from rules_src.laws.law_61_64_revoke.facts import DummyDid, Establishment, SinceRevoke, WhoClaimed
from rules_src.laws.law_61_64_revoke.words import (
    AFTERWARDS,
    AS_IF_ESTABLISHED,
    BOTH_CORRECTED,
    COUNT_AFTERWARDS,
    EITHER_DAMAGED,
    ESTABLISHED,
    ITS_CARDS,
    LAST_TRICKS,
    LAST_TRICKS_BARRED,
    MIND_DAMAGE,
    NEITHER_MAY_USE,
    NO_TRANSFER,
    NOT_ESTABLISHED,
    NOT_IN_TWELFTH,
    ONLY_DEFENDERS,
    OTHERS_MAY_CHANGE,
    OWN_CLAIM,
    PLAY_OVER,
    SEEN_BY_PARTNER,
    TOLD_CARD_BACK,
)
from rules_src.model.ruling import Ruling, Step
from rules_src.model.steps import CardBack, HandOver, Instruct


def revoke_established(facts: Establishment) -> Ruling:
    """A card of the offending side to the next trick, or a claim, establishes a revoke (63A)."""
    match facts.since_revoke:
        case SinceRevoke.NOTHING:
            return to_be_corrected("62A")
        case SinceRevoke.PLAYED:
            return established("63A1")
        case SinceRevoke.NAMED:
            return established("63A2")
        case SinceRevoke.TOLD:
            return Ruling(TOLD_CARD_BACK, BACK_USED_BY_OTHERS, *to_be_corrected("47E1"))
        case SinceRevoke.CLAIM:
            return after_claim(facts)
        case SinceRevoke.TWELFTH:
            return twelfth_trick(facts)
        case SinceRevoke.BOTH_SIDES:
            return Ruling(BOTH_CORRECTED, NEITHER_MAY_USE, NO_TRANSFER, EITHER_DAMAGED, ITS_CARDS)
        case SinceRevoke.DUMMY:
            return dummy_spoke(facts)


def after_claim(facts: Establishment) -> Ruling:
    """Its own claim binds a side at once, the opponents' only when it is agreed for good (63A)."""
    match facts.who_claimed:
        case WhoClaimed.OFFENDING_SIDE:
            return established("63A3", *OWN_CLAIM)
        case WhoClaimed.OBJECTED:
            return Ruling(NO_CONCESSION, FROM_CONCESSION, USED, *to_be_corrected("68B2"))
        case WhoClaimed.OTHER_SIDE:
            return Ruling(NOT_ESTABLISHED.under("63A4"), *PLAY_OVER)
        case WhoClaimed.ACCEPTED:
            return established("63A4")


def twelfth_trick(facts: Establishment) -> Ruling:
    """In the twelfth trick even an established revoke is corrected (62D1)."""
    no_tricks_lost = (OTHERS_MAY_CHANGE, NOT_IN_TWELFTH, MIND_DAMAGE)
    if facts.before_partner:
        return Ruling(
            LAST_TRICKS, SEEN_BY_PARTNER, BACK_USED, *no_tricks_lost, verdict=LAST_TRICKS_BARRED
        )
    return Ruling(LAST_TRICKS, *no_tricks_lost)


def dummy_spoke(facts: Establishment) -> Ruling:
    """Dummy who has lost his rights may still see that his own cards follow suit (42A3, 43B)."""
    match facts.dummy_did:
        case DummyDid.TOO_LATE:
            return established("63A1")
        case DummyDid.ASKED:
            return Ruling(
                AS_IF_ESTABLISHED,
                CardBack("62B2"),
                OTHERS_MAY_CHANGE,
                CORRECTED_WINNER_LEADS,
                AFTERWARDS,
            )
        case DummyDid.REMARKED:
            return Ruling(PLAY_ON, ONLY_DEFENDERS)
        case DummyDid.PROTESTED:
            return Ruling(TABLE_PROTEST, *to_be_corrected("62A"))


def established(law: str, *more: Step) -> Ruling:
    return Ruling(ESTABLISHED.under(law), *more, COUNT_AFTERWARDS, AFTERWARDS)


def to_be_corrected(law: str, *more: Instruct) -> Ruling:
    return Ruling(NOT_ESTABLISHED.under(law), *more, HandOver("62A", "revoke_correction"))

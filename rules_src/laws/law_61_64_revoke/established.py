"""Law 63: whether a revoke is established (with 43B2, 47E1, 62C3, 62D, 68B2 and 69A)."""

from __future__ import annotations

from rules_src.laws.common import claim, dummy, taken_back, unauthorised
from rules_src.laws.law_61_64_revoke import facts as law
from rules_src.laws.law_61_64_revoke.words import Say
from rules_src.model.ruling import Ruling, Step
from rules_src.model.steps import CardBack, HandOver, Instruct


def revoke_established(facts: law.Establishment) -> Ruling:
    """A card of the offending side to the next trick, or a claim, establishes a revoke (63A)."""
    if facts.twelfth:
        return twelfth_trick(facts)
    if facts.both_sides_revoked:
        return Ruling(
            Say.both_revokes_corrected,
            Say.neither_side_may_use_cards,
            Say.no_transfer,
            Say.either_damaged,
            Say.its_cards,
        )
    if facts.dummy_first:
        return dummy_spoke(facts)
    match facts.since_revoke:
        case law.SinceRevoke.NOTHING:
            return to_be_corrected("62A")
        case law.SinceRevoke.PLAYED:
            return played_on(facts)
        case law.SinceRevoke.NAMED:
            return established("63A2")
        case law.SinceRevoke.CLAIM:
            return after_claim(facts)


def played_on(facts: law.Establishment) -> Ruling:
    """A card to the next trick establishes, but not one at an opponent's word (63A1, 47E1)."""
    if not facts.told_to_play_on:
        return established("63A1")
    return Ruling(Say.told_card_back, taken_back.Say.back_used_by_others, *to_be_corrected("47E1"))


def after_claim(facts: law.Establishment) -> Ruling:
    """Its own claim binds a side at once, the opponents' only when it is agreed for good (63A)."""
    match facts.who_claimed:
        case law.WhoClaimed.OFFENDING_SIDE:
            return established("63A3", *Say.own_claim)
        case law.WhoClaimed.OBJECTED:
            return Ruling(
                claim.Say.nothing_conceded,
                claim.Say.from_concession,
                unauthorised.Say.used,
                *to_be_corrected("68B2"),
            )
        case law.WhoClaimed.OTHER_SIDE:
            return Ruling(Say.not_established.under("63A4"), *Say.play_over)
        case law.WhoClaimed.ACCEPTED:
            return established("63A4")


def twelfth_trick(facts: law.Establishment) -> Ruling:
    """In the twelfth trick even an established revoke is corrected (62D1)."""
    none_lost = Say.no_transfer.under("64B6")
    no_tricks_lost = (Say.cards_since_may_be_changed, none_lost, Say.mind_damage)
    if facts.before_partner:
        return Ruling(
            Say.last_two_tricks_put_right,
            Say.seen_by_partner,
            taken_back.Say.back_used,
            *no_tricks_lost,
            verdict=Say.last_tricks_barred,
        )
    return Ruling(Say.last_two_tricks_put_right, *no_tricks_lost)


def dummy_spoke(facts: law.Establishment) -> Ruling:
    """Dummy who has lost his rights may still see that his own cards follow suit (42A3, 43B)."""
    match facts.dummy_did:
        case law.DummyDid.TOO_LATE:
            return established("63A1")
        case law.DummyDid.ASKED:
            return Ruling(
                Say.corrected_and_counted,
                CardBack("62B2"),
                Say.cards_since_may_be_changed,
                taken_back.Say.corrected_winner_leads,
                Say.afterwards,
            )
        case law.DummyDid.REMARKED:
            return Ruling(dummy.Say.play_on_without_rectification, Say.only_defenders)
        case law.DummyDid.PROTESTED:
            return Ruling(dummy.Say.dummy_may_protest, *to_be_corrected("62A"))


def established(section: str, *more: Step) -> Ruling:
    return Ruling(
        Say.established.under(section), *more, Say.tricks_counted_after_play, Say.afterwards
    )


def to_be_corrected(section: str, *more: Instruct) -> Ruling:
    return Ruling(Say.not_established.under(section), *more, HandOver("62A", "revoke_correction"))

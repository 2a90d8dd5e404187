"""Laws 13 and 14: a hand has more or fewer than thirteen cards.

The offender is the player whose hand was short (14) or who took too many cards (13).
"""

from __future__ import annotations

from rules_src.laws.common import board
from rules_src.laws.law_13_14_cards import facts as law
from rules_src.laws.law_13_14_cards.words import Say
from rules_src.model.ruling import Ruling, When
from rules_src.model.steps import AdjustedScore, Grounds, HandOver, NewIrregularity


def influenced(section: str) -> AdjustedScore:
    return AdjustedScore(section, Grounds.WRONG_CARDS, when=When.AFTER_PLAY)


def wrong_number_of_cards(facts: law.WrongNumber) -> Ruling:
    """The deal is put right and played if it can be; a lost card was there all along (13, 14)."""
    match facts.card_count:
        case law.CardCount.TOO_MANY:
            return too_many(facts)
        case law.CardCount.TOO_FEW:
            return too_few(facts)
        case law.CardCount.NOT_PLAYED:
            return Ruling(HandOver("67", "revoke"))
        case law.CardCount.STRANGE:
            if facts.in_place_of:
                return in_place_of(facts)
            if facts.strange_played:
                return Ruling(Say.strange_card_removed, influenced("13C"))
            return Ruling(Say.strange_card_removed)


def too_many(facts: law.WrongNumber) -> Ruling:
    """It matters whether one of the wrong hands has called, and then who has seen what (13)."""
    if facts.counted_when is law.CountedWhen.PLAYED:
        return Ruling(Say.result_cancelled, board.fined("13D"), board.adjusted("13D"))
    if facts.counted_when is law.CountedWhen.CALLED:
        if facts.can_be_played:
            return Ruling(Say.no_call_is_changed, influenced("13B1"))
        return Ruling(
            board.Say.board_given_adjusted_score, board.fined("13B2"), board.adjusted("13B2")
        )
    if facts.saw_card:
        return Ruling(
            Say.cards_put_right,
            Say.board_played_then_judged,
            influenced("13A2"),
            board.fined("13A2"),
        )
    return Ruling(Say.cards_put_right, board.Say.board_played_normally)


def in_place_of(facts: law.WrongNumber) -> Ruling:
    """Without the foreign card the hand is one short, and is made up as any such hand (13C, 14)."""
    if facts.lead_faced:
        return Ruling(
            Say.strange_card_removed,
            Say.deal_rebuilt.under("14B3"),
            Say.restored_card_always_there,
            Say.known,
            influenced("13C"),
            Say.if_revoked,
        )
    return Ruling(Say.strange_card_removed, Say.deal_rebuilt, Say.goes_on_with_full_hand, Say.known)


def too_few(facts: law.WrongNumber) -> Ruling:
    """The card is found or replaced and counts as having been in the hand all along (14)."""
    if facts.missing_card is law.MissingCard.AMONG_PLAYED:
        return Ruling(HandOver("14B1", "too_many_cards_played"))
    found = facts.missing_card is law.MissingCard.ELSEWHERE
    back = Say.missing_card_restored if found else Say.deal_rebuilt
    if facts.lead_faced and facts.agreed_claim:
        return Ruling(
            back.under("14B2" if found else "14B3"),
            Say.restored_card_always_there,
            Say.claim_without_the_card,
            NewIrregularity("69", "claim"),
            Say.if_revoked,
        )
    if facts.lead_faced:
        return Ruling(
            back.under("14B2" if found else "14B3"),
            Say.restored_card_of_defender if facts.of_defender else Say.restored_card_always_there,
            Say.known,
            Say.if_revoked,
        )
    return Ruling(back, Say.goes_on_with_full_hand, Say.known)

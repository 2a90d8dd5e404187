"""Laws 45D and 46: an unclear word plays a card from dummy, or dummy plays the wrong one.

The declaring side stands as the offending one, and `other_side` are the defenders.
"""

from __future__ import annotations

from rules_src.laws.common import played_card, taken_back
from rules_src.laws.law_46_unclear_card import facts as law
from rules_src.laws.law_46_unclear_card.words import Say
from rules_src.model.ruling import Ruling
from rules_src.model.steps import HandOver, Instruct


def unclear_card(facts: law.UnclearCard) -> Ruling:
    """What is not said in full has its default, unless another card was certainly meant (46B)."""
    match facts.said_of_card:
        case law.Said.UNFINISHED:
            return _settled(Say.half_a_word)
        case law.Said.CARD if facts.card_named is law.Named.SLIP:
            return Ruling(HandOver("45C4b", "slip_of_the_tongue"))
        case law.Said.CARD if facts.card_named is law.Named.DUMMY_MOVED:
            return Ruling(HandOver("45D", "wrong_table_card"))
    if facts.meant_other:
        return _settled(Say.intended_card_played)
    return default(facts)


def default(facts: law.UnclearCard) -> Ruling:
    """A suit alone is its lowest; the rest goes by what dummy has, or a defender chooses (46B)."""
    match facts.said_of_card:
        case law.Said.SUIT:
            return suit_alone(facts)
        case law.Said.RANK:
            return rank_alone(facts)
        case law.Said.WORD:
            return Ruling(HandOver("46B1", "high_low_or_win"))
        case law.Said.ANYTHING:
            return _settled(Say.defender_chooses_dummys_card)
    return _invalid(facts, "46B4")


def suit_alone(facts: law.UnclearCard) -> Ruling:
    """The lowest of the suit, if dummy has it and need not follow another (44C, 46B2, 46B4)."""
    match facts.suit_in_dummy:
        case law.Suit.PLAYABLE:
            return _settled(Say.lowest_of_named_suit)
        case law.Suit.MUST_FOLLOW:
            return _settled(Say.dummy_must_follow)
        case law.Suit.NONE:
            return _invalid(facts, "46B4")


def rank_alone(facts: law.UnclearCard) -> Ruling:
    """On lead dummy goes on with the suit it won; else it plays the rank, if it can (46B3)."""
    match facts.rank_in_dummy:
        case law.Rank.ONE:
            return _settled(Say.only_card_of_rank)
        case law.Rank.MORE:
            if facts.rank_continues:
                return _settled(Say.rank_in_suit_just_won)
            return _settled(Say.declarer_says_which_of_rank)
        case law.Rank.NONE:
            return _invalid(facts, "46B3b")


def high_low_or_win(facts: law.SizeWord) -> Ruling:
    """High and low are of the suit led, so on lead or when void they have no default (46B1)."""
    if facts.size_word is law.Word.WIN:
        return _settled(Say.lowest_winner)
    high = facts.size_word is law.Word.HIGH
    match facts.dummys_place:
        case law.Place.FOLLOWS:
            return _settled(Say.highest_of_suit_led if high else Say.lowest_of_suit_led)
        case law.Place.LEADS:
            return _settled(Say.highest_of_suit_just_won if high else Say.lowest_of_suit_just_won)
        case law.Place.VOID:
            return _settled(Say.declarer_names_suit_and_rank)


def wrong_table_card(facts: law.WrongTableCard) -> Ruling:
    """Dummy's wrong card is put right until each side has played to the next trick (45D)."""
    if not facts.sides_played_on:
        if facts.moved_by is law.Mover.OPPONENT:
            return Ruling(
                Say.table_card_exchanged.under("45D1"),
                Say.cards_after_table_card_may_change,
                taken_back.Say.corrected_winner_leads,
                *Say.defenders_own_mistake,
                verdict=Say.changed_and_used,
            )
        return Ruling(
            Say.table_card_exchanged,
            Say.cards_after_table_card_may_change,
            taken_back.Say.corrected_winner_leads,
            *taken_back.Say.cards_taken_back,
        )
    match facts.wrong_card:
        case law.WrongCard.LEAD:
            return Ruling(
                Say.table_card_too_late,
                Say.others_may_have_revoked,
                played_card.Say.if_revoked.under("45D2"),
            )
        case law.WrongCard.REVOKED:
            return Ruling(Say.table_card_too_late, Say.dummys_revoke)
        case law.WrongCard.FOLLOWED:
            return Ruling(Say.table_card_too_late)


def _invalid(facts: law.UnclearCard, section: str) -> Ruling:
    """No card has been played, so what followed it goes back and is no penalty card (46B4, 47D)."""
    void = Say.designation_invalid.under(section)
    if not facts.next_has_played:
        return _settled(void)
    return Ruling(
        void, Say.card_after_void_word_back, *taken_back.Say.cards_taken_back, Say.if_other_card
    )


def _settled(card: Instruct) -> Ruling:
    return Ruling(card, Say.if_other_card)

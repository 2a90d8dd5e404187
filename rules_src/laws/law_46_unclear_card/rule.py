"""Laws 45D and 46: an unclear word plays a card from dummy, or dummy plays the wrong one.

The declaring side stands as the offending one, and `other_side` are the defenders.
"""

from __future__ import annotations

from rules_src.laws.common.played_card import IF_REVOKED
from rules_src.laws.common.taken_back import CARDS_TAKEN_BACK, CORRECTED_WINNER_LEADS
from rules_src.laws.law_46_unclear_card.facts import (
    Place,
    Rank,
    Said,
    SizeWord,
    Suit,
    UnclearCard,
    Word,
    WrongCard,
    WrongTableCard,
)
from rules_src.laws.law_46_unclear_card.words import (
    CHANGES_FOLLOW,
    CONTINUES,
    DEFENDER_CHOOSES,
    DUMMYS_REVOKE,
    HALF_A_WORD,
    HIGHEST,
    HIGHEST_LED,
    IF_OTHER_CARD,
    INVALID,
    LOWEST,
    LOWEST_LED,
    LOWEST_OF_NAMED,
    LOWEST_WINNER,
    MEANT,
    MUST_FOLLOW,
    NAMES_IT,
    ONLY_ONE,
    OTHERS_MAY_HAVE_REVOKED,
    SAYS_WHICH,
    TABLE_CARD_CHANGED,
    TABLE_CARD_STANDS,
)
from rules_src.model.ruling import Ruling
from rules_src.model.steps import HandOver, Instruct


def unclear_card(facts: UnclearCard) -> Ruling:
    """What is not said in full has its default, unless another card was certainly meant (46B)."""
    match facts.said_of_card:
        case Said.NAMED:
            return Ruling(HandOver("45C4b", "slip_of_the_tongue"))
        case Said.DUMMY_MOVED:
            return Ruling(HandOver("45D", "wrong_table_card"))
        case Said.UNFINISHED:
            return _settled(HALF_A_WORD)
    if facts.meant_other:
        return _settled(MEANT)
    return default(facts)


def default(facts: UnclearCard) -> Ruling:
    """A suit alone is its lowest; the rest goes by what dummy has, or a defender chooses (46B)."""
    match facts.said_of_card:
        case Said.SUIT:
            return suit_alone(facts)
        case Said.RANK:
            return rank_alone(facts)
        case Said.WORD:
            return Ruling(HandOver("46B1", "high_low_or_win"))
        case Said.ANYTHING:
            return _settled(DEFENDER_CHOOSES)
    return _settled(INVALID)


def suit_alone(facts: UnclearCard) -> Ruling:
    """The lowest of the suit, if dummy has it and need not follow another (44C, 46B2, 46B4)."""
    match facts.suit_in_dummy:
        case Suit.PLAYABLE:
            return _settled(LOWEST_OF_NAMED)
        case Suit.MUST_FOLLOW:
            return _settled(MUST_FOLLOW)
        case Suit.NONE:
            return _settled(INVALID)


def rank_alone(facts: UnclearCard) -> Ruling:
    """On lead dummy goes on with the suit it won; else it plays the rank, if it can (46B3)."""
    match facts.rank_in_dummy:
        case Rank.CONTINUES:
            return _settled(CONTINUES)
        case Rank.ONE:
            return _settled(ONLY_ONE)
        case Rank.SEVERAL:
            return _settled(SAYS_WHICH)
        case Rank.NONE:
            return _settled(INVALID.under("46B3b"))


def high_low_or_win(facts: SizeWord) -> Ruling:
    """High and low are of the suit led, so on lead or when void they have no default (46B1)."""
    if facts.size_word is Word.WIN:
        return _settled(LOWEST_WINNER)
    high = facts.size_word is Word.HIGH
    match facts.dummys_place:
        case Place.FOLLOWS:
            return _settled(HIGHEST if high else LOWEST)
        case Place.LEADS:
            return _settled(HIGHEST_LED if high else LOWEST_LED)
        case Place.VOID:
            return _settled(NAMES_IT)


def wrong_table_card(facts: WrongTableCard) -> Ruling:
    """Dummy's wrong card is put right until each side has played to the next trick (45D)."""
    if not facts.sides_played_on:
        return Ruling(TABLE_CARD_CHANGED, CHANGES_FOLLOW, CORRECTED_WINNER_LEADS, *CARDS_TAKEN_BACK)
    match facts.wrong_card:
        case WrongCard.LEAD:
            return Ruling(TABLE_CARD_STANDS, OTHERS_MAY_HAVE_REVOKED, IF_REVOKED.under("45D2"))
        case WrongCard.REVOKED:
            return Ruling(TABLE_CARD_STANDS, DUMMYS_REVOKE)
        case WrongCard.FOLLOWED:
            return Ruling(TABLE_CARD_STANDS)


def _settled(card: Instruct) -> Ruling:
    return Ruling(card, IF_OTHER_CARD)

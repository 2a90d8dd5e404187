"""Suits, ranks and cards; hands and deals."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final, Self

from rules_src.bridge.seats import Seat, Written


class Suit(Enum):
    """A suit, in the order in which hands are written."""

    SPADES = ("s", "♠", "spar")
    HEARTS = ("h", "♥", "hjerter")
    DIAMONDS = ("r", "♦", "ruder")
    CLUBS = ("k", "♣", "klør")

    def __init__(self, text: str, symbol: str, name_da: str) -> None:
        self.text = text
        self.symbol = symbol
        self.name_da = name_da

    @classmethod
    def from_text(cls, text: str) -> Self:
        """`♥`, `h` or `hjerter`."""
        for suit in cls:
            if text.lower() in (suit.text, suit.symbol, suit.name_da):
                return suit
        raise ValueError(f"»{text}« er ingen farve; skriv s, h, r, k eller ♠, ♥, ♦, ♣")


class Rank(Written):
    """The rank of a card, highest first."""

    ACE = "E"
    KING = "K"
    QUEEN = "D"
    JACK = "B"
    TEN = "10"
    NINE = "9"
    EIGHT = "8"
    SEVEN = "7"
    SIX = "6"
    FIVE = "5"
    FOUR = "4"
    THREE = "3"
    TWO = "2"

    @classmethod
    def from_text(cls, text: str) -> Self:
        """`K`; the ten is written `10` or `T`."""
        wanted = "10" if text.upper() == "T" else text.upper()
        for rank in cls:
            if wanted == rank.value:
                return rank
        raise ValueError(f"»{text}« er ingen kortværdi; skriv E, K, D, B, 10 eller 9–2")


@dataclass(frozen=True)
class Card:
    """One of the 52 cards."""

    suit: Suit
    """The suit it belongs to."""
    rank: Rank
    """Its place in the suit."""

    def __repr__(self) -> str:
        return f"Card.from_text({self.text!r})"

    @property
    def text(self) -> str:
        return self.suit.symbol + self.rank.text

    @classmethod
    def from_text(cls, text: str) -> Self:
        """`♦K`, `rK`, `♥10` or `hT`."""
        try:
            return cls(Suit.from_text(text[:1]), Rank.from_text(text[1:]))
        except ValueError:
            raise ValueError(
                f"»{text}« er intet kort; skriv fx ♦K eller rK; es og billedkort er E K D B"
            ) from None


PACK: Final = tuple(Card(suit, rank) for suit in Suit for rank in Rank)
"""The 52 cards, spades first and the highest first in each suit."""
PACK_ORDER: Final = {card: n for n, card in enumerate(PACK)}
"""The place of each card in the pack: of two cards in a suit, the lower number wins."""


VOID: Final = "–"
SYMBOLS: Final = "".join(suit.symbol for suit in Suit)
RANKS: Final = re.compile("|".join(["T", *(rank.text for rank in Rank)]))


@dataclass(frozen=True)
class Hand:
    """The cards one player holds."""

    cards: frozenset[Card]
    """In no order; `text` sorts them."""

    def __repr__(self) -> str:
        return f"Hand.from_text({self.text!r})"

    @property
    def text(self) -> str:
        """`♠KD4 ♥E83 ♦B1052 ♣975`."""
        return " ".join(suit.symbol + self.holding(suit) for suit in Suit)

    def holding(self, suit: Suit) -> str:
        """The ranks in a suit, highest first; a dash for a void."""
        return "".join(r.text for r in Rank if Card(suit, r) in self.cards) or VOID

    @classmethod
    def from_text(cls, text: str) -> Self:
        """`♠KD4 ♥E83 ♦B1052 ♣975`, or `KD4 E83 B1052 975`, spades first."""
        words = text.split()
        if not any(word[0] in SYMBOLS for word in words):
            words = _with_symbols(text, words)
        cards = [card for word in words for card in _cards(word)]
        for card in cards:
            if cards.count(card) > 1:
                raise ValueError(f"{card.text} står to gange på samme hånd")
        return cls(frozenset(cards))


@dataclass(frozen=True)
class Deal:
    """The hands that are known; no card twice."""

    north: Hand | None = None
    """North's hand, where it is known."""
    east: Hand | None = None
    """East's hand, where it is known."""
    south: Hand | None = None
    """South's hand, where it is known."""
    west: Hand | None = None
    """West's hand, where it is known."""
    size: int = 13
    """How many cards each known hand holds; fewer in an ending."""

    def __post_init__(self) -> None:
        for seat, hand in self.hands.items():
            if len(hand.cards) != self.size:
                count = len(hand.cards)
                raise ValueError(f"{seat.name_da} har {count} kort; der skal være {self.size}")
        for card in PACK:
            holders = [seat.name_da for seat, hand in self.hands.items() if card in hand.cards]
            if len(holders) > 1:
                raise ValueError(f"{card.text} er givet til både {' og '.join(holders)}")

    @property
    def hands(self) -> dict[Seat, Hand]:
        """The known hands by seat."""
        by_seat = zip(Seat, (self.north, self.east, self.south, self.west), strict=True)
        return {seat: hand for seat, hand in by_seat if hand is not None}

    def hand(self, seat: Seat) -> Hand | None:
        return self.hands.get(seat)

    @classmethod
    def of(cls, hands: Mapping[Seat, Hand], size: int = 13) -> Self:
        north, east, south, west = (hands.get(seat) for seat in Seat)
        return cls(north, east, south, west, size)


def _with_symbols(text: str, words: list[str]) -> list[str]:
    if len(words) != 4:
        expected = "fire farver, spar først, med – for renonce"
        raise ValueError(f"»{text}« er ingen hånd; skriv {expected}: KD4 E83 B1052 975")
    return [suit.symbol + word for suit, word in zip(Suit, words, strict=True)]


def _cards(word: str) -> list[Card]:
    """The cards of one suit: `♦B1052`."""
    if word[1:] in (VOID, "-", "") and word[0] in SYMBOLS:
        return []
    ranks = RANKS.findall(word[1:].upper())
    if word[0] not in SYMBOLS or "".join(ranks) != word[1:].upper():
        expected = f"skriv fx ♦B1052 eller ♦{VOID}; es og billedkort er E K D B"
        raise ValueError(f"»{word}« er ingen farve på en hånd; {expected}")
    return [Card(Suit.from_text(word[0]), Rank.from_text(rank)) for rank in ranks]

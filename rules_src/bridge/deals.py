"""Hands and deals."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Self

from rules_src.bridge.cards import PACK, Card, Rank, Suit
from rules_src.bridge.seats import Seat

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

    @property
    def texts(self) -> dict[str, str]:
        return {seat.text: hand.text for seat, hand in self.hands.items()}

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

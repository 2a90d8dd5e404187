"""Suits, ranks and cards."""

from dataclasses import dataclass
from enum import Enum
from typing import Final, Self


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


class Rank(Enum):
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

    @property
    def text(self) -> str:
        return self.value

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

"""Denominations, bids and the other calls; contracts, and what a call specifies."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache, total_ordering
from typing import Final, NamedTuple, Self, TypeAlias

from rules_src.bridge.cards import Suit
from rules_src.bridge.seats import Seat, Written


class Denomination(Enum):
    """What a bid names: a suit or notrump, lowest first."""

    CLUBS = Suit.CLUBS
    DIAMONDS = Suit.DIAMONDS
    HEARTS = Suit.HEARTS
    SPADES = Suit.SPADES
    NOTRUMP = None

    @property
    def suit(self) -> Suit | None:
        """The trump suit; none in notrump."""
        suit: Suit | None = self.value
        return suit

    @property
    def text(self) -> str:
        return self.suit.text if self.suit else "ut"

    @property
    def symbol(self) -> str:
        return self.suit.symbol if self.suit else "ut"

    @property
    def name_da(self) -> str:
        return self.suit.name_da if self.suit else "ut"

    @classmethod
    def from_text(cls, text: str) -> Self:
        """`♥`, `h` or `hjerter`; `ut`."""
        if text.lower() == "ut":
            return cls(None)
        return cls(Suit.from_text(text))


@total_ordering
@dataclass(frozen=True)
class Bid:
    """An undertaking to win so many tricks over six in a denomination."""

    level: int
    """1 to 7."""
    denomination: Denomination
    """The trump suit, or notrump."""

    def __post_init__(self) -> None:
        if self.level not in range(1, 8):
            raise ValueError(f"et bud er på trin 1 til 7, ikke {self.level}")

    def __lt__(self, other: Bid) -> bool:
        """Lower in rank, so that it is insufficient over the other (Law 18)."""
        return self.height < other.height

    @property
    def height(self) -> int:
        """The place among the 35 bids: 1♣ is 0, 7ut is 34."""
        return 5 * (self.level - 1) + list(Denomination).index(self.denomination)

    def __repr__(self) -> str:
        return f"Bid.from_text({self.text!r})"

    @property
    def text(self) -> str:
        return f"{self.level}{self.denomination.symbol}"

    @classmethod
    def from_text(cls, text: str) -> Self:
        """`2♥`, `2h` or `1ut`."""
        match = BID.fullmatch(text.lower())
        if not match:
            raise ValueError(f"»{text}« er intet bud; {_spelling(text)}")
        return cls(int(match[1]), Denomination.from_text(match[2]))


class OtherCall(Written):
    """A call that is no bid."""

    PASS = "pas"
    DOUBLE = "D"
    REDOUBLE = "RD"


Call: TypeAlias = Bid | OtherCall
PASS: Final = OtherCall.PASS
DOUBLE: Final = OtherCall.DOUBLE
REDOUBLE: Final = OtherCall.REDOUBLE

BID: Final = re.compile(r"([1-7])(k|r|h|s|♣|♦|♥|♠|ut)")

OTHER_SPELLINGS: Final = {
    "pass": "pas", "p": "pas", "x": "D", "dbl": "D", "xx": "RD", "rdbl": "RD",
    "nt": "ut", "n": "ut", "c": "k", "d": "r",
}  # fmt: skip
"""What people write who are used to English notation; `d` is a denomination only after a level."""


class SeatCall(NamedTuple):
    """A call and the player who made it."""

    seat: Seat
    """Who called."""
    call: Call
    """What was called."""

    @property
    def text(self) -> str:
        return f"{self.seat.text} {self.call.text}"

    @classmethod
    def from_text(cls, text: str) -> SeatCall:
        """`Ø 2r`."""
        seat, _, call = text.partition(" ")
        return cls(Seat.from_text(seat), call_from_text(call.strip()))


@lru_cache(512)
def call_from_text(text: str) -> Call:
    """`1ut`, `2♥` or `2h`, `pas`, `D`, `RD`."""
    for call in OtherCall:
        if text.lower() == call.value.lower():
            return call
    if BID.fullmatch(text.lower()):
        return Bid.from_text(text)
    raise ValueError(f"»{text}« er ingen melding; {_spelling(text)}")


def _spelling(text: str) -> str:
    word = text.lower().strip(",;.-")
    meant = OTHER_SPELLINGS.get(word, word[:1] + OTHER_SPELLINGS.get(word[1:], word[1:]))
    if meant in [call.value for call in OtherCall] or BID.fullmatch(meant):
        return f"mente du {meant}?"
    return "skriv fx 1ut, 2♥ eller 2h, pas, D eller RD"


DOUBLED: Final = ("", "D", "RD")
CONTRACT: Final = re.compile(r"(\S+?)(D|RD|X|XX)? +(\S+)")


@dataclass(frozen=True)
class Contract:
    """What declarer has undertaken to win."""

    level: int
    """1 to 7."""
    denomination: Denomination
    """The trump suit, or notrump."""
    doubled: int
    """0 undoubled, 1 doubled, 2 redoubled."""
    declarer: Seat
    """Who first named the denomination for his side."""

    def __post_init__(self) -> None:
        Bid(self.level, self.denomination)
        if self.doubled not in (0, 1, 2):
            raise ValueError(f"expected doubled to be 0, 1 or 2, got {self.doubled!r}")

    @property
    def bid(self) -> Bid:
        return Bid(self.level, self.denomination)

    @property
    def dummy(self) -> Seat:
        return self.declarer.partner

    @property
    def leader(self) -> Seat:
        """The defender whose turn it is to make the opening lead (Law 41A)."""
        return self.declarer.lho

    @property
    def text(self) -> str:
        return f"{self.bid.text}{DOUBLED[self.doubled]} {self.declarer.text}"

    @classmethod
    def from_text(cls, text: str) -> Self:
        """`4♥ S`, `1utD Ø`; `X` and `XX` are read as `D` and `RD`."""
        match = CONTRACT.fullmatch(text.strip())
        if not match:
            raise ValueError(f"»{text}« er ingen kontrakt; skriv fx 4♥ S eller 1utD Ø")
        bid = Bid.from_text(match[1])
        doubled = DOUBLED.index((match[2] or "").replace("XX", "RD").replace("X", "D"))
        return cls(bid.level, bid.denomination, doubled, Seat.from_text(match[3]))


@dataclass(frozen=True)
class Meaning:
    """Which denominations a call specifies, where it is not simply the one it names."""

    made: SeatCall
    """The call and its caller."""
    denominations: frozenset[Denomination]
    """What it specifies; possibly nothing."""

    @classmethod
    def from_text(cls, made: str, shown: str) -> Self:
        """`Ø 2r` and `spar hjerter`, or `ingen`."""
        words = [] if shown.strip() == "ingen" else shown.replace(",", " ").split()
        return cls(SeatCall.from_text(made), frozenset(map(Denomination.from_text, words)))


def natural(made: SeatCall) -> frozenset[Denomination]:
    """A bid specifies the denomination it names; doubles and passes none."""
    return frozenset([made.call.denomination] if isinstance(made.call, Bid) else [])

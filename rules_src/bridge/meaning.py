"""What a call specifies."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from rules_src.bridge.calls import Bid, SeatCall
from rules_src.bridge.cards import Suit


@dataclass(frozen=True)
class Meaning:
    """Which suits a call specifies, where it is not simply the suit it names."""

    made: SeatCall
    """The call and its caller."""
    suits: frozenset[Suit]
    """What it specifies; possibly nothing."""

    @classmethod
    def from_text(cls, made: str, suits: str) -> Self:
        """`Ø 2r` and `spar hjerter`, or `ingen`."""
        words = [] if suits.strip() == "ingen" else suits.replace(",", " ").split()
        return cls(SeatCall.from_text(made), frozenset(map(Suit.from_text, words)))


def natural(made: SeatCall) -> frozenset[Suit]:
    """A bid specifies the suit it names; notrump, doubles and passes none."""
    suit = made.call.denomination.suit if isinstance(made.call, Bid) else None
    return frozenset([suit] if suit else [])

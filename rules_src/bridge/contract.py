"""Contracts."""

import re
from dataclasses import dataclass
from typing import Final, Self

from rules_src.bridge.calls import Bid, Denomination
from rules_src.bridge.seats import Seat

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

"""Opening leads."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from rules_src.bridge.cards import Card
from rules_src.bridge.seats import Seat


@dataclass(frozen=True)
class Lead:
    """A card led, and by whom."""

    seat: Seat
    """Who led."""
    card: Card
    """The card."""

    @property
    def text(self) -> str:
        return f"{self.seat.text} {self.card.text}"

    @classmethod
    def from_text(cls, text: str) -> Self:
        """`Ø ♦K` or `Ø rK`."""
        seat, _, card = text.partition(" ")
        return cls(Seat.from_text(seat), Card.from_text(card.strip()))

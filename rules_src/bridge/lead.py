"""Opening leads."""

from dataclasses import dataclass
from typing import Final, Self

from rules_src.bridge.cards import Card
from rules_src.bridge.seats import Seat

FACE_DOWN: Final = "fordækt"


@dataclass(frozen=True)
class Lead:
    """A card led, and by whom."""

    seat: Seat
    """Who led."""
    card: Card
    """The card."""
    face_down: bool = False
    """Whether it still lies with its back up."""

    @property
    def text(self) -> str:
        return f"{self.seat.text} {self.card.text}" + f" {FACE_DOWN}" * self.face_down

    @classmethod
    def from_text(cls, text: str) -> Self:
        """`Ø ♦K` or `Ø rK`; `Ø rK fordækt` as long as it is not faced."""
        seat, _, card = text.strip().partition(" ")
        faced = card.removesuffix(f" {FACE_DOWN}")
        return cls(Seat.from_text(seat), Card.from_text(faced.strip()), faced != card)

"""Seats, sides and vulnerability."""

from __future__ import annotations

from enum import Enum
from typing import Self


class Written(Enum):
    """A value that is written one way."""

    @property
    def text(self) -> str:
        return str(self.value)


class Side(Written):
    """A partnership."""

    NORTH_SOUTH = "N-S"
    EAST_WEST = "Ø-V"

    @property
    def opponents(self) -> Side:
        return Side.EAST_WEST if self is Side.NORTH_SOUTH else Side.NORTH_SOUTH

    @property
    def seats(self) -> tuple[Seat, Seat]:
        first = Seat.NORTH if self is Side.NORTH_SOUTH else Seat.EAST
        return first, first.partner


class Seat(Enum):
    """A player's place at the table, in the order in which they call and play."""

    NORTH = ("N", "Nord")
    EAST = ("Ø", "Øst")
    SOUTH = ("S", "Syd")
    WEST = ("V", "Vest")

    def __init__(self, text: str, name_da: str) -> None:
        self.text = text
        self.name_da = name_da

    @classmethod
    def from_text(cls, text: str) -> Self:
        """`Ø` or `Øst`."""
        for seat in cls:
            if text in (seat.text, seat.name_da):
                return seat
        raise ValueError(f"»{text}« er ingen plads; skriv N, Ø, S eller V")

    def after(self, n: int) -> Seat:
        """The seat `n` turns later."""
        return ORDER[(ORDER.index(self) + n) % 4]

    @property
    def lho(self) -> Seat:
        return self.after(1)

    @property
    def partner(self) -> Seat:
        return self.after(2)

    @property
    def rho(self) -> Seat:
        return self.after(3)

    @classmethod
    def dealer_of(cls, number: int) -> Self:
        """North deals the first board, and then the players in turn (2)."""
        return tuple(cls)[(number - 1) % len(cls)]

    @property
    def side(self) -> Side:
        return Side.NORTH_SOUTH if self in (Seat.NORTH, Seat.SOUTH) else Side.EAST_WEST


BOARDS = 16
"""How many boards there are until dealer and vulnerability begin anew."""
ORDER = tuple(Seat)
"""Kept, since an auction asks for the next seat all the time, and an enum is slow to list."""


class Vulnerability(Written):
    """Which sides are vulnerable."""

    NONE = "ingen"
    NORTH_SOUTH = "NS"
    EAST_WEST = "ØV"
    ALL = "alle"

    @classmethod
    def from_text(cls, text: str) -> Self:
        """`NS`, also written `N-S`."""
        for vulnerability in cls:
            if text.replace("-", "") == vulnerability.value:
                return vulnerability
        raise ValueError(f"»{text}« er ingen zonestilling; skriv ingen, NS, ØV eller alle")

    @classmethod
    def of_board(cls, number: int) -> Self:
        """Boards 1 to 16 have the four in an order that moves on one with each fourth; then it
        begins anew (2)."""
        place = (number - 1) % BOARDS
        return tuple(cls)[(place + place // 4) % 4]

    def includes(self, side: Side) -> bool:
        return self is Vulnerability.ALL or self.value == side.value.replace("-", "")

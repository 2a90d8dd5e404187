"""Drawing by a number: the same number draws the same each time."""

from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")
MASK = 0xFFFFFFFF


class Draw:
    """Mulberry32: 32 bits of state, integers only."""

    def __init__(self, seed: int) -> None:
        self.state = seed & MASK

    def next(self) -> int:
        """The next 32 bits."""
        self.state = (self.state + 0x6D2B79F5) & MASK
        mixed = self.state
        mixed = ((mixed ^ (mixed >> 15)) * (mixed | 1)) & MASK
        mixed ^= (mixed + ((mixed ^ (mixed >> 7)) * (mixed | 61) & MASK)) & MASK
        return (mixed ^ (mixed >> 14)) & MASK

    def below(self, number: int) -> int:
        """A number from 0, less than this one."""
        return (self.next() * number) >> 32

    def some(self, values: Iterable[T], number: int) -> list[T]:
        """So many of the values, in the order they are drawn."""
        rest = list(values)
        return [rest.pop(self.below(len(rest))) for _ in range(number)]

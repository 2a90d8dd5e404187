"""Hand types, and how many of all hands fit them: exact counts, no hand is dealt.

A call shows one hand type or another: `5-10 s6+ / 5-10 h6+`. A hand counts by the lengths of its
suits and its high-card points alone, so 560 distributions with 38 totals each hold every hand.
"""

import re
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import product
from math import comb
from typing import Final, Self

ALL_HANDS: Final = comb(52, 13)
MOST_POINTS: Final = 37
SUITS: Final = "shrk"
"""Spades, hearts, diamonds and clubs, as the casebook writes them."""
BALANCED_SHAPES: Final = ((4, 3, 3, 3), (4, 4, 3, 2), (5, 3, 3, 2))
TOKEN: Final = re.compile(r"([shrk]?)(\d+)?(-|\+)?(\d+)?")

Range = tuple[int, int]
Lengths = tuple[int, int, int, int]


@dataclass(frozen=True)
class HandType:
    """Hands with so many points and so many cards in each suit."""

    points: Range = (0, MOST_POINTS)
    lengths: tuple[Range, Range, Range, Range] = ((0, 13),) * 4
    balanced: bool | None = None
    """Balanced hands only, unbalanced hands only, or both."""

    @classmethod
    def from_text(cls, text: str) -> Self:
        """`15-17 bal`, `12+ h5+ s-3`, `5-10 unbal k6`; `alle` where nothing is known."""
        points, lengths, balanced = (0, MOST_POINTS), [(0, 13)] * 4, None
        for token in text.split():
            match = TOKEN.fullmatch(token)
            if token in ("bal", "unbal"):
                balanced = token == "bal"
            elif match and match[1]:
                lengths[SUITS.index(match[1])] = _range(match, 13)
            elif match and token:
                points = _range(match, MOST_POINTS)
            elif token != "alle":
                raise ValueError(f"expected points, a suit length, bal or unbal, got {token!r}")
        spades, hearts, diamonds, clubs = lengths
        return cls(points, (spades, hearts, diamonds, clubs), balanced)

    def has_shape(self, lengths: Lengths) -> bool:
        """A hand with so many cards in each suit fits, if it has the points."""
        for length, (least, most) in zip(lengths, self.lengths, strict=True):
            if not least <= length <= most:
                return False
        return self.balanced is None or is_balanced(lengths) is self.balanced


HandTypes = tuple[HandType, ...]
"""What a call shows: one type or another."""


def hand_types(text: str) -> HandTypes:
    """Types with a stroke between them, `5-10 s6+ / 5-10 h6+`."""
    return tuple(HandType.from_text(part) for part in text.split("/"))


def is_balanced(lengths: Lengths) -> bool:
    """4-3-3-3, 4-4-3-2 or 5-3-3-2, in whichever suits."""
    return tuple(sorted(lengths, reverse=True)) in BALANCED_SHAPES


def share_outside(old: HandTypes, new: HandTypes) -> Fraction:
    """Which part of the hands of the new call the old one does not show."""
    shown = outside = 0
    for lengths in distributions():
        if fitting := points_of(new, lengths):
            counts = hands_by_points(tuple(sorted(lengths)))
            shown += sum(counts[points] for points in fitting)
            outside += sum(counts[points] for points in fitting - points_of(old, lengths))
    return Fraction(outside, shown)


def points_of(types: HandTypes, lengths: Lengths) -> set[int]:
    """With how many points a hand of this distribution fits one of the types."""
    return {
        points
        for each in types
        if each.has_shape(lengths)
        for points in range(each.points[0], min(each.points[1], MOST_POINTS) + 1)
    }


@cache
def distributions() -> tuple[Lengths, ...]:
    """The 560 ways in which 13 cards are spread over the suits."""
    spread = product(range(14), repeat=3)
    return tuple((s, h, r, 13 - s - h - r) for s, h, r in spread if s + h + r <= 13)


@cache
def hands_by_points(lengths: tuple[int, ...]) -> tuple[int, ...]:
    """How many hands of a distribution have 0, 1, 2 … points."""
    sums = [1]
    for length in lengths:
        sums = _times(sums, _suit(length))
    return tuple((sums + [0] * (MOST_POINTS + 1))[: MOST_POINTS + 1])


def _suit(length: int) -> list[int]:
    """How many holdings of so many cards in one suit have 0 … 10 points."""
    counts = [0] * 11
    for held in product((0, 1), repeat=4):
        points = sum(have * worth for have, worth in zip(held, (4, 3, 2, 1), strict=True))
        small = length - sum(held)
        counts[points] += comb(9, small) if small >= 0 else 0
    return counts


def _times(one: list[int], other: list[int]) -> list[int]:
    product_ = [0] * (len(one) + len(other) - 1)
    for i, a in enumerate(one):
        for j, b in enumerate(other):
            product_[i + j] += a * b
    return product_


def _range(match: re.Match[str], most: int) -> Range:
    """`5+`, `5-10`, `-3` or `5`."""
    _, low, sign, high = match.groups()
    if low is None and high is None:
        raise ValueError(f"expected a number in {match[0]!r}")
    least = int(low or 0)
    if high is not None:
        return least, int(high)
    return least, most if sign else least

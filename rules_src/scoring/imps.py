"""Law 78B: the difference between two scores in international match points."""

from bisect import bisect
from fractions import Fraction

SMALLEST = (
    *(20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600),
    *(750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000),
)
"""The smallest difference that is worth 1 imp, 2 imps, … 24 imps."""


def imps(difference: Fraction | int) -> int:
    """The imps for a difference in points; a loss is negative."""
    won = bisect(SMALLEST, int(abs(Fraction(difference))))  # a part of a point reaches no more
    return won if difference >= 0 else -won

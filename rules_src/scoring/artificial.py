"""Law 12C2: artificial scores, when no result can be obtained or none can be assigned."""

from __future__ import annotations

from enum import Enum
from fractions import Fraction


class Artificial(Enum):
    """By how much the side is itself to blame for there being no result."""

    AVERAGE_PLUS = "middel plus"
    AVERAGE = "middel"
    AVERAGE_MINUS = "middel minus"


PERCENTAGES = {
    Artificial.AVERAGE_PLUS: 60,
    Artificial.AVERAGE: 50,
    Artificial.AVERAGE_MINUS: 40,
}

IMPS = {
    Artificial.AVERAGE_PLUS: 3,
    Artificial.AVERAGE: 0,
    Artificial.AVERAGE_MINUS: -3,
}


def percentage(given: Artificial, other_boards: Fraction | int | None = None) -> Fraction:
    """Per cent of the available matchpoints: at least 60, exactly 50, at most 40.

    A side without fault that has more than 60 % of the session keeps what it has on the other
    boards, and so does an offending side that has less than 40 % (12C2c).
    """
    return _own_average(given, PERCENTAGES[given], other_boards)


def imps(given: Artificial, other_boards: Fraction | int | None = None) -> Fraction:
    """Three imps won, none, or three lost; 12C2c likewise, with the side's imps per board."""
    return _own_average(given, IMPS[given], other_boards)


def _own_average(given: Artificial, fixed: int, own: Fraction | int | None) -> Fraction:
    if own is None or given is Artificial.AVERAGE:
        return Fraction(fixed)
    better = max if given is Artificial.AVERAGE_PLUS else min
    return Fraction(better(fixed, own))

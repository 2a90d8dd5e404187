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


def imps(given: Artificial, other_boards: Fraction | int | None = None) -> Fraction:
    """Three imps won, none, or three lost.

    A side without fault whose other boards average more keeps its own average, and so does an
    offending side whose other boards average less (12C2c).
    """
    if other_boards is None or given is Artificial.AVERAGE:
        return Fraction(IMPS[given])
    better = max if given is Artificial.AVERAGE_PLUS else min
    return Fraction(better(IMPS[given], other_boards))

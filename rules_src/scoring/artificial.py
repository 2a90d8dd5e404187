"""Law 12C2: artificial scores, when no result can be obtained or none can be assigned."""

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


KEEPS_OWN = {Artificial.AVERAGE_PLUS: max, Artificial.AVERAGE_MINUS: min}
"""Whether a side's own average counts instead: where it is better, where it is worse (12C2c)."""


def percentage(given: Artificial, other_boards: Fraction | int | None = None) -> Fraction:
    """60, 50 or 40 per cent, or a side's own average where that counts instead."""
    return _given(given, PERCENTAGES[given], other_boards)


def imps(given: Artificial, other_boards: Fraction | int | None = None) -> Fraction:
    """Three imps won, none, or three lost, or a side's own average where that counts instead."""
    return _given(given, IMPS[given], other_boards)


def _given(given: Artificial, fixed: int, own: Fraction | int | None) -> Fraction:
    """A side without fault may have done better elsewhere, an offending side worse (12C2c)."""
    if own is None or given not in KEEPS_OWN:
        return Fraction(fixed)
    return Fraction(KEEPS_OWN[given](fixed, own))

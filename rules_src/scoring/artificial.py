"""Law 12C2: artificial scores, when no result can be obtained or none can be assigned."""

from collections.abc import Mapping
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


def worth(
    fixed: Mapping[Artificial, int], given: Artificial, own: Fraction | int | None = None
) -> Fraction:
    """What is fixed, or a side's own average of the other boards where that counts instead:
    a side without fault may have done better there, an offending side worse (12C2c).
    """
    if own is None or given not in KEEPS_OWN:
        return Fraction(fixed[given])
    return Fraction(KEEPS_OWN[given](fixed[given], own))

"""Procedural and disciplinary penalties (Laws 90 and 91): points off a side's own result."""

from fractions import Fraction


def penalised(result: Fraction, points: Fraction) -> Fraction:
    """The result of a side less its penalty, in the unit of the result; no law sets the points.

    Raises `ValueError` for a penalty below nothing.
    """
    if points < 0:
        raise ValueError(f"a penalty takes points off, it gives none: {points}")
    return result - points

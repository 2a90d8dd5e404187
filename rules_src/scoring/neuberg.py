"""Boards with fewer results than the others: Neuberg's formula, and the small groups.

The formula asks what a pair would have got if the missing results had spread as those there are.
On the centred scale it only multiplies; it leaves the average where it was on every scale. It is
used in groups of more than three results, or of more than a third of those expected; smaller
groups get fixed percentages (English White Book 4.2.3.2; a Danish rule has not been seen).
"""

from fractions import Fraction

from rules_src.scoring.figures import rounded
from rules_src.scoring.matchpoints import Scale

SMALL_GROUPS = (
    "I en gruppe på to resultater gives 65 og 55 %, i en gruppe på tre 70, 60 og 50 %, når gruppen "
    "højst er en tredjedel af de ventede resultater. Det er den engelske regel; hvad der gælder i "
    "DBf, er ikke efterset."
).replace(" %", "\N{NO-BREAK SPACE}%")
"""For every page that scores a small group."""

TIE = {Scale.CENTRED: Fraction(0), Scale.DOUBLE: Fraction(1), Scale.SINGLE: Fraction(1, 2)}
"""What a result scores against one equal to itself."""


SMALL = 3
"""The most results that a group too small for the formula has."""


def neuberg(points: Fraction | int, actual: int, expected: int, scale: Scale) -> Fraction:
    """The score on a board that has `actual` results where others have `expected`."""
    if not 1 <= actual <= expected:
        raise ValueError(f"expected between 1 and {expected} results, got {actual}")
    return (points + TIE[scale]) * Fraction(expected, actual) - TIE[scale]


def is_small(actual: int, expected: int) -> bool:
    """Whether the group is too small for the formula."""
    return actual <= SMALL and 3 * actual <= expected


def small_group(centred: Fraction | int, actual: int) -> Fraction:
    """The percentage in a small group: 65/55 for two results, 70/60/50 for three.

    Equal results share; on the centred scale that is 60 % and 5 more for each point.
    """
    if actual not in (2, 3):
        raise ValueError(f"expected a group of 2 or 3 results, got {actual}")
    return 60 + 5 * Fraction(centred)


def four_decimals(points: Fraction, average: Fraction | int = 0) -> Fraction:
    """The score as it is published: to 0.0001, exactly half away from the average."""
    return average + rounded(points - average, 4)

"""A board at pairs as a whole field: groups of a fouled board, fewer results, a score left out.

Each group that played the board in the same form is scored by itself, and grows to the number of
results that the other boards have. An assigned score counts in the scores of the others, or is
left out of them: then they are compared as if that table had no result. Which of the two holds is
the organiser's to say.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from rules_src.scoring.pairs import SMALL, Board, Scale, board, neuberg, small_group
from rules_src.scoring.teams import TableScore


@dataclass(frozen=True)
class Standing:
    """What one table's two pairs get, on the centred scale of the full field."""

    north_south: Fraction
    east_west: Fraction

    def percentages(self, expected: int) -> tuple[Fraction, Fraction]:
        """The same two as parts of a top."""
        top = Scale.CENTRED.top(expected)
        return (
            50 * (self.north_south + top) / Fraction(top),
            50 * (self.east_west + top) / Fraction(top),
        )


def is_small(actual: int, expected: int) -> bool:
    """Whether a group of `actual` results is too small for the formula."""
    return actual <= SMALL and 3 * actual <= expected


def score_in_group(centred: Fraction | int, actual: int, expected: int) -> Fraction:
    """The centred score, of a board with `expected` results, for one in a group of `actual`."""
    if not is_small(actual, expected):
        return neuberg(centred, actual, expected, Scale.CENTRED)
    return (small_group(centred, actual) - 50) / 50 * Scale.CENTRED.top(expected)


def with_adjusted(
    adjusted: TableScore, others: Sequence[TableScore], expected: int, counted: bool
) -> tuple[Standing, ...]:
    """Score the group of the adjusted table, which comes first; `counted` in the others or not."""
    whole = board([adjusted, *others])
    own = _standing(whole, adjusted, len(others) + 1, expected)
    if counted:
        return own, *(_standing(whole, each, len(others) + 1, expected) for each in others)
    return own, *group(others, expected)


def group(tables: Sequence[TableScore], expected: int) -> tuple[Standing, ...]:
    """Score a group by itself: at a fouled board the other form of it (87)."""
    whole = board(tables)
    return tuple(_standing(whole, each, len(tables), expected) for each in tables)


def _standing(whole: Board, table: TableScore, actual: int, expected: int) -> Standing:
    ours, theirs = whole.points(table)
    return Standing(
        score_in_group(ours, actual, expected), score_in_group(theirs, actual, expected)
    )

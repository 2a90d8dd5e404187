"""Law 78A: matchpoints, one comparison with each other pair that played the board.

Everything is counted on the centred scale, whose sum is nothing; the others follow from it.
A weighted score counts in the frequencies with its shares: half a result here, half there. Where
some table has two scores there are two frequency tables.

Neuberg's formula asks what a pair would have got if the missing results had spread as those there
are. On the centred scale it only multiplies; it leaves the average where it was on every scale. It
is used in groups of more than three results, or of more than a third of those expected; smaller
groups get fixed percentages (English White Book 4.2.3.2; a Danish rule has not been seen).
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from functools import cached_property

from rules_src.scoring.figures import rounded
from rules_src.scoring.results import WeightedScore
from rules_src.scoring.teams import TableScore


class Scale(Enum):
    """What a pair gets for each pair it beats, equals and loses to."""

    CENTRED = "1, 0 og −1"
    DOUBLE = "2, 1 og 0"
    SINGLE = "1, ½ og 0"

    def of(self, centred: Fraction, results: Fraction | int) -> Fraction:
        """The same score on this scale, when so many results were compared."""
        if self is Scale.CENTRED:
            return centred
        double = centred + results - 1
        return double if self is Scale.DOUBLE else double / 2

    def top(self, results: int) -> int:
        """The score for beating every other pair."""
        return 2 * (results - 1) if self is Scale.DOUBLE else results - 1


@dataclass(frozen=True)
class FrequencyTable:
    """How often each score occurs, the best for North-South first."""

    frequencies: tuple[tuple[int, Fraction], ...]

    @cached_property
    def results(self) -> Fraction:
        return sum((count for _, count in self.frequencies), Fraction(0))

    def frequency(self, score: int) -> Fraction:
        return dict(self.frequencies).get(score, Fraction(0))

    def north_south(self, score: int, scale: Scale = Scale.CENTRED) -> Fraction:
        """What the score is worth to North-South: pairs beaten less pairs that did better."""
        beaten = sum((n for other, n in self.frequencies if other < score), Fraction(0))
        better = sum((n for other, n in self.frequencies if other > score), Fraction(0))
        return scale.of(beaten - better, self.results)

    def east_west(self, score: int, scale: Scale = Scale.CENTRED) -> Fraction:
        return scale.of(-self.north_south(score), self.results)


def frequency_table(scores: Iterable[WeightedScore]) -> FrequencyTable:
    """Count the scores of one side, a weighted score with each share's weight."""
    sums: dict[int, Fraction] = {}
    for share in (share for score in scores for share in score.shares):
        sums[share.score] = sums.get(share.score, Fraction(0)) + share.weight
    return FrequencyTable(tuple((score, sums[score]) for score in sorted(sums, reverse=True)))


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


@dataclass(frozen=True)
class Line:
    """One line of the two tables put together."""

    score: int
    north_south_frequency: Fraction
    east_west_frequency: Fraction
    north_south: Fraction
    east_west: Fraction


@dataclass(frozen=True)
class Board:
    """The tables that played a board, scored on the centred scale for each side by itself."""

    tables: tuple[TableScore, ...]
    north_south: FrequencyTable
    east_west: FrequencyTable

    def points(self, table: TableScore) -> tuple[Fraction, Fraction]:
        """Each side's matchpoints: every share by its own side's table, then weighted."""
        return (
            table.north_south.convert(self.north_south.north_south),
            table.east_west.convert(self.east_west.east_west),
        )

    def lines(self) -> tuple[Line, ...]:
        scores = {score for t in (self.north_south, self.east_west) for score, _ in t.frequencies}
        return tuple(self._line(score) for score in sorted(scores, reverse=True))

    def _line(self, score: int) -> Line:
        return Line(
            score,
            self.north_south.frequency(score),
            self.east_west.frequency(score),
            self.north_south.north_south(score),
            self.east_west.east_west(score),
        )


def board(tables: Sequence[TableScore]) -> Board:
    """Make one frequency table of North-South's scores, and another of East-West's."""
    return Board(
        tuple(tables),
        frequency_table(table.north_south for table in tables),
        frequency_table(table.east_west for table in tables),
    )

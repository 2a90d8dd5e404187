"""A board in a pairs contest, when some table has two scores: two frequency tables."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from rules_src.scoring.matchpoints import FrequencyTable, frequency_table
from rules_src.scoring.teams import TableScore


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

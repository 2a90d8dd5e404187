"""A board in a team match, when the two sides of a table need not have the same score."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Self

from rules_src.scoring.artificial import Artificial
from rules_src.scoring.artificial import imps as artificial_imps
from rules_src.scoring.victory_points import kp
from rules_src.scoring.weighted import WeightedScore, certain, imps_between


@dataclass(frozen=True)
class TableScore:
    """The score of each side of one table, both in points to North-South."""

    north_south: WeightedScore
    east_west: WeightedScore

    @classmethod
    def same(cls, score: int) -> Self:
        """A score that stands for both sides."""
        return cls(certain(score), certain(score))


@dataclass(frozen=True)
class BoardImps:
    """What a board gives each team; the two need not cancel out."""

    home: Fraction
    """The team that sits North-South in the open room."""
    away: Fraction

    @property
    def exchanged(self) -> BoardImps:
        """The same board when both tables exchanged seats, so that away sat where home does."""
        return BoardImps(self.away, self.home)


def board_imps(open_room: TableScore, closed_room: TableScore) -> BoardImps:
    """Score the board once for each team, from that team's side of each table."""
    return BoardImps(
        home=imps_between(open_room.north_south, closed_room.east_west),
        away=imps_between(closed_room.north_south, open_room.east_west),
    )


def knock_out(board: BoardImps) -> BoardImps:
    """Compute each side's result separately, and give both the average (12C4)."""
    home = (board.home - board.away) / 2
    return BoardImps(home, -home)


@dataclass(frozen=True)
class Match:
    """The imps of a match so far, each team's won and lost, and the number of its boards."""

    boards: int
    home: Fraction
    away: Fraction

    def margins(self, board: BoardImps) -> tuple[Fraction, Fraction]:
        """Each team's margin once this last board is added for that team alone."""
        before = self.home - self.away
        return before + board.home, -before + board.away

    def kp(self, board: BoardImps) -> tuple[Fraction, Fraction]:
        home, away = self.margins(board)
        return kp(home, self.boards), kp(away, self.boards)


def without_result(home: Artificial, away: Artificial) -> BoardImps:
    """Cancel the board and give each team an artificial score (86B2 a and c, 12C2)."""
    return BoardImps(artificial_imps(home), artificial_imps(away))


def one_side_at_fault(assigned: Fraction | int) -> Fraction:
    """What the side without fault gets: average plus, or an assigned score if that is better.

    The offending side gets the complement (86B2b), so this board is balanced.
    """
    return max(artificial_imps(Artificial.AVERAGE_PLUS), Fraction(assigned))

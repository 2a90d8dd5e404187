"""A board in a team match, when the two sides of a table need not have the same score; and KP.

Victory points, in Danish *kamppoint*, are the WBF’s continuous scale, 20 to a match.
With R = √5 − 2 and X = 15·√boards, a margin of M imps gives 10 + 10·(1 − R^(M/X)) / (1 − R)
to two decimals, and 20 from X on; the loser has what is left of 20. Rounding may leave an imp
worth more than the one before it, and then the WBF raises the score between them.
"""

from __future__ import annotations

from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Decimal, localcontext
from fractions import Fraction
from functools import cache
from math import isqrt
from typing import Self

from rules_src.scoring.artificial import IMPS, Artificial, worth
from rules_src.scoring.figures import rounded
from rules_src.scoring.results import WeightedScore, certain, imps_between

WHOLE_IMPS_ONLY = (
    "KP-skalaen kender kun hele imp. Giver en vægtet score en brøkdel, regnes forskellen til det "
    "nærmeste hele tal, og en halv imp regnes væk fra uafgjort. Det er den engelske regel; hvad "
    "der gælder i DBf, er ikke efterset."
)
"""For every page that turns a fraction of an imp into KP."""

TOP = 2000
"""All scores of a table are whole hundredths of a KP."""


def full_margin(boards: int) -> int:
    """The smallest whole margin that wins by 20–0: X rounded up, found without roots."""
    if boards < 1:
        raise ValueError(f"a match has at least one board, got {boards}")
    return isqrt(225 * boards - 1) + 1


@cache
def kp_hundredths(boards: int) -> tuple[int, ...]:
    """The winner's score in hundredths for a margin of 0, 1, 2, … imps, until it is 20."""
    won = [formula(margin, boards) for margin in range(full_margin(boards))] + [TOP]
    while bends := [i for i in range(1, len(won) - 1) if won[i - 1] + won[i + 1] > 2 * won[i]]:
        for margin in bends:
            won[margin] += 1
    return tuple(won)


def formula(margin: int, boards: int) -> int:
    """The formula alone, rounded to hundredths, before any score is raised.

    Fifty digits settle the rounding: no margin below X comes that near to half a hundredth.
    """
    with localcontext() as context:
        context.prec = 50
        base, imp = _powers(boards)
        exact = 10 + 10 * (1 - imp**margin) / (1 - base)
        return int((100 * exact).to_integral_value(ROUND_HALF_UP))


@cache
def _powers(boards: int) -> tuple[Decimal, Decimal]:
    """R, and R^(1/X): a broken power is slow, and whole powers of this one serve every margin."""
    base = Decimal(5).sqrt() - 2
    return base, base ** (1 / (15 * Decimal(boards).sqrt()))


def kp(margin: Fraction | int, boards: int) -> Fraction:
    """The victory points of a side that wins by this margin (loses by it, if negative).

    The scale knows whole imps only. A weighted score may leave a fraction: the margin is then
    the nearest imp, half an imp away from a draw. That is the English rule (White Book 4.2.6.3);
    the Danish one has not been seen, so pages show `WHOLE_IMPS_ONLY`.
    """
    won = kp_hundredths(boards)
    size = min(abs(int(rounded(margin))), len(won) - 1)
    score = Fraction(won[size], 100)
    return score if margin >= 0 else 20 - score


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
    return BoardImps(worth(IMPS, home), worth(IMPS, away))


def one_side_at_fault(assigned: Fraction | int) -> Fraction:
    """What the side without fault gets: average plus, or an assigned score if that is better.

    The offending side gets the complement (86B2b), so this board is balanced.
    """
    return max(worth(IMPS, Artificial.AVERAGE_PLUS), Fraction(assigned))

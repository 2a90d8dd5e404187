"""Law 78A: matchpoints, one comparison with each other pair that played the board.

Everything is counted on the centred scale, whose sum is nothing; the others follow from it.
A weighted score counts in the frequencies with its shares: half a result here, half there.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from functools import cached_property

from rules_src.scoring.weighted import WeightedScore


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

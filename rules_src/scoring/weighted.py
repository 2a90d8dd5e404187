"""Law 12C1(c): an assigned score weighted by the probabilities of several results.

Every share is converted to imps or matchpoints first, and only then weighted (Law 78): scores
in points are never averaged, and nothing here does it.
"""

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

from rules_src.scoring.imps import imps


@dataclass(frozen=True)
class Share:
    """One result that could have been reached, and its part of the whole."""

    weight: Fraction
    score: int
    """Points to North-South."""


@dataclass(frozen=True)
class WeightedScore:
    """The results that enter an adjusted score; the weights make up exactly one whole."""

    shares: tuple[Share, ...]

    def __post_init__(self) -> None:
        if any(share.weight <= 0 for share in self.shares):
            raise ValueError("expected every weight to be above nothing")
        if (total := sum(share.weight for share in self.shares)) != 1:
            raise ValueError(f"expected weights of 100 % in all, got {float(total):.2%}")

    def convert(self, value: Callable[[int], Fraction | int]) -> Fraction:
        """What the score is worth: each share converted by itself, then weighted."""
        return sum((share.weight * value(share.score) for share in self.shares), Fraction(0))


def certain(score: int) -> WeightedScore:
    """A score that is not weighted."""
    return WeightedScore((Share(Fraction(1), score),))


def weighted(*shares: tuple[int, int]) -> WeightedScore:
    """Weights in whole per cent, each with its score: `weighted((50, 400), (50, 150))`."""
    return WeightedScore(tuple(Share(Fraction(part, 100), score) for part, score in shares))


def imps_between(here: WeightedScore, there: WeightedScore) -> Fraction:
    """Imps to the North-South pair here against what their team-mates' opponents got there.

    Where both tables are weighted, every result of one meets every result of the other.
    """
    return here.convert(lambda score: there.convert(lambda other: imps(score - other)))

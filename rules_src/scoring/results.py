"""What a result is worth: points (Law 77), imps (Law 78B), and scores that are weighted (12C1(c)).

A result is one line of text: contract, declarer and tricks. Every share of a weighted one is
converted to imps or matchpoints first, and only then weighted (Law 78): scores in points are never
averaged, and nothing here does it.
"""

import re
from bisect import bisect
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import Final, Self

from rules_src.bridge.calls import Contract, Denomination
from rules_src.bridge.seats import Side, Vulnerability
from rules_src.scoring.figures import percent

TRICK = {
    Denomination.CLUBS: 20,
    Denomination.DIAMONDS: 20,
    Denomination.HEARTS: 30,
    Denomination.SPADES: 30,
    Denomination.NOTRUMP: 30,
}
"""For each odd trick bid and made; the first in notrump is worth 10 more."""

TIMES = (1, 2, 4)
"""What doubling and redoubling make of a trick score."""

GAME = 100
"""The trick score, after doubling, from which a contract is game."""


def contract_score(
    level: int, denomination: Denomination, doubled: int, vulnerable: bool, tricks: int
) -> int:
    """Score the tricks won against the contract; `doubled` is 0, 1 or, redoubled, 2."""
    if not 0 <= tricks <= 13:
        raise ValueError(f"expected 0 to 13 tricks, got {tricks}")
    over = tricks - level - 6
    if over < 0:
        return -undertricks(-over, doubled, vulnerable)
    made = trick_score(level, denomination, doubled)
    insult = 50 * doubled
    extra = overtricks(over, denomination, doubled, vulnerable)
    return made + premium(level, made, vulnerable) + insult + extra


def trick_score(level: int, denomination: Denomination, doubled: int) -> int:
    """The odd tricks bid: doubling counts them twice, redoubling four times."""
    first = 10 if denomination is Denomination.NOTRUMP else 0
    return (level * TRICK[denomination] + first) * TIMES[doubled]


def premium(level: int, made: int, vulnerable: bool) -> int:
    """For a part-score or a game, and for a slam in addition to the game."""
    if made < GAME:
        return 50
    game = 500 if vulnerable else 300
    slam = {6: 500, 7: 1000}.get(level, 0)
    return game + (slam * 3 // 2 if vulnerable else slam)


def overtricks(over: int, denomination: Denomination, doubled: int, vulnerable: bool) -> int:
    """Undoubled as a trick of the denomination; doubled by vulnerability alone."""
    if not doubled:
        return over * TRICK[denomination]
    return over * (200 if vulnerable else 100) * doubled


def undertricks(down: int, doubled: int, vulnerable: bool) -> int:
    """What the opponents score for tricks short; redoubled costs twice doubled."""
    if not doubled:
        return down * (100 if vulnerable else 50)
    first = (200, 300, 300) if vulnerable else (100, 200, 200)
    return (sum(first[:down]) + 300 * max(down - 3, 0)) * doubled


SMALLEST = (
    *(20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600),
    *(750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000),
)
"""The smallest difference that is worth 1 imp, 2 imps, … 24 imps."""


def imps(difference: Fraction | int) -> int:
    """The imps for a difference in points; a loss is negative."""
    won = bisect(SMALLEST, int(abs(Fraction(difference))))  # a part of a point reaches no more
    return won if difference >= 0 else -won


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


RESULT: Final = re.compile(r"(.+) +(\d+)")
PASSED_OUT: Final = "pas"


@dataclass(frozen=True)
class Result:
    """A contract played to an end, or a board that all four players passed."""

    contract: Contract | None
    tricks: int = 0
    """Won by declarer."""

    def __post_init__(self) -> None:
        if not 0 <= self.tricks <= 13:
            raise ValueError(f"der er 13 stik i et spil, ikke {self.tricks}")
        if self.tricks and not self.contract:
            raise ValueError("et spil, som alle har passet, har ingen stik")

    @property
    def text(self) -> str:
        return f"{self.contract.text} {self.tricks}" if self.contract else PASSED_OUT

    @classmethod
    def from_text(cls, text: str) -> Self:
        """`4♦ S 11`, `2♠D Ø 4`; `pas` where nobody bid."""
        if text.strip().lower() == PASSED_OUT:
            return cls(None)
        match = RESULT.fullmatch(text.strip())
        if not match:
            raise ValueError(f"»{text}« er intet resultat; skriv kontrakt og stik: 4♦ S 11")
        return cls(Contract.from_text(match[1]), int(match[2]))

    def score(self, vulnerable: Vulnerability) -> int:
        """The points to North-South (Law 77)."""
        if not (played := self.contract):
            return 0
        side = played.declarer.side
        in_zone = vulnerable.includes(side)
        points = contract_score(
            played.level, played.denomination, played.doubled, in_zone, self.tricks
        )
        return points if side is Side.NORTH_SOUTH else -points


@dataclass(frozen=True)
class WeightedResult:
    """The results of an adjusted score, each with its weight (12C1c)."""

    shares: tuple[tuple[Fraction, Result], ...]

    @classmethod
    def of(cls, *shares: tuple[int, str]) -> Self:
        """Weights in whole per cent, as of `weighted`: `of((50, "5♦ S 11"), (50, "4♦ S 11"))`."""
        return cls(tuple((Fraction(part, 100), Result.from_text(text)) for part, text in shares))

    @property
    def text(self) -> str:
        if len(self.shares) == 1:
            return self.shares[0][1].text
        return " + ".join(f"{percent(weight)} {result.text}" for weight, result in self.shares)

    def score(self, vulnerable: Vulnerability) -> WeightedScore:
        """The same shares in points to North-South, ready to be converted and weighted."""
        return WeightedScore(
            tuple(Share(weight, result.score(vulnerable)) for weight, result in self.shares)
        )

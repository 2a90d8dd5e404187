"""Results in one line of text: contract, declarer and tricks, weighted if need be."""

import re
from dataclasses import dataclass
from fractions import Fraction
from typing import Final, Self

from rules_src.bridge.contract import Contract
from rules_src.bridge.seats import Side, Vulnerability
from rules_src.scoring.contract_score import contract_score
from rules_src.scoring.figures import percent
from rules_src.scoring.weighted import Share, WeightedScore

RESULT: Final = re.compile(r"(.+) +(\d+)")
WEIGHT: Final = re.compile(r"(\d+(?:,\d+)?)\s*% *(.+)|(\d+)/([1-9]\d*) +(.+)")
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

    def __post_init__(self) -> None:
        weights = [weight for weight, _ in self.shares]
        if any(weight <= 0 for weight in weights):
            raise ValueError("hver vægt skal være over 0 %")
        if (total := sum(weights, Fraction(0))) != 1:
            raise ValueError(f"vægtene skal give 100 %, ikke {_weight_text(total)}")

    @property
    def text(self) -> str:
        if len(self.shares) == 1:
            return self.shares[0][1].text
        return " + ".join(f"{_weight_text(weight)} {result.text}" for weight, result in self.shares)

    @classmethod
    def from_text(cls, text: str) -> Self:
        """`50 % 5♦ S 11 + 50 % 4♦ S 11`, `1/3 … + 2/3 …`; one result alone is the whole."""
        parts = text.split("+")
        if len(parts) == 1 and not WEIGHT.fullmatch(text.strip()):
            return cls(((Fraction(1), Result.from_text(text)),))
        return cls(tuple(_share(part.strip()) for part in parts))

    def score(self, vulnerable: Vulnerability) -> WeightedScore:
        """The same shares in points to North-South, ready to be converted and weighted."""
        return WeightedScore(
            tuple(Share(weight, result.score(vulnerable)) for weight, result in self.shares)
        )


def _share(text: str) -> tuple[Fraction, Result]:
    match = WEIGHT.fullmatch(text)
    if not match:
        raise ValueError(f"»{text}« har ingen vægt; skriv fx 50 % 4♦ S 11")
    if match[1]:
        return Fraction(match[1].replace(",", ".")) / 100, Result.from_text(match[2])
    return Fraction(int(match[3]), int(match[4])), Result.from_text(match[5])


def _weight_text(weight: Fraction) -> str:
    """A third has no end as a percentage, and is written as the fraction it is."""
    ends = weight.denominator
    for prime in (2, 5):
        while ends % prime == 0:
            ends //= prime
    return percent(weight) if ends == 1 else str(weight)

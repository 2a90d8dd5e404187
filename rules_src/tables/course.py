"""The figures a course asks for: contracts, imps and artificial scores, each computed.

Every wrong figure is right if one thing is otherwise, and says which.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import cycle, product

from rules_src.bridge.calls import Denomination
from rules_src.scoring.artificial import PERCENTAGES, Artificial, worth
from rules_src.scoring.figures import percent, signed
from rules_src.scoring.results import SMALLEST, contract_score, imps


@dataclass(frozen=True)
class Figure:
    """One question with a figure for its answer, and figures that are right elsewhere."""

    rule: str
    """The name of the rule whose situation asks for it."""
    law: str
    told: str
    question: str
    answer: str
    others: tuple[tuple[str, str], ...]
    """Each with what would make it right."""


@dataclass(frozen=True)
class Contract:
    """A contract and the tricks it came to."""

    level: int
    denomination: Denomination
    doubled: int
    vulnerable: bool
    tricks: int

    @property
    def score(self) -> int:
        return contract_score(
            self.level, self.denomination, self.doubled, self.vulnerable, self.tricks
        )

    @property
    def text(self) -> str:
        doubled = ("", " doblet", " redoblet")[self.doubled]
        return f"{self.level}{self.denomination.text}{doubled}"

    @property
    def zone(self) -> str:
        return "i zonen" if self.vulnerable else "uden for zonen"

    def others(self) -> Iterator[tuple[Contract, str]]:
        """The same with one thing otherwise."""
        zone = replace(self, vulnerable=not self.vulnerable)
        yield zone, f"spilføreren er {zone.zone}"
        doubled = replace(self, doubled=0 if self.doubled else 1)
        yield doubled, f"kontrakten er {doubled.text}"
        for tricks in (self.tricks + 1, self.tricks - 1):
            if tricks <= 13:
                yield replace(self, tricks=tricks), f"der er {tricks} stik"


C, D, H, S, N = (
    Denomination.CLUBS,
    Denomination.DIAMONDS,
    Denomination.HEARTS,
    Denomination.SPADES,
    Denomination.NOTRUMP,
)
RESULTS = (
    (0, True, 0),
    (1, False, -2),
    (0, False, 1),
    (0, True, -1),
    (1, True, 0),
    (2, False, 0),
    (0, False, -3),
)
"""How often doubled, whether vulnerable, and the tricks more or less than were bid."""
CONTRACTS = tuple(
    Contract(level, denomination, doubled, vulnerable, min(6 + level + more, 13))
    for n, (level, denomination) in enumerate(product(range(1, 8), (C, D, H, S, N)))
    for doubled, vulnerable, more in (RESULTS[n % len(RESULTS)], RESULTS[(n + 3) % len(RESULTS)])
)

TEAM_SCORES = (
    (620, -170),
    (420, -450),
    (140, 100),
    (-100, 620),
    (1430, -680),
    (110, -140),
    (-50, 170),
    (600, -150),
    (400, -430),
    (-200, 110),
    (500, -620),
    (980, -480),
    (90, 50),
    (-300, 100),
    (650, 100),
    (-790, 420),
    (1370, -720),
    (120, -110),
    (-140, -170),
    (690, -660),
    (50, -430),
    (-500, 400),
    (800, -600),
    (170, -620),
)
"""What a team scored at its two tables."""

AVERAGES = tuple(product(Artificial, (36, 45, 52, 58, 64)))
"""An artificial score at pairs, and the pair's own average in per cent."""
OTHER_AVERAGES = (66, 34)


@cache
def figures() -> tuple[Figure, ...]:
    """Every question for a figure."""
    return (
        *map(_contract, CONTRACTS, cycle(("score_correction", "wrong_entry"))),
        *(_match(*scores) for scores in TEAM_SCORES),
        *(_artificial(given, own) for given, own in AVERAGES),
    )


def _contract(contract: Contract, rule: str) -> Figure:
    return Figure(
        rule,
        "77",
        f"Et par vil have scoren regnet efter. Spilføreren er {contract.zone}"
        f" og fik {contract.tricks} stik i {contract.text}.",
        "Hvad er scoren for spilførerens side?",
        signed(contract.score),
        tuple((signed(other.score), why) for other, why in contract.others()),
    )


def _match(own: int, other: int) -> Figure:
    difference = own + other
    won = imps(difference)
    sign = 1 if difference >= 0 else -1
    others = [(signed(imps(own - other)), "det andet beløb har modsat fortegn")]
    for n in (abs(won) + 1, abs(won) - 1, abs(won) + 2):
        if 0 < n <= len(SMALLEST):
            others.append((signed(sign * n), f"forskellen er mindst {SMALLEST[n - 1]} point"))
    return Figure(
        "team_board",
        "78B",
        f"I holdkamp fik et hold {signed(own)} ved det ene bord og {signed(other)} ved det andet.",
        "Hvor mange imp giver det holdet?",
        signed(won),
        tuple(others),
    )


def _artificial(given: Artificial, own: int) -> Figure:
    others = [(_worth(other, own), f"siden får {other.value}") for other in Artificial]
    others += [(_worth(given, n), f"snittet er {n} %") for n in OTHER_AVERAGES]
    others += [
        (_worth(other, n), f"siden får {other.value}, og snittet er {n} %")
        for other in Artificial
        for n in OTHER_AVERAGES
    ]
    return Figure(
        "adjusted_score",
        "12C2",
        f"Et spil kan ikke spilles, og et par får {given.value}."
        f" Parrets snit på de andre spil er {own} %.",
        "Hvad får parret for spillet?",
        _worth(given, own),
        tuple(others),
    )


def _worth(given: Artificial, own: int) -> str:
    return percent(worth(PERCENTAGES, given, own) / 100)

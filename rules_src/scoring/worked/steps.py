"""What a worked example is made of; its figures are computed, never copied."""

from dataclasses import dataclass
from fractions import Fraction

from rules_src.scoring.tables import Table

Number = Fraction | int


@dataclass(frozen=True)
class WorkedStep:
    """One sentence of the reckoning, with the exact figures that it shows."""

    law: str
    text: str
    numbers: tuple[Number, ...] = ()
    table: Table | None = None


@dataclass(frozen=True)
class WorkedExample:
    """A score worked out from the ruling to the last decimal."""

    id: str
    """Names the example for ever: addresses and tests use it."""
    title: str
    steps: tuple[WorkedStep, ...]
    sources: tuple[str, ...] = ()
    """Items of the inventory of the articles."""
    note: str = ""
    """What the article leaves open, and what was chosen or restored instead."""

    @property
    def numbers(self) -> tuple[Number, ...]:
        return tuple(number for step in self.steps for number in step.numbers)

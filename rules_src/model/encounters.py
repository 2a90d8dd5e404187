"""Encounters: what already stands on a board meets what happens next on it.

Encounter   one kind of effect in one later situation: how they meet, by which law
beside()    what a law package states itself, and what its phase states for it
"""

from dataclasses import dataclass, replace
from enum import Enum

from rules_src.model.effects import Lasting
from rules_src.model.text import text


class How(Enum):
    """How what stands and what happens meet: the value is read above the sentence.

    The most pressing comes first.
    """

    READS = "afgør noget i den nye kendelse"
    FIRST = "det, der står, afgøres først"
    LAST = "det, der står, afgøres til sidst"
    ENDS = "det, der står, bortfalder"
    DOUBT = "loven lader det stå åbent"
    APART = "rører ikke hinanden"

    @property
    def key(self) -> str:
        return self.name.lower()


@dataclass(frozen=True)
class Encounter:
    """One kind of effect in one later situation."""

    kind: Lasting
    how: How
    law: str
    text: str = ""
    """One sentence: what to do, why they do not touch, or how an open point is read."""
    settled: str = ""
    """The rule that what stands is settled by, before the new incident or after it."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "text", text(self.text))

    def says(self, block: str) -> "Encounter":
        return replace(self, text=block)


Encounters = tuple[Encounter, ...]


def beside(common: Encounters, *own: Encounter) -> Encounters:
    """What is said of this situation alone, and of the other kinds what is said of its phase."""
    said = {each.kind for each in own}
    return (*own, *(each for each in common if each.kind not in said))

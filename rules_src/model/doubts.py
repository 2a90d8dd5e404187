"""Doubts: where the law leaves a point open, and how this site reads it until it is settled."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from rules_src.model.ruling import Ruling
from rules_src.model.text import text


@dataclass(frozen=True)
class OtherReading:
    """How others may read an open point, and a rule as it would then rule."""

    text: str
    """What the law is then taken to say; it goes on from *Læses det sådan, at*."""
    rule: str
    variant: Callable[[Any], Ruling]

    def __post_init__(self) -> None:
        object.__setattr__(self, "text", text(self.text))


@dataclass(frozen=True)
class Doubt:
    """A point to be reviewed: the rules it touches, and what they rule meanwhile."""

    law: str
    rules: tuple[str, ...] = ()
    """In a situation, its own rule where none is named."""
    readings: tuple[OtherReading, ...] = ()
    """The other readings, where what they would rule can be worked out."""
    text: str = ""
    """What the law leaves open, and what the rule does about it."""

    def says(self, block: str) -> "Doubt":
        return replace(self, text=text(block))

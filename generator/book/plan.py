"""The plan of a handbook: the whole book, or a club's own selection."""

from __future__ import annotations

from dataclasses import dataclass

from rules_src.model.situation import Situation


@dataclass(frozen=True)
class Plan:
    """A handbook's titles, and its situations in the order of the book."""

    title: str
    subtitle: str
    situations: tuple[Situation, ...]
    whole: bool = True
    """Whether it has every situation, and so the parts that belong to the whole book."""

    @property
    def rules(self) -> frozenset[str]:
        """The names of its rules."""
        return frozenset(rule.__name__ for s in self.situations for rule in s.rules)

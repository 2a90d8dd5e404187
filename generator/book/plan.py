"""The plan of a handbook: the whole book, or a club's own selection."""

from __future__ import annotations

from dataclasses import dataclass

from rules_src.model.situation import Phase, Situation


@dataclass(frozen=True)
class Plan:
    """A handbook's titles, its situations in the order of the book, and its paper."""

    title: str
    subtitle: str
    situations: tuple[Situation, ...]
    paper: str = "a4"
    club: str = ""
    whole: bool = True
    """Whether it has every situation, and so the parts that belong to the whole book."""

    @property
    def phases(self) -> tuple[tuple[Phase, tuple[Situation, ...]], ...]:
        """The situations by phase; phases without one are left out."""
        phases = ((phase, tuple(s for s in self.situations if s.phase is phase)) for phase in Phase)
        return tuple((phase, situations) for phase, situations in phases if situations)

    @property
    def rules(self) -> frozenset[str]:
        """The names of its rules."""
        return frozenset(rule.__name__ for s in self.situations for rule in s.rules)

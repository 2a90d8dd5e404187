"""What a handbook is to hold: everything, or a club's own selection."""

from __future__ import annotations

from dataclasses import dataclass

from rules_src.model.situation import Phase, Situation


@dataclass(frozen=True)
class Plan:
    title: str
    subtitle: str
    situations: tuple[Situation, ...]
    paper: str = "a4"
    club: str = ""
    whole: bool = True

    @property
    def phases(self) -> tuple[tuple[Phase, tuple[Situation, ...]], ...]:
        """As a board is played; phases without a situation left out."""
        found = ((phase, tuple(s for s in self.situations if s.phase is phase)) for phase in Phase)
        return tuple((phase, situations) for phase, situations in found if situations)

    @property
    def rules(self) -> frozenset[str]:
        return frozenset(rule.__name__ for s in self.situations for rule in s.rules)

"""What would change the ruling: the rows beside a row whose effect is another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from generator.engine.tree import Row
from rules_src.model.facts import Answer, Fact


@dataclass(frozen=True)
class Neighbour:
    """Had a question of the row been answered otherwise, the ruling would be one of these."""

    fact: Fact[Any]
    answers: tuple[Answer, ...]
    rows: tuple[Row, ...]

    @property
    def settled(self) -> bool:
        """Whether the other answer alone decides, or more would have to be asked."""
        return len(self.rows) == 1


def neighbours(rows: tuple[Row, ...], row: Row, facts: dict[str, Fact[Any]]) -> list[Neighbour]:
    """The sibling branches along a row whose effect differs, in the order they are asked.

    Beside a branch, the row's other answers are kept as far as they are asked there too.
    """
    found, effect = [], row.ruling.effect
    for place, name in enumerate(row.cells):
        beside = [o for o in rows if _same(o, row, place) and _differs(o, row, name)]
        for answers in dict.fromkeys(o.cells[name] for o in beside):
            there = [o for o in beside if o.cells[name] == answers]
            kept = [o for o in there if _agrees(o, row, name)] or there
            if any(o.ruling.effect != effect for o in kept):
                found.append(Neighbour(facts[name], answers, tuple(kept)))
    return found


def _same(other: Row, row: Row, place: int) -> bool:
    """Whether two rows go together until the question at this place."""
    return [*other.cells.items()][:place] == [*row.cells.items()][:place]


def _differs(other: Row, row: Row, name: str) -> bool:
    return name in other.cells and other.cells[name] != row.cells[name]


def _agrees(other: Row, row: Row, name: str) -> bool:
    common = [n for n in other.cells if n in row.cells and n != name]
    return all(set(other.cells[n]) & set(row.cells[n]) for n in common)

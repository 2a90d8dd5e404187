"""What would change the ruling: sibling rows with another effect."""

from dataclasses import dataclass
from typing import Any

from generator.engine.rulebook import RuleEntry
from generator.engine.tree import Row
from rules_src.model.facts import Answer, Fact


@dataclass(frozen=True)
class Neighbour:
    """Another answer to a question of the row, and the rows it leads to."""

    fact: Fact[Any]
    answers: tuple[Answer, ...]
    rows: tuple[Row, ...]

    @property
    def decides(self) -> bool:
        """Whether the other answer alone decides the ruling."""
        return len(self.rows) == 1


def neighbours(rule: RuleEntry, row: Row) -> list[Neighbour]:
    """The sibling branches along a row whose effect differs, in the order they are asked.

    On a sibling branch the row's other answers are kept as far as they are asked there too.
    """
    found, effect = [], row.ruling.effect
    for place, name in enumerate(row.cells):
        siblings = [o for o in rule.rows if _same(o, row, place)]
        for answers in dict.fromkeys(o.cells[name] for o in siblings):
            branch = [o for o in siblings if o.cells[name] == answers]
            rows = [o for o in branch if _agrees(o, row, name)] or branch
            if any(o.ruling.effect != effect for o in rows):
                found.append(Neighbour(rule.facts[name], answers, tuple(rows)))
    return found


def _same(other: Row, row: Row, place: int) -> bool:
    """Whether two rows are the same until the question at a place."""
    return [*other.cells.items()][:place] == [*row.cells.items()][:place]


def _agrees(other: Row, row: Row, name: str) -> bool:
    common = [n for n in other.cells if n in row.cells and n != name]
    return all(set(other.cells[n]) & set(row.cells[n]) for n in common)

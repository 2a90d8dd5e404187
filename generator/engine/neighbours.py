"""What would be ruled otherwise: by other answers, or by another reading of an open point."""

from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

from generator.engine.rulebook import Rulebook, RuleEntry
from generator.engine.tree import Cells, Row, rows, tree
from rules_src.model import Answer, Fact, OtherReading, Ruling


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
        before = [*row.cells.items()][:place]
        siblings = [o for o in rule.rows if [*o.cells.items()][:place] == before]
        for answers in dict.fromkeys(o.cells[name] for o in siblings):
            branch = [o for o in siblings if o.cells[name] == answers]
            rows = [o for o in branch if _both(o.cells, {**row.cells, name: answers})] or branch
            if any(o.ruling.effect != effect for o in rows):
                found.append(Neighbour(rule.facts[name], answers, tuple(rows)))
    return found


class Difference(NamedTuple):
    """A row of the variant that rules otherwise than the rule does on the same answers."""

    row: Row
    """As the variant has it, with the answers that lead to both."""
    ours: Row


@cache
def differences(book: Rulebook, reading: OtherReading) -> tuple[Difference, ...]:
    """Each pair of rulings that differ, where they first do."""
    found: dict[tuple[Ruling, Ruling], Difference] = {}
    rule = book[reading.rule]
    others = rows(rule.name, tree(reading.variant, rule.arrivals))
    for ours in rule.rows:
        for other in others:
            cells = _both(ours.cells, other.cells)
            if cells is not None and frozenset(ours.ruling) != frozenset(other.ruling):
                row = Row(rule.name, other.number, cells, other.ruling)
                found.setdefault((ours.ruling, row.ruling), Difference(row, ours))
    return tuple(found.values())


def _both(ours: Cells, other: Cells) -> Cells | None:
    """The answers that lead to both rows; None if none do."""
    cells = {**ours, **other}
    for name in {*ours} & {*other}:
        cells[name] = tuple(answer for answer in other[name] if answer in ours[name])
    return cells if all(cells.values()) else None

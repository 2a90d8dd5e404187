"""What another reading of an open point would rule: a variant of a rule, explored like it."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from generator.engine.rulebook import Rulebook, RuleEntry
from generator.engine.tree import Cells, Row, rows, tree
from rules_src.model.ruling import Ruling, Step
from rules_src.model.situation import OtherReading


class Difference(NamedTuple):
    """A row of the variant that rules otherwise than the rule does on the same answers."""

    row: Row
    """As the variant has it, with the answers that lead to both."""
    ours: Row


@cache
def differences(book: Rulebook, reading: OtherReading) -> tuple[Difference, ...]:
    """Each pair of rulings that differ, where they first do."""
    found: dict[tuple[Ruling, Ruling], Difference] = {}
    for each in _differences(book[reading.rule], reading):
        found.setdefault((each.ours.ruling, each.row.ruling), each)
    return tuple(found.values())


def _differences(rule: RuleEntry, reading: OtherReading) -> Iterator[Difference]:
    others = rows(rule.name, tree(reading.variant, rule.arrivals))
    for ours in rule.rows:
        for other in others:
            cells = _both(ours.cells, other.cells)
            if cells is not None and _said(ours.ruling) != _said(other.ruling):
                row = Row(rule.name, other.number, cells, other.ruling)
                yield Difference(row, ours)


def _both(ours: Cells, other: Cells) -> Cells | None:
    """The answers that lead to both rows; None if none do."""
    cells = {**ours, **other}
    for name in {*ours} & {*other}:
        cells[name] = tuple(answer for answer in other[name] if answer in ours[name])
    return cells if all(cells.values()) else None


def _said(ruling: Ruling) -> frozenset[Step]:
    return frozenset(ruling)

"""A decision table on paper: how wide each column is, and which answers only repeat those above."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from generator.tree import Row
from generator.views.case import CaseLink
from generator.views.ruling import Due
from generator.views.situation import Part, TableCell, TableRow
from rules_src.roles import spoken

NARROWEST, WIDEST = 13.0, 34.0
"""Millimetres of a column of answers."""


@dataclass(frozen=True)
class PrintedRow:
    row: Row
    cells: tuple[TableCell, ...]
    marked: tuple[tuple[TableCell, bool], ...]
    """Each cell, and whether it and all before it stand in the row above already."""
    dues: tuple[Due, ...]
    cases: tuple[CaseLink, ...]


def printed(
    rows: Sequence[TableRow], cases: dict[str, tuple[CaseLink, ...]]
) -> Iterator[PrintedRow]:
    above: tuple[str, ...] = ()
    for row in rows:
        texts = tuple(cell.text for cell in row.cells)
        marked = tuple((c, texts[: n + 1] == above[: n + 1]) for n, c in enumerate(row.cells))
        yield PrintedRow(row.row, row.cells, marked, row.dues, cases.get(row.row.id, ()))
        above = texts


def widths(part: Part, room: float) -> tuple[float, ...]:
    """A width for each column of answers that together fill at most the room; () if none fit."""
    wanted = [_wanted(part, n) for n in range(len(part.columns))]
    if sum(wanted) <= room:
        return tuple(wanted)
    if len(wanted) * NARROWEST > room:
        return ()
    scale = (room - NARROWEST * len(wanted)) / (sum(wanted) - NARROWEST * len(wanted))
    return tuple(NARROWEST + (w - NARROWEST) * scale for w in wanted)


def _wanted(part: Part, column: int) -> float:
    """Wide enough for half of the longest word, and for a cell or heading not to be a tower."""
    texts = [row.cells[column].text for row in part.rows]
    longest = max(len(text) for text in texts)
    word = max(len(word) for text in texts for word in re.split(r"[\s-]+", text))
    head = 0.26 * len(spoken(part.columns[column].question)) + 4
    return min(WIDEST, max(NARROWEST, word * 1.15 + 3, 3.0 * math.sqrt(longest), head))

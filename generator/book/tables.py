"""A decision table on paper: how wide each column is, and which answers only repeat those above."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from generator.engine.tree import Row
from generator.views.case import CaseLink
from generator.views.decision_table import TableCell, TableRow
from generator.views.ruling import Due
from generator.views.situation import Part
from rules_src.model.roles import spoken

NARROWEST, LETTER, INSET = 14.0, 1.35, 3.0
"""Millimetres of a column of answers, of a letter in it, and of what is left free."""


@dataclass(frozen=True)
class PrintedRow:
    row: Row
    cells: tuple[TableCell, ...]
    marked: tuple[tuple[TableCell, bool], ...]
    """Each cell, and whether it and all before it stand in the row above already."""
    dues: tuple[Due, ...]
    cases: tuple[CaseLink, ...]

    @property
    def before(self) -> tuple[TableCell, ...]:
        """What was asked, and answered like this, in the row above."""
        return tuple(cell for cell, again in self.marked if again and not cell.never)

    @property
    def fresh(self) -> tuple[TableCell, ...]:
        return tuple(cell for cell, again in self.marked if not again and not cell.never)


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
    """A width for each column of answers; () if they would be towers of broken words."""
    columns = range(len(part.columns))
    for lines in (2, 3):
        wanted = tuple(_wanted(part, n, lines) for n in columns)
        if sum(wanted) <= room:
            return wanted
    return ()


def _wanted(part: Part, column: int, lines: int) -> float:
    """Wide enough for most of the longest word, and for a heading of one line more."""
    texts = [row.cells[column].text for row in part.rows]
    longest = max(len(text) for text in texts)
    word = max(len(word) for text in texts for word in re.split(r"[\s-]+", text))
    head = len(spoken(part.columns[column].question)) / (lines + 1)
    return max(NARROWEST, LETTER * max(word * 0.7, longest / lines + 3, head + 2) + INSET)

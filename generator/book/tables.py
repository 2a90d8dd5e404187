"""A decision table on paper: how wide each column is, and which answers only repeat those above."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from generator.engine.tree import Row
from generator.views.case import CaseLink
from generator.views.decision_table import TableCell, TableRow
from generator.views.ruling import FinishedRuling
from generator.views.situation import Part
from rules_src.model.roles import spoken
from rules_src.model.ruling import Step

NARROWEST, LETTER, INSET = 14.0, 1.35, 3.0
"""Millimetres: the least width of a column of answers, of a letter, and of the space around."""


@dataclass(frozen=True)
class PrintedRow:
    """A row with its cells compared to those above, and the cases that end on it."""

    row: Row
    cells: tuple[TableCell, ...]
    marked: tuple[tuple[TableCell, bool], ...]
    """Each cell, and whether it and all before it repeat the row above."""
    letter: str
    said: FinishedRuling
    as_above: str
    """The letter of a row above that ends in the same finished ruling."""
    cases: tuple[CaseLink, ...]
    exception: bool

    @property
    def said_steps(self) -> tuple[Step, ...]:
        """The steps of the finished ruling, in the order they are shown."""
        parts = (self.said.now, *(due.lines for due in (*self.said.later, *self.said.private)))
        return tuple(line.step for lines in (*parts, self.said.onward) for line in lines)

    @property
    def repeated(self) -> tuple[TableCell, ...]:
        """The answers that repeat the row above."""
        return tuple(cell for cell, again in self.marked if again and not cell.never)

    @property
    def fresh(self) -> tuple[TableCell, ...]:
        """The answers that differ from the row above."""
        return tuple(cell for cell, again in self.marked if not again and not cell.never)


def printed_rows(
    rows: Sequence[TableRow], cases: dict[str, tuple[CaseLink, ...]]
) -> Iterator[PrintedRow]:
    """The rows of a table, each compared with the one above and with its cases."""
    above: tuple[str, ...] = ()
    first: dict[FinishedRuling, str] = {}
    for row in rows:
        texts = tuple(cell.text for cell in row.cells)
        marked = tuple((c, texts[: n + 1] == above[: n + 1]) for n, c in enumerate(row.cells))
        as_above = first.get(row.said, "")
        first.setdefault(row.said, row.letter)
        ends = cases.get(row.row.id, ())
        yield PrintedRow(
            row.row, row.cells, marked, row.letter, row.said, as_above, ends, row.exception
        )
        above = texts


def widths(part: Part, room: float) -> tuple[float, ...]:
    """A width for each column of answers; none if the columns do not fit in the room."""
    columns = range(len(part.columns))
    for lines in (2, 3):
        wanted = tuple(_wanted(part, n, lines) for n in columns)
        if sum(wanted) <= room:
            return wanted
    return ()


def _wanted(part: Part, column: int, lines: int) -> float:
    """The width of a column whose cells take so many lines, and its heading one more."""
    texts = [row.cells[column].text for row in part.rows]
    longest = max(len(text) for text in texts)
    word = max(len(word) for text in texts for word in re.split(r"[\s-]+", text))
    head = len(spoken(part.columns[column].question)) / (lines + 1)
    return max(NARROWEST, LETTER * max(word * 0.7, longest / lines + 3, head + 2) + INSET)

"""The decision table of a rule: its merged rows, with a dash where a fact is never asked."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from itertools import groupby, takewhile
from typing import Any

from generator.engine.rulebook import RuleEntry
from generator.engine.tree import Row
from generator.views.ruling import FinishedRuling, finished_row
from rules_src.model.facts import Answer, Fact
from rules_src.model.roles import ROLES, spoken

NEVER_ASKED = "–"


@dataclass(frozen=True)
class TableCell:
    fact: Fact[Any]
    text: str
    never: bool
    same: bool = False
    """Whether this answer, and each before it, is that of the row above."""


@dataclass(frozen=True)
class TableRow:
    row: Row
    letter: str
    cells: tuple[TableCell, ...]
    finished: FinishedRuling
    exception: bool
    """Whether it needs another answer than the one that the guide assumes."""

    @property
    def runs(self) -> tuple[tuple[TableCell, int], ...]:
        """Its cells with their columns; those never asked beside each other are one."""
        runs = groupby(enumerate(self.cells), lambda at: -1 if at[1].never else at[0])
        found = (tuple(cell for _, cell in run) for _, run in runs)
        return tuple((cells[0], len(cells)) for cells in found)


def table_rows(rule: RuleEntry) -> tuple[TableRow, ...]:
    """The rows of a rule, with a cell for each of its columns."""
    return tuple(
        TableRow(
            row,
            letter_of(rule, row),
            cells,
            finished_row(rule, row),
            any(is_exception(cell.fact, row.cells.get(cell.fact.name, ())) for cell in cells),
        )
        for row, cells in zip(rule.rows, row_cells(rule), strict=True)
    )


def row_cells(rule: RuleEntry) -> tuple[tuple[TableCell, ...], ...]:
    """The cells of each row, marked from the first as far as they are those of the row above."""
    answers = [[(fact, row.cells.get(fact.name)) for fact in rule.columns] for row in rule.rows]
    every = [
        tuple(TableCell(fact, cell_text(fact, a), a is None) for fact, a in each)
        for each in answers
    ]
    found = []
    for cells, above in zip(every, [(), *every], strict=False):
        same = [*takewhile(lambda pair: pair[0] == pair[1], zip(cells, above, strict=False))]
        found.append(tuple(replace(cell, same=n < len(same)) for n, cell in enumerate(cells)))
    return tuple(found)


def is_exception(fact: Fact[Any], answers: tuple[Answer, ...]) -> bool:
    """Whether some answers leave out the one that is assumed."""
    return bool(answers) and fact.assume is not None and fact.assume not in answers


def letter_of(rule: RuleEntry, row: Row) -> str:
    """The letter of a row; letters run through all the rules of a situation."""
    return letter(rows_before(rule) + row.number)


def rows_before(rule: RuleEntry) -> int:
    """How many rows the rules before it have on its situation's page."""
    rules = rule.book.rules_of(rule.situation)
    return sum(len(other.rows) for other in rules[: rules.index(rule)])


LETTERS = "ABCGHIJKLOPQRTUWXYZ"
"""Those of rows, without those that readers took for something else: F, M and S are players on
paper, N and V seats, D a double and E an ace."""


def letter(number: int) -> str:
    """A, B, C … Z, AA, AB … from 1."""
    first, last = divmod(number - 1, len(LETTERS))
    return (letter(first) if first else "") + LETTERS[last]


def cell_text(
    fact: Fact[Any], answers: tuple[Answer, ...] | None, names: Mapping[str, str] = ROLES
) -> str:
    """The answers of a cell in words: each, or all but a few."""
    if answers is None:
        return NEVER_ASKED
    rest = [answer for answer in fact.answers.values() if answer not in answers]
    if 0 < len(rest) < len(answers) and len(answers) > 2:
        return "ikke: " + _joined(rest, names)
    return _joined(answers, names)


def _joined(answers: Iterable[Answer], names: Mapping[str, str]) -> str:
    return " / ".join(spoken(str(answer.value), names) for answer in answers)

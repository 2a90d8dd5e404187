"""The decision table of a rule: its merged rows, with a dash where a fact is never asked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from generator.engine.rulebook import RuleEntry
from generator.engine.tree import Row
from generator.views.ruling import Due, dues
from rules_src.model.facts import Answer, Fact, Kind
from rules_src.model.roles import ROLES, spoken

NEVER_ASKED = "–"
ANY = "alle"
NO_MATTER = "gør ingen forskel"


@dataclass(frozen=True)
class TableCell:
    fact: Fact[Any]
    text: str
    never: bool


@dataclass(frozen=True)
class TableRow:
    row: Row
    cells: tuple[TableCell, ...]
    dues: tuple[Due, ...]


def table_rows(rule: RuleEntry) -> tuple[TableRow, ...]:
    """The rows of a rule, with a cell for each of its columns."""
    return tuple(
        TableRow(row, tuple(_cell(fact, row) for fact in rule.columns), dues(rule.book, row.ruling))
        for row in rule.rows
    )


def _cell(fact: Fact[Any], row: Row) -> TableCell:
    answers = row.cells.get(fact.name)
    return TableCell(fact, cell_text(fact, answers), answers is None)


def cell_text(
    fact: Fact[Any], answers: tuple[Answer, ...] | None, names: Mapping[str, str] = ROLES
) -> str:
    """The answers of a cell in words: all, all but a few, or each."""
    if answers is None:
        return NEVER_ASKED
    if len(answers) == len(fact.answers):
        return NO_MATTER if fact.kind is Kind.JUDGEMENT else ANY
    rest = [answer for answer in fact.answers.values() if answer not in answers]
    if len(rest) < len(answers) and len(answers) > 2:
        return "ikke: " + _joined(rest, names)
    return _joined(answers, names)


def _joined(answers: Iterable[Answer], names: Mapping[str, str]) -> str:
    return " / ".join(spoken(str(answer.value), names) for answer in answers)

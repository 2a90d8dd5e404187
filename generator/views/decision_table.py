"""The decision table of a rule: its merged rows, with a dash where a fact is never asked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from generator.engine.rulebook import Rulebook
from generator.engine.tree import Row, columns
from rules_src.model.facts import Answer, Fact, Kind
from rules_src.model.roles import ROLES, spoken

NEVER_ASKED = "–"
ANY = "alle"
NO_MATTER = "gør ingen forskel"


@dataclass(frozen=True)
class DecisionTable:
    columns: tuple[Fact[Any], ...]
    rows: tuple[Row, ...]


def decision_table(book: Rulebook, rule: str) -> DecisionTable:
    rows = book[rule].rows
    return DecisionTable(columns(book[rule].function, rows), rows)


def cell_text(
    fact: Fact[Any], answers: tuple[Answer, ...] | None, names: Mapping[str, str] = ROLES
) -> str:
    """The answers of a cell in words: all, all but a few, or those there are."""
    if answers is None:
        return NEVER_ASKED
    if len(answers) == len(fact.answers):
        return NO_MATTER if fact.kind is Kind.JUDGEMENT else ANY
    rest = [answer for answer in fact.answers.values() if answer not in answers]
    if len(rest) < len(answers) and len(answers) > 2:
        return "ikke: " + _listed(rest, names)
    return _listed(answers, names)


def _listed(answers: list[Answer] | tuple[Answer, ...], names: Mapping[str, str]) -> str:
    return " / ".join(spoken(str(answer.value), names) for answer in answers)

"""A law as a paper to read with a pen: every row as an incident, its verdict and what is said."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from generator.engine.rulebook import Rulebook, RuleEntry
from generator.engine.tree import Cells
from generator.text.danish import sentence
from generator.text.stated import stated
from generator.views.decision_table import cell_text, letter_of
from generator.views.ruling import FinishedRuling, finished_row
from rules_src.laws.common.statements import STATEMENTS as COMMON
from rules_src.model.facts import Answer, Fact
from rules_src.model.situation import Situation

Texts = Mapping[Answer | tuple[Answer, ...], str]
Asked = Mapping[str, Fact[Any]]


class PaperRow(NamedTuple):
    """A row as it is read: what happened, and what is ruled."""

    id: str
    letter: str
    incident: str
    ruling: FinishedRuling


class PaperPart(NamedTuple):
    """One rule of the paper."""

    rule: str
    title: str
    rows: tuple[PaperRow, ...]


class PaperSituation(NamedTuple):
    """One situation of the paper."""

    situation: Situation
    parts: tuple[PaperPart, ...]

    @property
    def rows(self) -> int:
        return sum(len(part.rows) for part in self.parts)


def paper(book: Rulebook, situation: Situation) -> PaperSituation:
    """Every row of a situation, rule by rule."""
    return PaperSituation(situation, tuple(map(_part, book.rules_of(situation))))


def _part(rule: RuleEntry) -> PaperPart:
    incidents = [incident(rule.situation, rule.facts, row.cells) for row in rule.rows]
    rows = tuple(
        PaperRow(
            row.id,
            letter_of(rule, row),
            text if incidents.count(text) == 1 else in_full(rule.facts, row.cells),
            finished_row(rule, row),
        )
        for row, text in zip(rule.rows, incidents, strict=True)
    )
    return PaperPart(rule.name, rule.title, rows)


def incident(situation: Situation, facts: Asked, cells: Cells) -> str:
    """What happened in a row: the answers as statements where they have them, else as given.

    What is assumed where nobody says otherwise is not said.
    """
    texts: Mapping[Fact[Any], Texts] = {**COMMON, **situation.statements}
    found: list[str] = []
    together: list[str] = []
    for name, answers in cells.items():
        fact = facts[name]
        if answers == (fact.assume,):
            continue
        said = _statement(texts.get(fact, {}), answers)
        if said is None and len(answers) < len(fact.answers):
            said = _as_statements(fact, answers)
        if said is None:
            found += [*_joined(together), _answered(fact, answers)]
            together = []
        elif said:
            together.append(said)
    found += _joined(together)
    return " ".join(text for text in found if text) or sentence(situation.title) + "."


def in_full(facts: Asked, cells: Cells) -> str:
    """Every answer of a row, where its statements leave out what tells it from another row."""
    told = (_in_full(facts[name], each) for name, each in cells.items())
    return " ".join(text for text in told if text)


def _in_full(fact: Fact[Any], answers: tuple[Answer, ...]) -> str:
    said = _as_statements(fact, answers) if len(answers) < len(fact.answers) else None
    return f"{sentence(said)}." if said else _answered(fact, answers)


def _statement(texts: Texts, answers: tuple[Answer, ...]) -> str | None:
    """The answers as a statement, empty if it goes without saying; None where they have none."""
    sets = {frozenset(key if isinstance(key, tuple) else (key,)): s for key, s in texts.items()}
    if frozenset(answers) in sets:
        return sets[frozenset(answers)]
    each = [sets.get(frozenset({answer})) for answer in answers]
    return ", eller ".join(text for text in each if text) if all(each) else None


def _as_statements(fact: Fact[Any], answers: tuple[Answer, ...]) -> str | None:
    """The same where nobody has written one: the words of the question, put as a statement."""
    each = [stated(fact.question, answer.value) for answer in answers]
    return ", eller ".join(each) if all(each) else None


def _joined(statements: list[str]) -> Iterator[str]:
    if statements:
        *first, last = statements
        yield sentence(", og ".join([", ".join(first), last] if first else [last])) + "."


def _answered(fact: Fact[Any], answers: tuple[Answer, ...]) -> str:
    """`Hvis tur var det? MTH.`; nothing where every answer is possible."""
    if len(answers) == len(fact.answers):
        return ""
    return f"{fact.question} {sentence(cell_text(fact, answers))}."

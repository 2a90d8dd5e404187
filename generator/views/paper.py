"""A law as a paper to read with a pen: every row as an incident, its verdict and what is said."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from generator.engine.rulebook import Rulebook, RuleEntry
from generator.engine.tree import Cells
from generator.text.danish import sentence
from generator.text.stated import stated
from generator.views.decision_table import letter_of
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
            text if incidents.count(text) == 1 else in_full(rule.situation, rule.facts, row.cells),
            finished_row(rule, row),
        )
        for row, text in zip(rule.rows, incidents, strict=True)
    )
    return PaperPart(rule.name, rule.title, rows)


def incident(situation: Situation, facts: Asked, cells: Cells) -> str:
    """What happened in a row, in one sentence: the answers as statements, one after the other.

    What is assumed where nobody says otherwise is not said, nor what goes without saying.
    """
    return _sentence(situation, facts, cells) or sentence(situation.title) + "."


def in_full(situation: Situation, facts: Asked, cells: Cells) -> str:
    """Every answer of a row, where its statements leave out what tells it from another row."""
    return _sentence(situation, facts, cells, whole=True)


def _sentence(situation: Situation, facts: Asked, cells: Cells, *, whole: bool = False) -> str:
    texts: Mapping[Fact[Any], Texts] = {**COMMON, **situation.statements}
    said = [
        _statement(facts[name], texts.get(facts[name], {}), answers, whole=whole)
        for name, answers in cells.items()
        if len(answers) < len(facts[name].answers) and (whole or answers != (facts[name].assume,))
    ]
    *first, last = [text for text in said if text] or [""]
    return sentence(", og ".join([", ".join(first), last] if first else [last])) + "." * bool(last)


def _statement(fact: Fact[Any], texts: Texts, answers: tuple[Answer, ...], *, whole: bool) -> str:
    """The answers as a statement: as somebody wrote it, else by the words of the question."""
    sets = {frozenset(key if isinstance(key, tuple) else (key,)): s for key, s in texts.items()}
    if (text := sets.get(frozenset(answers))) is not None and (text or not whole):
        return text
    each = (
        (sets.get(frozenset({answer})), stated(fact.question, answer.value)) for answer in answers
    )
    found = (said if said or (said is not None and not whole) else asked for said, asked in each)
    return ", eller ".join(text for text in found if text)

"""The rule that a ruling leads to: its few outcomes, or else the question that decides."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from generator.engine.explore import hand_over_of
from generator.engine.rulebook import Rulebook, RuleEntry
from generator.engine.tree import Cells, Node, Row
from generator.engine.verdicts import verdict_of_row
from generator.views.decision_table import letter_of
from generator.views.ruling import StepLine, shown_verdict
from rules_src.model.facts import Fact
from rules_src.model.steps import HandOver, NewIrregularity

FEW = 2
"""Outcomes that are printed; with more of them, the question that decides is printed instead."""


@dataclass(frozen=True)
class LetteredVerdict:
    """A verdict, and the letters of the rows that end in it."""

    verdict: str
    letters: str


@dataclass(frozen=True)
class Onward:
    """What follows in another rule: the rows that are possible, and what decides between them."""

    rule: str
    title: str
    rows: tuple[str, ...]
    """In the order of the table."""
    letters: str
    """Empty where every row of the rule is possible."""
    outcomes: tuple[LetteredVerdict, ...]
    """All of them, or none where they are many."""
    fact: Fact[Any] | None
    """The first question that is not answered yet."""
    first: bool
    """Whether that is the first question of the rule."""

    @property
    def place(self) -> str:
        """Where to turn: the question, or the first of the rule."""
        return self.rule if self.first or self.fact is None else f"{self.rule}.{self.fact.name}"


def onward(book: Rulebook, rows: Iterable[Row], line: StepLine) -> Onward:
    """What follows from every one of some rows; what only some of them answer is left open."""
    step = line.step
    assert isinstance(step, HandOver | NewIrregularity)
    carries, rule = isinstance(step, HandOver), book[step.rule]
    each = {_following(rule, row.cells if carries else {}) for row in rows}
    return each.pop() if len(each) == 1 else _following(rule, {})


def _can_follow(row: Row, known: Cells) -> bool:
    """Whether some answer to each question that both ask is the same."""
    return all({*cell} & {*known.get(name, cell)} for name, cell in row.cells.items())


def _following(rule: RuleEntry, known: Cells) -> Onward:
    """The rows that can follow; one that only leads on is passed by."""
    rows = [row for row in rule.rows if _can_follow(row, known)]
    on = hand_over_of(rows[0].ruling) if len(rows) == 1 else None
    if on and not verdict_of_row(rule, rows[0]):
        return _following(rule.book[on.rule], {**known, **rows[0].cells})
    by_verdict: dict[str, list[Row]] = {}
    for row in rows:
        by_verdict.setdefault(shown_verdict(rule, row), []).append(row)
    outcomes = (
        LetteredVerdict(verdict, _letters(rule, there)) for verdict, there in by_verdict.items()
    )
    few = len(by_verdict) <= FEW
    fact = _question(rule, known)
    return Onward(
        rule.name,
        rule.title,
        tuple(row.id for row in rows),
        "" if len(rows) == len(rule.rows) else _letters(rule, rows),
        (*outcomes,) if few else (),
        fact,
        fact is None or fact is _question(rule, {}),
    )


def _question(rule: RuleEntry, known: Cells) -> Fact[Any] | None:
    """The first question of several answers that is not answered yet."""
    node = rule.tree
    while isinstance(node, Node):
        given = known.get(node.fact.name) or (
            node.branches[0][0] if len(node.branches) == 1 else ()
        )
        below = {node.branch(answer) for answer in given}
        if len(below) != 1:
            return node.fact
        node = below.pop()
    return None


def _letters(rule: RuleEntry, rows: Sequence[Row]) -> str:
    """`A`, `A–D` or `A, C–E`."""
    spans: list[list[Row]] = []
    for row in rows:
        if spans and spans[-1][-1].number == row.number - 1:
            spans[-1].append(row)
        else:
            spans.append([row])
    return ", ".join(
        "–".join(dict.fromkeys(letter_of(rule, row) for row in (span[0], span[-1])))
        for span in spans
    )

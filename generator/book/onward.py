"""The rule that a ruling leads to: its few outcomes, or else the question that decides."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from generator.book.rulings import PrintedRuling
from generator.engine.explore import hand_over_of
from generator.engine.rulebook import Rulebook, RuleEntry
from generator.engine.tree import Cells, Node, Row
from generator.engine.verdicts import verdict_of_row
from generator.views.decision_table import letter_of
from generator.views.ruling import StepLine, shown_verdict
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

    rows: tuple[str, ...]
    """In the order of the table; the first is printed where the reference leads."""
    letters: str
    outcomes: tuple[LetteredVerdict, ...]
    """All of them, or none where they are many."""
    question: str


def onward(book: Rulebook, ruling: PrintedRuling, line: StepLine) -> Onward:
    """What follows from every row of a ruling; what only some of them answer is left open."""
    step = line.step
    assert isinstance(step, HandOver | NewIrregularity)
    carries, rule = isinstance(step, HandOver), book[step.rule]
    each = {_following(rule, one.row.cells if carries else {}) for one in ruling.rows}
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
    return Onward(
        tuple(row.id for row in rows),
        _letters(rule, rows),
        (*outcomes,) if few else (),
        _question(rule, known),
    )


def _question(rule: RuleEntry, known: Cells) -> str:
    """The first question that is not answered yet."""
    node = rule.tree
    while isinstance(node, Node):
        given = known.get(node.fact.name)
        below = {node.branch(answer) for answer in given or ()}
        if len(below) != 1:
            return node.fact.question
        node = below.pop()
    return ""


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

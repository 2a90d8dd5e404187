"""The page of a situation: its rules one after the other, each as tree, table and cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from generator.engine.rulebook import Rulebook, RuleEntry
from generator.engine.tree import Row, Tree
from generator.views.choice_cards import CardGroup, card_groups
from generator.views.decision_table import TableRow, table_rows
from generator.views.ruling import Due, dues
from rules_src.model.facts import Answer, Fact, Kind
from rules_src.model.ruling import Ruling
from rules_src.model.situation import Situation


@dataclass(frozen=True)
class Leaf:
    """Where the questions end: a row of the table."""

    row: Row
    letter: str
    verdict: str
    dues: tuple[Due, ...]
    """The steps after the last question."""


@dataclass(frozen=True)
class Branch:
    answers: tuple[Answer, ...]
    below: QuestionView | Leaf


@dataclass(frozen=True)
class QuestionView:
    """A question, and the steps before it."""

    fact: Fact[Any]
    known: bool
    """Whether the rule before has asked it already."""
    steps: tuple[Due, ...]
    branches: tuple[Branch, ...]


@dataclass(frozen=True)
class RuleView:
    """One rule of a situation."""

    rule: str
    title: str
    tree: QuestionView | Leaf
    columns: tuple[Fact[Any], ...]
    rows: tuple[TableRow, ...]
    options: tuple[CardGroup, ...]
    judgements: tuple[CardGroup, ...]


def parts_of(book: Rulebook, situation: Situation) -> tuple[RuleView, ...]:
    return tuple(_part(rule) for rule in book.rules_of(situation))


@cache
def _part(rule: RuleEntry) -> RuleView:
    """Made once: chapters, cards and registers all ask for it."""
    rows = table_rows(rule)
    return RuleView(
        rule=rule.name,
        title=rule.title,
        tree=_tree(rule, rule.tree, iter(rows)),
        columns=rule.columns,
        rows=rows,
        options=card_groups(rule, Kind.OPTION),
        judgements=card_groups(rule, Kind.JUDGEMENT),
    )


def _tree(
    rule: RuleEntry, node: Tree, rows: Iterator[TableRow], before: int = 0
) -> QuestionView | Leaf:
    """The tree with its rows, which are numbered in the order of its leaves.

    A leaf leaves out the steps that are said `before` its last question.
    """
    if isinstance(node, Ruling):
        found = next(rows)
        shown = dues(rule.book, node[before:] or node)
        return Leaf(found.row, found.letter, found.finished.verdict, shown)
    steps = dues(rule.book, node.steps)
    before += len(node.steps)
    branches = tuple(Branch(a, _tree(rule, below, rows, before)) for a, below in node.branches)
    return QuestionView(node.fact, node.fact.name in rule.carried, steps, branches)

"""The page of a situation: its rules one after the other, each as tree, table and cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from generator.engine.rulebook import Rulebook
from generator.engine.tree import Row, Tree
from generator.views.choice_cards import CardGroup, card_groups
from generator.views.decision_table import cell_text, decision_table
from generator.views.ruling import Due, dues
from rules_src.model.facts import Answer, Fact, Kind
from rules_src.model.law_ref import LawRef
from rules_src.model.ruling import Ruling, Step, When
from rules_src.model.situation import Situation
from rules_src.model.steps import LookUp


@dataclass(frozen=True)
class Leaf:
    """Where the questions end: a row of the table."""

    row: Row
    dues: tuple[Due, ...]


@dataclass(frozen=True)
class Branch:
    answers: tuple[Answer, ...]
    below: Asked | Leaf


@dataclass(frozen=True)
class Asked:
    """A question, and what is said before it."""

    fact: Fact[Any]
    known: bool
    """Whether the rule before has asked it already."""
    said: tuple[Due, ...]
    branches: tuple[Branch, ...]


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


@dataclass(frozen=True)
class Phrase:
    """A sentence that is read aloud, and every § it can rest on."""

    text: str
    laws: tuple[str, ...]


@dataclass(frozen=True)
class PhrasesDue:
    when: When
    phrases: tuple[Phrase, ...]


@dataclass(frozen=True)
class Part:
    """One rule of a situation."""

    rule: str
    title: str
    tree: Asked | Leaf
    columns: tuple[Fact[Any], ...]
    rows: tuple[TableRow, ...]
    options: tuple[CardGroup, ...]
    judgements: tuple[CardGroup, ...]


def parts_of(book: Rulebook, situation: Situation) -> tuple[Part, ...]:
    return tuple(_part(book, rule.__name__) for rule in situation.rules)


def _part(book: Rulebook, rule: str) -> Part:
    table = decision_table(book, rule)
    known = frozenset(name for answers in book[rule].arrivals for name in answers)
    tree = book[rule].tree
    return Part(
        rule=rule,
        title=book[rule].title,
        tree=_tree(book, tree, known, iter(table.rows)),
        columns=table.columns,
        rows=tuple(_row(book, row, table.columns) for row in table.rows),
        options=card_groups(book, tree, Kind.OPTION),
        judgements=card_groups(book, tree, Kind.JUDGEMENT),
    )


def _tree(
    book: Rulebook, node: Tree, known: frozenset[str], rows: Iterator[Row], told: int = 0
) -> Asked | Leaf:
    """Rows are numbered in the order in which the tree's leaves are met; what was told on the
    way there is not told again.
    """
    if isinstance(node, Ruling):
        return Leaf(next(rows), dues(book, node[told:] or node))
    told += len(node.said)
    branches = tuple(Branch(a, _tree(book, below, known, rows, told)) for a, below in node.branches)
    return Asked(node.fact, node.fact.name in known, dues(book, node.said), branches)


def _row(book: Rulebook, row: Row, columns: tuple[Fact[Any], ...]) -> TableRow:
    cells = (row.cells.get(fact.name) for fact in columns)
    shown = tuple(
        TableCell(fact, cell_text(fact, cell), cell is None)
        for fact, cell in zip(columns, cells, strict=True)
    )
    return TableRow(row, shown, dues(book, row.ruling))


def phrases(steps: Iterable[Step]) -> tuple[PhrasesDue, ...]:
    """Each sentence that is read aloud, once, in the order a board is played."""
    found: dict[When, dict[str, list[str]]] = {when: {} for when in When}
    for step in dict.fromkeys(steps):
        if step.aloud and not isinstance(step, LookUp):
            found[step.when].setdefault(step.text, []).append(step.law)
    return tuple(
        PhrasesDue(when, tuple(Phrase(text, _once(laws)) for text, laws in said.items()))
        for when, said in found.items()
        if said
    )


def _once(laws: list[str]) -> tuple[str, ...]:
    return tuple(sorted(dict.fromkeys(laws), key=LawRef.parse))


def most_questions(book: Rulebook, rule: str) -> int:
    """The most answers a conversation that begins with a rule can need."""
    return max(len(chain.answers) for chain in book[rule].conversations)

"""The page of a situation: its rules one after the other, each as tree, table and cards.

The cards say what each answer leads to, before a player chooses or the director weighs.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

from generator.engine.rulebook import Rulebook, RuleEntry
from generator.engine.tree import Arrivals, Cells, Node, Row, Tree, walked
from generator.views.addresses import rule_place
from generator.views.decision_table import TableRow, cell_text, letter_of, table_rows
from generator.views.ruling import Due, dues, shown_verdict
from rules_src.model import Answer, Fact, Ruling, Situation
from rules_src.model.facts import Kind


class VerdictRows(NamedTuple):
    """A verdict, and the rows it stands in: the letter and the id of each."""

    verdict: str
    rows: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class AnswerView:
    """One answer: the next question, if it does not decide, and the verdicts still possible."""

    answers: tuple[Answer, ...]
    steps: tuple[Due, ...]
    """Before the next question."""
    asks: Fact[Any] | None
    outcomes: tuple[VerdictRows, ...]

    @property
    def settled(self) -> bool:
        return self.asks is None


Way = tuple[tuple[Fact[Any], str], ...]
"""The answers that lead somewhere, each with its question."""


@dataclass(frozen=True)
class ChoiceCard:
    """One set of choices of a question; places of the rule with the same choices share it."""

    ways: tuple[Way, ...]
    """The answers by which its places differ from the others with this question."""
    choices: tuple[AnswerView, ...]


@dataclass(frozen=True)
class CardGroup:
    """A question, and its cards: one for each set of choices that it can mean."""

    fact: Fact[Any]
    settled_by: tuple[str, str] | None
    """Title and place of the rule that settles a judgement, if one does."""
    cards: tuple[ChoiceCard, ...]

    @property
    def sentences(self) -> tuple[tuple[Answer, str], ...]:
        """Each answer, and the verdict if it leads to one alone."""
        found = ((answer, self._verdicts(answer)) for answer in self.fact.answers.values())
        return tuple((a, v[0] if len(v) == 1 else "") for a, v in found if v)

    def _verdicts(self, answer: Answer) -> tuple[str, ...]:
        choices = (c for card in self.cards for c in card.choices if answer in c.answers)
        return tuple(dict.fromkeys(one.verdict for c in choices for one in c.outcomes))


Places = Mapping[Node, Sequence[Cells]]
"""Where a question is asked, each place with the answers that lead to it, in each way."""


def card_groups(rule: RuleEntry, kind: Kind) -> tuple[CardGroup, ...]:
    """The questions of a kind that a rule asks, with their cards."""
    by_fact: dict[str, dict[Node, list[Cells]]] = {}
    for node, cells in walked(rule.tree, {}):
        if isinstance(node, Node) and node.fact.kind is kind:
            by_fact.setdefault(node.fact.name, {}).setdefault(node, []).append(cells)
    return tuple(_group(rule, places) for places in by_fact.values())


def _group(rule: RuleEntry, places: Places) -> CardGroup:
    fact = next(iter(places)).fact
    judge = rule.book[fact.by] if fact.by else None
    ways = [way for reached in places.values() for way in reached]
    names = {name for way in ways for name in way}
    # the questions whose answers differ between the places
    distinct = frozenset(name for name in names if len({way.get(name) for way in ways}) > 1)
    return CardGroup(
        fact,
        (judge.title, rule_place(judge)) if judge else None,
        tuple(_card(rule, node, reached, distinct) for node, reached in places.items()),
    )


def _card(
    rule: RuleEntry, node: Node, reached: Sequence[Cells], distinct: frozenset[str]
) -> ChoiceCard:
    facts = rule.facts
    ways = (
        tuple((facts[name], cell_text(facts[name], way[name])) for name in way if name in distinct)
        for way in reached
    )
    choices = tuple(
        _choice(rule, answers, below, [{**way, node.fact.name: answers} for way in reached])
        for answers, below in node.branches
    )
    return ChoiceCard(tuple(dict.fromkeys(ways)), choices)


def _choice(
    rule: RuleEntry, answers: tuple[Answer, ...], below: Tree, ways: Sequence[Cells]
) -> AnswerView:
    by_verdict: dict[str, list[tuple[str, str]]] = {}
    for row in rule.rows:
        if any(way.items() <= row.cells.items() for way in ways):
            place = letter_of(rule, row), row.id
            by_verdict.setdefault(shown_verdict(rule, row), []).append(place)
    ends = tuple(VerdictRows(verdict, tuple(places)) for verdict, places in by_verdict.items())
    if isinstance(below, Ruling):
        return AnswerView(answers, (), None, ends)
    return AnswerView(answers, dues(rule.book, below.steps), below.fact, ends)


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
    """Whether it was asked before the rule, whatever led to here."""
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
    return tuple(view_of(rule) for rule in book.rules_of(situation))


@cache
def view_of(rule: RuleEntry) -> RuleView:
    """Made once: chapters, cards and registers all ask for it."""
    rows = table_rows(rule)
    return RuleView(
        rule=rule.name,
        title=rule.title,
        tree=_tree(rule, rule.tree, iter(rows), rule.arrivals),
        columns=rule.columns,
        rows=rows,
        options=card_groups(rule, Kind.OPTION),
        judgements=card_groups(rule, Kind.JUDGEMENT),
    )


def _tree(
    rule: RuleEntry, node: Tree, rows: Iterator[TableRow], arriving: Arrivals, before: int = 0
) -> QuestionView | Leaf:
    """The tree with its rows, which are numbered in the order of its leaves.

    A leaf leaves out the steps that are said `before` its last question.
    """
    if isinstance(node, Ruling):
        found = next(rows)
        shown = dues(rule.book, node[before:] or node)
        return Leaf(found.row, found.letter, found.finished.verdict, shown)
    steps, name = dues(rule.book, node.steps), node.fact.name
    before += len(node.steps)
    branches = []
    for answers, below in node.branches:
        here = tuple(known for known in arriving if known.get(name, answers[0]) in answers)
        branches.append(Branch(answers, _tree(rule, below, rows, here, before)))
    known = all(name in answers for answers in arriving)
    return QuestionView(node.fact, known, steps, tuple(branches))

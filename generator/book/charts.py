"""Charts of what happens most: the decisions that most cases go through.

A chart follows the guide: what is stated of the incident is not asked, and what is assumed is said
at the foot. Where it stops, it names the card that goes on.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple

from generator.engine.rulebook import Rulebook
from generator.views.content import Content
from generator.views.ruling import StepLine
from generator.views.situation import Leaf, QuestionView, RuleView, parts_of
from rules_src.model.facts import Answer
from rules_src.model.ruling import When
from rules_src.model.steps import HandOver, NewIrregularity

GOES_ON = (When.NOW, When.AFTER_PLAY)
"""When a chart follows a ruling into the next rule."""
Known = Mapping[str, tuple[Answer, ...]]
"""By question the answers that are known."""
Assumed = tuple[tuple[str, str], ...]
"""Each question that is not asked, and the answer that is assumed."""


@dataclass(frozen=True, eq=False)
class Decision:
    """A question of a chart, with the rule it is of and the answers that are known there."""

    rule: str
    title: str
    view: QuestionView
    known: Known
    cases: frozenset[str]
    """Those that come to it in this way."""


class Way(NamedTuple):
    """What some answers lead to: a ruling, or a decision, perhaps after what a ruling says."""

    answers: tuple[Answer, ...]
    leaf: Leaf | None
    then: Decision | None
    assumed: Assumed


@dataclass(frozen=True)
class ChartRow:
    """An answer of a decision, and what it comes to: a ruling, the next decision, or elsewhere."""

    answers: tuple[Answer, ...]
    leaf: Leaf | None = None
    says: tuple[StepLine, ...] = ()
    """What is said at once, where the answer ends in a ruling."""
    next: int = 0
    """The number of the decision to go on with."""
    place: str = ""
    """The rule that goes on where the chart stops."""
    title: str = ""


@dataclass(frozen=True)
class ChartBox:
    """A decision as it is drawn."""

    number: int
    decision: Decision
    heading: str
    """The title of its rule, where it is another than before."""
    rows: tuple[ChartRow, ...]


@dataclass(frozen=True)
class Chart:
    """What is drawn of one incident."""

    label: str
    rule: str
    boxes: tuple[ChartBox, ...]
    assumed: Assumed


class Charts:
    """Draws the charts of a book, by the cases that it has."""

    def __init__(self, content: Content) -> None:
        self.book: Rulebook = content.book
        self.content = content
        self._known: dict[Decision, tuple[Way, ...]] = {}

    @cached_property
    def cases(self) -> Mapping[str, frozenset[str]]:
        """By row the cases that go through it."""
        found: dict[str, set[str]] = {}
        for ruling in self.content.casebook.rulings:
            for row in ruling.rows:
                found.setdefault(row.id, set()).add(ruling.case.id)
        return {row: frozenset(cases) for row, cases in found.items()}

    def chart(self, label: str, rule: str, stated: Mapping[str, str], most: int) -> Chart:
        """The chart of an incident with at most so many decisions."""
        facts = self.book[rule].facts
        known = {name: (facts[name].answers[key],) for name, key in stated.items()}
        first = self._begin(rule, known, frozenset(self.content.cases))
        if first.then is None:
            raise ValueError(f"expected a question after {label!r}")
        inside = self._busiest(first.then, most)
        order = [*self._in_order(first.then, inside)]
        number = {decision: n for n, decision in enumerate(order, 1)}
        boxes, before = [], self.book[rule].name
        for decision in order:
            heading = decision.title if decision.rule != before else ""
            before = decision.rule
            rows = tuple(self._rows(decision, number))
            boxes.append(ChartBox(number[decision], decision, heading, rows))
        ways = (way for decision in order for way in self._ways(decision))
        assumed = dict.fromkeys(one for way in (first, *ways) for one in way.assumed)
        return Chart(label, rule, tuple(boxes), tuple(assumed))

    def _begin(self, rule: str, known: Known, cases: frozenset[str]) -> Way:
        parts = parts_of(self.book, self.book[rule].situation)
        part = next(part for part in parts if part.rule == rule)
        return self._settled(part, (), part.tree, known, cases)

    def _settled(
        self,
        part: RuleView,
        answers: tuple[Answer, ...],
        tree: QuestionView | Leaf,
        known: Known,
        cases: frozenset[str],
    ) -> Way:
        """To the first question that is asked: not what is known, assumed, or has one answer."""
        assumed: list[tuple[str, str]] = []
        while isinstance(tree, QuestionView):
            fact = tree.fact
            given = known.get(fact.name) or (() if fact.assume is None else (fact.assume,))
            below = [b for b in tree.branches if not given or {*given} & {*b.answers}]
            if len(below) != 1:
                decision = Decision(part.rule, part.title, tree, known, cases & self._cases(tree))
                return Way(answers, None, decision, tuple(assumed))
            if fact.name not in known and len(tree.branches) > 1:
                assumed.append((fact.question, str(given[0].value)))
            tree = below[0].below
        steps = [line.step for due in tree.dues for line in due.lines]
        on = [s for s in steps if isinstance(s, HandOver) and s.when in GOES_ON]
        inside = cases & self._cases(tree)
        then = self._begin(on[0].rule, tree.row.cells, inside) if len(on) == 1 else None
        if then is None or then.then is None:
            return Way(answers, tree, None, tuple(assumed))
        leaf = tree if len(steps) > 1 else None
        return Way(answers, leaf, then.then, (*assumed, *then.assumed))

    def _ways(self, decision: Decision) -> tuple[Way, ...]:
        """Made once for each decision, so that the one below is always the same."""
        if decision not in self._known:
            parts = parts_of(self.book, self.book[decision.rule].situation)
            part = next(part for part in parts if part.rule == decision.rule)
            name = decision.view.fact.name
            self._known[decision] = tuple(
                self._settled(
                    part,
                    b.answers,
                    b.below,
                    {**decision.known, name: b.answers},
                    decision.cases & self._cases(b.below),
                )
                for b in decision.view.branches
            )
        return self._known[decision]

    def _busiest(self, root: Decision, most: int) -> set[Decision]:
        """The decisions that most cases go through, all of them reached from the first."""
        inside, waiting = {root}, [*self._next(root)]
        while waiting and len(inside) < most:
            best = max(waiting, key=lambda decision: len(decision.cases))
            waiting.remove(best)
            inside.add(best)
            waiting += self._next(best)
        while useless := {one for one in inside - {root} if self._only_refers(one, inside)}:
            inside -= useless
        return inside

    def _only_refers(self, decision: Decision, inside: set[Decision]) -> bool:
        """Whether every answer goes on where the chart has stopped."""
        return all(way.leaf is None and way.then not in inside for way in self._ways(decision))

    def _cases(self, tree: QuestionView | Leaf) -> frozenset[str]:
        """Those that end somewhere below a question, or go on from there."""
        rows = (self.cases.get(row, frozenset()) for row in _rows_below(tree))
        return frozenset[str]().union(*rows)

    def _next(self, decision: Decision) -> Iterator[Decision]:
        return (way.then for way in self._ways(decision) if way.then)

    def _in_order(self, decision: Decision, inside: set[Decision]) -> Iterator[Decision]:
        yield decision
        for below in self._next(decision):
            if below in inside:
                yield from self._in_order(below, inside)

    def _rows(self, decision: Decision, number: Mapping[Decision, int]) -> Iterator[ChartRow]:
        """The rows of a decision; answers that only go on in the same place are one."""
        rows: dict[object, ChartRow] = {}
        for way in self._ways(decision):
            row = self._row(way, number)
            key = row.answers if row.leaf or row.next else (row.title, row.place)
            same = rows.get(key)
            rows[key] = replace(same, answers=(*same.answers, *row.answers)) if same else row
        return iter(rows.values())

    def _row(self, way: Way, number: Mapping[Decision, int]) -> ChartRow:
        leaf, then = way.leaf, way.then
        lines = [line for due in leaf.dues if due.now for line in due.lines] if leaf else []
        says = tuple(line for line in lines if line.kind == "say")
        row = ChartRow(way.answers, leaf, says)
        on = next((line for line in lines if line.kind == "onward"), None)
        if then and then in number:
            return replace(row, next=number[then])
        if then:
            return replace(row, place=then.rule, title=then.title)
        if on and isinstance(on.step, HandOver | NewIrregularity):
            return replace(row, place=on.step.rule, title=on.heading)
        return row


def _rows_below(tree: QuestionView | Leaf) -> Iterator[str]:
    if isinstance(tree, Leaf):
        yield tree.row.id
    else:
        for branch in tree.branches:
            yield from _rows_below(branch.below)

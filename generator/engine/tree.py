"""The tree of a rule with equal branches merged, and its rows: the unit of all that is shown."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

from generator.engine.explore import Answers, NotARule, Path, ask, declared
from rules_src.model.facts import Answer, Fact
from rules_src.model.ruling import Ruling, Step
from rules_src.model.situation import Rule


@dataclass(frozen=True)
class Node:
    """A question and its branches; answers that lead to the same subtree go together."""

    fact: Fact[Any]
    steps: Ruling
    """The steps between the question before and this one."""
    branches: tuple[tuple[tuple[Answer, ...], Tree], ...]

    def branch(self, answer: Answer) -> Tree:
        return next(below for answers, below in self.branches if answer in answers)

    @property
    def matters(self) -> bool:
        return len(self.branches) > 1

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        """Computed once: it is of the whole subtree."""
        return hash((self.fact, self.steps, self.branches))


Tree = Node | Ruling

Cells = Mapping[str, tuple[Answer, ...]]


@dataclass(frozen=True)
class Row:
    """A merged row: for each question along it the answers that share it, and the ruling."""

    rule: str
    number: int
    cells: Cells
    ruling: Ruling

    @property
    def id(self) -> str:
        return f"{self.rule}-{self.number}"

    def covers(self, answers: Answers) -> bool:
        return all(answers.get(name) in cell for name, cell in self.cells.items())


Arrivals = tuple[Answers, ...]
"""The answers a rule entered by hand-over can arrive with; ({},) for one entered alone."""

ALONE: Arrivals = ({},)


def tree(rule: Rule, arriving: Arrivals = ALONE) -> Tree:
    """The merged tree of a rule, from the answers that can arrive."""
    return _tree(rule, {}, arriving, 0)


def _tree(rule: Rule, answers: Answers, arriving: Arrivals, before: int) -> Tree:
    turn = ask(rule, answers)
    if isinstance(turn, Path):
        return turn.ruling
    fact, groups = turn.fact, dict[Tree, list[Answer]]()
    for answer in fact.answers.values():
        possible = tuple(a for a in arriving if a.get(fact.name, answer) is answer)
        if possible:
            below = _tree(rule, {**answers, fact.name: answer}, possible, len(turn.steps))
            groups.setdefault(below, []).append(answer)
    if not groups:
        raise NotARule(f"{rule.__name__}: intet svar kan nå frem til {fact.name}")
    branches = tuple((tuple(merged), below) for below, merged in groups.items())
    return Node(fact, Ruling(*turn.steps[before:]), branches)


def rows(rule: str, node: Tree) -> tuple[Row, ...]:
    """The merged rows of a rule's tree, numbered from 1 in the order the table shows them."""
    found = ((cells, end) for end, cells in walked(node, {}) if isinstance(end, Ruling))
    return tuple(Row(rule, number, *each) for number, each in enumerate(found, 1))


def walked(node: Tree, cells: Cells) -> Iterator[tuple[Tree, Cells]]:
    """Every question and ruling of a tree, once for each way there, with the answers of the way."""
    yield node, cells
    if isinstance(node, Node):
        for answers, below in node.branches:
            yield from walked(below, {**cells, node.fact.name: answers})


@cache
def nodes(node: Tree) -> tuple[Node, ...]:
    """Every distinct question node of a tree, each once."""
    seen: dict[Node, None] = {}
    queue: list[Tree] = [node]
    while queue:
        found = queue.pop()
        if isinstance(found, Node) and found not in seen:
            seen[found] = None
            queue += [below for _, below in found.branches]
    return tuple(seen)


@cache
def leaves(node: Tree) -> tuple[Ruling, ...]:
    """The distinct rulings still possible below a node, in table order."""
    return tuple(dict.fromkeys(end for end, _ in walked(node, {}) if isinstance(end, Ruling)))


def columns(rule: Rule, found: tuple[Row, ...]) -> tuple[Fact[Any], ...]:
    """The facts of a rule's rows in the order they are asked."""
    before: dict[str, set[str]] = {}
    for row in found:
        names = list(row.cells)
        for place, name in enumerate(names):
            before.setdefault(name, set()).update(names[:place])
    order: list[str] = []
    while rest := [name for name in before if name not in order]:
        due = {name: before[name] - {*order} for name in rest}
        free = [name for name in rest if not due[name]]
        both_ways = [name for name in rest if all(name in before[other] for other in due[name])]
        order.append((free or both_ways or rest)[0])  # two rows may ask in opposite order
    return tuple(declared(rule)[name] for name in order)


def steps_of(node: Tree) -> Iterator[Step]:
    """Every step of the rulings in a tree."""
    for ruling in leaves(node):
        yield from ruling

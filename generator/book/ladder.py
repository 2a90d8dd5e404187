"""The questions of a rule as lines: answers that end come first, and the last goes straight on.

Questions that lead to the same rulings in the same way stand once; other answers lead back to them.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from string import ascii_lowercase
from typing import Any

from generator.views.ruling import StepLine
from generator.views.situation import Branch, Leaf, QuestionView
from rules_src.model.facts import Answer, Fact, Kind

AWAY = "Spørg væk fra bordet."
MANY = 3
"""More answers than these may go on in the next column, but not with the first or last alone."""


@dataclass(frozen=True)
class Rung:
    """One line; `keep` says that no column may end with it."""

    kind: str
    """`ask`, `help` to the question above, `say` before it is answered, `end` in a ruling, `on` to
    the question below, or `back` to one above."""
    depth: int
    keep: bool
    name: str = ""
    """Of the question that it asks or explains."""
    fact: Fact[Any] | None = None
    told: tuple[str, ...] = ()
    """What explains the question."""
    steps: tuple[StepLine, ...] = ()
    """The steps before the question."""
    answers: tuple[Answer, ...] = ()
    leaf: Leaf | None = None
    chosen: bool = False
    """Whether a player chooses the answer, and so is told what it leads to."""
    below: Hashable = None
    """All that is asked from a question on, and the rulings it ends in."""
    possible: tuple[Leaf, ...] = ()
    """Where a player's choice that goes on may end."""
    mark: str = ""
    """The letter of a question that answers lead back to."""

    @property
    def terse(self) -> bool:
        """Whether its letter is enough."""
        return self.kind == "end" and not self.chosen and bool(self.answers)


def rungs(
    tree: QuestionView | Leaf,
    explained: set[str] | None = None,
    ruled: Mapping[str, Hashable] | None = None,
    letters: Iterable[str] = ascii_lowercase,
) -> tuple[Rung, ...]:
    """The lines of a tree; what explains is told once, and a single answer is not asked for.

    Rows that `ruled` has the same of end in one ruling; questions take their marks from `letters`.
    """
    found = (*_Ladder(set() if explained is None else explained, ruled or {}).rungs(tree, 0),)
    back = {rung.below for rung in found if rung.kind == "back"}
    asked = [rung.below for rung in found if rung.kind == "ask" and rung.below in back]
    marks = dict(zip(asked, letters, strict=False))
    return tuple(replace(rung, mark=marks.get(rung.below, "")) for rung in found)


class _Ladder:
    """The lines of a tree, and what has been explained and asked so far."""

    def __init__(self, explained: set[str], ruled: Mapping[str, Hashable]) -> None:
        self.explained, self.ruled = explained, ruled
        self.asked: set[Hashable] = set()

    def rungs(self, tree: QuestionView | Leaf, depth: int) -> Iterator[Rung]:
        tree = _asked(tree)
        if isinstance(tree, Leaf):
            yield Rung("end", depth, False, leaf=tree)
            return
        below = self._below(tree)
        self.asked.add(below)
        yield Rung("ask", depth, True, tree.fact.name, tree.fact, below=below)
        if told := _told(tree.fact, self.explained):
            self.explained.update(told)
            yield Rung("help", depth, True, tree.fact.name, tree.fact, told=told)
        steps = tuple(line for due in tree.steps for line in due.lines if line.kind != "onward")
        if steps:
            yield Rung("say", depth, True, steps=steps)
        branches = [Branch(branch.answers, _asked(branch.below)) for branch in tree.branches]
        chosen = tree.fact.kind is Kind.OPTION
        ends = [branch for branch in branches if isinstance(branch.below, Leaf)]
        goes = [branch for branch in branches if not isinstance(branch.below, Leaf)]
        back = [branch for branch in goes if self._below(branch.below) in self.asked]
        on = [branch for branch in goes if branch not in back]
        for branch in ends:
            assert isinstance(branch.below, Leaf)
            keep = branch is not ends[-1] or bool(goes)
            if len(ends) > MANY and 0 < ends.index(branch) < len(ends) - 2:
                keep = False
            yield Rung("end", depth, keep, answers=branch.answers, leaf=branch.below, chosen=chosen)
        for branch in back:
            keep, below = branch is not back[-1] or bool(on), self._below(branch.below)
            ends_in = (*_leaves(branch.below),) if chosen else ()
            yield Rung("back", depth, keep, answers=branch.answers, possible=ends_in, below=below)
        for branch in on:
            ends_in = (*_leaves(branch.below),) if chosen else ()
            yield Rung("on", depth, branch is not on[-1], answers=branch.answers, possible=ends_in)
            last = branch is on[-1]  # it goes on without an indent
            yield from self.rungs(branch.below, depth + (0 if last else 1))

    def _below(self, tree: QuestionView | Leaf) -> Hashable:
        """What is asked and ruled in a tree."""
        tree = _asked(tree)
        if isinstance(tree, Leaf):
            return self.ruled.get(tree.row.id, tree.row.id)
        steps = tuple(line.step for due in tree.steps for line in due.lines)
        ways = ((branch.answers, self._below(branch.below)) for branch in tree.branches)
        return (tree.fact.name, steps, tuple(ways))


def _leaves(tree: QuestionView | Leaf) -> Iterator[Leaf]:
    if isinstance(tree, Leaf):
        yield tree
        return
    for branch in tree.branches:
        yield from _leaves(branch.below)


def _asked(tree: QuestionView | Leaf) -> QuestionView | Leaf:
    """The tree from the first question with several answers, or with words before it."""
    while isinstance(tree, QuestionView) and len(tree.branches) == 1 and not tree.steps:
        tree = tree.branches[0].below
    return tree


def _told(fact: Fact[Any], explained: set[str]) -> tuple[str, ...]:
    """What explains a question and was not told of one before it."""
    away = (AWAY,) if fact.away and fact.name not in explained else ()
    every = (*away, fact.help, *fact.weigh)
    explained.add(fact.name)
    return tuple(text for text in every if text and (text == AWAY or text not in explained))

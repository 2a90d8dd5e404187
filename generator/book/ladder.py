"""The questions of a rule as lines: answers that end come first, and the last goes straight on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from generator.views.ruling import StepLine
from generator.views.situation import Branch, Leaf, QuestionView
from rules_src.model.facts import Answer, Fact

MANY = 4
"""More answers than these may go on in the next column, but not with the first or last alone."""


@dataclass(frozen=True)
class Rung:
    """One line; `keep` says that no column may end with it."""

    kind: str
    """`ask`, `end` in a ruling, or `on` to the question below."""
    depth: int
    keep: bool
    fact: Fact[Any] | None = None
    known: bool = False
    steps: tuple[StepLine, ...] = ()
    """The steps before the question."""
    answers: tuple[Answer, ...] = ()
    leaf: Leaf | None = None


def rungs(tree: QuestionView | Leaf, depth: int = 0) -> Iterator[Rung]:
    """The lines of a tree; a single answer is not asked for."""
    if isinstance(tree, Leaf):
        yield Rung("end", depth, False, leaf=tree)
        return
    steps = tuple(line for due in tree.steps for line in due.lines)
    yield Rung("ask", depth, True, tree.fact, tree.known, steps)
    ends = [branch for branch in tree.branches if isinstance(branch.below, Leaf)]
    on = [branch for branch in tree.branches if not isinstance(branch.below, Leaf)]
    for branch in ends:
        assert isinstance(branch.below, Leaf)
        keep = branch is not ends[-1] or bool(on)
        if len(ends) > MANY and 0 < ends.index(branch) < len(ends) - 2:
            keep = False
        yield Rung("end", depth, keep, answers=branch.answers, leaf=branch.below)
    for branch in on:
        yield Rung("on", depth, branch is not on[-1], answers=branch.answers)
        yield from rungs(branch.below, depth + _deeper(branch, on))


def _deeper(branch: Branch, on: list[Branch]) -> int:
    """The last answer that goes on does so without an indent."""
    return 0 if branch is on[-1] else 1

"""What a stand-in says in the incidents that a club meets most, ruled without another page."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from generator.engine.rulebook import Rulebook
from generator.views.ruling import StepLine
from generator.views.situation import Leaf, parts_of
from rules_src.presentation.sheets import Incident, Told


class Spoken(NamedTuple):
    """What is said at one time."""

    when: str
    """Empty where it is said now."""
    lines: tuple[StepLine, ...]


class Answer(NamedTuple):
    """A condition, and what is said where it holds."""

    condition: str
    spoken: tuple[Spoken, ...]


def answers(book: Rulebook, incident: Incident) -> tuple[Answer, ...]:
    """What is said of an incident, condition by condition."""
    return tuple(Answer(told.condition, tuple(_spoken(book, told))) for told in incident.told)


def _spoken(book: Rulebook, told: Told) -> Iterator[Spoken]:
    """The words of its rulings, each once, without what the director alone weighs."""
    said: set[str] = set()
    for rule, stated in told.rulings:
        for due in leaf_of(book, rule, stated).dues:
            lines = tuple(_new(due.lines, said))
            if lines:
                yield Spoken("" if due.now else due.when.value, lines)


def _new(lines: Iterable[StepLine], said: set[str]) -> Iterator[StepLine]:
    for line in lines:
        if line.kind == "say" and line.step.aloud and line.step.says not in said:
            said.add(line.step.says)
            yield line


def leaf_of(book: Rulebook, rule: str, stated: Mapping[str, str]) -> Leaf:
    """Where some answers lead; what is not stated is as it is assumed to be."""
    parts = parts_of(book, book[rule].situation)
    tree = next(part.tree for part in parts if part.rule == rule)
    while not isinstance(tree, Leaf):
        fact = tree.fact
        given = {fact.answers[stated[fact.name]]} if fact.name in stated else {fact.assume}
        below = [b.below for b in tree.branches if len(tree.branches) == 1 or given & {*b.answers}]
        if not below:
            raise ValueError(f"{rule}: the sheet does not say {fact.name}")
        tree = below[0]
    return tree

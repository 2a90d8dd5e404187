"""A table card: the questions of a situation as a small flow, and the sentences they lead to.

A place that is folded says so and sends the reader to the guide; nothing is cut.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import groupby

from generator.book.flow import (
    Flow,
    Key,
    NodePath,
    ends_of,
    flow_of,
    length_of,
    sentences_of,
)
from generator.engine.rulebook import Rulebook, RuleEntry
from rules_src.model.law_ref import LawRef
from rules_src.model.ruling import Step, When
from rules_src.model.situation import Situation

LETTERS = "ABCDEFGHIJKLMN"


@dataclass(frozen=True)
class Section:
    """One rule on a card."""

    rule: RuleEntry
    flow: Flow


@dataclass(frozen=True)
class Sentence:
    """Words to say or do, with a number by which the flow refers to them, and every § of them."""

    number: int
    step: Step
    laws: tuple[str, ...]

    @property
    def private(self) -> bool:
        return not self.step.aloud


@dataclass(frozen=True)
class TableCard:
    """One way to print a situation on a page."""

    situation: Situation
    sections: tuple[Section, ...]
    sentences: Mapping[Key, Sentence] = field(compare=False)
    rulings: int = 0
    """How many rulings the situation has."""
    left_out: int = 0
    """How many of them are left to the guide."""

    @property
    def folded(self) -> bool:
        """Whether anything is left to the guide."""
        ends = (end for section in self.sections for end in ends_of(section.flow))
        return len(self.sections) < len(self.situation.rules) or any(end.folded for end in ends)

    @property
    def length(self) -> int:
        """How much there is to print, in letters."""
        words = sum(len(s.step.text) + 8 * len(s.laws) for s in self.sentences.values())
        return words + sum(length_of(section.flow) for section in self.sections)

    @property
    def by_due(self) -> tuple[tuple[When, tuple[Sentence, ...]], ...]:
        """The sentences as they fall due."""
        due = groupby(self.sentences.values(), lambda sentence: sentence.step.when)
        return tuple((when, tuple(group)) for when, group in due)

    @property
    def letters(self) -> Mapping[str, str]:
        """A letter for each rule, where there are several."""
        names = [section.rule.name for section in self.sections]
        return dict(zip(names, LETTERS, strict=False)) if len(names) > 1 else {}


def table_card(
    book: Rulebook, situation: Situation, folded: frozenset[NodePath] = frozenset()
) -> TableCard:
    """The situation with some places folded; sections that nothing leads to are left out."""
    rules = book.rules_of(situation)
    kept = [rule for rule in rules if (rule.name,) not in folded]
    flows = {rule.name: flow_of(rule.tree, (), (rule.name,), folded) for rule in kept}
    reached = {rules[0].name}
    while more := {n for name in reached for n in _onward(flows[name]) if n in flows} - reached:
        reached |= more
    sections = tuple(Section(r, flows[r.name]) for r in rules if r.name in reached)
    return TableCard(situation, sections, _sentences(sections))


def _onward(flow: Flow) -> set[str]:
    return {rule for end in ends_of(flow) for rule in end.onward}


def _sentences(sections: Iterable[Section]) -> dict[Key, Sentence]:
    """Numbered in the order a board is played, then in the order of the rows."""
    steps: dict[Key, list[Step]] = {}
    for section in sections:
        used = {*sentences_of(section.flow)}
        for step in (step for row in section.rule.rows for step in row.ruling):
            if (step.word, step.when) in used:
                steps.setdefault((step.word, step.when), []).append(step)
    order = [*When]
    ordered = sorted(steps, key=lambda key: order.index(key[1]))
    return {key: _sentence(number, steps[key]) for number, key in enumerate(ordered, 1)}


def _sentence(number: int, steps: list[Step]) -> Sentence:
    laws = sorted({step.law for step in steps}, key=LawRef.parse)
    return Sentence(number, steps[0], tuple(laws))

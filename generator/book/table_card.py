"""A table card: the questions of a situation as a small flow, and the sentences they lead to.

Rulings with the same effect are one. A place that is folded says so and sends the reader to the
guide; nothing is cut.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

from generator.engine.rulebook import Rulebook
from generator.engine.tree import Tree, leaves
from rules_src.model.facts import Answer, Fact
from rules_src.model.law_ref import LawRef
from rules_src.model.ruling import Ruling, Step, When
from rules_src.model.situation import Situation
from rules_src.model.steps import HandOver, NewIrregularity

Key = tuple[str, When]
"""What makes two steps one sentence of a card: the word, and when it is due."""


Place = tuple[str | int, ...]
"""A node of a rule's tree: the rule, then which branch each time."""


@dataclass(frozen=True)
class End:
    """Where the questions of a card end: sentences, and where to go on."""

    said: tuple[Key, ...]
    onward: tuple[str, ...] = ()
    folded: bool = False
    """Whether more would be asked in the guide."""


@dataclass(frozen=True)
class Ask:
    """A question; branches with the same effect are one."""

    fact: Fact[Any]
    said: tuple[Key, ...]
    branches: tuple[tuple[tuple[Answer, ...], Flow], ...]


Flow = Ask | End


@dataclass(frozen=True)
class Section:
    """One rule on a card."""

    rule: str
    title: str
    flow: Flow


@dataclass(frozen=True)
class Sentence:
    number: int
    step: Step
    laws: tuple[str, ...]

    @property
    def private(self) -> bool:
        return not self.step.aloud


@dataclass(frozen=True)
class Card:
    """One way to print a situation on a page; the fuller ones come first."""

    situation: Situation
    sections: tuple[Section, ...]
    sentences: Mapping[Key, Sentence] = field(compare=False)
    rulings: int = 0
    left_out: int = 0
    """Of all the rulings of the situation, those that are left to the guide."""

    @property
    def folded(self) -> bool:
        ends = (end for section in self.sections for end in _ends(section.flow))
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
        """A letter for each section, where there are several."""
        names = [section.rule for section in self.sections]
        return dict(zip(names, "ABCDEFGHIJKLMN", strict=False)) if len(names) > 1 else {}


def card(book: Rulebook, situation: Situation, folded: frozenset[Place] = frozenset()) -> Card:
    """The situation with some places folded; sections that nothing leads to are left out."""
    names = [rule.__name__ for rule in situation.rules]
    flows = {n: flow_of(book[n].tree, (), (n,), folded) for n in names if (n,) not in folded}
    reached = {names[0]}
    while more := {r for n in reached for r in _onward(flows[n]) if r in flows} - reached:
        reached |= more
    sections = [Section(n, book[n].title, flow) for n, flow in flows.items() if n in reached]
    return Card(situation, tuple(sections), _sentences(book, sections))


def flow_of(
    node: Tree,
    told: tuple[Key, ...] = (),
    place: Place = (),
    folded: frozenset[Place] = frozenset(),
) -> Flow:
    if folded and place in folded:
        return _fold(node, told)
    if isinstance(node, Ruling):
        return _end(node, told)
    said = tuple(key for key in keys_of(node.said) if key not in told)
    below = [
        (answers, flow_of(child, told + said, (*place, n), folded))
        for n, (answers, child) in enumerate(node.branches)
    ]
    return _merged(node.fact, said, below)


def _end(ruling: Ruling, told: tuple[Key, ...]) -> End:
    said = tuple(key for key in keys_of(ruling) if key not in told)
    onward = (s.rule for s in ruling if isinstance(s, HandOver | NewIrregularity))
    return End(said, tuple(dict.fromkeys(onward)))


def _fold(node: Tree, told: tuple[Key, ...]) -> End:
    """Of several rulings, what holds whatever is answered; one is left to the guide."""
    found = [_end(ruling, told) for ruling in leaves(node)]
    if len({*found}) == 1:
        return End((), found[0].onward, folded=bool(found[0].said))
    common = tuple(key for key in found[0].said if all(key in end.said for end in found))
    onward = tuple(rule for rule in found[0].onward if all(rule in end.onward for end in found))
    return End(common, onward, folded=True)


def _merged(
    fact: Fact[Any], said: tuple[Key, ...], below: Iterable[tuple[tuple[Answer, ...], Flow]]
) -> Flow:
    groups: dict[Flow, tuple[Answer, ...]] = {}
    for answers, flow in below:
        groups[flow] = groups.get(flow, ()) + answers
    if len(groups) > 1:
        return Ask(fact, said, tuple((answers, flow) for flow, answers in groups.items()))
    (flow,) = groups
    if isinstance(flow, End):
        return End(said + flow.said, flow.onward, flow.folded)
    return Ask(flow.fact, said + flow.said, flow.branches)


def keys_of(steps: Iterable[Step]) -> tuple[Key, ...]:
    onward = (HandOver, NewIrregularity)
    return tuple(dict.fromkeys((s.word, s.when) for s in steps if not isinstance(s, onward)))


def _ends(flow: Flow) -> Iterator[End]:
    if isinstance(flow, End):
        yield flow
        return
    for _, below in flow.branches:
        yield from _ends(below)


def length_of(flow: Flow) -> int:
    if isinstance(flow, End):
        return 3 * len(flow.said) + 25 * (flow.folded + len(flow.onward))
    answers = (len(str(a.value)) + 3 for answers, _ in flow.branches for a in answers)
    return len(flow.fact.question) + sum(answers) + sum(length_of(b) for _, b in flow.branches)


def _onward(flow: Flow) -> set[str]:
    return {rule for end in _ends(flow) for rule in end.onward}


def _said(flow: Flow) -> Iterator[Key]:
    yield from flow.said
    if isinstance(flow, Ask):
        for _, below in flow.branches:
            yield from _said(below)


def _sentences(book: Rulebook, sections: Iterable[Section]) -> dict[Key, Sentence]:
    """Numbered in the order a board is played, then as they are met."""
    steps: dict[Key, list[Step]] = {}
    for section in sections:
        used = set(_said(section.flow))
        for row in book[section.rule].rows:
            for step in row.ruling:
                if (step.word, step.when) in used:
                    steps.setdefault((step.word, step.when), []).append(step)
    order = [*When]
    ordered = sorted(steps, key=lambda key: order.index(key[1]))
    return {key: _sentence(number, steps[key]) for number, key in enumerate(ordered, 1)}


def _sentence(number: int, steps: list[Step]) -> Sentence:
    laws = sorted({step.law for step in steps}, key=LawRef.parse)
    return Sentence(number, steps[0], tuple(laws))

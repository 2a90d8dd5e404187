"""The questions of a rule as a table card has them: a flow that ends in sentences.

Branches with the same effect are one. A folded place leaves its questions to the guide.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from generator.engine.tree import Tree, leaves
from rules_src.model.facts import Answer, Fact
from rules_src.model.ruling import Ruling, Step, When
from rules_src.model.steps import HandOver, NewIrregularity

Key = tuple[str, When]
"""What makes two steps one sentence of a card: the word, and when it is due."""

NodePath = tuple[str | int, ...]
"""A node of a rule's tree: the rule's name, then the number of each branch."""


@dataclass(frozen=True)
class End:
    """Where the questions of a card end: its sentences, and the rules to go on in."""

    said: tuple[Key, ...]
    onward: tuple[str, ...] = ()
    folded: bool = False
    """Whether the guide asks more."""


@dataclass(frozen=True)
class Ask:
    """A question; branches with the same effect are one."""

    fact: Fact[Any]
    said: tuple[Key, ...]
    branches: tuple[tuple[tuple[Answer, ...], Flow], ...]


Flow = Ask | End


def flow_of(
    node: Tree,
    before: tuple[Key, ...] = (),
    path: NodePath = (),
    folded: frozenset[NodePath] = frozenset(),
) -> Flow:
    """The flow from a node on, without the sentences that stand on the card `before` it."""
    if path in folded:
        return _fold(node, before)
    if isinstance(node, Ruling):
        return _end(node, before)
    said = tuple(key for key in keys_of(node.said) if key not in before)
    branches = [
        (answers, flow_of(child, before + said, (*path, n), folded))
        for n, (answers, child) in enumerate(node.branches)
    ]
    return _merged(node.fact, said, branches)


def _end(ruling: Ruling, before: tuple[Key, ...]) -> End:
    said = tuple(key for key in keys_of(ruling) if key not in before)
    onward = (s.rule for s in ruling if isinstance(s, HandOver | NewIrregularity))
    return End(said, tuple(dict.fromkeys(onward)))


def _fold(node: Tree, before: tuple[Key, ...]) -> End:
    """What all the rulings share; a single ruling is left to the guide."""
    first, *others = (_end(ruling, before) for ruling in leaves(node))
    if all(end == first for end in others):
        return End((), first.onward, folded=bool(first.said))
    said = tuple(key for key in first.said if all(key in end.said for end in others))
    onward = tuple(rule for rule in first.onward if all(rule in end.onward for end in others))
    return End(said, onward, folded=True)


def _merged(
    fact: Fact[Any], said: tuple[Key, ...], branches: Iterable[tuple[tuple[Answer, ...], Flow]]
) -> Flow:
    """The question with equal branches as one; no question if there is only one."""
    groups: dict[Flow, tuple[Answer, ...]] = {}
    for answers, flow in branches:
        groups[flow] = groups.get(flow, ()) + answers
    if len(groups) > 1:
        return Ask(fact, said, tuple((answers, flow) for flow, answers in groups.items()))
    (flow,) = groups
    if isinstance(flow, End):
        return End(said + flow.said, flow.onward, flow.folded)
    return Ask(flow.fact, said + flow.said, flow.branches)


def keys_of(steps: Iterable[Step]) -> tuple[Key, ...]:
    """The sentences of some steps, each once; going on in another rule is no sentence."""
    onward = (HandOver, NewIrregularity)
    return tuple(dict.fromkeys((s.word, s.when) for s in steps if not isinstance(s, onward)))


def ends_of(flow: Flow) -> Iterator[End]:
    """Every end of a flow."""
    if isinstance(flow, End):
        yield flow
        return
    for _, below in flow.branches:
        yield from ends_of(below)


def sentences_of(flow: Flow) -> Iterator[Key]:
    """Every sentence of a flow, as often as it stands there."""
    yield from flow.said
    if isinstance(flow, Ask):
        for _, below in flow.branches:
            yield from sentences_of(below)


def length_of(flow: Flow) -> int:
    """The room a flow takes on a card, in letters."""
    if isinstance(flow, End):
        return 3 * len(flow.said) + 25 * (flow.folded + len(flow.onward))
    answers = (len(str(a.value)) + 3 for answers, _ in flow.branches for a in answers)
    return len(flow.fact.question) + sum(answers) + sum(length_of(b) for _, b in flow.branches)

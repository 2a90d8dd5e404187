"""Before a player chooses or the director weighs: what each answer leads to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from generator.engine.tree import Cells, Node, Tree, leaves
from rules_src.model.facts import Answer, Fact, Kind
from rules_src.model.ruling import Ruling


@dataclass(frozen=True)
class Choice:
    """One answer: the steps due at once, the next question, and the rulings still possible."""

    answers: tuple[Answer, ...]
    said: Ruling
    asks: Fact[Any] | None
    rulings: tuple[Ruling, ...]


@dataclass(frozen=True)
class ChoiceCard:
    """A question at a place in a rule, with its choices."""

    fact: Fact[Any]
    reached: tuple[Cells, ...]
    """The answers that lead to it, one entry for each way."""
    choices: tuple[Choice, ...]

    @property
    def matters(self) -> bool:
        return len(self.choices) > 1


def choice_cards(tree: Tree, kind: Kind) -> tuple[ChoiceCard, ...]:
    """The cards of every question of a kind; places with the same choices share a card."""
    places: dict[Node, list[Cells]] = {}
    for node, cells in _places(tree, {}):
        if node.fact.kind is kind:
            places.setdefault(node, []).append(cells)
    return tuple(
        ChoiceCard(node.fact, tuple(ways), tuple(_choice(*branch) for branch in node.branches))
        for node, ways in places.items()
    )


def _choice(answers: tuple[Answer, ...], below: Tree) -> Choice:
    if isinstance(below, Ruling):
        return Choice(answers, below, None, (below,))
    return Choice(answers, below.said, below.fact, leaves(below))


def _places(node: Tree, cells: Cells) -> Iterator[tuple[Node, Cells]]:
    """Every question of a tree, with the answers that lead to it."""
    if isinstance(node, Ruling):
        return
    yield node, cells
    for answers, below in node.branches:
        yield from _places(below, {**cells, node.fact.name: answers})

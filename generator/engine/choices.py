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
    """One answer: what is said at once, what is asked next, and the rulings still possible."""

    answers: tuple[Answer, ...]
    said: Ruling
    asks: Fact[Any] | None
    rulings: tuple[Ruling, ...]


@dataclass(frozen=True)
class Card:
    """One question at one place in a rule, with the choices there."""

    fact: Fact[Any]
    reached: tuple[Cells, ...]
    """The answers that lead here, in each of the ways there are."""
    choices: tuple[Choice, ...]

    @property
    def matters(self) -> bool:
        return len(self.choices) > 1


def cards(node: Tree, kind: Kind) -> tuple[Card, ...]:
    """The cards of every question of a kind; places with the same choices share a card."""
    places: dict[Node, list[Cells]] = {}
    for found, cells in _places(node, {}):
        if found.fact.kind is kind:
            places.setdefault(found, []).append(cells)
    return tuple(
        Card(found.fact, tuple(cells), tuple(_choice(*branch) for branch in found.branches))
        for found, cells in places.items()
    )


def _choice(answers: tuple[Answer, ...], below: Tree) -> Choice:
    if isinstance(below, Ruling):
        return Choice(answers, below, None, (below,))
    return Choice(answers, below.said, below.fact, leaves(below))


def _places(node: Tree, cells: Cells) -> Iterator[tuple[Node, Cells]]:
    if isinstance(node, Ruling):
        return
    yield node, cells
    for answers, below in node.branches:
        yield from _places(below, {**cells, node.fact.name: answers})

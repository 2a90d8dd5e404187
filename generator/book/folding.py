"""Which ways to print a table card are worth trying: the Pareto front of length against worth.

A card that is too long for its page has places folded, that is, left to the guide. Which ones is a
knapsack: keep the most cases within a length. It is filled greedily, place after place with the
most letters for each case folded first, under several weights of question against rule. Of all
these cards the front keeps those that no shorter card is worth as much as; a card is worth the
number of cases whose rulings stand on it. The page takes the first that fits.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import NamedTuple

from generator.book.flow import Key, NodePath, flow_of, keys_of, length_of
from generator.book.table_card import TableCard, table_card
from generator.engine.rulebook import Rulebook
from generator.engine.tree import Row, Tree, leaves
from generator.views.content import Content
from rules_src.model.ruling import Ruling
from rules_src.model.situation import Situation

STEP = 0.96
"""How much shorter the next card of the front is, at least."""


class Weights(NamedTuple):
    """How dear it is to fold a question or a whole rule, where folding a ruling costs 1."""

    question: float
    rule: float


WEIGHTS = (
    *(Weights(1.0, 1.0), Weights(1.0, 2.0), Weights(1.3, 3.0)),
    *(Weights(2.0, 1.0), Weights(2.0, 8.0), Weights(4.0, 8.0)),
)
"""All are tried."""


class Spot(NamedTuple):
    """A place that can be folded, with the cases that go through it and its length in letters."""

    path: NodePath
    cases: int
    letters: float
    ruling: bool

    def gain(self, weights: Weights) -> float:
        """The letters that folding it saves for each case it costs."""
        weight = 1.0 if self.ruling else weights.question if self.path[1:] else weights.rule
        return self.letters / (weight * (self.cases or 0.5))


class Candidate(NamedTuple):
    """A card, and the rulings that stand on it."""

    card: TableCard
    shown: tuple[Spot, ...]

    @property
    def worth(self) -> int:
        """The cases whose rulings stand on the card."""
        return sum(spot.cases for spot in self.shown)


def cards(content: Content, situation: Situation) -> tuple[TableCard, ...]:
    """The front, from the whole situation to the first question alone, the longest first."""
    spots = _spots(content.book, situation, {row: len(c) for row, c in content.guards.items()})
    folds = dict.fromkeys(fold for weights in WEIGHTS for fold in _greedy(spots, weights))
    folded = {table_card(content.book, situation, fold): fold for fold in folds}
    rulings = sum(spot.ruling for spot in spots)
    front = _front(Candidate(card, _shown(spots, fold, card)) for card, fold in folded.items())
    return tuple(
        replace(card, rulings=rulings, left_out=rulings - len(shown))
        for card, shown in _spaced(front)
    )


def _greedy(spots: list[Spot], weights: Weights) -> Iterator[frozenset[NodePath]]:
    """More and more of the places folded, the greatest gain first."""
    order = sorted(spots[1:], key=lambda spot: -spot.gain(weights))
    for number in range(len(order) + 1):
        yield frozenset(spot.path for spot in order[:number])


def _front(candidates: Iterator[Candidate]) -> list[Candidate]:
    """The candidates that no shorter one is worth as much as, the longest first."""
    front: list[Candidate] = []
    for candidate in sorted(candidates, key=lambda candidate: candidate.card.length):
        if not front or candidate.worth > front[-1].worth:
            front.append(candidate)
    return front[::-1]


def _spaced(front: list[Candidate]) -> Iterator[Candidate]:
    """The first, the last, and between them those that are clearly shorter than the one before."""
    last = 0.0
    for candidate in front:
        length = candidate.card.length
        if not last or length < STEP * last or candidate is front[-1]:
            last = length
            yield candidate


def _shown(spots: list[Spot], folded: frozenset[NodePath], card: TableCard) -> tuple[Spot, ...]:
    """The rulings that stand on the card."""
    rules = {section.rule.name for section in card.sections}
    return tuple(
        spot
        for spot in spots
        if spot.ruling and spot.path[0] in rules and not _hidden(spot.path, folded)
    )


def _hidden(path: NodePath, folded: frozenset[NodePath]) -> bool:
    return any(path[:n] in folded for n in range(1, len(path) + 1))


def _spots(book: Rulebook, situation: Situation, cases: Mapping[str, int]) -> list[Spot]:
    """Every place of the situation; the first is the entry, which cannot be folded.

    A sentence that several rulings share costs each of them its share.
    """
    rules = book.rules_of(situation)
    shared = Counter(key for rule in rules for row in rule.rows for key in keys_of(row.ruling))
    return [
        Spot(path, number, _letters(node, shared), isinstance(node, Ruling))
        for rule in rules
        for path, number, node in _counted(rule.tree, (rule.name,), iter(rule.rows), cases)
    ]


def _counted(
    node: Tree, path: NodePath, rows: Iterator[Row], cases: Mapping[str, int]
) -> list[tuple[NodePath, int, Tree]]:
    """A node and all below it with their cases; leaves are met in the order of the rows."""
    if isinstance(node, Ruling):
        return [(path, cases[next(rows).id], node)]
    below = [_counted(child, (*path, n), rows, cases) for n, (_, child) in enumerate(node.branches)]
    total = sum(branch[0][1] for branch in below)
    return [(path, total, node), *(inner for branch in below for inner in branch)]


def _letters(node: Tree, shared: Mapping[Key, int]) -> float:
    sentences = sum(
        len(step.text) / shared[step.word, step.when]
        for ruling in leaves(node)
        for step in ruling
        if (step.word, step.when) in shared
    )
    return sentences + length_of(flow_of(node))

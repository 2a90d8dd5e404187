"""What a card folds when the page is too small: what is asked for least, by the casebook.

The worth of a card is the cases it rules on; of two cards the one is left out that is longer and
worth no more.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import NamedTuple

from generator.book.table_card import Card, Key, Place, card, flow_of, keys_of, length_of
from generator.engine.rulebook import Rulebook
from generator.engine.tree import Row, Tree, leaves
from generator.views.content import Content
from rules_src.model.ruling import Ruling
from rules_src.model.situation import Situation

SMALLER = 0.96
"""How much smaller the next way to print a card is."""

DEARNESS = ((1.0, 1.0), (1.0, 2.0), (1.3, 3.0), (2.0, 1.0), (2.0, 8.0), (4.0, 8.0))
"""How much rather a ruling is left to the guide than a question, and than a whole rule: each is
tried.
"""


class Spot(NamedTuple):
    """A place, how many cases go through it, and how many letters it takes to print."""

    place: Place
    cases: int
    letters: float
    ruling: bool

    def cost(self, question: float, rule: float) -> float:
        """Letters for each case; the dearest is folded first."""
        dear = 1.0 if self.ruling else question if self.place[1:] else rule
        return self.letters / (dear * (self.cases or 0.5))


def cards(content: Content, situation: Situation) -> tuple[Card, ...]:
    """From everything to the first question alone, the longest first."""
    book = content.book
    spots = _spots(book, situation, {row: len(c) for row, c in content.guards.items()})
    folds = dict.fromkeys(fold for dearness in DEARNESS for fold in _folds(spots, *dearness))
    found = {card(book, situation, folded): folded for folded in folds}
    return tuple(_better(spots, found))


def _folds(spots: list[Spot], question: float, rule: float) -> Iterator[frozenset[Place]]:
    """More and more of the places, the dearest first."""
    order = sorted(spots[1:], key=lambda spot: -spot.cost(question, rule))
    for number in range(len(order) + 1):
        yield frozenset(spot.place for spot in order[:number])


def _better(spots: list[Spot], found: Mapping[Card, frozenset[Place]]) -> Iterator[Card]:
    """Those that no shorter card is worth as much as, clearly shorter one after the other."""
    best = -1
    kept: list[Card] = []
    rulings = sum(spot.ruling for spot in spots)
    for made in sorted(found, key=lambda made: made.length):
        worth = _worth(spots, found[made], made)
        if worth > best:
            best = worth
            shown = sum(1 for _ in _shown(spots, found[made], made))
            kept.append(replace(made, rulings=rulings, left_out=rulings - shown))
    last = 0.0
    for made in reversed(kept):
        if not last or made.length < SMALLER * last or made is kept[0]:
            last = made.length
            yield made


def _worth(spots: list[Spot], folded: frozenset[Place], made: Card) -> int:
    """The cases whose rulings stand on the card."""
    return sum(spot.cases for spot in _shown(spots, folded, made))


def _shown(spots: list[Spot], folded: frozenset[Place], made: Card) -> Iterator[Spot]:
    """The rulings that stand on the card."""
    rules = {section.rule for section in made.sections}
    for spot in spots:
        if spot.ruling and spot.place[0] in rules and not _hidden(spot.place, folded):
            yield spot


def _hidden(place: Place, folded: frozenset[Place]) -> bool:
    return any(place[:n] in folded for n in range(1, len(place) + 1))


def _spots(book: Rulebook, situation: Situation, weights: Mapping[str, int]) -> list[Spot]:
    """Whatever can be folded; the first is the entry, which cannot.

    A sentence that several rulings share costs each of them its share.
    """
    rules = [rule.__name__ for rule in situation.rules]
    shared = Counter(
        key for rule in rules for row in book[rule].rows for key in keys_of(row.ruling)
    )
    return [
        Spot(place, cases, _letters(node, shared), isinstance(node, Ruling))
        for rule in rules
        for place, cases, node in _weighed(book[rule].tree, (rule,), iter(book[rule].rows), weights)
    ]


def _weighed(
    node: Tree, place: Place, rows: Iterator[Row], weights: Mapping[str, int]
) -> list[tuple[Place, int, Tree]]:
    """A node and all below it with their cases; leaves are met in the order of the rows."""
    if isinstance(node, Ruling):
        return [(place, weights[next(rows).id], node)]
    below = [
        _weighed(child, (*place, n), rows, weights) for n, (_, child) in enumerate(node.branches)
    ]
    total = sum(found[0][1] for found in below)
    return [(place, total, node), *(inner for found in below for inner in found)]


def _letters(node: Tree, shared: Mapping[Key, int]) -> float:
    said = sum(
        len(step.text) / shared[step.word, step.when]
        for ruling in leaves(node)
        for step in ruling
        if (step.word, step.when) in shared
    )
    return said + length_of(flow_of(node))

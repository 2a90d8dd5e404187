"""Before a player chooses or the director weighs: what each answer leads to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import takewhile
from typing import Any

from generator.engine.choices import Choice, ChoiceCard, choice_cards
from generator.engine.rulebook import Rulebook
from generator.engine.tree import Node, Tree
from generator.views.decision_table import cell_text
from generator.views.ruling import Due, dues
from rules_src.model.facts import Fact, Kind
from rules_src.model.ruling import Ruling


@dataclass(frozen=True)
class ChoiceView:
    """One answer of a card; `open` are the rulings still possible, none if it is settled."""

    choice: Choice
    said: tuple[Due, ...]
    open: tuple[tuple[Due, ...], ...]

    @property
    def settled(self) -> bool:
        return self.choice.asks is None


Way = tuple[tuple[Fact[Any], str], ...]
"""The answers that lead somewhere, each with its question."""


@dataclass(frozen=True)
class CardView:
    """A question at one place; `ways` tell the place from others where it is asked too."""

    card: ChoiceCard
    ways: tuple[Way, ...]
    choices: tuple[ChoiceView, ...]

    @property
    def matters(self) -> bool:
        return len(self.choices) > 1


@dataclass(frozen=True)
class CardGroup:
    """A question, and its cards: one for each set of choices that it can mean."""

    fact: Fact[Any]
    cards: tuple[CardView, ...]


def card_groups(book: Rulebook, tree: Tree, kind: Kind) -> tuple[CardGroup, ...]:
    facts = {node.fact.name: node.fact for node in _asked(tree)}
    by_fact: dict[str, list[ChoiceCard]] = {}
    for card in choice_cards(tree, kind):
        by_fact.setdefault(card.fact.name, []).append(card)
    return tuple(
        CardGroup(facts[name], tuple(_card(book, card, _telling(found), facts) for card in found))
        for name, found in by_fact.items()
    )


def _asked(node: Tree) -> Iterator[Node]:
    if isinstance(node, Node):
        yield node
        for _, below in node.branches:
            yield from _asked(below)


def _telling(cards: list[ChoiceCard]) -> frozenset[str]:
    """The questions whose answers tell the places of one question apart."""
    ways = [way for card in cards for way in card.reached]
    names = {name for way in ways for name in way}
    return frozenset(name for name in names if len({way.get(name) for way in ways}) > 1)


def _card(
    book: Rulebook, card: ChoiceCard, telling: frozenset[str], facts: Mapping[str, Fact[Any]]
) -> CardView:
    ways = (
        tuple((facts[name], cell_text(facts[name], way[name])) for name in way if name in telling)
        for way in card.reached
    )
    told = _told([ruling for choice in card.choices for ruling in choice.rulings])
    choices = tuple(_choice(book, choice, told) for choice in card.choices)
    return CardView(card, tuple(dict.fromkeys(ways)), choices)


def _told(rulings: list[Ruling]) -> int:
    """How many steps are the same whatever is answered: those told before the question."""
    if len(rulings) < 2:
        return 0
    together = zip(*rulings, strict=False)
    return sum(1 for _ in takewhile(lambda steps: len({*steps}) == 1, together))


def _choice(book: Rulebook, choice: Choice, told: int) -> ChoiceView:
    if choice.asks is None:
        return ChoiceView(choice, dues(book, choice.said[told:] or choice.said), ())
    still = tuple(dues(book, ruling[told:] or ruling) for ruling in choice.rulings)
    return ChoiceView(choice, dues(book, choice.said), still)

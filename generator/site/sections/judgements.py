"""Every judgement on one page: what to find out, whom to ask, and what each answer leads to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from generator.engine.rulebook import Rulebook
from generator.engine.tree import Node, leaves, nodes
from generator.site.page import Sheet
from generator.views.addresses import rule_place
from generator.views.content import Content
from generator.views.ruling import Due, dues
from rules_src.model.facts import Answer, Fact, Kind
from rules_src.model.ruling import Ruling, Step
from rules_src.model.situation import Situation

PAGE = "bedoemmelser/index.md"
Place = tuple[str, str]


@dataclass(frozen=True)
class Alternative:
    """One answer: what it always leads to and others do not, and what it can lead to."""

    answer: Answer
    always: tuple[Due, ...]
    maybe: tuple[Due, ...]


@dataclass(frozen=True)
class Judgement:
    fact: Fact[Any]
    asked: tuple[Place, ...]
    """Where it is asked: in this situation first, then in others."""
    settled_by: Place | None
    alternatives: tuple[Alternative, ...]
    idle: bool
    """Whether there are places where the answer makes no difference."""


def sheets(content: Content) -> Iterator[Sheet]:
    groups = _groups(content.book)
    yield Sheet(
        "judgements",
        PAGE,
        "Din vurdering",
        "Alle skøn, siden beder om: hvad du skal finde ud af, hvem du spørger, og hvad hvert svar"
        " fører til.",
        {"groups": groups, "total": sum(len(found) for _, _, found in groups), "toc": True},
    )


Found = dict[int, list[tuple[str, Node]]]
"""By fact: the rules that ask it, and where in each."""


def _groups(book: Rulebook) -> list[tuple[Situation, str, tuple[Judgement, ...]]]:
    """The judgements of each situation, each under the first that asks it."""
    found: Found = {}
    for rule in book.rules:
        for node in nodes(book[rule].tree):
            if node.fact.kind is Kind.JUDGEMENT:
                found.setdefault(id(node.fact), []).append((rule, node))
    groups = []
    for situation in book.situations:
        own = [places for places in found.values() if _first(book, places) is situation]
        if own:
            judged = tuple(_judgement(book, places) for places in own)
            groups.append((situation, rule_place(book, situation.rule.__name__), judged))
    return groups


def _first(book: Rulebook, places: list[tuple[str, Node]]) -> Situation:
    return book[places[0][0]].situation


def _judgement(book: Rulebook, places: list[tuple[str, Node]]) -> Judgement:
    fact = places[0][1].fact
    asked = dict.fromkeys(_place(book, rule) for rule, _ in places)
    return Judgement(
        fact,
        tuple(asked),
        _place(book, fact.by) if fact.by else None,
        tuple(_alternatives(book, fact, [node for _, node in places])),
        any(not node.matters for _, node in places),
    )


def _place(book: Rulebook, rule: str) -> Place:
    return book[rule].title, rule_place(book, rule)


def _alternatives(book: Rulebook, fact: Fact[Any], asked: list[Node]) -> Iterator[Alternative]:
    rulings = {answer: _rulings(asked, answer) for answer in fact.answers.values()}
    effects = {answer: [r.effect for r in there] for answer, there in rulings.items()}
    shared = frozenset.intersection(*(e for there in effects.values() for e in there))
    for answer, there in rulings.items():
        if there:
            always = frozenset.intersection(*effects[answer])
            new = [s for s in _once(there) if s.effect not in shared]
            yield Alternative(
                answer,
                dues(book, (s for s in new if s.effect in always)),
                dues(book, (s for s in new if s.effect not in always)),
            )


def _rulings(asked: list[Node], answer: Answer) -> list[Ruling]:
    """The rulings below an answer, wherever it is asked and can be given."""
    below = [node.branch(answer) for node in asked if any(answer in b for b, _ in node.branches)]
    return [ruling for tree in below for ruling in leaves(tree)]


def _once(rulings: Iterable[Ruling]) -> list[Step]:
    """Each effect once, in the order said."""
    found: dict[tuple[str, str], Step] = {}
    for ruling in rulings:
        for step in ruling:
            found.setdefault(step.effect, step)
    return [*found.values()]

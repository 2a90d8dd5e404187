"""What the auction's keypad looks up: the rules run over every kind of irregular auction.

The script counts what a table shows (`rules_src.bridge.auction`) and finds here which rule that is
for and what it answers. It knows no law.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from functools import cache
from typing import Any, NamedTuple

from generator.engine.rulebook import Rulebook
from generator.tools.keypads.branches import branches
from generator.views.addresses import situation_page
from rules_src.bridge.auction import Shape
from rules_src.bridge.table import Table
from rules_src.contents import gloss
from rules_src.model.facts import Answer, Fact
from rules_src.tables.auction import HIDE, IRREGULARITIES, Named, unread

Data = dict[str, Any]


@cache
def auction_data(book: Rulebook) -> Data:
    """By kind of irregularity: its words, and by what the table shows, where the guide begins."""
    return {
        kind: {
            "law": named.law,
            "about": gloss(named.law),
            "name": named.name,
            "says": named.says,
            "page": situation_page(book[named.rule].situation).removesuffix(".md"),
            "title": book[named.rule].title,
            **_beginnings(book, named),
        }
        for kind, named in IRREGULARITIES.items()
    }


def _beginnings(book: Rulebook, named: Named) -> Data:
    """Beginnings, each once, and the tree of what the table shows that leads to their numbers."""
    tables: dict[tuple[str, ...], Table] = {}
    for shape, table in named.shapes():
        tables.setdefault(tuple(shape.get(name, "") for name in named.features), table)
    begins: list[Data] = []
    numbers: dict[tuple[str, ...], int] = {}
    for values, table in tables.items():
        shape = dict(zip(named.features, values, strict=True))
        begin = _Walk(book, named, shape, table).data({}, ())
        if begin not in begins:
            begins.append(begin)
        numbers[values] = begins.index(begin)
    return {"begins": begins, "tree": branches(named.features, numbers)}


class _Walk(NamedTuple):
    """The way that the guide can go by what a table shows."""

    book: Rulebook
    named: Named
    shape: Shape
    table: Table

    def data(self, given: Mapping[str, Answer], assumed_before: Iterable[str]) -> Data:
        """The answers in the order they are asked; where the table leaves a choice, each way on."""
        answers, assumed = {**given}, {*assumed_before}
        while question := self.book[self.named.rule].follow(answers, before=()).question:
            fact = question.fact
            possible = self._possible(fact)
            if len(possible) == 1:
                answers[fact.name] = possible[0]
            elif len(possible) == len(fact.answers) and fact.assume is not None:
                answers[fact.name] = fact.assume
                assumed.add(fact.name)
            else:
                say = _address(answers, assumed)
                ask = self._choices(answers, assumed, fact, possible)
                return {"say": say, "ask": ask} if ask else {"say": say}
        return {"say": _address(answers, assumed)}

    def _possible(self, fact: Fact[Any]) -> list[Answer]:
        stated = self.named.answers(self.shape)
        if fact.name in stated:
            return [fact.answers[stated[fact.name]]]
        seen = None if fact.name in unread(self.shape) else fact.seen(self.table)
        return [a for a in fact.answers.values() if seen is None or a in seen]

    def _choices(
        self,
        answers: Mapping[str, Answer],
        assumed: Collection[str],
        fact: Fact[Any],
        possible: list[Answer],
    ) -> Data | None:
        """The question that hides what the table shows next, and where each answer leads."""
        if len(possible) == len(fact.answers) and fact.name not in HIDE:
            return None
        onward = [(a.value, self.data({**answers, fact.name: a}, assumed)) for a in possible]
        if all(len(begin["say"]) <= len({*answers} - {*assumed}) + 1 for _, begin in onward):
            return None
        return {"question": fact.question, "answers": onward}


def _address(answers: Mapping[str, Answer], exclude: Iterable[str]) -> list[str]:
    return [f"{name}={a.key}" for name, a in answers.items() if name not in exclude]

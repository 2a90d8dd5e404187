"""Where each sub-paragraph is used: by questions, in rulings, in cases."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from generator.cases.conversation import CaseRuling
from generator.engine.rulebook import Rulebook
from generator.engine.tree import nodes
from generator.views.addresses import rule_place
from generator.views.case import CaseLink
from rules_src.model.facts import Fact
from rules_src.model.law_ref import LawRef
from rules_src.model.ruling import Authority, Step
from rules_src.model.situation import Situation
from rules_src.model.steps import HandOver, NewIrregularity


@dataclass(frozen=True)
class QuestionUse:
    text: str
    title: str
    page: str


@dataclass(frozen=True)
class StepUse:
    text: str
    authority: Authority
    places: tuple[tuple[str, str], ...]


@dataclass
class Uses:
    """Everything on the site that cites one reference."""

    asked: dict[tuple[int, str], tuple[Fact[Any], str]] = field(default_factory=dict)
    said: dict[Step, list[str]] = field(default_factory=dict)
    cases: dict[str, CaseLink] = field(default_factory=dict)


class Index:
    """The uses of every reference, gathered once."""

    def __init__(self, book: Rulebook, rulings: Iterable[CaseRuling]) -> None:
        self.book = book
        self.uses: dict[str, Uses] = {}
        self.cited: dict[str, set[int]] = {}
        for rule in book.rules:
            self._rule(rule)
        for found in rulings:
            self._case(found)

    def _of(self, ref: str) -> Uses:
        return self.uses.setdefault(ref, Uses())

    def _rule(self, rule: str) -> None:
        cited = self.cited.setdefault(rule, set())
        for node in nodes(self.book[rule].tree):
            cited.add(LawRef.parse(node.fact.law).number)
            self._of(node.fact.law).asked[id(node.fact), rule] = node.fact, rule
        for row in self.book[rule].rows:
            for step in row.ruling:
                cited.add(LawRef.parse(step.law).number)
                if isinstance(step, HandOver | NewIrregularity):
                    continue  # the way on, not what is ruled
                rules = self._of(step.law).said.setdefault(step, [])
                if rule not in rules:
                    rules.append(rule)

    def _case(self, found: CaseRuling) -> None:
        link = CaseLink(found.case)
        for conversation in (found.conversation, *found.judged.values()):
            for ref in conversation.ruling.laws:
                self._of(ref).cases[link.id] = link

    def questions(self, ref: str) -> tuple[QuestionUse, ...]:
        asked = self.uses[ref].asked.values() if ref in self.uses else ()
        found: dict[str, QuestionUse] = {}
        for fact, rule in asked:
            use = QuestionUse(fact.question, self.book[rule].title, rule_place(self.book, rule))
            found.setdefault(fact.question, use)
        return tuple(found.values())

    def steps(self, ref: str) -> tuple[StepUse, ...]:
        said = self.uses[ref].said if ref in self.uses else {}
        texts: dict[tuple[str, Authority], dict[str, str]] = {}
        for step, rules in said.items():
            places = texts.setdefault((step.text, step.authority), {})
            places |= {self.book[r].title: rule_place(self.book, r) for r in rules}
        return tuple(StepUse(t, a, tuple(p.items())) for (t, a), p in texts.items())

    def cases(self, ref: str) -> tuple[CaseLink, ...]:
        return tuple(self.uses[ref].cases.values()) if ref in self.uses else ()

    def situations(self, number: int) -> tuple[Situation, ...]:
        """The situations that a law is about, or whose rules cite it."""
        return tuple(s for s in self.book.situations if number in self._about[s.slug])

    @cached_property
    def _about(self) -> Mapping[str, frozenset[int]]:
        return {s.slug: self._cited(s) for s in self.book.situations}

    def _cited(self, situation: Situation) -> frozenset[int]:
        about = frozenset(LawRef.parse(ref).number for ref in situation.laws)
        return about.union(*(self.cited[rule.__name__] for rule in situation.rules))

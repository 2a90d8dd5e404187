"""Where each sub-paragraph is cited: by questions, in rulings, in cases."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from generator.cases.conversation import CaseRuling
from generator.engine.rulebook import Rulebook, RuleEntry
from generator.engine.tree import nodes
from generator.views.addresses import rule_place
from generator.views.case import CaseLink
from rules_src.contents import gloss
from rules_src.model.facts import Fact
from rules_src.model.law_ref import LawRef
from rules_src.model.ruling import Authority, Step
from rules_src.model.situation import Situation
from rules_src.model.steps import HandOver, NewIrregularity


@dataclass(frozen=True)
class CitingQuestion:
    text: str
    title: str
    page: str


@dataclass(frozen=True)
class CitingStep:
    text: str
    authority: Authority
    places: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class SubParagraph:
    """A reference, and what its law's page shows of it."""

    ref: str
    gloss: str
    questions: tuple[CitingQuestion, ...]
    steps: tuple[CitingStep, ...]
    cases: tuple[CaseLink, ...]


@dataclass
class Citations:
    """Everything on the site that cites one reference."""

    facts: dict[tuple[int, str], tuple[Fact[Any], RuleEntry]] = field(default_factory=dict)
    steps: dict[Step, list[RuleEntry]] = field(default_factory=dict)
    cases: dict[str, CaseLink] = field(default_factory=dict)


class LawIndex:
    """The citations of every reference, collected once."""

    def __init__(
        self, book: Rulebook, rulings: Iterable[CaseRuling], links: Mapping[str, CaseLink]
    ) -> None:
        self.book = book
        self.citations: dict[str, Citations] = {}
        self.laws_of: dict[str, set[int]] = {}
        """The laws that each rule cites."""
        for rule in book.rules.values():
            self._rule(rule)
        for ruling in rulings:
            self._case(ruling, links[ruling.case.id])

    def _of(self, ref: str) -> Citations:
        return self.citations.setdefault(ref, Citations())

    def _rule(self, rule: RuleEntry) -> None:
        laws = self.laws_of.setdefault(rule.name, set())
        for node in nodes(rule.tree):
            laws.add(LawRef.parse(node.fact.law).number)
            self._of(node.fact.law).facts[id(node.fact), rule.name] = node.fact, rule
        for row in rule.rows:
            for step in row.ruling:
                laws.add(LawRef.parse(step.law).number)
                if isinstance(step, HandOver | NewIrregularity):
                    continue  # the way on, not what is ruled
                rules = self._of(step.law).steps.setdefault(step, [])
                if rule not in rules:
                    rules.append(rule)

    def _case(self, ruling: CaseRuling, link: CaseLink) -> None:
        for conversation in (ruling.conversation, *ruling.judged.values()):
            for ref in conversation.ruling.laws:
                self._of(ref).cases[link.id] = link

    def sub_paragraph(self, ref: str) -> SubParagraph:
        cited = self.citations.get(ref, Citations())
        cases = tuple(cited.cases.values())
        return SubParagraph(ref, gloss(ref), _questions(cited), _steps(cited), cases)

    def situations(self, number: int) -> tuple[Situation, ...]:
        """The situations that a law is about, or whose rules cite it."""
        return tuple(s for s in self.book.situations if number in self._about[s.slug])

    @cached_property
    def _about(self) -> Mapping[str, frozenset[int]]:
        return {s.slug: self._cited(s) for s in self.book.situations}

    def _cited(self, situation: Situation) -> frozenset[int]:
        about = frozenset(LawRef.parse(ref).number for ref in situation.laws)
        return about.union(*(self.laws_of[r.name] for r in self.book.rules_of(situation)))


def _questions(cited: Citations) -> tuple[CitingQuestion, ...]:
    found: dict[str, CitingQuestion] = {}
    for fact, rule in cited.facts.values():
        question = CitingQuestion(fact.question, rule.title, rule_place(rule))
        found.setdefault(fact.question, question)
    return tuple(found.values())


def _steps(cited: Citations) -> tuple[CitingStep, ...]:
    texts: dict[tuple[str, Authority], dict[str, str]] = {}
    for step, rules in cited.steps.items():
        places = texts.setdefault((step.text, step.authority), {})
        places |= {rule.title: rule_place(rule) for rule in rules}
    return tuple(CitingStep(t, a, tuple(p.items())) for (t, a), p in texts.items())

"""Every judgement on one page: what to find out, whom to ask, and what each answer leads to."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from typing import Any

from generator.engine.rulebook import Rulebook, RuleEntry
from generator.engine.tree import Node, leaves, nodes
from generator.site.content import SiteContent
from generator.text.page import PageSpec, page_spec
from generator.views.addresses import rule_place, situation_page
from generator.views.ruling import Due, dues, each_effect
from rules_src.model.facts import Answer, Fact, Kind
from rules_src.model.ruling import Ruling
from rules_src.model.situation import Situation

Place = tuple[str, str]
"""The title of a rule, and where it stands."""


@dataclass(frozen=True)
class Alternative:
    """One answer: what it always leads to and others do not, and what it can lead to."""

    answer: Answer
    always: tuple[Due, ...]
    maybe: tuple[Due, ...]


@dataclass(frozen=True)
class JudgementView:
    fact: Fact[Any]
    asked: tuple[Place, ...]
    """Where it is asked: in this situation first, then in others."""
    settled_by: Place | None
    alternatives: tuple[Alternative, ...]
    idle: bool
    """Whether there are places where the answer makes no difference."""


def specs(site: SiteContent) -> Iterator[PageSpec]:
    groups = _groups(site.content.book)
    yield page_spec(
        "judgements",
        "bedoemmelser/index.md",
        "Din vurdering",
        "Alle skøn, siden beder om: hvad du skal finde ud af, hvem du spørger, og hvad hvert svar"
        " fører til.",
        groups=groups,
        total=sum(len(judgements) for _, _, judgements in groups),
        toc=True,
    )


Questions = list[tuple[RuleEntry, Node]]
"""The rules that ask one fact, and where in each."""


def _groups(book: Rulebook) -> list[tuple[Situation, str, tuple[JudgementView, ...]]]:
    """The judgements of each situation, each under the first that asks it."""
    by_fact: dict[int, Questions] = {}
    for rule in book.rules.values():
        for node in nodes(rule.tree):
            if node.fact.kind is Kind.JUDGEMENT:
                by_fact.setdefault(id(node.fact), []).append((rule, node))
    groups = []
    for situation in book.situations:
        own = [asked for asked in by_fact.values() if asked[0][0].situation is situation]
        if own:
            judgements = tuple(_judgement(book, asked) for asked in own)
            groups.append((situation, situation_page(situation), judgements))
    return groups


def _judgement(book: Rulebook, questions: Questions) -> JudgementView:
    fact = questions[0][1].fact
    asked = dict.fromkeys(_place(rule) for rule, _ in questions)
    return JudgementView(
        fact,
        tuple(asked),
        _place(book[fact.by]) if fact.by else None,
        tuple(_alternatives(book, fact, [node for _, node in questions])),
        any(not node.matters for _, node in questions),
    )


def _place(rule: RuleEntry) -> Place:
    return rule.title, rule_place(rule)


def _alternatives(book: Rulebook, fact: Fact[Any], asked: list[Node]) -> Iterator[Alternative]:
    rulings = {answer: _rulings(asked, answer) for answer in fact.answers.values()}
    effects = {answer: [r.effect for r in below] for answer, below in rulings.items()}
    shared = frozenset.intersection(*(e for below in effects.values() for e in below))
    for answer, below in rulings.items():
        if below:
            always = frozenset.intersection(*effects[answer])
            new = [s for s in each_effect(chain.from_iterable(below)) if s.effect not in shared]
            yield Alternative(
                answer,
                dues(book, (s for s in new if s.effect in always)),
                dues(book, (s for s in new if s.effect not in always)),
            )


def _rulings(asked: list[Node], answer: Answer) -> list[Ruling]:
    """The rulings below an answer, wherever it is asked and can be given."""
    below = [node.branch(answer) for node in asked if any(answer in b for b, _ in node.branches)]
    return [ruling for tree in below for ruling in leaves(tree)]

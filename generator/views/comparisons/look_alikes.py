"""The pages of look-alikes: for each outcome, where it is ruled, by what § and when."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from generator.engine.rulebook import Rulebook
from generator.engine.tree import Node, Row, Tree, leaves, nodes
from generator.site.page import Sheet
from generator.views.addresses import rule_place
from generator.views.comparisons.families import Family, families
from generator.views.content import Content
from generator.views.decision_table import cell_text
from rules_src.model.facts import Answer, Fact, Kind
from rules_src.model.law_ref import LawRef
from rules_src.model.roles import spoken
from rules_src.model.ruling import Authority, Ruling, Step, When

SHORT = 6
"""Answers of fewer words are shown with their question."""


class Said(NamedTuple):
    """An answer, and its question where the answer says nothing alone."""

    question: str
    answer: str


class Condition(NamedTuple):
    """The answers that lead to an outcome, and the §; none where it always comes."""

    part: str
    """The part of the situation, where the part itself is condition enough."""
    said: tuple[Said, ...]
    laws: tuple[str, ...]


class Where(NamedTuple):
    """A situation in which an outcome is ruled."""

    title: str
    place: str
    conditions: tuple[Condition, ...]


class Outcome(NamedTuple):
    text: str
    authority: Authority
    when: str
    """When it is due, where that is not at once."""
    wheres: tuple[Where, ...]


class Weighed(NamedTuple):
    """What the director weighs in one situation."""

    title: str
    place: str
    questions: tuple[tuple[str, str], ...]


def sheets(content: Content) -> Iterator[Sheet]:
    book = content.book
    for family in families(book):
        context = {
            "lede": family.lede,
            "outcomes": outcomes(book, family),
            "silent": _silent(book, family),
            "weighed": _weighed(book, family) if family.weighed else (),
        }
        yield Sheet("compare_family", family.page, family.title, spoken(family.lede), context)


def outcomes(book: Rulebook, family: Family) -> tuple[Outcome, ...]:
    """Every step that tells the family apart, once, with each situation that can lead to it."""
    return tuple(_outcome(book, family, effect) for effect in _effects(book, family))


def _effects(book: Rulebook, family: Family) -> list[Step]:
    """One step for each thing that can happen, in the order met."""
    found: dict[tuple[str, str], Step] = {}
    for rule in _rules(book, family):
        for ruling in _rulings(book, rule):
            for step in filter(family.has, ruling):
                found.setdefault(step.effect, step)
    return [*found.values()]


def _outcome(book: Rulebook, family: Family, effect: Step) -> Outcome:
    wheres = (_where(book, rule, effect) for rule in _rules(book, family))
    when = "" if effect.when is When.NOW else str(effect.when.value)
    return Outcome(effect.text, effect.authority, when, tuple(w for w in wheres if w.conditions))


def _rules(book: Rulebook, family: Family) -> list[str]:
    return [rule for rule in family.rules if rule in book.rules]


def _parts(book: Rulebook, rule: str) -> list[str]:
    """A situation's rules that a conversation can come to, in the order of its page."""
    reach = book[rule].reach
    return [r.__name__ for r in book[rule].situation.rules if r.__name__ in reach]


def _rulings(book: Rulebook, rule: str) -> Iterator[Ruling]:
    for name in _parts(book, rule):
        yield from (row.ruling for row in book[name].rows)


def _where(book: Rulebook, rule: str, effect: Step) -> Where:
    found = [c for name in _parts(book, rule) for c in _conditions(book, name, effect)]
    return Where(book[rule].title, rule_place(book, rule), tuple(found))


Way = tuple[tuple[Fact[Any], tuple[Answer, ...]], ...]


def _conditions(book: Rulebook, rule: str, effect: Step) -> Iterator[Condition]:
    """The answers after which an effect is certain, no more of them than it takes."""
    tree, rows = book[rule].tree, book[rule].rows
    grouped: dict[tuple[Said, ...], set[str]] = {}
    for way, below in _certain(tree, effect, ()):
        said = tuple(_in_words(*answered) for answered in _enough(rows, effect, way))
        grouped.setdefault(said, set()).update(_laws(effect, below))
    for said, laws in grouped.items():
        part = "" if said else book[rule].title
        yield Condition(part, said, tuple(sorted(laws, key=LawRef.parse)))


def _certain(node: Tree, effect: Step, way: Way) -> Iterator[tuple[Way, Tree]]:
    """The highest places in a tree from which every ruling has it."""
    if all(_in(effect, ruling) for ruling in leaves(node)):
        yield way, node
    elif isinstance(node, Node):
        for answers, below in node.branches:
            yield from _certain(below, effect, (*way, (node.fact, answers)))


def _enough(rows: tuple[Row, ...], effect: Step, way: Way) -> Way:
    """The last answers of a way, as many as it takes to be sure of the effect."""
    for start in range(len(way) - 1, 0, -1):
        if all(_in(effect, row.ruling) for row in rows if _agrees(row, way[start:])):
            return way[start:]
    return way


def _agrees(row: Row, way: Way) -> bool:
    return all(set(row.cells.get(fact.name, ())) & set(answers) for fact, answers in way)


def _in(effect: Step, ruling: Ruling) -> bool:
    return any(step.effect == effect.effect for step in ruling)


def _laws(effect: Step, node: Tree) -> set[str]:
    return {s.law for ruling in leaves(node) for s in ruling if s.effect == effect.effect}


def _in_words(fact: Fact[Any], answers: tuple[Answer, ...]) -> Said:
    bare = any(str(answer.value).startswith(("ja", "nej")) for answer in fact.answers.values())
    text = cell_text(fact, answers)
    return Said(fact.question if bare or len(text.split()) < SHORT else "", text)


def _silent(book: Rulebook, family: Family) -> tuple[tuple[str, str], ...]:
    """The situations that never lead to any of it."""
    return tuple(
        (book[rule].title, rule_place(book, rule))
        for rule in _rules(book, family)
        if not any(family.has(step) for ruling in _rulings(book, rule) for step in ruling)
    )


def _weighed(book: Rulebook, family: Family) -> tuple[Weighed, ...]:
    """The judgements that a conversation can ask for, situation by situation."""
    return tuple(
        Weighed(book[rule].title, rule_place(book, rule), tuple(_judgements(book, rule)))
        for rule in _rules(book, family)
    )


def _judgements(book: Rulebook, rule: str) -> list[tuple[str, str]]:
    facts = (node.fact for name in _parts(book, rule) for node in nodes(book[name].tree))
    judged = {fact.name: fact for fact in facts if fact.kind is Kind.JUDGEMENT}
    return [(fact.question, fact.law) for fact in judged.values()]

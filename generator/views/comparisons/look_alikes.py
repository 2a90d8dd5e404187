"""Look-alikes: for each outcome of a family, where it is ruled, by what § and when."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from generator.engine.rulebook import Rulebook, RuleEntry
from generator.engine.tree import Node, Row, Tree, leaves, nodes
from generator.views.addresses import rule_place
from generator.views.comparisons.selection import families
from generator.views.decision_table import cell_text
from generator.views.ruling import each_effect
from rules_src.model.facts import Answer, Fact, Kind
from rules_src.model.law_ref import LawRef
from rules_src.model.ruling import Authority, Ruling, Step, When
from rules_src.presentation import PRESENTATION, Presentation
from rules_src.presentation.families import Family

SHORT = 6
"""Answers of fewer words are shown with their question."""


class Answered(NamedTuple):
    """An answer, and its question where the answer is nothing without it."""

    question: str
    answer: str


class Condition(NamedTuple):
    """The answers that lead to an outcome, and the §; none where it always comes."""

    part: str
    """The part of the situation, where the part itself is condition enough."""
    said: tuple[Answered, ...]
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


class LookAlikes(NamedTuple):
    """What a family is compared on."""

    family: Family
    outcomes: tuple[Outcome, ...]
    silent: tuple[tuple[str, str], ...]
    """Title and place of the situations that never lead to any of the outcomes."""
    weighed: tuple[Weighed, ...]


def look_alikes(
    book: Rulebook, presentation: Presentation = PRESENTATION
) -> tuple[LookAlikes, ...]:
    """The comparison of each family that the book has."""
    found = families(book, presentation)
    return tuple(_compared(family, _rules(book, family)) for family in found)


def _compared(family: Family, rules: list[RuleEntry]) -> LookAlikes:
    weighed = tuple(map(_weighed, rules)) if family.weighed else ()
    return LookAlikes(family, _outcomes(family, rules), _silent(family, rules), weighed)


def _outcomes(family: Family, rules: list[RuleEntry]) -> tuple[Outcome, ...]:
    """Every step that tells the family apart, once, with each situation that can lead to it."""
    steps = (step for rule in rules for step in _steps(rule) if family.has(step))
    return tuple(_outcome(rules, effect) for effect in each_effect(steps))


def _outcome(rules: list[RuleEntry], effect: Step) -> Outcome:
    wheres = (_where(rule, effect) for rule in rules)
    when = "" if effect.when is When.NOW else str(effect.when.value)
    return Outcome(effect.text, effect.authority, when, tuple(w for w in wheres if w.conditions))


def _rules(book: Rulebook, family: Family) -> list[RuleEntry]:
    return [book[rule] for rule in family.rules if rule in book]


def _parts(rule: RuleEntry) -> list[RuleEntry]:
    """The rules of the same situation that a conversation can come to, in the order of its page."""
    return [r for r in rule.book.rules_of(rule.situation) if r.name in rule.reach]


def _steps(rule: RuleEntry) -> Iterator[Step]:
    return (step for part in _parts(rule) for row in part.rows for step in row.ruling)


def _where(rule: RuleEntry, effect: Step) -> Where:
    conditions = [c for part in _parts(rule) for c in _conditions(part, effect)]
    return Where(rule.title, rule_place(rule), tuple(conditions))


Way = tuple[tuple[Fact[Any], tuple[Answer, ...]], ...]


def _conditions(rule: RuleEntry, effect: Step) -> Iterator[Condition]:
    """The answers after which an effect is certain, no more of them than it takes."""
    grouped: dict[tuple[Answered, ...], set[str]] = {}
    for way, below in _certain(rule.tree, effect, ()):
        said = tuple(_in_words(*answered) for answered in _enough(rule.rows, effect, way))
        grouped.setdefault(said, set()).update(_laws(effect, below))
    for said, laws in grouped.items():
        part = "" if said else rule.title
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


def _in_words(fact: Fact[Any], answers: tuple[Answer, ...]) -> Answered:
    bare = any(str(answer.value).startswith(("ja", "nej")) for answer in fact.answers.values())
    text = cell_text(fact, answers)
    return Answered(fact.question if bare or len(text.split()) < SHORT else "", text)


def _silent(family: Family, rules: list[RuleEntry]) -> tuple[tuple[str, str], ...]:
    return tuple(
        (rule.title, rule_place(rule)) for rule in rules if not any(map(family.has, _steps(rule)))
    )


def _weighed(rule: RuleEntry) -> Weighed:
    """The judgements that a conversation can ask for."""
    facts = (node.fact for part in _parts(rule) for node in nodes(part.tree))
    judged = {fact.name: fact for fact in facts if fact.kind is Kind.JUDGEMENT}
    questions = tuple((fact.question, fact.law) for fact in judged.values())
    return Weighed(rule.title, rule_place(rule), questions)

"""What one can train on: pairs of situations that differ in one fact, and cases to rule on.

Everything is chosen from the rows and the casebook, the same each time; nothing is written here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any

from generator.cases.conversation import CaseRuling
from generator.engine.explore import hand_over_of
from generator.engine.neighbours import Neighbour, neighbours
from generator.engine.rulebook import Rulebook, RuleEntry
from generator.engine.tree import Row
from generator.engine.verdicts import verdict_of_row
from generator.text.danish import sentence
from rules_src.model.facts import Answer, Fact
from rules_src.model.ruling import Authority, Step
from rules_src.model.situation import Situation
from rules_src.model.steps import HandOver, LookUp, NewIrregularity

MOST_SHARED = 4
"""How many facts a pair may share: more are not kept in the head."""
MOST_STEPS = 3
"""How many steps two rulings may differ by."""
MOST_ANSWERS = 6
"""How many facts a case to rule on may have."""
MOST_CHOICES = 3
SENTENCE = re.compile(r"(?<=[.?!«])\s+(?=[A-ZÆØÅ»])")
SHORT = 6
"""Answers of fewer words are told with their question."""


@dataclass(frozen=True)
class Pair:
    """Two situations that differ in one fact, and the rows they end on, which may be one row."""

    fact: Fact[Any]
    answers: tuple[tuple[Answer, ...], tuple[Answer, ...]]
    rows: tuple[Row, Row]

    @property
    def alike(self) -> bool:
        """Whether the ruling is the same, whatever the paragraph."""
        return self.rows[0].ruling.effect == self.rows[1].ruling.effect

    @property
    def rule(self) -> str:
        return self.rows[0].rule

    @property
    def id(self) -> str:
        """Names the pair on the device where it has been answered."""
        keys = "-".join(answers[0].key for answers in self.answers)
        return f"{self.rows[0].id}-{self.fact.name}-{keys}"

    @property
    def shared(self) -> Mapping[str, tuple[Answer, ...]]:
        """The facts that the two share, in the order they are asked."""
        one, other = (row.cells for row in self.rows)
        return {
            name: tuple(answer for answer in cell if answer in other.get(name, cell))
            for name, cell in one.items()
            if name != self.fact.name
        }

    @property
    def steps(self) -> tuple[tuple[Step, ...], tuple[Step, ...]]:
        """What is ruled in the one and not in the other; the whole ruling where they are alike."""
        one, other = (row.ruling for row in self.rows)
        if self.alike:
            return (tuple(one), tuple(other))
        return (_only(one, other), _only(other, one))


@dataclass(frozen=True)
class Trial:
    """A case, and the rows one may choose among; the first is right."""

    ruling: CaseRuling
    rows: tuple[Row, ...]
    verdicts: tuple[str, ...]

    @property
    def opening(self) -> str:
        """How the story begins; its end gives the ruling."""
        sentences = SENTENCE.split(" ".join(self.ruling.case.story.split()))
        return " ".join(sentences[: max(1, len(sentences) // 2)])


def told(question: str, answer: str) -> str:
    """An answer as it is told: with its question where it says nothing alone."""
    bare = answer.startswith(("ja", "nej")) or len(answer.split()) < SHORT
    said = sentence(answer).rstrip(".") + "."
    return f"{question} {said}" if bare else said


def pairs(book: Rulebook, situation: Situation, different: int, alike: int) -> tuple[Pair, ...]:
    """Some pairs of a situation, each about another fact as long as there are enough."""
    rules = book.rules_of(situation)
    apart = [[*_different(rule)] for rule in rules]
    same = [[*_alike(rule)] for rule in rules]
    return (*_varied(apart, different), *_varied(same, alike))


Neighbours = Mapping[str, list[Neighbour]]
"""The neighbours of each row, by its id."""


def trials(
    book: Rulebook, rulings: tuple[CaseRuling, ...], by_row: Neighbours, most: int
) -> tuple[Trial, ...]:
    """Some cases whose neighbours have other verdicts."""
    found = (_trial(book, ruling, by_row) for ruling in rulings if _plain(ruling))
    chosen: dict[str, Trial] = {}
    for trial in found:
        if trial:
            chosen.setdefault(trial.rows[0].id, trial)
    return tuple(chosen.values())[:most]


def _different(rule: RuleEntry) -> Iterator[Pair]:
    seen: set[frozenset[str]] = set()
    for row in rule.rows:
        for neighbour in neighbours(rule, row):
            pair = _pair(rule, row, neighbour)
            if pair and (both := frozenset(r.id for r in pair.rows)) not in seen:
                seen.add(both)
                yield pair


def _pair(rule: RuleEntry, row: Row, neighbour: Neighbour) -> Pair | None:
    """The pair of a row and its neighbour, if it is simple and both go on in the same way."""
    if not neighbour.decides:
        return None
    other, fact = neighbour.rows[0], neighbour.fact
    if set(other.cells) - set(row.cells) or len(row.cells) - 1 > MOST_SHARED:
        return None
    if _onward(row) != _onward(other):
        return None
    pair = Pair(fact, (row.cells[fact.name], other.cells[fact.name]), (row, other))
    if verdict_of_row(rule, row) == verdict_of_row(rule, other):
        return None
    telling = [len(steps) for steps in pair.steps]
    return pair if max(telling) > 0 and sum(telling) <= MOST_STEPS else None


def _alike(rule: RuleEntry) -> Iterator[Pair]:
    """Two answers that differ elsewhere, or in their paragraph, but not in the ruling."""
    facts = rule.facts
    for row in rule.rows:
        if len(row.cells) - 1 > MOST_SHARED or len(row.ruling) > MOST_STEPS + 1:
            continue
        later = _asked_later(rule.book, row)
        for name, cell in row.cells.items():
            if name in later:
                continue
            if 1 < len(cell) < len(facts[name].answers):
                yield Pair(facts[name], ((cell[0],), (cell[-1],)), (row, row))
            for other in _same_effect(rule, row, name):
                yield Pair(facts[name], (cell, other.cells[name]), (row, other))


def _same_effect(rule: RuleEntry, row: Row, name: str) -> Iterator[Row]:
    """Later rows with the same ruling under another paragraph, that differ in this one fact."""
    for other in rule.rows[row.number :]:
        if other.ruling.effect == row.ruling.effect and set(other.cells) == set(row.cells):
            apart = [n for n in row.cells if not set(row.cells[n]) & set(other.cells[n])]
            if apart == [name]:
                yield other


def _asked_later(book: Rulebook, row: Row) -> frozenset[str]:
    """The facts that a rule that follows may ask."""
    on = hand_over_of(row.ruling)
    rules = book[on.rule].reach if on else frozenset[str]()
    return frozenset(name for rule in rules for name in book[rule].facts)


def _onward(row: Row) -> frozenset[tuple[str, str]]:
    return frozenset(step.effect for step in row.ruling if isinstance(step, HandOver))


def _only(steps: tuple[Step, ...], others: tuple[Step, ...]) -> tuple[Step, ...]:
    effects = {step.effect for step in others}
    return tuple(step for step in steps if step.effect not in effects)


def _varied(found: list[list[Pair]], most: int) -> tuple[Pair, ...]:
    """From each rule in turn, and from each a fact that has not been used yet."""
    by_turn = (pair for turn in zip_longest(*found) for pair in turn if pair)
    chosen: dict[str, Pair] = {}
    for pair in by_turn:
        chosen.setdefault(pair.fact.name, pair)
    return tuple(chosen.values())[:most]


def _plain(ruling: CaseRuling) -> bool:
    case = ruling.case
    sure = ruling.agrees and not case.disputed and case.authority is Authority.LAW
    return sure and not ruling.judged and len(ruling.conversation.answers) <= MOST_ANSWERS


def _trial(book: Rulebook, ruling: CaseRuling, by_row: Neighbours) -> Trial | None:
    """A choice between the verdict on the case's own row and those on some neighbours."""
    for row in ruling.rows:
        settled = [n.rows[0] for n in by_row[row.id] if n.decides]
        others = [other for other in settled if _onward(other) == _onward(row)]
        rule = book[row.rule]
        by_verdict: dict[str, Row] = {}
        for other in (row, *others):
            if other is row or other.ruling.effect != row.ruling.effect:
                by_verdict.setdefault(verdict_of_row(rule, other), other)
        if len(by_verdict) > 1 and all(by_verdict) and not _leads_on(row):
            chosen = [*by_verdict.items()][:MOST_CHOICES]
            return Trial(ruling, tuple(r for _, r in chosen), tuple(text for text, _ in chosen))
    return None


def _leads_on(row: Row) -> bool:
    return any(isinstance(step, NewIrregularity | LookUp) for step in row.ruling)

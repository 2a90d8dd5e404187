"""What one can train on: cases whose rulings differ, or not, by one answer, and cases to rule on.

Everything is chosen from the rows and the casebook, the same each time; nothing is written here.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations, zip_longest
from typing import Any, NamedTuple

from generator.cases.conversation import CaseRuling
from generator.engine.explore import hand_over_of
from generator.engine.neighbours import Neighbour
from generator.engine.rulebook import Leg, Rulebook, RuleEntry
from generator.engine.tree import Row
from generator.engine.verdicts import verdict_of_row
from rules_src.model.facts import Answer, Fact
from rules_src.model.ruling import Authority, Step
from rules_src.model.situation import Situation
from rules_src.model.steps import HandOver, LookUp, NewIrregularity

MOST_STEPS = 3
"""How many steps two rulings may differ by."""
MOST_ANSWERS = 6
"""How many facts a case may have: more are not kept in the head."""
LEAST_WORDS = 7
"""How many words a story must begin with to be one."""
MOST_CHOICES = 3
SENTENCE = re.compile(r"(?<=[.?!«])\s+(?=[A-ZÆØÅ»])")


class Telling(NamedTuple):
    """One side of a pair: a case, and its way through the rule that the pair is about."""

    ruling: CaseRuling
    leg: Leg

    @property
    def before(self) -> tuple[str, ...]:
        """The rows of the rules that came before."""
        rows = tuple(row.id for row in self.ruling.rows)
        return rows[: rows.index(self.leg.row.id)]

    @property
    def opening(self) -> str:
        return opening(self.ruling)


@dataclass(frozen=True)
class Pair:
    """Two cases that differ in one answer, and the rows they end on, which may be one row."""

    fact: Fact[Any]
    tellings: tuple[Telling, Telling]

    @property
    def rows(self) -> tuple[Row, Row]:
        return (self.tellings[0].leg.row, self.tellings[1].leg.row)

    @property
    def answers(self) -> tuple[Answer, Answer]:
        """What each says to the question they differ in."""
        one, other = (telling.leg.path.answers[self.fact.name] for telling in self.tellings)
        return (one, other)

    @property
    def alike(self) -> bool:
        """Whether the ruling is the same, whatever the paragraph."""
        return self.rows[0].ruling.effect == self.rows[1].ruling.effect

    @property
    def rule(self) -> str:
        return self.rows[0].rule

    @property
    def cases(self) -> tuple[str, str]:
        return (self.tellings[0].ruling.case.id, self.tellings[1].ruling.case.id)

    @property
    def id(self) -> str:
        """Names the pair on the device where it has been answered."""
        return "--".join(self.cases)

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
        return opening(self.ruling)


def opening(ruling: CaseRuling) -> str:
    """How the story of a case begins; its end gives the ruling."""
    sentences = SENTENCE.split(" ".join(ruling.case.text.story.split()))
    return " ".join(sentences[: max(1, len(sentences) // 2)])


Rulings = tuple[CaseRuling, ...]


def pairs(book: Rulebook, situation: Situation, rulings: Rulings) -> tuple[Pair, ...]:
    """The pairs of a situation, those that are alike by turns with those that are not.

    Each case is told once, and each is about another fact as long as there are enough.
    """
    found = sorted(_pairs(book, situation, rulings), key=_reading)
    apart = _varied(pair for pair in found if not pair.alike)
    alike = _varied(pair for pair in found if pair.alike)
    turns = (pair for turn in zip_longest(apart[1:], alike[1:]) for pair in reversed(turn) if pair)
    return tuple(_without_repeats([*apart[:1], *alike[:1], *turns]))


Neighbours = Mapping[str, list[Neighbour]]
"""The neighbours of each row, by its id."""


def trials(
    book: Rulebook, rulings: tuple[CaseRuling, ...], by_row: Neighbours
) -> tuple[Trial, ...]:
    """Cases whose neighbours have other verdicts, each about another row."""
    found = (_trial(book, ruling, by_row) for ruling in rulings if _plain(ruling))
    chosen: dict[str, Trial] = {}
    for trial in found:
        if trial:
            chosen.setdefault(trial.rows[0].id, trial)
    return tuple(chosen.values())


def _pairs(book: Rulebook, situation: Situation, rulings: Rulings) -> Iterator[Pair]:
    for rule in book.rules_of(situation):
        tellings = [t for r in rulings if _plain(r) for t in _through(rule, r)]
        for one, other in combinations(tellings, 2):
            pair = _pair(rule, one, other)
            if pair:
                yield pair


def _through(rule: RuleEntry, ruling: CaseRuling) -> Iterator[Telling]:
    """The case, where it comes through this rule."""
    for leg in ruling.conversation.legs:
        if leg.rule.name == rule.name:
            begun = opening(ruling)
            if len(begun.split()) >= LEAST_WORDS and not ruling.case.text.story.strip().endswith(
                begun
            ):
                yield Telling(ruling, leg)
            return


def _pair(rule: RuleEntry, one: Telling, other: Telling) -> Pair | None:
    """The pair of two cases, if one answer makes the whole difference."""
    here, there = one.leg.path.answers, other.leg.path.answers
    apart = [name for name in here if name in there and here[name] != there[name]]
    if (
        one.before != other.before
        or len(apart) != 1
        or _onward(one.leg.row) != _onward(other.leg.row)
    ):
        return None
    pair = Pair(rule.facts[apart[0]], (one, other))
    same_questions = set(here) == set(there)
    said, too = (verdict_of_row(rule, row) for row in pair.rows)
    if (
        not said
        or not too
        or not (same_questions or set(here) < set(there) or set(there) < set(here))
    ):
        return None
    if pair.alike:
        later = _asked_later(rule.book, pair.rows[0])
        return pair if same_questions and pair.fact.name not in later else None
    many = sum(len(steps) for steps in pair.steps)
    return pair if said != too and 0 < many <= MOST_STEPS else None


def _reading(pair: Pair) -> tuple[int, str]:
    """How much there is to read in a pair."""
    return sum(len(telling.opening) for telling in pair.tellings), pair.id


def _varied(found: Iterable[Pair]) -> tuple[Pair, ...]:
    """Those about a fact that has not been asked yet, then the others."""
    chosen: dict[str, Pair] = {}
    rest = [pair for pair in found if chosen.setdefault(pair.fact.name, pair) is not pair]
    return (*chosen.values(), *rest)


def _without_repeats(found: Iterable[Pair]) -> Iterator[Pair]:
    shown: set[str] = set()
    for pair in found:
        if shown.isdisjoint(pair.cases):
            shown.update(pair.cases)
            yield pair


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


def _plain(ruling: CaseRuling) -> bool:
    case = ruling.case
    sure = ruling.agrees and not case.text.disputed and case.text.authority is Authority.LAW
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

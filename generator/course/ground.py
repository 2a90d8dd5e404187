"""What a task stands on: some answers to a rule, and every row that they leave possible."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any, NamedTuple

from generator.engine.explore import hand_over_of
from generator.engine.rulebook import RuleEntry
from generator.engine.tree import Row
from generator.engine.verdicts import duties, finished, verdict_of_row
from rules_src.bridge.seats import Seat
from rules_src.model.facts import Answer, Fact
from rules_src.model.on_board import seated
from rules_src.model.roles import ROLES, SIDES, TURNED, spoken
from rules_src.model.ruling import Step, When
from rules_src.model.situation import Situation
from rules_src.model.steps import NewIrregularity, Verdict

Stated = Mapping[str, Answer]
ONWARD = "gå videre til"
MOST_CHANGES = 2
"""How many answers may be otherwise in a row that a wrong choice is taken from."""


class Other(NamedTuple):
    """A row of the same rule, and the answers that would have led to it."""

    row: Row
    changes: Stated


@dataclass(frozen=True)
class Ground:
    """A rule, and what is stated of one incident under it."""

    rule: RuleEntry
    stated: Stated

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        """Every row that some completion of what is stated leads to."""
        return tuple(row for row in self.rule.rows if self._leaves(row))

    def _leaves(self, row: Row) -> bool:
        return all(
            self.stated[name] in cell for name, cell in row.cells.items() if name in self.stated
        )

    @cached_property
    def facts(self) -> tuple[tuple[Fact[Any], Answer], ...]:
        """What is stated, each answer with its question."""
        return tuple((self.rule.facts[name], answer) for name, answer in self.stated.items())

    @cached_property
    def others(self) -> tuple[Other, ...]:
        """The rows that a few other answers would have led to, the nearest first."""
        found = [Other(row, _changes(self.rule, self.stated, row)) for row in self.rule.rows]
        near = [one for one in found if 0 < len(one.changes) <= MOST_CHANGES]
        return tuple(sorted(near, key=lambda one: len(one.changes)))

    def changed(self, other: Other) -> Ground:
        """The same incident with the answers that are otherwise."""
        return Ground(self.rule, {**self.stated, **other.changes})


def _changes(rule: RuleEntry, stated: Stated, row: Row) -> Stated:
    """The answers that are otherwise, or that nobody has given, on the way to a row."""
    return {
        name: cell[0]
        for name, cell in row.cells.items()
        if stated.get(name) not in cell and len(cell) < len(rule.facts[name].answers)
    }


def ground_of(rule: RuleEntry, row: Row) -> Ground:
    """A row by its answers: those that decide something on the way."""
    cells = row.cells.items()
    return Ground(
        rule, {name: cell[0] for name, cell in cells if len(cell) < len(rule.facts[name].answers)}
    )


def steps_in_force(rule: RuleEntry, row: Row) -> tuple[Step, ...]:
    return _read(rule, row.number).steps


def decides(rule: RuleEntry, row: Row) -> str:
    """The verdict of a row, and the rule that goes on at once; empty where two could."""
    return _read(rule, row.number).verdict


def same_at_the_table(rule: RuleEntry, one: Row, other: Row) -> bool:
    """Whether two rows differ in nothing a player must or may do, and give one answer."""
    return _read(rule, one.number).comes_to == _read(rule, other.number).comes_to


def hands_on(rule: RuleEntry, row: Row) -> bool:
    """Whether another rule decides at once."""
    on = hand_over_of(row.ruling)
    new = any(isinstance(s, NewIrregularity) and s.when is When.NOW for s in row.ruling)
    return new or bool(on and on.when is When.NOW)


class _Reading(NamedTuple):
    """A row as tasks read it."""

    steps: tuple[Step, ...]
    verdict: str
    comes_to: object


@cache
def _read(rule: RuleEntry, number: int) -> _Reading:
    """Each row is read for hundreds of tasks; reading it anew takes the build a minute."""
    row = rule.rows[number - 1]
    answers = tuple(step.word for step in row.ruling if isinstance(step, Verdict))
    steps = finished(row.ruling, row.cells)
    return _Reading(steps, _verdict(rule, row), (duties(row), answers))


def _verdict(rule: RuleEntry, row: Row) -> str:
    new = {s.rule for s in row.ruling if isinstance(s, NewIrregularity) and s.when is When.NOW}
    if len(new) > 1:
        return ""
    on = hand_over_of(row.ruling)
    onward = f"{ONWARD} »{rule.book[on.rule].title}«" if on and on.when is When.NOW else ""
    return "; ".join(part for part in (verdict_of_row(rule, row), onward) if part)


def names_in(situation: Situation, seat: Seat) -> Mapping[str, str]:
    """What each role is called when the one it is about sits there."""
    if not situation.who:
        return ROLES
    role = situation.who.role
    seats = {other: at.name_da for other, at in seated(role, seat).items()}
    sides = SIDES if role not in TURNED else SIDES[::-1]
    own = dict(zip(sides, (seat.side.text, seat.side.opponents.text), strict=True))
    return {**ROLES, **seats, **own}


def in_words(
    situation: Situation, fact: Fact[Any], answer: Answer, names: Mapping[str, str]
) -> str:
    """An answer as a statement if the law has one, or else the question with its answer."""
    if stated := _statement(situation, fact, answer):
        return capital(spoken(stated, names)) + "."
    return f"{spoken(fact.question, names)} {capital(spoken(str(answer.value), names))}."


def _statement(situation: Situation, fact: Fact[Any], answer: Answer) -> str:
    said = situation.statements.get(fact, {})
    return next(
        (text for key, text in said.items() if answer is key or key == (answer,)),
        "",
    )


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def otherwise(ground: Ground, changes: Stated, names: Mapping[str, str]) -> str:
    """The answers that would have made a choice right."""
    rule = ground.rule
    return " ".join(
        in_words(rule.situation, rule.facts[name], answer, names)
        for name, answer in changes.items()
    )

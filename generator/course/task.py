"""A task: what it stands on, what is told, and four claims that the rules make true or false."""

import hashlib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from functools import cache, cached_property
from typing import Any, NamedTuple

from generator.engine.explore import hand_over_of
from generator.engine.rulebook import RuleEntry
from generator.engine.tree import Row
from generator.engine.verdicts import duties, finished, verdict_of_row
from generator.text.danish import sentence, stated
from rules_src.bridge.seats import Seat
from rules_src.model.facts import Answer, Fact
from rules_src.model.law_ref import LawRef
from rules_src.model.on_board import seated
from rules_src.model.roles import ROLES, SIDES, TURNED, spoken
from rules_src.model.ruling import Step, When
from rules_src.model.situation import Situation
from rules_src.model.steps import NewIrregularity, TrickTransfer, Verdict

Stated = Mapping[str, Answer]
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
        return tuple(
            row
            for row in self.rule.rows
            if all(self.stated[n] in cell for n, cell in row.cells.items() if n in self.stated)
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
    """The verdict of a row; empty where another rule decides at once."""
    return _read(rule, row.number).verdict


def same_at_the_table(rule: RuleEntry, one: Row, other: Row) -> bool:
    """Whether two rows differ in nothing a player must or may do, and give one answer."""
    return _read(rule, one.number).comes_to == _read(rule, other.number).comes_to


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
    on = hand_over_of(row.ruling)
    new = any(isinstance(s, NewIrregularity) and s.when is When.NOW for s in row.ruling)
    elsewhere = new or bool(on and on.when is When.NOW)
    verdict = "" if elsewhere else verdict_of_row(rule, row)
    return _Reading(steps, verdict, (duties(row), answers))


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
    """An answer as a statement, or where it cannot be one the question with its answer."""
    said = situation.statements.get(fact, {}).items()
    written = next((text for key, text in said if answer is key or key == (answer,)), "")
    if statement := written or stated(fact.question, str(answer.value)):
        return sentence(spoken(statement, names)) + "."
    return f"{spoken(fact.question, names)} {sentence(spoken(str(answer.value), names))}."


def otherwise(ground: Ground, changes: Stated, names: Mapping[str, str]) -> str:
    """The answers that would have made a choice right."""
    rule = ground.rule
    return " ".join(
        in_words(rule.situation, rule.facts[name], answer, names)
        for name, answer in changes.items()
    )


CHOICES = 4


class Kind(Enum):
    """What is asked; the name of each is its letter in the data."""

    RULING = ("kendelse", "Hvad dømmer du?")
    QUESTION = ("næste spørgsmål", "Hvad skal du nu have at vide?")
    OPTION = ("valg", "Hvad forklarer du rigtigt om valget?")
    SPOKEN = ("det, der siges", "Hvad siger du, og til hvem?")
    LAW = ("paragraf", "Hvilken paragraf dømmer du efter?")
    FIGURE = ("tal", "")

    def __init__(self, label: str, question: str) -> None:
        self.label, self.question = label, question

    @property
    def key(self) -> str:
        return self.name.lower()


Claim = Callable[[RuleEntry, Row], bool | None]
"""What a choice says of an incident: whether it is true on a row; None where it says nothing."""


def rules(verdict: str) -> Claim:
    return lambda rule, row: decides(rule, row) == verdict


def asks(fact: str) -> Claim:
    """The answer to this question matters."""
    return lambda rule, row: fact in row.cells


def leads(fact: str, answer: Answer, verdict: str) -> Claim:
    """This answer leads to this verdict; nothing is said of the other answers."""
    ruled = rules(verdict)
    return lambda rule, row: ruled(rule, row) if answer in row.cells.get(fact, ()) else None


def says(to: str, words: str) -> Claim:
    return lambda rule, row: any(
        step.aloud and (step.addressed, step.says) == (to, words)
        for step in steps_in_force(rule, row)
    )


def by(law: str) -> Claim:
    return lambda rule, row: law in (step.law for step in steps_in_force(rule, row))


def moved(rule: RuleEntry, row: Row) -> list[TrickTransfer]:
    return [step for step in steps_in_force(rule, row) if isinstance(step, TrickTransfer)]


def transfers(tricks: int) -> Claim:
    return lambda rule, row: sum(step.tricks for step in moved(rule, row)) == tricks


def computed(right: bool) -> Claim:
    """A figure that scoring has computed."""
    return lambda rule, row: right


@dataclass(frozen=True)
class Choice:
    text: str
    claim: Claim
    why: str = ""
    """What would make it right; of the right one, nothing."""
    apart: int = field(compare=False, default=0)
    """How many answers would have to be otherwise, where it is a matter of answers."""


@dataclass(frozen=True)
class Task:
    kind: Kind
    ground: Ground
    """No more than what is told is known of the incident."""
    told: str
    question: str
    choices: tuple[Choice, ...]
    laws: tuple[str, ...]
    reason: str
    row: str = field(compare=False, default="")
    """The row it is about: two tasks about one row give each other away."""

    @property
    def rule(self) -> RuleEntry:
        return self.ground.rule

    @cached_property
    def right(self) -> int:
        """The place of the choice that is right, as the rules are now. Raises `UnsoundTask`."""
        right, *more = right_choices(self)
        if more:
            raise UnsoundTask(self)
        return right

    @cached_property
    def id(self) -> str:
        """The same as long as it tells and asks the same."""
        text = "|".join((self.kind.key, self.rule.name, self.told, self.question))
        return hashlib.sha256(text.encode()).hexdigest()[:8]


class UnsoundTask(ValueError):  # noqa: N818  (what it is)
    """A task with more than one right choice, or none, in some completion of what it tells."""

    def __init__(self, task: Task) -> None:
        super().__init__(f"{task.rule.name}: {task.told} {task.question}")


def right_choices(task: Task) -> tuple[int, ...]:
    """The places of the choices that may be right; nothing but one is sound."""
    return right_of(task.ground, tuple(choice.claim for choice in task.choices))


def right_of(ground: Ground, claims: Iterable[Claim]) -> tuple[int, ...]:
    """The claims that hold; of one that holds in some completions only, both it and no other do.

    An unsound set comes out as none, or as more than one.
    """
    right: list[int] = []
    for place, claim in enumerate(claims):
        truths = {claim(ground.rule, row) for row in ground.rows} - {None}
        if truths == {False}:
            continue
        if truths != {True}:
            return ()
        right.append(place)
    return tuple(right)


def related(law: str, other: str) -> bool:
    """Whether one paragraph holds the other."""
    one, two = LawRef.parse(law), LawRef.parse(other)
    return one == two or one in two.parents or two in one.parents

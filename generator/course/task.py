"""A task: what is told, four choices, and for each the claim that the rules make true or false."""

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property
from typing import Protocol

from generator.course.ground import Ground, decides, in_words, steps_in_force
from generator.engine.rulebook import RuleEntry
from generator.engine.tree import Row
from rules_src.bridge.seats import Seat
from rules_src.model.facts import Answer
from rules_src.model.law_ref import LawRef
from rules_src.model.situation import Situation
from rules_src.model.steps import TrickTransfer

CHOICES = 4


class Kind(Enum):
    """What is asked; the name of each is its letter in the data."""

    RULING = ("kendelse", "Hvad dømmer du?")
    QUESTION = ("næste spørgsmål", "Hvad skal du nu have at vide?")
    OPTION = ("valg", "Hvad forklarer du rigtigt om valget?")
    SPOKEN = ("det, der siges", "Hvad siger du, og til hvem?")
    LAW = ("paragraf", "Hvilken paragraf dømmer du efter?")
    FIGURE = ("tal", "")
    DIFFERENCE = ("forskel", "")

    def __init__(self, label: str, question: str) -> None:
        self.label, self.question = label, question

    @property
    def key(self) -> str:
        return self.name.lower()


class Claim(Protocol):
    """What a choice says of an incident."""

    def holds(self, rule: RuleEntry, rows: tuple[Row, ...]) -> bool | None:
        """Whether it is true on these rows, one for each incident; None where it says nothing."""


@dataclass(frozen=True)
class Rules:
    verdict: str

    def holds(self, rule: RuleEntry, rows: tuple[Row, ...]) -> bool | None:
        return decides(rule, rows[0]) == self.verdict


@dataclass(frozen=True)
class Asks:
    """The answer to this question matters."""

    fact: str

    def holds(self, rule: RuleEntry, rows: tuple[Row, ...]) -> bool | None:
        return self.fact in rows[0].cells


@dataclass(frozen=True)
class Leads:
    """This answer leads to this verdict; nothing is said of the other answers."""

    fact: str
    answer: Answer
    verdict: str

    def holds(self, rule: RuleEntry, rows: tuple[Row, ...]) -> bool | None:
        if self.answer not in rows[0].cells.get(self.fact, ()):
            return None
        return decides(rule, rows[0]) == self.verdict


@dataclass(frozen=True)
class Says:
    to: str
    says: str

    def holds(self, rule: RuleEntry, rows: tuple[Row, ...]) -> bool | None:
        steps = (step for step in steps_in_force(rule, rows[0]) if step.aloud)
        return any((step.addressed, step.says) == (self.to, self.says) for step in steps)


@dataclass(frozen=True)
class By:
    law: str

    def holds(self, rule: RuleEntry, rows: tuple[Row, ...]) -> bool | None:
        return self.law in (step.law for step in steps_in_force(rule, rows[0]))


@dataclass(frozen=True)
class Transfers:
    tricks: int

    def holds(self, rule: RuleEntry, rows: tuple[Row, ...]) -> bool | None:
        moved = (s.tricks for s in steps_in_force(rule, rows[0]) if isinstance(s, TrickTransfer))
        return sum(moved) == self.tricks


@dataclass(frozen=True)
class Applies:
    """In which of two incidents a verdict is right."""

    verdict: str
    where: tuple[bool, bool]

    def holds(self, rule: RuleEntry, rows: tuple[Row, ...]) -> bool | None:
        one, other = (decides(rule, row) == self.verdict for row in rows)
        return (one, other) == self.where


@dataclass(frozen=True)
class Computed:
    """A figure that scoring has computed."""

    right: bool

    def holds(self, rule: RuleEntry, rows: tuple[Row, ...]) -> bool | None:
        return self.right


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
    grounds: tuple[Ground, ...]
    """Of the incidents it tells; no more than what is told is known of them."""
    seat: Seat
    told: str
    facts: tuple[str, ...]
    """Questions with their answers."""
    question: str
    choices: tuple[Choice, ...]
    laws: tuple[str, ...]
    reason: str
    row: str = field(compare=False, default="")
    """The row it is about: two tasks about one row give each other away."""
    near: bool = field(compare=False, default=True)
    """Whether each wrong choice differs by one answer."""

    @property
    def rule(self) -> RuleEntry:
        return self.grounds[0].rule

    @property
    def situation(self) -> Situation:
        return self.rule.situation

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
        text = "|".join((self.kind.key, self.rule.name, self.told, *self.facts, self.question))
        return hashlib.sha256(text.encode()).hexdigest()[:8]

    @property
    def words(self) -> int:
        """Everything that is read before it is answered."""
        texts = (self.told, *self.facts, self.question, *(one.text for one in self.choices))
        return sum(len(text.split()) for text in texts)


class UnsoundTask(ValueError):  # noqa: N818  (what it is)
    """A task with more than one right choice, or none, in some completion of what it tells."""

    def __init__(self, task: Task) -> None:
        super().__init__(f"{task.rule.name}: {task.told} {' '.join(task.facts)} {task.question}")


def right_choices(task: Task) -> tuple[int, ...]:
    """The places of the choices that may be right; nothing but one is sound."""
    return right_of(task.grounds, tuple(choice.claim for choice in task.choices))


def right_of(grounds: tuple[Ground, ...], claims: Iterable[Claim]) -> tuple[int, ...]:
    """The claims that hold; of one that holds in some completions only, both it and no other do.

    An unsound set comes out as none, or as more than one.
    """
    rule = grounds[0].rule
    every = _completions(grounds)
    right: list[int] = []
    for place, claim in enumerate(claims):
        truths = {claim.holds(rule, rows) for rows in every} - {None}
        if truths == {False}:
            continue
        if truths != {True}:
            return ()
        right.append(place)
    return tuple(right)


def _completions(grounds: tuple[Ground, ...]) -> tuple[tuple[Row, ...], ...]:
    if len(grounds) == 1:
        return tuple((row,) for row in grounds[0].rows)
    return tuple((one, other) for one in grounds[0].rows for other in grounds[1].rows)


def facts_in(ground: Ground, names: Mapping[str, str]) -> tuple[str, ...]:
    return tuple(
        in_words(ground.rule.situation, fact, answer, names) for fact, answer in ground.facts
    )


def related(law: str, other: str) -> bool:
    """Whether one paragraph holds the other."""
    one, two = LawRef.parse(law), LawRef.parse(other)
    return one == two or one in two.parents or two in one.parents

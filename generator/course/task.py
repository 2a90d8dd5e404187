"""A task: what it stands on, what is told, and four claims that the rules make true or false."""

import hashlib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Any, NamedTuple, Self

from generator.engine.explore import hand_over_of
from generator.engine.rulebook import RuleEntry
from generator.engine.tree import Row
from generator.engine.verdicts import duties, finished, verdict_of_row
from generator.text.danish import sentence, stated
from rules_src.model import Answer, Fact, NewIrregularity, Situation, TrickTransfer, Verdict, When
from rules_src.model.roles import spoken
from rules_src.model.ruling import Step
from rules_src.model.text import Named

Stated = Mapping[str, Answer]
MOST_CHANGES = 2
"""How many answers may be otherwise in a row that a wrong choice is taken from."""


class Other(NamedTuple):
    """A row of the same rule, and the answers that would have led to it."""

    row: Row
    changes: Stated


@dataclass(frozen=True)
class Claim:
    """What a choice says of an incident."""

    holds: Callable[[RuleEntry, Row], bool | None]
    """Whether it is true on a row; None where it says nothing."""

    @classmethod
    def rules(cls, verdict: str) -> Self:
        return cls(lambda rule, row: reading(rule, row).verdict == verdict)

    @classmethod
    def asks(cls, fact: str) -> Self:
        """The answer to this question matters."""
        return cls(lambda rule, row: fact in row.cells)

    @classmethod
    def leads(cls, fact: str, answer: Answer, verdict: str) -> Self:
        """This answer leads to this verdict; nothing is said of the other answers."""
        holds = cls.rules(verdict).holds
        return cls(
            lambda rule, row: holds(rule, row) if answer in row.cells.get(fact, ()) else None
        )

    @classmethod
    def says(cls, to: str, words: str) -> Self:
        return cls(
            lambda rule, row: any(
                step.aloud and (step.addressed, step.says) == (to, words)
                for step in reading(rule, row).steps
            )
        )

    @classmethod
    def by(cls, law: str) -> Self:
        return cls(lambda rule, row: any(step.law == law for step in reading(rule, row).steps))

    @classmethod
    def transfers(cls, tricks: int) -> Self:
        return cls(lambda rule, row: reading(rule, row).tricks == tricks)

    @classmethod
    def computed(cls, right: bool) -> Self:
        """A figure that scoring has computed."""
        return cls(lambda rule, row: right)


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

    @classmethod
    def of(cls, rule: RuleEntry, row: Row) -> Self:
        """A row by its answers: those that decide something on the way."""
        facts, cells = rule.facts, row.cells.items()
        return cls(rule, {n: cell[0] for n, cell in cells if len(cell) < len(facts[n].answers)})

    def otherwise(self, changes: Stated, names: Mapping[str, str]) -> str:
        """The answers that would have made a choice right."""
        situation, facts = self.rule.situation, self.rule.facts
        return " ".join(in_words(situation, facts[n], a, names) for n, a in changes.items())

    def right_of(self, claims: Iterable[Claim]) -> tuple[int, ...]:
        """The claims that hold; of one that holds in some completions only, both it and no other.

        An unsound set comes out as none, or as more than one.
        """
        right: list[int] = []
        for place, claim in enumerate(claims):
            truths = {claim.holds(self.rule, row) for row in self.rows} - {None}
            if truths == {False}:
                continue
            if truths != {True}:
                return ()
            right.append(place)
        return tuple(right)


def _changes(rule: RuleEntry, stated: Stated, row: Row) -> Stated:
    """The answers that are otherwise, or that nobody has given, on the way to a row."""
    return {
        name: cell[0]
        for name, cell in row.cells.items()
        if stated.get(name) not in cell and len(cell) < len(rule.facts[name].answers)
    }


@dataclass(frozen=True)
class Reading:
    """A row as tasks read it."""

    steps: tuple[Step, ...]
    """Those in force."""
    verdict: str
    """Empty where another rule decides at once."""
    comes_to: object
    """What a player must or may do, and the answers given: all in which a row can differ."""

    @property
    def moved(self) -> list[TrickTransfer]:
        return [step for step in self.steps if isinstance(step, TrickTransfer)]

    @property
    def tricks(self) -> int:
        """How many are transferred."""
        return sum(step.tricks for step in self.moved)


def reading(rule: RuleEntry, row: Row) -> Reading:
    return _read(rule, row.number)


@cache
def _read(rule: RuleEntry, number: int) -> Reading:
    """Each row is read for hundreds of tasks; reading it anew takes the build a minute."""
    row = rule.rows[number - 1]
    answers = tuple(step.word for step in row.ruling if isinstance(step, Verdict))
    on = hand_over_of(row.ruling)
    new = any(isinstance(s, NewIrregularity) and s.when is When.NOW for s in row.ruling)
    elsewhere = new or bool(on and on.when is When.NOW)
    verdict = "" if elsewhere else verdict_of_row(rule, row)
    return Reading(finished(row.ruling, row.cells), verdict, (duties(row), answers))


def in_words(
    situation: Situation, fact: Fact[Any], answer: Answer, names: Mapping[str, str]
) -> str:
    """An answer as a statement, or where it cannot be one the question with its answer."""
    written = situation.statements.get(fact, {}).get(answer, "")
    if statement := written or stated(fact.question, str(answer.value)):
        return sentence(spoken(statement, names)) + "."
    return f"{spoken(fact.question, names)} {sentence(spoken(str(answer.value), names))}."


CHOICES = 4


class Kind(Named):
    """What is asked; the name of each is its letter in the data."""

    RULING = ("kendelse", "Hvad dømmer du?")
    QUESTION = ("næste spørgsmål", "Hvad skal du nu have at vide?")
    OPTION = ("valg", "Hvad forklarer du rigtigt om valget?")
    SPOKEN = ("det, der siges", "Hvad siger du, og til hvem?")
    LAW = ("paragraf", "Hvilken paragraf dømmer du efter?")
    FIGURE = ("tal", "")

    def __init__(self, label: str, question: str) -> None:
        self.label, self.question = label, question


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
        """The place of the choice that is right, as the rules are now; ValueError if not one is."""
        (right,) = self.ground.right_of(choice.claim for choice in self.choices)
        return right

    @cached_property
    def id(self) -> str:
        """The same as long as it tells and asks the same."""
        text = "|".join((self.kind.key, self.rule.name, self.told, self.question))
        return hashlib.sha256(text.encode()).hexdigest()[:8]

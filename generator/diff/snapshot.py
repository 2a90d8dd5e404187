"""A revision's own account of its rules, rows and cases, read from its JSON."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any

from pydantic import BaseModel, ConfigDict, Field, model_validator

from generator.cases.casebook import Casebook
from generator.data import everything
from generator.engine.rulebook import Rulebook

HAND_OVER = "continue."
"""How the word of a hand-over begins; the rest is the rule it leads to."""


class _Record(BaseModel):
    """What is not known here is let be: a later revision may tell more."""

    model_config = ConfigDict(frozen=True, extra="ignore")


class Step(_Record):
    law: str
    word: str
    when: str = "now"
    authority: str = "law"
    aloud: bool = True
    text: str = ""

    @property
    def leads_to(self) -> str:
        """The rule that a hand-over goes on in."""
        return self.word.removeprefix(HAND_OVER) if self.word.startswith(HAND_OVER) else ""

    @property
    def effect(self) -> tuple[str, str]:
        return self.word, self.when

    @property
    def ruled(self) -> tuple[str, str, str, str]:
        """What a ruling is compared by; its wording is compared word by word, once."""
        return self.law, self.word, self.when, self.authority


class Fact(_Record):
    kind: str
    question: str
    law: str
    help: str = ""
    chooses: str = ""
    weigh: tuple[str, ...] = ()
    settled_by: str = ""
    away: bool = False
    answers: Mapping[str, str]
    """Danish label by key, in the order they are offered."""


class Rule(_Record):
    rule: str
    title: str
    situation: str
    """The last part of its page's address."""
    entered: bool
    facts: Mapping[str, Fact]


class Row(_Record):
    row: str
    rule: str
    answers: Mapping[str, tuple[str, ...]]
    """Along the row, in the order asked: the answers that share it."""
    ruling: tuple[Step, ...]

    @model_validator(mode="before")
    @classmethod
    def _rule(cls, given: Any) -> Any:
        """Older revisions told the rule in the row's id alone."""
        return {"rule": given["row"].rpartition("-")[0], **given}


class Case(_Record):
    id: str
    rule: str
    headnote: str
    story: str
    authority: str
    answers: Mapping[str, str]
    rows: tuple[str, ...]
    guards: tuple[str, ...] = ()
    ruling: tuple[Step, ...]
    stated: tuple[Step, ...] = ()
    disputed: str = ""
    withdrawn: str = ""


class Unsound(_Record):
    """A case file with something wrong in it, which a ruling that changed may have caused."""

    file: str

    @property
    def id(self) -> str:
        return self.file.rpartition("/")[2].removesuffix(".yaml")


class Snapshot(_Record):
    """All of it, as one revision tells it."""

    rules: tuple[Rule, ...]
    rows: tuple[Row, ...]
    cases: tuple[Case, ...]
    unsound: tuple[Unsound, ...] = ()
    name: str = Field(default="", exclude=True)
    """What the revision is called, for a reader."""

    @cached_property
    def by_name(self) -> Mapping[str, Rule]:
        return {rule.rule: rule for rule in self.rules}

    @cached_property
    def rows_of(self) -> Mapping[str, tuple[Row, ...]]:
        found: dict[str, list[Row]] = {rule.rule: [] for rule in self.rules}
        for row in self.rows:
            found[row.rule].append(row)
        return {rule: tuple(rows) for rule, rows in found.items()}

    @cached_property
    def case_of(self) -> Mapping[str, Case]:
        return {case.id: case for case in self.cases}

    @cached_property
    def case_ids(self) -> frozenset[str]:
        """Every case that has a file, sound or not."""
        return frozenset((*self.case_of, *(case.id for case in self.unsound)))

    @cached_property
    def steps(self) -> Mapping[str, tuple[Step, ...]]:
        """Every step by word, hand-overs left out."""
        found: dict[str, dict[Step, None]] = {}
        for step in (step for row in self.rows for step in row.ruling):
            if not step.leads_to:
                found.setdefault(step.word, {})[step] = None
        return {word: tuple(steps) for word, steps in found.items()}

    @cached_property
    def guarded(self) -> frozenset[str]:
        """The rows that a case vouches for."""
        return frozenset(row for case in self.cases for row in case.guards)

    def reach(self, rule: str) -> tuple[str, ...]:
        """A rule and those that its hand-overs lead to, in the order met."""
        found = {rule: None}
        queue = [rule]
        while queue:
            for step in (step for row in self.rows_of.get(queue.pop(), ()) for step in row.ruling):
                if step.leads_to and step.leads_to not in found:
                    found[step.leads_to] = None
                    queue.append(step.leads_to)
        return tuple(found)


def parsed(data: Mapping[str, Iterable[Any]], name: str) -> Snapshot:
    return Snapshot.model_validate({**data, "name": name})


def taken(book: Rulebook, casebook: Casebook, name: str) -> Snapshot:
    """Of the rules and cases of this very program."""
    return parsed(everything(book, casebook), name)

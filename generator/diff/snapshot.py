"""A snapshot of a revision: its rules, rows and cases, as its own code writes them in JSON."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any

from pydantic import BaseModel, ConfigDict, Field, model_validator

from generator.cases.casebook import Casebook
from generator.data import everything
from generator.engine.partings import HandsOver, Rows, Ruled, Ruling
from generator.engine.rulebook import Rulebook

HAND_OVER = "continue."
"""How the word of a hand-over begins; the rest is the rule it leads to."""


class _Record(BaseModel):
    """Ignore unknown keys; a later revision may have more."""

    model_config = ConfigDict(frozen=True, extra="ignore", populate_by_name=True)


class Step(_Record):
    law: str
    word: str
    when: str = "now"
    authority: str = "law"
    aloud: bool = True
    away: bool = False
    explained: bool = False
    to: str = ""
    short: str = ""
    text: str = ""

    @property
    def leads_to(self) -> str:
        """The rule that a hand-over leads to; empty for other steps."""
        return self.word.removeprefix(HAND_OVER) if self.word.startswith(HAND_OVER) else ""

    @property
    def ruled(self) -> Ruled:
        return Ruled(self.law, self.word, self.when, self.authority)


class Fact(_Record):
    kind: str
    question: str
    law: str
    help: str = ""
    chooses: str = ""
    weigh: tuple[str, ...] = ()
    settled_by: str = ""
    away: bool = False
    assumed: str = ""
    reached: Mapping[str, str] = {}
    answers: Mapping[str, str]
    """Danish label by key, in the order they are offered."""


class Rule(_Record):
    rule: str
    title: str
    situation: str
    """The last part of its page's address."""
    entered: bool
    said: Mapping[str, str] = {}
    """What its situation says of itself; older revisions have none."""
    facts: Mapping[str, Fact]


class Row(_Record):
    row: str
    rule: str
    answers: Mapping[str, tuple[str, ...]]
    """Along the row, in the order asked: the answers that share it."""
    verdict: str = ""
    """The ruling in one line; older revisions have none."""
    ruling: tuple[Step, ...]

    @property
    def ruled(self) -> Ruling:
        return tuple(step.ruled for step in self.ruling)

    @property
    def hands_over(self) -> HandsOver:
        last = self.ruling[-1:]
        return HandsOver(last[0].leads_to, last[0].when == "now") if last else HandsOver()

    @model_validator(mode="before")
    @classmethod
    def _rule(cls, data: Any) -> Any:
        """Older revisions have the rule only in the row's id."""
        return {"rule": data["row"].rpartition("-")[0], **data}


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


class BrokenCase(_Record):
    """A case file with an error, which a changed rule may have caused."""

    file: str

    @property
    def id(self) -> str:
        return self.file.rpartition("/")[2].removesuffix(".yaml")


class Snapshot(_Record):
    """Everything one revision says."""

    rules: tuple[Rule, ...]
    rows: tuple[Row, ...]
    cases: tuple[Case, ...]
    broken_cases: tuple[BrokenCase, ...] = Field(default=(), validation_alias="unsound")
    name: str = Field(default="", exclude=True)
    """What the revision is called, for a reader."""

    @cached_property
    def by_name(self) -> Mapping[str, Rule]:
        return {rule.rule: rule for rule in self.rules}

    @cached_property
    def rows_of(self) -> Mapping[str, tuple[Row, ...]]:
        rows_of: dict[str, list[Row]] = {rule.rule: [] for rule in self.rules}
        for row in self.rows:
            rows_of[row.rule].append(row)
        return {rule: tuple(rows) for rule, rows in rows_of.items()}

    @cached_property
    def asker(self) -> Rows[Row]:
        """Its rows, as they are asked when two revisions are compared."""
        offered = {
            rule.rule: {name: fact.answers for name, fact in rule.facts.items()}
            for rule in self.rules
        }
        return Rows(self.rows_of, offered)

    @cached_property
    def case_of(self) -> Mapping[str, Case]:
        return {case.id: case for case in self.cases}

    @cached_property
    def case_ids(self) -> frozenset[str]:
        """Every case that has a file, broken ones too."""
        return frozenset((*self.case_of, *(case.id for case in self.broken_cases)))

    @cached_property
    def steps(self) -> Mapping[str, tuple[Step, ...]]:
        """Every step by its word, without hand-overs."""
        steps: dict[str, dict[Step, None]] = {}
        for step in (step for row in self.rows for step in row.ruling):
            if not step.leads_to:
                steps.setdefault(step.word, {})[step] = None
        return {word: tuple(each) for word, each in steps.items()}

    def hand_overs(self, rule: str) -> Mapping[str, tuple[str, ...]]:
        """By the rule that is gone on in: the paragraphs and the moments of the hand-over."""
        found: dict[str, dict[str, None]] = {}
        for step in (step for row in self.rows_of.get(rule, ()) for step in row.ruling):
            if step.leads_to:
                moment = "" if step.when == "now" else f" ({step.when})"
                found.setdefault(step.leads_to, {})[f"§ {step.law}{moment}"] = None
        return {rule: tuple(sorted(each)) for rule, each in found.items()}

    def verdicts(self, rule: str) -> Mapping[Ruling, tuple[str, ...]]:
        """The verdicts of a rule by what is ruled; the same ruling may have more than one."""
        verdicts: dict[Ruling, dict[str, None]] = {}
        for row in self.rows_of.get(rule, ()):
            verdicts.setdefault(row.ruled, {}).update({row.verdict: None} if row.verdict else {})
        return {ruled: tuple(each) for ruled, each in verdicts.items()}

    @cached_property
    def guarded(self) -> frozenset[str]:
        """The rows that a case guards."""
        return frozenset(row for case in self.cases for row in case.guards)


def parse(data: Mapping[str, Iterable[Any]], name: str) -> Snapshot:
    return Snapshot.model_validate({**data, "name": name})


def snapshot(book: Rulebook, casebook: Casebook, name: str) -> Snapshot:
    """The snapshot of this program's own rules and cases."""
    return parse(everything(book, casebook), name)

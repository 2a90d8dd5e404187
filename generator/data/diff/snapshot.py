"""A snapshot of a revision: its rules, rows and cases, as its own code writes them in JSON."""

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any

from generator.cases.casebook import Casebook
from generator.cases.precedents import Precedents
from generator.data.entries import everything
from generator.data.models import Case, Everything, Row, Rule, Step
from generator.engine.partings import Rows, Ruling
from generator.engine.rulebook import Rulebook


class Snapshot(Everything):
    """Everything one revision says, by its names."""

    name: str = ""
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
        return frozenset((*self.case_of, *(case.id for case in self.unsound)))

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


def snapshot(
    book: Rulebook, casebook: Casebook, name: str, outside: Precedents | None = None
) -> Snapshot:
    """The snapshot of this program's own rules and cases."""
    return parse(dict(everything(book, casebook, outside)), name)

"""The result of a mutation run in Danish: the share that is killed, and the cases wanted."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import yaml

from generator.cases.stub import stub
from generator.checks.mutants.guardians import Counterexample
from generator.checks.mutants.run import Result, Status, short_name
from generator.engine.rulebook import Rulebook
from generator.text.danish import decimal
from generator.text.files import ROOT
from rules_src.model.facts import Answer

EXPLAINED = ROOT / "rules_src" / "unguarded.yaml"
GOAL = 0.95
WORDED_GOAL = 0.99
"""Of the changes of what is read, by the wording that is held fast or by a case."""


@dataclass(frozen=True)
class Report:
    """The results, and the explanations of surviving mutants."""

    results: Sequence[Result]
    reasons: Mapping[tuple[str, str], str]
    """By module and change."""

    @cached_property
    def counted(self) -> list[Result]:
        """Killed and surviving mutants."""
        return [r for r in self.results if r.outcome.status in (Status.KILLED, Status.SURVIVED)]

    @property
    def survivors(self) -> list[Result]:
        return self.of(Status.SURVIVED)

    @property
    def open(self) -> list[Result]:
        """Survivors without an explanation: each wants a case."""
        return [result for result in self.survivors if key_of(result) not in self.reasons]

    @property
    def killed(self) -> float:
        """The share of the counted changes of rulings that a case kills."""
        return self._killed(worded=False)

    @property
    def killed_worded(self) -> float:
        """The share of the counted changes of words that anything kills."""
        return self._killed(worded=True)

    def _killed(self, *, worded: bool) -> float:
        counted = [result for result in self.counted if result.mutation.worded is worded]
        killed = sum(result.outcome.status is Status.KILLED for result in counted)
        return killed / len(counted) if counted else 1.0

    @property
    def in_order(self) -> bool:
        return self.killed >= GOAL and self.killed_worded >= WORDED_GOAL and not self.open

    def of(self, status: Status) -> list[Result]:
        return [result for result in self.results if result.outcome.status is status]

    def unneeded(self) -> list[tuple[str, str]]:
        """Explanations of mutants that are killed or no longer made, in the modules tried."""
        tried = {_module(result) for result in self.results}
        survived = {key_of(result) for result in self.survivors}
        return [key for key in self.reasons if key[0] in tried and key not in survived]


def key_of(result: Result) -> tuple[str, str]:
    return _module(result), result.mutation.name


def _module(result: Result) -> str:
    return short_name(result.module)


def explained(path: Path = EXPLAINED) -> dict[tuple[str, str], str]:
    """Read the explanations, by module and change."""
    entries: list[dict[str, Any]] = yaml.safe_load(path.read_text("utf-8")) or []
    return {(e["module"], change): e["why"] for e in entries for change in e["changes"]}


def report_text(report: Report, book: Rulebook, root: Path) -> Iterator[str]:
    """A line for each module, then each unexplained survivor with the case it wants."""
    by_module: dict[str, list[Result]] = {}
    for result in report.counted:
        by_module.setdefault(_module(result), []).append(result)
    width = max(map(len, by_module), default=0)
    for module, results in by_module.items():
        killed = sum(r.outcome.status is Status.KILLED for r in results)
        yield f"{module:{width}}  {killed:4} af {len(results):4} opdaget"
    for result in report.open:
        path, mutation = Path(result.file), result.mutation
        file = path.relative_to(root) if path.is_relative_to(root) else path
        yield f"\n{file}:{mutation.line}: ingen sag opdager: {mutation.name}"
        if example := result.outcome.counterexample:
            yield f"  kendelsen bliver: {example.ruling or 'tom'}"
            yield f"  ønsket sag: {' '.join(['python -m generator case', *words(book, example)])}"
    for module, change in report.unneeded():
        yield f"\n{EXPLAINED.name}: forklaringen er ikke nødvendig: {module}: {change}"
    yield f"\n{summary(report)}"


def summary(report: Report) -> str:
    equivalent, invalid = len(report.of(Status.EQUIVALENT)), len(report.of(Status.INVALID))
    share, worded = decimal(100 * report.killed), decimal(100 * report.killed_worded)
    words = sum(result.mutation.worded for result in report.counted)
    reasons = len(report.survivors) - len(report.open)
    parts = [
        f"{len(report.counted) - words} ændringer af reglerne, {share} % opdaget af sagerne alene",
        f"{words} ændringer af ordene, {worded} % opdaget" if words else "",
        f"{len(report.open)} mangler en sag" if report.open else "",
        f"{reasons} er forklaret" if reasons else "",
        f"{equivalent} dømmer som før i enhver situation" if equivalent else "",
        f"{invalid} kan ikke læses ind" if invalid else "",
    ]
    return ", ".join(part for part in parts if part) + "."


def words(book: Rulebook, example: Counterexample) -> list[str]:
    """The arguments of `case` for a case that would kill the mutant."""
    starts = [rule for rule in book.entered if example.rule in rule.reach]
    start = book[example.rule] if book[example.rule].entered else starts[0]
    return [start.name, *(f"{name}={key}" for name, key in example.keys.items())]


def wanted_case(book: Rulebook, result: Result) -> str:
    """The file of a case that would kill the mutant, all but its story filled in."""
    example = result.outcome.counterexample
    if example is None:
        return ""
    answers = _answers(book, example)
    row = next(row for row in book[example.rule].rows if row.covers(answers))
    file = (
        (example.later and stub(book, book[example.later].rows[0], (), answers, adds=True))
        or stub(book, row, (), answers, adds=True)
        or stub(book, row, adds=True)
    )
    if not file:
        return ""
    schema, _, rest = file.text.partition("\n")
    return f"{schema}\n# Sagen skal opdage: {key_of(result)[0]}: {result.mutation.name}\n{rest}"


def _answers(book: Rulebook, example: Counterexample) -> dict[str, Answer]:
    """The answers of a counterexample; some of them are to the rules before."""
    before = (rule for rule in book.rules.values() if example.rule in rule.reach)
    rules = [book[example.rule], *before]
    facts = {n: f for rule in reversed(rules) for n, f in rule.facts.items()}
    return {name: facts[name].answers[key] for name, key in example.keys.items()}

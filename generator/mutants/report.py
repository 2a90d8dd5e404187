"""What the mutants showed, in Danish: how many were noticed, and the cases that are wanted."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import yaml

from generator.cases.stub import EMPTY, Told, stub
from generator.engine.rulebook import Rulebook
from generator.mutants.guardians import Parting
from generator.mutants.run import Result
from generator.mutants.sandbox import short
from rules_src.model.facts import Answer

EXPLAINED = Path(__file__).with_name("explained.yaml")
GOAL = 0.95


@dataclass(frozen=True)
class Report:
    """The results, with those that somebody has explained."""

    results: Sequence[Result]
    reasons: Mapping[tuple[str, str], str]
    """By module and change."""

    @cached_property
    def counted(self) -> list[Result]:
        """Every change that is one: the module can be read, and it rules otherwise somewhere."""
        return [r for r in self.results if not (r.verdict.fails or r.verdict.equivalent)]

    @property
    def survivors(self) -> list[Result]:
        return [result for result in self.counted if result.verdict.survives]

    @property
    def open(self) -> list[Result]:
        """Survivors that nobody has explained: each wants a case."""
        return [result for result in self.survivors if key_of(result) not in self.reasons]

    @property
    def noticed(self) -> float:
        found = len(self.counted)
        return (found - len(self.survivors)) / found if found else 1.0

    @property
    def in_order(self) -> bool:
        return self.noticed >= GOAL and not self.open

    def unneeded(self) -> list[tuple[str, str]]:
        """Explanations of changes that are noticed, or no longer made, in the modules tried."""
        tried = {_module(result) for result in self.results}
        survived = {key_of(result) for result in self.survivors}
        return [key for key in self.reasons if key[0] in tried and key not in survived]


def key_of(result: Result) -> tuple[str, str]:
    return _module(result), result.mutation.name


def _module(result: Result) -> str:
    return short(result.module)


def explained(path: Path = EXPLAINED) -> dict[tuple[str, str], str]:
    """The reasons, from the file in which they are kept."""
    entries: list[dict[str, Any]] = yaml.safe_load(path.read_text("utf-8")) or []
    return {(e["module"], change): e["why"] for e in entries for change in e["changes"]}


def told(report: Report, book: Rulebook, root: Path) -> Iterator[str]:
    """A line for each module, then each survivor with the case it wants."""
    by_module: dict[str, list[Result]] = {}
    for result in report.counted:
        by_module.setdefault(_module(result), []).append(result)
    width = max(map(len, by_module), default=0)
    for module, results in by_module.items():
        lives = sum(r.verdict.survives for r in results)
        yield f"{module:{width}}  {len(results) - lives:4} af {len(results):4} opdaget"
    for result in report.open:
        yield ""
        yield from _wanted(book, result, root)
    for module, change in report.unneeded():
        yield f"\n{EXPLAINED.name}: forklaringen er ikke nødvendig: {module}: {change}"
    yield f"\n{summary(report)}"


def summary(report: Report) -> str:
    share = f"{100 * report.noticed:.1f}".replace(".", ",")
    same = sum(result.verdict.equivalent for result in report.results)
    unread = sum(bool(result.verdict.fails) for result in report.results)
    reasons = len(report.survivors) - len(report.open)
    parts = [
        f"{len(report.counted)} ændringer af reglerne, {share} % opdaget af sagerne alene",
        f"{len(report.open)} mangler en sag" if report.open else "",
        f"{reasons} er forklaret" if reasons else "",
        f"{same} dømmer som før i enhver situation" if same else "",
        f"{unread} kan ikke læses ind" if unread else "",
    ]
    return ", ".join(part for part in parts if part) + "."


def _wanted(book: Rulebook, result: Result, root: Path) -> Iterator[str]:
    path = Path(result.file)
    file = path.relative_to(root) if path.is_relative_to(root) else path
    yield f"{file}:{result.mutation.line}: ingen sag opdager: {result.mutation.name}"
    parting = result.verdict.parting
    if parting:
        yield f"  kendelsen bliver: {parting.now or 'tom'}"
        yield f"  ønsket sag: {' '.join(['python -m generator case', *words(book, parting)])}"


def words(book: Rulebook, parting: Parting) -> list[str]:
    """How `case` is asked for a case that would notice, from the rule a director enters by."""
    starts = [r for r in book.rules if book[r].entered and parting.rule in book[r].reach]
    start = parting.rule if book[parting.rule].entered else starts[0]
    return [start, *(f"{name}={key}" for name, key in parting.keys.items())]


def prefilled(book: Rulebook, result: Result) -> str:
    """The file of a case that would notice; only what a person must tell is left."""
    parting = result.verdict.parting
    if parting is None:
        return ""
    answers = _answers(book, parting)
    row = next(row for row in book[parting.rule].rows if row.covers(answers))
    told = Told(adds=EMPTY)
    later = parting.later
    made = later and stub(book, book[later].rows[0], answers=answers, told=told)
    made = made or stub(book, row, answers=answers, told=told) or stub(book, row, told=told)
    if made is None:
        return ""
    schema, _, rest = made.text.partition("\n")
    return f"{schema}\n# Sagen skal opdage: {key_of(result)[0]}: {result.mutation.name}\n{rest}"


def _answers(book: Rulebook, parting: Parting) -> dict[str, Answer]:
    """Some of them were given to the rules before."""
    rules = [parting.rule, *(rule for rule in book.rules if parting.rule in book[rule].reach)]
    facts = {n: f for rule in reversed(rules) for n, f in book[rule].facts.items()}
    return {name: facts[name].answers[key] for name, key in parting.keys.items()}

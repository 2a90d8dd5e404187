"""`mutants`: change every rule, and list the mutants that no case kills, with the cases wanted."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import yaml

from generator.cases.findings import did_you_mean
from generator.cases.stub import stub
from generator.checks.mutants.run import (
    MutationRun,
    Result,
    RuleModules,
    Status,
    changed_modules,
    short_name,
)
from generator.cli.console import FINDINGS, OK, Console, Parser, Progress, UsageError
from generator.diff.snapshot import changed_files
from generator.engine.rulebook import Rulebook
from generator.text.danish import decimal
from generator.text.files import ROOT

ABOUT = """Ændr hver regel på prøve, og se, om en sag opdager det.

  mutants                                hele lovsamlingen
  mutants law_26_lead_restrictions       én lov
  mutants --since main                   de love, som ændringen siden main rører
  mutants --files .cache/oensker         skriv de sager, der mangler, som filer

Sagerne skal opdage, at en kendelse er en anden; at noget siges til en anden
eller på et andet tidspunkt, opdager tests/golden/rows.txt. Slutkode 1: under
95 % af de første eller 99 % af de andre er opdaget, eller en ændring er
hverken opdaget eller forklaret."""

EVERY = 5.0
"""Seconds between two lines of progress in a log."""


EXPLAINED = ROOT / "rules_src" / "unguarded.yaml"
GOAL = 0.95
WORDED_GOAL = 0.99
"""Of the changes of what is read, by a row or a pair that reads otherwise or by a case."""


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

    def killed(self, *, worded: bool = False) -> float:
        """The share of the counted changes of rulings that a case kills, or of words, anything."""
        counted = [result for result in self.counted if result.mutation.worded is worded]
        killed = sum(result.outcome.status is Status.KILLED for result in counted)
        return killed / len(counted) if counted else 1.0

    @property
    def in_order(self) -> bool:
        enough = self.killed() >= GOAL and self.killed(worded=True) >= WORDED_GOAL
        return enough and not self.open

    def of(self, status: Status) -> list[Result]:
        return [result for result in self.results if result.outcome.status is status]

    def unneeded(self) -> list[tuple[str, str]]:
        """Explanations of mutants that are killed or no longer made, in the modules tried."""
        tried = {short_name(result.module) for result in self.results}
        survived = {key_of(result) for result in self.survivors}
        return [key for key in self.reasons if key[0] in tried and key not in survived]


def key_of(result: Result) -> tuple[str, str]:
    return short_name(result.module), result.mutation.name


def explained(path: Path = EXPLAINED) -> dict[tuple[str, str], str]:
    """Read the explanations, by module and change."""
    entries: list[dict[str, Any]] = yaml.safe_load(path.read_text("utf-8")) or []
    return {(e["module"], change): e["why"] for e in entries for change in e["changes"]}


def report_text(report: Report, book: Rulebook, root: Path) -> Iterator[str]:
    """A line for each module, then each unexplained survivor with the case it wants."""
    by_module: dict[str, list[Result]] = {}
    for result in report.counted:
        by_module.setdefault(short_name(result.module), []).append(result)
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
            starts = [rule.name for rule in book.entered if example.rule in rule.reach]
            start = example.rule if example.rule in starts else starts[0]
            typed = " ".join((start, *(f"{name}={key}" for name, key in example.keys.items())))
            yield f"  ønsket sag: python -m generator case {typed}"
    for module, change in report.unneeded():
        yield f"\n{EXPLAINED.name}: forklaringen er ikke nødvendig: {module}: {change}"
    yield f"\n{summary(report)}"


def summary(report: Report) -> str:
    equivalent, invalid = len(report.of(Status.EQUIVALENT)), len(report.of(Status.INVALID))
    share, worded = (decimal(100 * report.killed(worded=each)) for each in (False, True))
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


def wanted_case(book: Rulebook, result: Result) -> str:
    """The file of a case that would kill the mutant, all but its story filled in."""
    example = result.outcome.counterexample
    if example is None:
        return ""
    # some of them are to the rules before
    before = (rule for rule in book.rules.values() if example.rule in rule.reach)
    rules = [book[example.rule], *before]
    facts = {n: f for rule in reversed(rules) for n, f in rule.facts.items()}
    answers = {name: facts[name].answers[key] for name, key in example.keys.items()}
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


def mutants(console: Console, words: Sequence[str]) -> int:
    """Ændr hver regel på prøve, og se, om en sag opdager det."""
    parser = Parser("mutants", ABOUT, "[MODUL …] [--since REVISION] [--files MAPPE]")
    parser.options.add_argument("--since", metavar="REVISION", help="kun det, der er ændret siden")
    parser.options.add_argument("--files", metavar="MAPPE", help="skriv de ønskede sager her")
    options = parser.read(words)
    modules = [name for word in options.words for name in _modules(console, word)]
    if options.since:
        modules += changed_modules(console.book, changed_files(console.root, options.since))
        if not modules:
            console.note(f"Siden {options.since} er ingen lov og ingen sag ændret.")
            return OK
    run = MutationRun(console.book, console.casebook(), modules, words=True)
    progress = Progress(console.err, "ændringer prøvet", EVERY)
    report = Report(run.results(progress.show), explained())
    progress.clear()
    for line in report_text(report, console.book, console.root):
        console.say(line)
    if options.files:
        folder = Path(options.files)
        folder.mkdir(parents=True, exist_ok=True)
        for number, result in enumerate(report.open, 1):
            name = f"{number:03}-{short_name(result.module)}.yaml"
            (folder / name).write_text(wanted_case(console.book, result), "utf-8")
        console.note(f"{len(report.open)} ønskede sager er skrevet i {folder}/.")
    return OK if report.in_order else FINDINGS


def _modules(console: Console, word: str) -> tuple[str, ...]:
    """Find modules by their own name, by that of their law, or by a rule that one holds."""
    known = {name: (rule.function.__module__,) for name, rule in console.book.rules.items()}
    for name in RuleModules(console.book).by_name:
        law = short_name(name).partition(".")[0]
        known |= {short_name(name): (name,), law: (*known.get(law, ()), name)}
    if word not in known:
        raise UsageError(f"ukendt modul eller regel »{word}«; {did_you_mean(word, sorted(known))}")
    return known[word]

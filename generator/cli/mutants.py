"""`mutants`: change every rule, and list the mutants that no case kills."""

import time
from collections.abc import Sequence
from pathlib import Path

from generator.cases.findings import did_you_mean
from generator.checks.mutants.report import Report, explained, report_text, wanted_case
from generator.checks.mutants.run import MutationRun, RuleModules, changed_modules, short_name
from generator.cli.console import FINDINGS, OK, Console, Parser, UsageError
from generator.diff.snapshot import RevisionError, changed_files

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


def mutants(console: Console, words: Sequence[str]) -> int:
    """Ændr hver regel på prøve, og se, om en sag opdager det."""
    parser = Parser("mutants", ABOUT, "[MODUL …] [--since REVISION] [--files MAPPE]")
    parser.options.add_argument("--since", metavar="REVISION", help="kun det, der er ændret siden")
    parser.options.add_argument("--files", metavar="MAPPE", help="skriv de ønskede sager her")
    options = parser.read(words)
    modules = [name for word in options.words for name in _modules(console, word)]
    if options.since:
        try:
            files = changed_files(console.root, options.since)
        except RevisionError as error:
            raise UsageError(str(error)) from error
        modules += changed_modules(console.book, files)
        if not modules:
            console.note(f"Siden {options.since} er ingen lov og ingen sag ændret.")
            return OK
    run = MutationRun(console.book, console.casebook(), modules, words=True)
    report = Report(run.results(_Progress(console).show), explained())
    for line in report_text(report, console.book, console.root):
        console.say(line)
    if options.files:
        _write(console, report, Path(options.files))
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


class _Progress:
    """Progress: often on a terminal, rarely in a log."""

    def __init__(self, console: Console) -> None:
        self.console, self.next = console, time.monotonic() + 1

    def show(self, done: int, total: int) -> None:
        if time.monotonic() < self.next and done < total:
            return
        terminal = self.console.err.isatty()
        self.next = time.monotonic() + (0.1 if terminal else EVERY)
        end = "\n" if done == total or not terminal else ""
        text = f"{done} af {total} ændringer prøvet"
        print(f"\r{text}" if terminal else text, end=end, file=self.console.err, flush=True)


def _write(console: Console, report: Report, folder: Path) -> None:
    """Write each wanted case to a file, all but its story filled in."""
    folder.mkdir(parents=True, exist_ok=True)
    for number, result in enumerate(report.open, 1):
        name = f"{number:03}-{short_name(result.module)}.yaml"
        (folder / name).write_text(wanted_case(console.book, result), "utf-8")
    console.note(f"{len(report.open)} ønskede sager er skrevet i {folder}/.")

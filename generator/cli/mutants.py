"""`mutants`: change every rule, and list what no case of the casebook notices."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path

from generator.cli.console import FINDINGS, OK, Console, Parser, UsageError
from generator.findings import did_you_mean
from generator.mutants.report import Report, explained, prefilled, told
from generator.mutants.run import Trial
from generator.mutants.sandbox import Sources, short

ABOUT = """Ændr hver regel på prøve, og se, om en sag opdager det.

  mutants                                hele lovsamlingen
  mutants law_26_lead_restrictions       én lov
  mutants --files .cache/oensker         skriv de sager, der mangler, som filer

Slutkode 1: under 95 % er opdaget, eller en ændring er hverken opdaget eller forklaret."""

EVERY = 5.0
"""Seconds between two words about how far it has come."""


def mutants(console: Console, words: Sequence[str]) -> int:
    """Ændr hver regel på prøve, og se, om en sag opdager det."""
    parser = Parser("mutants", ABOUT, "[MODUL …] [--files MAPPE]")
    parser.options.add_argument("--files", metavar="MAPPE", help="skriv de ønskede sager her")
    given = parser.read(words)
    report = _report(console, [name for word in given.words for name in _modules(console, word)])
    for line in told(report, console.book, console.root):
        console.say(line)
    if given.files:
        _write(console, report, Path(given.files))
    return OK if report.in_order else FINDINGS


def _modules(console: Console, word: str) -> tuple[str, ...]:
    """Find modules by their own name, by that of their law, or by a rule that one holds."""
    known = {name: (rule.function.__module__,) for name, rule in console.book.rules.items()}
    for name in Sources(console.book).by_name:
        law = short(name).partition(".")[0]
        known |= {short(name): (name,), law: (*known.get(law, ()), name)}
    if word not in known:
        raise UsageError(f"ukendt modul eller regel »{word}«; {did_you_mean(word, sorted(known))}")
    return known[word]


def _report(console: Console, modules: Sequence[str]) -> Report:
    trial = Trial(console.book, console.casebook(), modules)
    return Report(trial.results(_Progress(console).shown), explained())


class _Progress:
    """On a terminal all the time, in a log now and then."""

    def __init__(self, console: Console) -> None:
        self.console, self.next = console, time.monotonic() + 1

    def shown(self, done: int, of: int) -> None:
        if time.monotonic() < self.next and done < of:
            return
        terminal = self.console.err.isatty()
        self.next = time.monotonic() + (0.1 if terminal else EVERY)
        end = "\n" if done == of or not terminal else ""
        text = f"{done} af {of} ændringer prøvet"
        print(f"\r{text}" if terminal else text, end=end, file=self.console.err, flush=True)


def _write(console: Console, report: Report, folder: Path) -> None:
    """Each wanted case in a file of its own, with everything filled in but the story."""
    folder.mkdir(parents=True, exist_ok=True)
    for number, result in enumerate(report.open, 1):
        name = f"{number:03}-{short(result.module)}.yaml"
        (folder / name).write_text(prefilled(console.book, result), "utf-8")
    console.complain(f"{len(report.open)} ønskede sager er skrevet i {folder}/.")

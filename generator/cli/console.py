"""What the commands share: output, arguments and usage errors."""

from __future__ import annotations

import argparse
import re
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Any, TextIO

from generator.cases.casebook import Casebook, read_casebook
from generator.cases.findings import Code, Finding, Place, did_you_mean
from generator.cases.host import AddressError, host_of
from generator.cases.precedents import Precedents, read_precedents
from generator.checks.run import CheckResult, run
from generator.engine.rulebook import Rulebook, RuleEntry
from generator.text.files import RefusedError
from generator.views.content import Content
from rules_src.model.situation import Edition, Situation
from rules_src.presentation import Presentation
from rules_src.theorems.theorem import Theorem

OK, FINDINGS, USAGE = 0, 1, 2
SLOW = 2.0
"""Seconds before progress is shown."""


class UsageError(RefusedError):
    """A command with wrong arguments."""


@dataclass(frozen=True)
class Console:
    """The project a command works on, and its output."""

    root: Path
    situations: tuple[Situation, ...]
    theorems: tuple[Theorem, ...] = ()
    presentation: Presentation = field(default_factory=Presentation, kw_only=True)
    edition: Edition | None = field(default=None, kw_only=True)
    """The edition the situations are of; None where they are of none."""
    out: TextIO = field(default_factory=lambda: sys.stdout)
    err: TextIO = field(default_factory=lambda: sys.stderr)

    @classmethod
    def of_today(cls, root: Path, **streams: Any) -> Console:
        """On the real rules, of the edition that is in force; a law being edited may not import."""
        from rules_src.editions import L2017
        from rules_src.presentation import PRESENTATION
        from rules_src.theorems import THEOREMS

        return cls(
            root, L2017.situations, THEOREMS, presentation=PRESENTATION, edition=L2017, **streams
        )

    @cached_property
    def book(self) -> Rulebook:
        if self.edition and self.edition.situations is self.situations:
            return Rulebook.of(self.edition)
        return Rulebook(self.situations)

    @property
    def folder(self) -> Path:
        return self.root / "rules_src" / "casebook"

    def casebook(self) -> Casebook:
        """Read every case, and show progress."""
        progress = Progress(self.err, "sager")
        casebook = read_casebook(self.folder, self.book, self.root, progress.show)
        progress.clear()
        return casebook

    def content(self, casebook: Casebook) -> Content:
        """What pages and documents are made from, when all is checked."""
        host = host_of(self.root)
        return Content(self.book, casebook, self.theorems, self.presentation, host, self.precedents)

    @cached_property
    def precedents(self) -> Precedents:
        """The rulings from outside, put to the rules."""
        return read_precedents(self.root / "rules_src" / "precedents", self.book, self.root)

    def check(self) -> CheckResult:
        """Check rules, theorems and cases, and show progress."""
        progress = Progress(self.err, "sager")
        result = run(
            self.book, self.theorems, self.presentation, self.folder, self.root, progress.show
        )
        progress.clear()
        if result.broken:
            self.note("Sagerne er ikke prøvet: det kan de først, når reglerne er i orden.")
            return result
        found = [*result.findings, *self.precedents.findings]
        try:
            host_of(self.root)
        except AddressError as error:
            found.append(Finding(Place("pyproject.toml", error.line), Code.SETTING, str(error)))
        return replace(result, findings=tuple(found))

    def say(self, text: str = "") -> None:
        """Print a line of the result, on standard output."""
        print(text, file=self.out)

    def note(self, text: str) -> None:
        """Print a line about the run, on standard error."""
        print(text, file=self.err)

    def rule(self, word: str) -> RuleEntry:
        """The rule of that name; the error for any other word suggests one."""
        if word in self.book:
            return self.book[word]
        rules = self.book.rules
        labels = [(s.slug, s.rule.__name__) for s in self.situations]
        labels += [(rule.title, name) for name, rule in rules.items()]
        if ruling := self._rules_of_law(word):
            raise UsageError(f"»{word}« er en paragraf; den hører til {', '.join(ruling)}")
        raise UsageError(f"ukendt regel »{word}«; {did_you_mean(word, rules, labels)}")

    def _rules_of_law(self, word: str) -> list[str]:
        """The rules of the situations that a law belongs to, if the word is one: `36A`, `§ 36`."""
        written = re.sub(r"[\s\u00a0§().]", "", word)
        number = re.match(r"\d+", written)
        if not number:
            return []
        law = written.casefold()
        cited = [
            rule.name
            for rule in self.book.rules.values()
            if any(_is_in(step.law.casefold(), law) for row in rule.rows for step in row.ruling)
        ]
        headed = (s.rule.__name__ for s in self.situations if number[0] in s.laws)
        return cited or [*headed]


def _is_in(law: str, above: str) -> bool:
    """`36b2` is in `36b2`, `36b` and `36`, and not in `3`."""
    rest = law.removeprefix(above)
    return law.startswith(above) and not (rest[:1].isdigit() and above.isdigit())


class Progress:
    """`412 af 2000 sager` on a terminal after a while; in a log at most every `pause` seconds."""

    def __init__(self, err: TextIO, what: str, pause: float = 0) -> None:
        self.err, self.what, self.pause = err, what, pause
        self.terminal, self.next = err.isatty(), time.monotonic() + SLOW

    def show(self, done: int, total: int) -> None:
        if time.monotonic() < self.next or not (self.terminal or self.pause):
            return
        self.next = time.monotonic() + (0.1 if self.terminal else self.pause)
        told = f"{done} af {total} {self.what}"
        begin, end = ("\r", "") if self.terminal else ("", "\n")
        print(f"{begin}{told}", end=end, file=self.err, flush=True)

    def clear(self) -> None:
        if self.terminal:
            print("\r" + " " * 40 + "\r", end="", file=self.err)


class _Formatter(argparse.RawDescriptionHelpFormatter):
    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, "Brug: ")


PROBLEMS = {
    "expected one argument": "mangler det, der skal stå efter",
    "expected at least one argument": "mangler det, der skal stå efter",
}
PROBLEM = re.compile(rf"argument (\S+): ({'|'.join(PROBLEMS)})")
"""What argparse says of an option, in English."""


class Parser(argparse.ArgumentParser):
    """argparse in Danish: usage, help and errors."""

    def __init__(self, command: str, about: str, words: str = "") -> None:
        super().__init__(
            prog=f"python -m generator {command}",
            usage=f"%(prog)s {words}".strip(),
            description=about,
            formatter_class=_Formatter,
            add_help=False,
            allow_abbrev=False,
        )
        self.command = command
        self.add_argument("words", nargs="*", help=argparse.SUPPRESS)
        self.options = self.add_argument_group("Valg")
        self.options.add_argument("-h", "--help", action="help", help="vis denne hjælp")

    def read(self, words: Sequence[str]) -> argparse.Namespace:
        options, extra = self.parse_known_intermixed_args(words)
        if extra and extra[0].startswith("-"):
            known = [name for action in self._actions for name in action.option_strings]
            raise UsageError(f"ukendt valg »{extra[0]}«; {did_you_mean(extra[0], known)}")
        return options

    def read_options(self, words: Sequence[str]) -> argparse.Namespace:
        """The options of a command that takes no other words."""
        options = self.read(words)
        if options.words:
            raise UsageError(f"{self.command} tager ingen argumenter; slet »{options.words[0]}«")
        return options

    def error(self, message: str) -> Any:
        """Say in Danish what argparse says; other than these it has nothing to say here."""
        found = PROBLEM.fullmatch(message)
        reason = f"{found[1]} {PROBLEMS[found[2]]}" if found else message
        raise UsageError(f"kommandoen kan ikke læses ({reason}); se {self.prog} --help")

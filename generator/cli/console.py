"""What the commands share: where they read and write, and how they refuse."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, TextIO

from generator.cases.casebook import Casebook, read_casebook
from generator.engine.rulebook import Rulebook
from generator.findings import did_you_mean
from rules_src.model.situation import Situation
from rules_src.presentation import Presentation
from rules_src.theorems.theorem import Claim

OK, FINDINGS, USAGE = 0, 1, 2
SLOW = 2.0
"""Seconds before progress is shown."""


class UsageError(Exception):
    """The command was called in a way it does not know; told in Danish, exit code 2."""


@dataclass(frozen=True)
class Console:
    """Where a command runs, and the streams it talks through."""

    root: Path
    situations: tuple[Situation, ...]
    claims: tuple[Claim, ...] = ()
    presentation: Presentation = field(default_factory=Presentation, kw_only=True)
    out: TextIO = field(default_factory=lambda: sys.stdout)
    err: TextIO = field(default_factory=lambda: sys.stderr)
    into: TextIO = field(default_factory=lambda: sys.stdin)

    @cached_property
    def book(self) -> Rulebook:
        return Rulebook(self.situations)

    @property
    def folder(self) -> Path:
        return self.root / "rules_src" / "casebook"

    def casebook(self) -> Casebook:
        progress = Progress(self.err)
        casebook = read_casebook(self.folder, self.book, self.root, progress.shown)
        progress.done()
        return casebook

    def say(self, text: str = "") -> None:
        print(text, file=self.out)

    def complain(self, text: str) -> None:
        print(text, file=self.err)

    def asks(self, prompt: str) -> str:
        """One line from the person at the keyboard."""
        print(prompt, end="", file=self.out, flush=True)
        line = self.into.readline()
        if not line:
            raise EOFError
        return line.strip()

    @property
    def is_conversation(self) -> bool:
        """Whether a person sits at both ends."""
        return self.into.isatty() and self.out.isatty()

    def rule(self, word: str) -> str:
        """The rule of that name, or a refusal that knows its address and title too."""
        if word in self.book.rules:
            return word
        rules = self.book.rules
        labels = [(s.slug, s.rule.__name__) for s in self.situations]
        labels += [(self.book[name].title, name) for name in rules]
        raise UsageError(f"ukendt regel »{word}«; {did_you_mean(word, rules, labels)}")


class Progress:
    """`412 af 2000 sager` on a terminal, once it has taken a while."""

    def __init__(self, err: TextIO) -> None:
        self.err, self.begun, self.told = err, time.monotonic(), False

    def shown(self, done: int, of: int) -> None:
        if done % 50 or not self.err.isatty() or time.monotonic() - self.begun < SLOW:
            return
        self.told = True
        print(f"\r{done} af {of} sager", end="", file=self.err, flush=True)

    def done(self) -> None:
        if self.told:
            print("\r" + " " * 30 + "\r", end="", file=self.err)


class _Formatter(argparse.RawDescriptionHelpFormatter):
    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, "Brug: ")


class Parser(argparse.ArgumentParser):
    """argparse in Danish: its own words for usage and help, and refusals without English."""

    def __init__(self, command: str, about: str, words: str = "") -> None:
        super().__init__(
            prog=f"python -m generator {command}",
            usage=f"%(prog)s {words}".strip(),
            description=about,
            formatter_class=_Formatter,
            add_help=False,
            allow_abbrev=False,
        )
        self.add_argument("words", nargs="*", help=argparse.SUPPRESS)
        self.options = self.add_argument_group("Valg")
        self.options.add_argument("-h", "--help", action="help", help="vis denne hjælp")

    def read(self, given: Sequence[str]) -> argparse.Namespace:
        found, extra = self.parse_known_intermixed_args(given)
        if extra and extra[0].startswith("-"):
            known = [name for action in self._actions for name in action.option_strings]
            raise UsageError(f"ukendt valg »{extra[0]}«; {did_you_mean(extra[0], known)}")
        return found

    def error(self, message: str) -> Any:
        raise UsageError(f"kommandoen kan ikke læses ({message}); se {self.prog} --help")

"""Counted rulings: files from the logs of directors, without names, boards or free text."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from generator.cases.club import LONGEST_NAME
from generator.cases.document.reader import Document, Spot, read
from generator.cases.findings import Code, Finding, Place, did_you_mean
from generator.cases.location import path_from
from generator.engine.rulebook import Rulebook
from rules_src.model.facts import Answer

CLUB, COUNTED = "club", "counts"
MONTH, RULE, ANSWERS, NUMBER = "month", "rule", "answers", "number"
"""The keys of a file, and those of each line of it."""
ENOUGH = 500
"""Rulings that must be counted before an order follows them."""
A_MONTH = re.compile(r"20\d\d-(0[1-9]|1[0-2])")
A_NUMBER = re.compile(r"[1-9]\d{0,2}")


@dataclass(frozen=True)
class Counted:
    """How often a club's directors came to a row in a month."""

    club: str
    """Empty where the club is not named."""
    month: str
    row: str
    rule: str
    number: int


@dataclass(frozen=True)
class Counts:
    """What was counted in every file that can be read whole, and every finding."""

    every: tuple[Counted, ...] = ()
    files: int = 0
    findings: tuple[Finding, ...] = ()

    @property
    def total(self) -> int:
        return sum(one.number for one in self.every)

    def followed(self, book: Rulebook) -> Mapping[str, int]:
        """How often each situation was ruled in, by its rule; nothing until enough is counted."""
        found: Counter[str] = Counter()
        for one in self.every if self.total >= ENOUGH else ():
            found[book[one.rule].situation.rule.__name__] += one.number
        return found


def read_counts(folder: Path, book: Rulebook, root: Path) -> Counts:
    """Read every file of a folder; nothing is taken of a file with a mistake."""
    counted: list[Counted] = []
    findings: list[Finding] = []
    files = 0
    months: dict[tuple[str, str], str] = {}
    for path in sorted(folder.glob("*.json")):
        name = path_from(root, path)
        document, found = _document(path, name)
        if document:
            found = (*found, *_mistakes(document, book))
        lines = () if found or document is None else tuple(_counted(document, book))
        if document:
            found = (*found, *_again(lines, months, name))
        findings += found
        if not found:
            counted += lines
            files += 1
    return Counts(tuple(counted), files, tuple(findings))


def _document(path: Path, name: str) -> tuple[Document | None, tuple[Finding, ...]]:
    if path.is_symlink() or not path.is_file():
        message = "er ingen almindelig fil; slet den"
        return None, (Finding(Place(name), Code.UNREADABLE, message),)
    document, findings = read(path.read_bytes(), name)
    return document, tuple(findings)


def _mistakes(document: Document, book: Rulebook) -> Iterator[Finding]:
    yield from _keys(document, (), document.data, (COUNTED,), (CLUB,))
    club = document.data.get(CLUB, "")
    if not isinstance(club, str) or len(club) > LONGEST_NAME or "\n" in club:
        message = f"skriv klubbens navn på én linje med højst {LONGEST_NAME} tegn"
        yield document.finding(Code.WRONG_SHAPE, (CLUB,), message)
    lines = document.data.get(COUNTED, [])
    if not isinstance(lines, list) or not lines:
        message = f"under »{COUNTED}« skal stå en liste; hent filen igen fra loggen"
        yield document.finding(Code.WRONG_SHAPE, (COUNTED,), message)
        return
    for n, line in enumerate(lines):
        yield from _line(document, (COUNTED, n), line, book)


def _keys(
    document: Document,
    spot: Spot,
    written: Mapping[str, Any],
    needed: tuple[str, ...],
    allowed: tuple[str, ...] = (),
) -> Iterator[Finding]:
    for key in written:
        if key not in (*needed, *allowed):
            hint = did_you_mean(key, (*needed, *allowed))
            message = f"ukendt nøgle »{key}«; {hint} Navne, borde og fri tekst tælles ikke med."
            below = (*spot, key)
            yield document.finding(Code.UNKNOWN_KEY, below, message, document.key(below))
    for key in needed:
        if key not in written:
            message = f"mangler nøglen »{key}«; hent filen igen fra loggen"
            yield document.finding(Code.MISSING_KEY, spot, message)


def _line(document: Document, spot: Spot, line: Any, book: Rulebook) -> Iterator[Finding]:
    if not isinstance(line, dict):
        message = f"skriv {MONTH}, {RULE}, {ANSWERS} og {NUMBER}"
        yield document.finding(Code.WRONG_SHAPE, spot, message)
        return
    missing = [*_keys(document, spot, line, (MONTH, RULE, ANSWERS, NUMBER))]
    yield from missing
    if missing:
        return
    for key, pattern, example in ((MONTH, A_MONTH, "2026-11"), (NUMBER, A_NUMBER, "3")):
        if not isinstance(line[key], str) or not pattern.fullmatch(line[key]):
            message = f"her skal stå fx {example}" + (", højst 999" if key == NUMBER else "")
            yield document.finding(Code.WRONG_VALUE, (*spot, key), message)
    rule = line[RULE]
    if not isinstance(rule, str) or rule not in book:
        hint = did_you_mean(str(rule), book.rules)
        yield document.finding(Code.WRONG_VALUE, (*spot, RULE), f"ukendt regel; {hint}")
    elif _answers(book, line) is None or _row(book, line) is None:
        message = (
            "med disse svar når reglen ikke til en kendelse; hent filen igen fra loggen, eller"
            " slet linjen"
        )
        yield document.finding(Code.WRONG_VALUE, (*spot, ANSWERS), message)


def _answers(book: Rulebook, line: Mapping[str, Any]) -> Mapping[str, Answer] | None:
    written = line[ANSWERS]
    if not isinstance(written, dict) or not all(isinstance(key, str) for key in written.values()):
        return None
    try:
        return book[line[RULE]].answers(_today(book, written))
    except KeyError:
        return None


def _today(book: Rulebook, written: Mapping[str, str]) -> Mapping[str, str]:
    """The answers of a file from before as they are given today."""
    parts = {f"{name}={key}" for name, key in written.items()}
    formers = (former for situation in book.situations for former in situation.former)
    for former in dict.fromkeys(formers):
        if {*former.given} <= parts:
            parts = parts.difference(former.given).union(former.parts)
    return dict(part.split("=", 1) for part in parts)


def _row(book: Rulebook, line: Mapping[str, Any]) -> str | None:
    """The last row that the answers lead to; None if they lead to none, or are not all asked."""
    answers = _answers(book, line) or {}
    conversation = book[line[RULE]].follow(answers)
    if conversation.question or {*answers} != {*conversation.answers}:
        return None
    return conversation.rows[-1].id


def _counted(document: Document, book: Rulebook) -> Iterator[Counted]:
    club = str(document.data.get(CLUB, "")).strip()
    lines: Any = document.data[COUNTED]
    for line in lines:
        row = _row(book, line)
        if row:
            yield Counted(club, line[MONTH], row, line[RULE], int(line[NUMBER]))


def _again(
    lines: tuple[Counted, ...], months: dict[tuple[str, str], str], name: str
) -> Iterator[Finding]:
    """A club's month is counted in one file, so that nothing is counted twice."""
    for month in sorted({line.month for line in lines if line.club}):
        key = (lines[0].club, month)
        if key in months:
            message = f"{key[0]} har talt {month} i {months[key]}; læg de to sammen i én fil"
            yield Finding(Place(name), Code.SAME_TEXT, message)
        months.setdefault(key, name)

"""Who has read a law as it is ruled here without having written it, and what they read."""

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from functools import cache
from pathlib import Path
from typing import Annotated

from pydantic import PlainValidator, ValidationError

from generator.cases.casebook import Casebook
from generator.cases.document.reader import Document, read
from generator.cases.fields import Line, Record, wrong
from generator.cases.findings import Code, Finding
from generator.cases.location import path_from
from generator.data.entries import everything
from generator.data.models import Case, Row, Rule
from generator.engine.rulebook import Rulebook
from rules_src.model.law_ref import LawRef
from rules_src.model.situation import Situation

FILE = "readings.yaml"
DIGITS = 8
"""Of a digest: enough to tell two states of a law apart."""


def _number(text: object) -> int:
    if isinstance(text, str) and text.isdecimal():
        return int(text)
    raise wrong(Code.WRONG_VALUE, f"»{text}« er ingen lov; skriv dens nummer, fx 27")


def _day(text: object) -> date:
    try:
        return date.fromisoformat(str(text))
    except ValueError:
        message = f"»{text}« er ingen dato; skriv år-måned-dag, fx 2026-03-31"
        raise wrong(Code.WRONG_VALUE, message) from None


class Reading(Record):
    """Somebody has read a law as it is ruled here, and sent the paper back."""

    law: Annotated[int, PlainValidator(_number)]
    reader: Line
    date: Annotated[date, PlainValidator(_day)]
    digest: Line
    """The digest on the paper that was read."""


class _File(Record):
    """The keys of the file."""

    readings: tuple[Reading, ...] = ()


@dataclass(frozen=True)
class Readings:
    """Every reading that can be read, and every finding."""

    every: tuple[Reading, ...] = ()
    findings: tuple[Finding, ...] = ()


@cache
def laws_read(book: Rulebook) -> Mapping[int, tuple[Situation, ...]]:
    """By law the situations its paper has: those it comes first in, and those most about it."""
    ranked: dict[int, dict[Situation, tuple[bool, bool]]] = {}
    for situation in book.situations:
        refs = [LawRef.parse(ref) for ref in situation.laws]
        for number in {ref.number for ref in refs}:
            rank = (str(number) not in situation.laws, number != refs[0].number)
            ranked.setdefault(number, {})[situation] = rank
    return {law: _most(ranks) for law, ranks in sorted(ranked.items())}


def _most(ranks: Mapping[Situation, tuple[bool, bool]]) -> tuple[Situation, ...]:
    """A law named whole counts for more than one of its §§."""
    return tuple(s for s, rank in ranks.items() if rank == min(ranks.values()) or not rank[1])


def digests(book: Rulebook, casebook: Casebook) -> Mapping[int, str]:
    """A digest of each law's rules, words and cases; it changes with any word of them."""
    data = everything(book, casebook)
    texts: dict[str, list[str]] = {situation.slug: [] for situation in book.situations}
    entries: tuple[Rule | Row | Case, ...] = (*data.rules, *data.rows, *data.cases)
    for entry in entries:
        if entry.rule in book:
            slug = book[entry.rule].situation.slug
            texts[slug].append(json.dumps(entry.plain, ensure_ascii=False))
    papers = laws_read(book).items()
    return {law: _digest(text for s in each for text in texts[s.slug]) for law, each in papers}


def _digest(texts: Iterable[str]) -> str:
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()[:DIGITS]


def read_readings(path: Path, book: Rulebook, casebook: Casebook, root: Path) -> Readings:
    """Read the readings; one of words that have changed since is advice to read the law again."""
    if not path.is_file():
        return Readings()
    document, unreadable = read(path.read_bytes(), path_from(root, path))
    if document is None:
        return Readings((), tuple(unreadable))
    try:
        every = _File.model_validate(document.data).readings
    except ValidationError as error:
        mistakes = (
            document.finding(Code.WRONG_VALUE, tuple(each["loc"]), each["msg"])
            for each in error.errors(include_url=False)
        )
        return Readings((), (*unreadable, *mistakes))
    found = _stale(every, document, book, casebook) if every else ()
    return Readings(every, (*unreadable, *found))


def _stale(
    every: tuple[Reading, ...], document: Document, book: Rulebook, casebook: Casebook
) -> Iterator[Finding]:
    now = digests(book, casebook)
    for n, reading in enumerate(every):
        spot = ("readings", n)
        if reading.law not in now:
            message = f"siden dømmer ikke efter § {reading.law}; ret nummeret"
            yield document.finding(Code.UNKNOWN_LAW, (*spot, "law"), message)
        elif now[reading.law] != reading.digest:
            message = (
                f"§ {reading.law} er ændret, siden {reading.reader} læste den; "
                f"send den igen: review {reading.law}"
            )
            yield document.finding(Code.READ_BEFORE, (*spot, "digest"), message)

"""`exam`: a paper of the exam by its number, with answer sheet and key, as PDF."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from generator.cases.findings import did_you_mean
from generator.cli.console import FINDINGS, OK, Console, Parser, UsageError
from generator.course.paper import NUMBERS, Paper, paper
from generator.course.pool import digest_of
from generator.views.pdfs import pages_of
from rules_src.presentation.syllabus import Level

ABOUT = """Dan en prøve med svarark og facit: samme nummer er samme prøve, her og på sitet.

  exam --number 4711 --level klub        prøve 4711, for en klubaften
  exam 4711-klub-3f2a91c4                den prøve, der er trykt, hvis reglerne er de samme"""
NAME = re.compile(r"(\d+)-([a-zæøå]+)-([0-9a-f]{8})")


class Asked(NamedTuple):
    number: str
    level: str
    digest: str
    """Of the rules it was printed from; empty where it is not said."""


def exam(console: Console, words: Sequence[str]) -> int:
    """Dan en prøve for turneringsledere som PDF, med svarark og facit."""
    parser = Parser("exam", ABOUT, "--number NUMMER [--level aften|klub|turnering] | NAVN")
    add = parser.options.add_argument
    add("--number", default="", metavar="NUMMER", help=f"fra {NUMBERS[0]} til {NUMBERS[-1]}")
    add("--level", default=Level.KLUB.key, metavar="NIVEAU", help="aften, klub eller turnering")
    add("--out", default="", metavar="FIL", help="hvor det skrives")
    options = parser.read(words)
    asked = _asked(options.words, options.number, options.level)
    number, level = number_of(asked.number), level_of(asked.level)
    result = console.check()
    if result.errors:
        console.note("Reglerne har fejl; kør check, og ret dem først.")
        return FINDINGS
    syllabus = console.presentation.syllabus
    digest = digest_of(console.book, syllabus)
    if asked.digest and asked.digest != digest:
        console.note(
            f"Prøven {number}-{level.key}-{asked.digest} er fra en anden udgave; hent den."
            f" Her er reglerne {digest}."
        )
        return FINDINGS
    return _written(console, paper(console.book, number, level, syllabus), options.out)


def _asked(words: Sequence[str], number: str, level: str) -> Asked:
    if not words:
        if not number:
            raise UsageError("skriv prøvens nummer: --number 4711")
        return Asked(number, level, "")
    found = NAME.fullmatch(words[0])
    if not found or len(words) > 1 or number:
        raise UsageError(f"»{' '.join(words)}« er ikke navnet på en prøve, som 4711-klub-3f2a91c4")
    return Asked(*found.groups())


def number_of(text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text) in NUMBERS):
        limits = f"et tal fra {NUMBERS[0]} til {NUMBERS[-1]}"
        raise UsageError(f"»{text}« er ikke nummeret på en prøve; skriv {limits}")
    return int(text)


def level_of(text: str) -> Level:
    for level in Level:
        if text == level.key:
            return level
    keys = [level.key for level in Level]
    raise UsageError(f"ukendt niveau »{text}«; {did_you_mean(text, keys)}")


def _written(console: Console, drawn: Paper, out: str) -> int:
    from generator.book.documents.exam import exam as document  # the others start without Typst
    from generator.book.make import write_pdf
    from generator.book.typst.compiler import BookError
    from generator.data.imprint import imprint_of

    file = out or f"proeve-{drawn.number}-{drawn.level.key}.pdf"
    imprint = imprint_of(console.root, console.book)
    try:
        pdf = write_pdf(document(drawn, imprint), imprint.date, Path(file))
    except BookError as error:
        console.note(f"{file}: {error}")
        return FINDINGS
    console.note(f"{file}: prøve {drawn.name}, {pages_of(pdf.pages)}, {pdf.size // 1000} kB.")
    return OK

"""`course`: what a teacher prints: the plan of four evenings, papers, role plays and slides."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from generator.book.roleplay import role_plays
from generator.cli.console import FINDINGS, OK, Console, Parser
from generator.cli.exam import level_of, number_of
from generator.course.paper import NUMBERS
from generator.views.pdfs import pages_of
from rules_src.presentation.syllabus import Level

if TYPE_CHECKING:
    from generator.book.typst.compiler import TypstSource
    from generator.cases.casebook import Casebook
    from generator.data.imprint import Imprint

ABOUT = """Dan et kursus på fire aftener som PDF: plan, opgaveark, rollespil, billeder og prøve.

  course --number 4711                     det hele, i mappen kursus-4711
  course --number 4711 --level aften       kun et sæt rollespil på det niveau"""


def course(console: Console, words: Sequence[str]) -> int:
    """Dan et kursus på fire aftener: plan, opgaveark, rollespil, billeder og prøve."""
    parser = Parser("course", ABOUT, "--number NUMMER [--level NIVEAU] [--into MAPPE]")
    add = parser.options.add_argument
    add("--number", default="1", metavar="NUMMER", help=f"fra {NUMBERS[0]} til {NUMBERS[-1]}")
    add("--level", default="", metavar="NIVEAU", help="kun rollespil: aften, klub eller turnering")
    add("--into", default="", metavar="MAPPE", help="hvor det skrives")
    options = parser.read_options(words)
    number = number_of(options.number)
    level = level_of(options.level) if options.level else None
    result = console.check()
    if result.errors:
        console.note("Reglerne har fejl; kør check, og ret dem først.")
        return FINDINGS
    from generator.book.make import write_pdf  # the other commands start faster without Typst
    from generator.data.imprint import imprint_of

    folder = Path(options.into or f"kursus-{number}")
    imprint = imprint_of(console.root, console.book)
    for name, source in _sources(console, number, level, result.casebook, imprint):
        folder.mkdir(parents=True, exist_ok=True)
        pdf = write_pdf(source, imprint.date, folder / name)
        console.note(f"{folder / name}: {pages_of(pdf.pages)}, {pdf.size // 1000} kB.")
    return OK


def _sources(
    console: Console, number: int, level: Level | None, casebook: Casebook, imprint: Imprint
) -> Iterator[tuple[str, TypstSource]]:
    """Each file and what it is made of."""
    from generator.book.documents.course import handouts, role_play_cards

    content = console.content(casebook)
    if level:
        plays = role_plays(content, number, level)
        yield f"rollespil-{level.key}.pdf", role_play_cards(console.book, plays, imprint)
        return
    for handout in handouts(number, imprint):
        yield f"{handout.name}.pdf", handout.make(content)

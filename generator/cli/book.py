"""`book`: the printed documents, or a club's own selection."""

from argparse import Namespace
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from generator.cases.findings import did_you_mean
from generator.cli.console import FINDINGS, OK, Console, Parser, UsageError
from generator.views.content import Content
from generator.views.pdfs import pages_of
from rules_src.model.situation import Situation

ABOUT = """Dan de trykte dokumenter, eller et udvalg til klubben.

  book                                       alle dokumenter, i docs/download/
  book --situation strafkort                 kun det opslag
  book --situation strafkort --situation fejlgreb --club "Bridgeklubben"
  book --situation strafkort --cards         bordkort i stedet for opslag
  book --club "Bridgeklubben" --out vores.pdf   hele håndbogen med klubbens navn"""
SELECTION = "uddrag.pdf"


def book(console: Console, words: Sequence[str]) -> int:
    """Dan håndbog, bordkort, tavler, vikarark og sager som PDF, eller klubbens eget udvalg."""
    options = _options(words)
    chosen = {_situation(console, word) for word in options.situation or ()}
    result = console.check()
    if result.errors:
        for finding in result.findings:
            console.say(finding.text)
        console.note("Ret fejlene først; der er ikke skrevet noget.")
        return FINDINGS
    if not (chosen or options.club or options.cards or options.out):
        return OK if books(console, console.content(result.casebook), console.root) else FINDINGS
    situations = tuple(s for s in console.situations if not chosen or s in chosen)
    return _selection(console, console.content(result.casebook), situations, options)


def books(console: Console, content: Content, root: Path) -> bool:
    """Write every document to docs/download/ of this folder; report progress."""
    from generator.book.make import make  # the other commands start faster without Typst
    from generator.data.imprint import imprint_of

    return make(content, imprint_of(console.root, console.book), root, console.note)


def _options(words: Sequence[str]) -> Namespace:
    parser = Parser("book", ABOUT, "[--situation NAVN …] [--club NAVN] [--cards]")
    add = parser.options.add_argument
    add("--situation", action="append", metavar="NAVN", help="tag denne situation med")
    add("--club", metavar="NAVN", help="klubbens navn på omslaget")
    add("--cards", action="store_true", help="bordkort i stedet for opslag")
    add("--out", metavar="FIL", help=f"hvor et udvalg skrives; ellers {SELECTION}")
    options = parser.read(words)
    if options.words:
        raise UsageError(f"»{options.words[0]}«? Skriv --situation {options.words[0]}")
    if "" in (options.out, options.club):
        raise UsageError("--out og --club skal have noget efter sig; slet dem ellers")
    if options.out:
        out = Path(options.out)
        if not out.parent.is_dir():
            raise UsageError(f"mappen »{out.parent}« findes ikke; lav den først")
        if out.is_dir():
            raise UsageError(f"»{out}« er en mappe; skriv også filens navn: {out / SELECTION}")
        if out.suffix.lower() != ".pdf":
            raise UsageError(f"»{out}« skal være en PDF; skriv {out.with_suffix('.pdf')}")
    options.club = options.club or ""
    return options


def _situation(console: Console, word: str) -> Situation:
    """The situation with that address or rule; the error for any other word suggests one."""
    for situation in console.situations:
        if word in (situation.slug, situation.rule.__name__):
            return situation
    labels = [(s.title, s.slug) for s in console.situations]
    hint = did_you_mean(word, [s.slug for s in console.situations], labels)
    raise UsageError(f"ukendt situation »{word}«; {hint}")


def _selection(
    console: Console, content: Content, situations: tuple[Situation, ...], options: Namespace
) -> int:
    from generator.book.compiler import BookError
    from generator.book.make import selection, write_pdf
    from generator.data.imprint import NO_ADDRESS, imprint_of

    imprint = imprint_of(console.root, console.book)
    imprint, out = replace(imprint, club=options.club), options.out or SELECTION
    if not imprint.address:
        console.note(NO_ADDRESS)
    console.note(f"{out}: sættes …")
    try:
        source = selection(content, imprint, situations, on_cards=options.cards)
        pdf = write_pdf(source, imprint.date, Path(out))
    except BookError as error:
        console.note(f"{out}: {error}")
        return FINDINGS
    console.note(f"{out}: {pages_of(pdf.pages)}, {pdf.size // 1000} kB.")
    return OK

"""Every document, and a club's own selection: made where its source has changed, and recorded."""

import hashlib
import time
from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import datetime
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple

from generator.book import agreement, cards, casebook, handbook, sheets
from generator.book.back import Plan
from generator.book.compiler import TEMPLATES, BookError, TypstSource, laid, pictured
from generator.book.handbook import Spreads
from generator.data.entries import NO_CASES
from generator.data.imprint import NO_ADDRESS, Imprint
from generator.text.danish import decimal
from generator.text.files import replace_file
from generator.text.fonts import FONTS
from generator.views import pdfs
from generator.views.content import Content
from rules_src.model.situation import Situation

TITLE = "Bridgelovene i praksis"
SUBTITLE, CASES = "Håndbog for turneringsledere", "Sagssamling"


class PdfDocument(NamedTuple):
    """One PDF: its title and description, and how it and its picture are made."""

    file: str
    title: str
    about: str
    make: Callable[[], TypstSource]
    cover: Callable[[], TypstSource] | None = None
    """Made for its picture; where there is none, its first page is."""
    parts: Callable[[], Iterable[pdfs.Part]] = tuple
    """The pages of each situation, where a club may take some of them."""


def documents(content: Content, imprint: Imprint) -> tuple[PdfDocument, ...]:
    """Every document that `/download/` offers."""
    situations = content.book.situations
    ruled = replace(content, casebook=NO_CASES)  # no case can change what only rules are printed in
    plan = Plan(TITLE, SUBTITLE, situations)
    cases = Plan(TITLE, CASES, situations)
    return (
        PdfDocument(
            handbook.HANDBOOK,
            "Håndbogen",
            "Opslagsværket: en situation på hvert opslag, spørgsmålene til venstre og kendelserne"
            " til højre. Sammenligninger, regnskab og registre. A4.",
            partial(handbook.handbook, ruled, imprint, plan),
            partial(handbook.cover, imprint, plan),
            lambda: Spreads(ruled.book, imprint, plan).parts,
        ),
        PdfDocument(
            "bordkort.pdf",
            "Bordkort",
            "Hver regels spørgsmål og kendelser på samme side, så intet skal vendes, med plads til"
            " huller. A4 på langs, printes på én side; på A3 er det stor skrift.",
            partial(cards.table_cards, ruled, imprint, situations),
            partial(cards.cover, ruled, imprint),
            partial(cards.parts, ruled.book),
        ),
        PdfDocument(
            "tavler.pdf",
            "Tolv tavler",
            "Det, en turneringsleder oftest kaldes til, tegnet som et forløb på hvert sit ark, så"
            " det kan dømmes fra arket alene. A4, til laminering.",
            partial(sheets.charts, ruled, imprint),
        ),
        PdfDocument(
            "vikar.pdf",
            "Turneringsleder i aften",
            "Ét ark, to sider, til den spiller, der må være turneringsleder: hvad der siges først,"
            " og de tolv sager, en klub møder mest. A4.",
            partial(sheets.stand_in, content, imprint),
        ),
        PdfDocument(
            "sagssamling.pdf",
            "Sagssamlingen",
            "Alle sager efter kapitel, hver med sin kendelse; regneeksempler, ordliste og"
            " register efter paragraf. A4.",
            partial(casebook.casebook, content, imprint, cases),
            partial(handbook.cover, imprint, cases),
        ),
    )


def selection(
    content: Content, imprint: Imprint, situations: tuple[Situation, ...], *, on_cards: bool
) -> TypstSource:
    """Some situations, as chapters or as cards, under the club's name."""
    if on_cards:
        return cards.table_cards(content, imprint, situations)
    whole = situations == content.book.situations
    subtitle = SUBTITLE if whole else "Udvalgte situationer for turneringsledere"
    return handbook.handbook(content, imprint, Plan(TITLE, subtitle, situations, whole))


Report = Callable[[str], None]
"""Prints a line about how far the work is."""


class WrittenPdf(NamedTuple):
    """The pages and bytes of a PDF, and the metadata laid out in it."""

    pages: int
    size: int
    marks: list[object]


def make(content: Content, imprint: Imprint, root: Path, report: Report) -> bool:
    """Write every document to docs/download/; one that fails keeps its last good file."""
    last = {record.file: record for record in pdfs.read_records(root)}
    records, complete = [], True
    if not imprint.address:
        report(NO_ADDRESS)
    for document in documents(content, imprint):
        try:
            records.append(_record(document, imprint, root, last.get(document.file), report))
        except BookError as error:
            complete = False
            report(f"{document.file}: {error}")
            if record := last.get(document.file):
                report(f"{document.file}: den sidste gode udgave er urørt.")
                records.append(record)
    _write(pdfs.folder(root) / pdfs.RECORD, pdfs.record_text(records))
    return complete


def write_pdf(source: TypstSource, date: datetime | None, path: Path) -> WrittenPdf:
    """Write a single PDF. Raises `BookError`, and then the file is as it was."""
    text, pages, marks = laid(source, date)
    _write(path, text)
    return WrittenPdf(pages, len(text), marks)


def _record(
    document: PdfDocument, imprint: Imprint, root: Path, last: pdfs.PdfRecord | None, report: Report
) -> pdfs.PdfRecord:
    """Make a document and its picture, unless all it is made from is unchanged."""
    source = document.make()
    digest, parts = _digest(source, imprint), tuple(document.parts())
    told = (digest, document.title, document.about, parts)
    if last and (last.digest, last.title, last.about, last.parts) == told:
        report(f"{last.file}: uændret, {pdfs.pages_of(last.pages)}.")
        return last
    report(f"{document.file}: sættes …")
    start = time.monotonic()
    pdf = write_pdf(source, imprint.date, pdfs.folder(root) / document.file)
    record = pdfs.PdfRecord(
        document.file, document.title, document.about,
        pdf.pages, pdf.size, imprint.day, digest, parts,
    )  # fmt: skip
    if document.file == handbook.HANDBOOK:
        agreement.record(root, pdf.marks)
    cover = document.cover() if document.cover else source
    _write(pdfs.folder(root) / record.picture, pictured(cover, pdfs.PICTURE_WIDTH))
    seconds = decimal(time.monotonic() - start)
    report(f"{document.file}: {pdfs.pages_of(pdf.pages)}, {record.size}, {seconds} s.")
    return record


def _digest(source: TypstSource, imprint: Imprint) -> str:
    """A hash of everything a document is made from, the programs and the faces included."""
    digest = hashlib.sha256(f"{version('typst')} {version('pikepdf')} {imprint}".encode())
    inputs = (f"{name}={value}" for name, value in source.inputs.items())
    pieces = (text for piece in source.pieces for text in (piece.file, piece.text))
    for text in (source.main, *inputs, *pieces):
        digest.update(text.encode())
    for path in sorted((*TEMPLATES.glob("*.typ"), *FONTS.glob("*.ttf"))):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _write(path: Path, content: bytes) -> None:
    """Write a file unless it is as it should be."""
    if not (path.is_file() and path.read_bytes() == content):
        replace_file(path, content)

"""Make the documents whose sources have changed, and record what was made."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Iterable
from datetime import datetime
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple

from generator.book import agreement
from generator.book.documents import handbook
from generator.book.documents.catalogue import PdfDocument, documents
from generator.book.typst.compiler import (
    TEMPLATES,
    BookError,
    TypstSource,
    laid,
    pictured,
)
from generator.data.imprint import NO_ADDRESS, Imprint, imprint_of
from generator.text.danish import decimal
from generator.text.files import replace_file
from generator.text.fonts import FONTS
from generator.views.content import Content
from generator.views.pdfs import (
    PICTURE_WIDTH,
    RECORD,
    PdfRecord,
    folder,
    pages_of,
    read_records,
    record_text,
)

ROOT = Path(__file__).resolve().parents[2]
Report = Callable[[str], None]
"""Prints a line about how far the work is."""


class WrittenPdf(NamedTuple):
    """The pages and bytes of a PDF, and the metadata laid out in it."""

    pages: int
    size: int
    marks: list[object]


def make(content: Content, root: Path, report: Report) -> bool:
    """Write every document to docs/download/; one that fails keeps its last good file."""
    last = {record.file: record for record in read_records(root)}
    imprint, records, complete = imprint_of(root, content.book), [], True
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
    _write(folder(root) / RECORD, record_text(records))
    return complete


def write_pdf(source: TypstSource, date: datetime | None, path: Path) -> WrittenPdf:
    """Write a single PDF. Raises `BookError`, and then the file is as it was."""
    text, pages, marks = laid(source, date)
    _write(path, text)
    return WrittenPdf(pages, len(text), marks)


def _record(
    document: PdfDocument, imprint: Imprint, root: Path, last: PdfRecord | None, report: Report
) -> PdfRecord:
    """Make a document and its picture, unless all it is made from is unchanged."""
    source = document.make(document.content)
    digest, parts = _digest(source, imprint), tuple(document.parts(document.content))
    told = (digest, document.title, document.about, parts)
    if last and (last.digest, last.title, last.about, last.parts) == told:
        report(f"{last.file}: uændret, {pages_of(last.pages)}.")
        return last
    report(f"{document.file}: sættes …")
    start = time.monotonic()
    pdf = write_pdf(source, imprint.date, folder(root) / document.file)
    record = PdfRecord(
        document.file, document.title, document.about,
        pdf.pages, pdf.size, imprint.day, digest, parts,
    )  # fmt: skip
    if document.file == handbook.HANDBOOK:
        agreement.record(root, pdf.marks)
    cover = source if document.cover is document.make else document.cover(document.content)
    _write(folder(root) / record.picture, pictured(cover, PICTURE_WIDTH))
    seconds = decimal(time.monotonic() - start)
    report(f"{document.file}: {pages_of(pdf.pages)}, {record.size}, {seconds} s.")
    return record


def _digest(source: TypstSource, imprint: Imprint) -> str:
    """A hash of everything a document is made from, the programs and the faces included."""
    digest = hashlib.sha256(f"{version('typst')} {version('pikepdf')} {imprint}".encode())
    for text in _texts(source):
        digest.update(text.encode())
    for path in sorted((*TEMPLATES.glob("*.typ"), *FONTS.glob("*.ttf"))):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _texts(source: TypstSource) -> Iterable[str]:
    yield source.main
    yield from (f"{name}={value}" for name, value in source.inputs.items())
    for piece in source.pieces:
        yield piece.file
        yield piece.text


def _write(path: Path, content: bytes) -> None:
    """Write a file unless it is as it should be."""
    if not (path.is_file() and path.read_bytes() == content):
        replace_file(path, content)

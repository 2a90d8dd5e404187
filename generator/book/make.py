"""Make the documents, where their bytes would change, and write down what was made."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Iterable
from datetime import datetime
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple

from generator.book import agreement
from generator.book.documents.catalogue import HANDBOOK, Document, documents
from generator.book.edition import Edition, edition
from generator.book.typst.compiler import HERE, BookError, Source, compiled
from generator.text.danish import decimal
from generator.views.content import Content
from generator.views.printed import RECORD, Printed, folder, noted, pages_of, printed

Tell = Callable[[str], None]


def make(content: Content, root: Path, tell: Tell) -> bool:
    """Every document into docs/download/; one that fails leaves the last good one where it is."""
    made_before = {p.file: p for p in printed(root)}
    now, done, failed = edition(root), [], False
    for document in documents(content, now):
        try:
            done.append(_made(document, now, root, made_before.get(document.file), tell))
        except BookError as error:
            failed = True
            tell(f"{document.file}: {error}")
            if last := made_before.get(document.file):
                tell(f"{document.file}: den sidste gode udgave er urørt.")
                done.append(last)
    _write(folder(root) / RECORD, noted(done))
    return not failed


class Laid(NamedTuple):
    """A PDF as it was written: its pages, its size, and the marks that were laid out in it."""

    pages: int
    size: int
    marks: list[object]


def one(source: Source, date: datetime | None, path: Path) -> Laid:
    """A single PDF."""
    with compiled(source) as made:
        text = made.pdf(date)
        (pages,) = made.ask("<pages>")
        marks = made.ask("metadata")
    _write(path, text)
    assert isinstance(pages, int)
    return Laid(pages, len(text), marks)


def _made(
    document: Document, now: Edition, root: Path, last: Printed | None, tell: Tell
) -> Printed:
    into = folder(root)
    source, began = document.make(), time.monotonic()
    digest = _digest(source, now)
    if last and last.digest == digest:
        tell(f"{document.file}: uændret, {pages_of(last.pages)}.")
        return last
    tell(f"{document.file}: sættes …")
    laid = one(source, now.date, into / document.file)
    made = Printed(
        document.file, document.title, document.about, laid.pages, laid.size, now.day, digest
    )
    if document.file == HANDBOOK:
        agreement.note(root, laid.marks)
    with compiled(document.picture()) as cover:
        _write(into / made.picture, cover.picture())
    spent = decimal(time.monotonic() - began)
    tell(f"{document.file}: {pages_of(laid.pages)}, {made.size}, {spent} s.")
    return made


def _digest(source: Source, now: Edition) -> str:
    """Of everything a document is made from, Typst and the faces included."""
    found = hashlib.sha256(f"{version('typst')} {now}".encode())
    for text in _texts(source):
        found.update(text.encode())
    for path in sorted(HERE.rglob("*.t[ty][fp]")):
        found.update(path.read_bytes())
    return found.hexdigest()


def _texts(source: Source) -> Iterable[str]:
    yield source.main
    yield from (f"{name}={value}" for name, value in source.inputs.items())
    for piece in source.pieces:
        yield piece.file
        yield piece.text


def _write(path: Path, content: bytes) -> None:
    """All of it or nothing: a reader never meets half a file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.is_file() and path.read_bytes() == content:
        return
    part = path.with_name(path.name + ".part")
    part.write_bytes(content)
    part.replace(path)

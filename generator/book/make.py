"""Make the documents, where their bytes would change, and write down what was made."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Iterable
from datetime import datetime
from importlib.metadata import version
from pathlib import Path

from generator.book.compiler import HERE, BookError, Compiled, Source, compiled
from generator.book.documents import Document, documents
from generator.book.edition import Edition, edition
from generator.printed import RECORD, Printed, folder, noted, printed
from generator.views.content import Content

Tell = Callable[[str], None]


def make(content: Content, root: Path, tell: Tell) -> bool:
    """Every document into docs/download/; one that fails leaves the last good one where it is."""
    made_before = {p.file: p for p in printed(root)}
    now, done, failed = edition(root), [], False
    for document in documents(content, now):
        try:
            done.append(_made(document, now, folder(root), made_before.get(document.file), tell))
        except BookError as error:
            failed = True
            tell(f"{document.file}: {error}")
            if last := made_before.get(document.file):
                tell(f"{document.file}: den sidste gode udgave er urørt.")
                done.append(last)
    _write(folder(root) / RECORD, noted(done))
    return not failed


def one(source: Source, date: datetime | None, path: Path) -> tuple[int, int]:
    """A single PDF; its pages and its size."""
    with compiled(source) as made:
        text = made.pdf(date)
        pages = _pages(made)
    _write(path, text)
    return pages, len(text)


def _made(
    document: Document, now: Edition, into: Path, last: Printed | None, tell: Tell
) -> Printed:
    source, began = document.make(), time.monotonic()
    digest = _digest(source, now)
    if last and last.digest == digest:
        tell(f"{document.file}: uændret, {last.pages} sider.")
        return last
    tell(f"{document.file}: sættes …")
    pages, size = one(source, now.date, into / document.file)
    made = Printed(document.file, document.title, document.about, pages, size, now.day, digest)
    with compiled(document.picture()) as cover:
        _write(into / made.picture, cover.picture())
    spent = f"{time.monotonic() - began:.1f}".replace(".", ",")
    tell(f"{document.file}: {pages} sider, {made.size}, {spent} s.")
    return made


def _pages(made: Compiled) -> int:
    (pages,) = made.ask("pages")
    assert isinstance(pages, int)
    return pages


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

"""The PDFs that were made last: the book records them, the site offers them."""

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import NamedTuple

from generator.text.danish import count, decimal

FOLDER = "download"
RECORD = ".documents.json"
PICTURE_WIDTH = 104
"""Pixels, made as it is shown: a telephone opens the page with all the pictures on it."""


class Part(NamedTuple):
    """A situation in a document: the last part of its address, its first page and its last."""

    slug: str
    first: int
    last: int


@dataclass(frozen=True)
class PdfRecord:
    """A document as it was made."""

    file: str
    title: str
    about: str
    pages: int
    bytes: int
    day: str
    digest: str
    """Hash of all it was made from; one that is unchanged need not be made again."""
    parts: tuple[Part, ...] = ()
    """The pages of each situation, where it can be had alone."""

    @property
    def picture(self) -> str:
        """The file with the picture of its first page."""
        return self.file.removesuffix(".pdf") + ".png"

    @property
    def size(self) -> str:
        """`9,1 MB`, `680 kB`."""
        if self.bytes < 1_000_000:
            return f"{round(self.bytes / 1000)} kB"
        return f"{decimal(self.bytes / 1_000_000)} MB"


def pages_of(number: int) -> str:
    return count(number, "side", "sider")


def folder(root: Path) -> Path:
    return root / "docs" / FOLDER


def read_records(root: Path) -> tuple[PdfRecord, ...]:
    """The documents made last, except those whose files are gone."""
    file = folder(root) / RECORD
    if not file.is_file():
        return ()
    known = {field.name for field in fields(PdfRecord)}  # an older revision recorded more
    found = []
    for entry in json.loads(file.read_text("utf-8")):
        kept = {name: value for name, value in entry.items() if name in known}
        kept["parts"] = tuple(Part(*part) for part in kept.get("parts", ()))
        record = PdfRecord(**kept)
        if all((file.parent / name).is_file() for name in (record.file, record.picture)):
            found.append(record)
    return tuple(found)


def record_text(records: Iterable[PdfRecord]) -> bytes:
    """The text of the file of records."""
    return json.dumps([asdict(record) for record in records], ensure_ascii=False).encode()

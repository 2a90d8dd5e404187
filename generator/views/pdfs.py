"""The PDFs and EPUBs that were made last: the book records them, the site offers them."""

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any, NamedTuple

from generator.text.danish import count, decimal

FOLDER = "download"
RECORD = ".documents.json"
COURSE_FILES = "kursus-"
"""How the names of those begin that one prints a course from."""
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
    """0 where the reader's own type decides."""
    bytes: int
    day: str
    digest: str
    """Hash of all it was made from; one that is unchanged need not be made again."""
    parts: tuple[Part, ...] = ()
    """The pages of each situation, where it can be had alone."""

    @property
    def kind(self) -> str:
        """`PDF` or `EPUB`."""
        return self.file.rpartition(".")[2].upper()

    @property
    def picture(self) -> str:
        """The file with the picture of its first page; a document without pages has none."""
        return self.file.removesuffix(".pdf") + ".png" if self.pages else ""

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
    entries = json.loads(file.read_text("utf-8"))
    records = (_record({k: v for k, v in entry.items() if k in known}) for entry in entries)
    return tuple(record for record in records if _is_whole(folder(root), record))


def _record(entry: dict[str, Any]) -> PdfRecord:
    parts = tuple(Part(*part) for part in entry.pop("parts", ()))
    return PdfRecord(**entry, parts=parts)


def _is_whole(downloads: Path, record: PdfRecord) -> bool:
    files = (record.file, record.picture)
    return all((downloads / file).is_file() for file in files if file)


def record_text(records: Iterable[PdfRecord]) -> bytes:
    """The text of the file of records."""
    return json.dumps([asdict(record) for record in records], ensure_ascii=False).encode()

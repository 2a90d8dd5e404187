"""The documents as they were made last, written down beside them for the page that offers them."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path

FOLDER = "download"
RECORD = ".documents.json"


@dataclass(frozen=True)
class Printed:
    """A document as it was made."""

    file: str
    title: str
    about: str
    pages: int
    bytes: int
    day: str
    digest: str
    """Of all it was made from: the same again needs no making."""

    @property
    def picture(self) -> str:
        return self.file.removesuffix(".pdf") + ".png"

    @property
    def size(self) -> str:
        """`9,1 MB`, `680 kB`."""
        if self.bytes < 1_000_000:
            return f"{round(self.bytes / 1000)} kB"
        return f"{self.bytes / 1_000_000:.1f} MB".replace(".", ",")


def pages_of(number: int) -> str:
    return f"{number} {'side' if number == 1 else 'sider'}"


def folder(root: Path) -> Path:
    return root / "docs" / FOLDER


def printed(root: Path) -> tuple[Printed, ...]:
    """What was made last, if it is still there."""
    record = folder(root) / RECORD
    if not record.is_file():
        return ()
    found = (Printed(**entry) for entry in json.loads(record.read_text("utf-8")))
    return tuple(p for p in found if all((folder(root) / f).is_file() for f in (p.file, p.picture)))


def noted(documents: Iterable[Printed]) -> bytes:
    """The record."""
    return json.dumps([asdict(document) for document in documents], ensure_ascii=False).encode()

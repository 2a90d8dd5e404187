"""Pack pages of XHTML as EPUB 3, with contents and what it says of its accessibility."""

from __future__ import annotations

import io
import uuid
import zipfile
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import groupby
from pathlib import Path

from markupsafe import Markup

from generator.book.epub.assembly import TEMPLATES, Page
from generator.data.imprint import Imprint

STYLES = Path(__file__).parent / "templates" / "book.css"
LONG_AGO = (1980, 1, 1, 0, 0, 0)
"""The same pages give the same file, whenever it is packed."""
UNDATED = datetime(2017, 9, 1, tzinfo=UTC)


@dataclass(frozen=True)
class Book:
    """An EPUB: its titles, its imprint, and its pages in reading order."""

    title: str
    subtitle: str
    imprint: Imprint
    pages: tuple[Page, ...]

    def packed(self) -> bytes:
        """The file; the type stands first and is not compressed, as the format demands."""
        out = io.BytesIO()
        with zipfile.ZipFile(out, "w") as zipped:
            _write(zipped, "mimetype", "application/epub+zip", zipfile.ZIP_STORED)
            _write(zipped, "META-INF/container.xml", _rendered("container"))
            _write(zipped, "book/package.opf", self._package())
            _write(zipped, "book/nav.xhtml", self._contents())
            _write(zipped, "book/book.css", STYLES.read_text("utf-8"))
            for page in self.pages:
                _write(zipped, f"book/{page.file}", _page(page.title, page.parts))
        return out.getvalue()

    def _package(self) -> str:
        named = f"{self.title}: {self.subtitle}"
        return _rendered(
            "package",
            title=named,
            identifier=uuid.uuid5(uuid.NAMESPACE_URL, named).urn,
            modified=(self.imprint.date or UNDATED).strftime("%Y-%m-%dT%H:%M:%SZ"),
            about=" · ".join((self.imprint.law, *self.imprint.foot)),
            files=[page.file for page in self.pages],
        )

    def _contents(self) -> str:
        groups = [(under, [*pages]) for under, pages in groupby(self.pages, lambda p: p.under)]
        return _page("Indhold", [_rendered("nav", groups=groups)])


def _page(title: str, parts: Sequence[str]) -> str:
    return _rendered("page", title=title, parts=parts)


def _rendered(template: str, **context: object) -> str:
    return Markup(TEMPLATES.get_template(f"{template}.xhtml.jinja").render(context))


def _write(
    zipped: zipfile.ZipFile, name: str, text: str, method: int = zipfile.ZIP_DEFLATED
) -> None:
    entry = zipfile.ZipInfo(name, LONG_AGO)
    entry.compress_type = method
    zipped.writestr(entry, text.encode())

"""What the tests of the printed matter share."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pypdfium2  # type: ignore[import-untyped]  # it has none
from conftest import ROOT

from generator.book.edition import Edition
from generator.book.make import write_pdf
from generator.book.typst.compiler import Source
from generator.cases.casebook import read_casebook
from generator.engine.rulebook import Rulebook
from generator.views.content import Content
from rules_src.laws import SITUATIONS
from rules_src.theorems import THEOREMS

BOOK = Rulebook(SITUATIONS)
CONTENT = Content(BOOK, read_casebook(ROOT / "rules_src" / "casebook", BOOK, ROOT), THEOREMS)
EDITION = Edition(datetime(2026, 11, 21, tzinfo=UTC), "https://bridge.example/laws/")
FOOT = 42
"""Points from the lower edge of a page of the handbook, where its foot stands."""


def letters(text: str) -> str:
    """What is left when a line may have been broken anywhere."""
    return re.sub(r"[\W_]+", "", text.replace("\u00ad", "")).lower()


def set_in(folder: Path, source: Source) -> Path:
    write_pdf(source, EDITION.date, folder / "made.pdf")
    return folder / "made.pdf"


def sizes(pdf: Path) -> Iterator[tuple[int, float, str]]:
    """Page, size in points and text of every run of letters."""
    document = pypdfium2.PdfDocument(pdf)
    raw = pypdfium2.raw
    for number, page in enumerate(document, 1):
        for run in page.get_objects([raw.FPDF_PAGEOBJ_TEXT], textpage=page.get_textpage()):
            yield number, round(run.get_font_size() * _scale(run), 2), run.extract()


def last_sizes(pdf: Path) -> Iterator[tuple[int, float, str]]:
    """Page, size and text of the lowest run in each half of a page, above the foot."""
    document = pypdfium2.PdfDocument(pdf)
    raw = pypdfium2.raw
    for number, page in enumerate(document, 1):
        lowest: dict[bool, tuple[float, float, str]] = {}
        middle = page.get_width() / 2
        for run in page.get_objects([raw.FPDF_PAGEOBJ_TEXT], textpage=page.get_textpage()):
            left, bottom, *_ = run.get_bounds()
            side = left > middle - 6
            if bottom > FOOT and (side not in lowest or bottom < lowest[side][0]):
                size = round(run.get_font_size() * _scale(run), 2)
                lowest[side] = (bottom, size, run.extract())
        yield from ((number, size, text) for _, size, text in lowest.values())


def _scale(run: pypdfium2.PdfTextObj) -> float:
    """How much a run is drawn larger than its font says."""
    a, b, *_ = run.get_matrix().get()
    return float((a * a + b * b) ** 0.5)

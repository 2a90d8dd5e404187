"""What the tests of the printed matter share."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

import pypdfium2  # type: ignore[import-untyped]  # it has none

from generator.book.edition import Edition
from generator.book.make import write_pdf
from generator.book.typst.compiler import Source

EDITION = Edition(datetime(2026, 11, 21, tzinfo=UTC), "https://bridge.example/laws/")
FOOT, HEAD, BETWEEN = 42, 50, 6
"""Points of a page of the handbook: its foot, its head, and half of what is between columns."""


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


class Run(NamedTuple):
    """A run of letters in the order it is drawn: page, half of it, place, height, size, text."""

    page: int
    right: bool
    left: float
    height: float
    size: float
    text: str


def drawn(pdf: Path) -> Iterator[Run]:
    """Every run between the head and the foot of each page."""
    document = pypdfium2.PdfDocument(pdf)
    raw = pypdfium2.raw
    for number, page in enumerate(document, 1):
        width, height = page.get_size()
        for run in page.get_objects([raw.FPDF_PAGEOBJ_TEXT], textpage=page.get_textpage()):
            left, bottom, _, top = run.get_bounds()
            if bottom > FOOT and top < height - HEAD:
                right = left > width / 2 - BETWEEN
                size = round(run.get_font_size() * _scale(run), 2)
                yield Run(number, right, left, run.get_matrix().get()[5], size, run.extract())


def last_in_columns(pdf: Path) -> list[Run]:
    """The lowest run in each half of every page."""
    lowest: dict[tuple[int, bool], Run] = {}
    for run in drawn(pdf):
        place = (run.page, run.right)
        if place not in lowest or run.height < lowest[place].height:
            lowest[place] = run
    return [*lowest.values()]


def _scale(run: pypdfium2.PdfTextObj) -> float:
    """How much a run is drawn larger than its font says."""
    a, b, *_ = run.get_matrix().get()
    return float((a * a + b * b) ** 0.5)

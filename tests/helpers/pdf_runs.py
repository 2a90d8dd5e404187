"""What the tests of the printed matter share."""

import re
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from pypdfium2 import PdfDocument, PdfPage, PdfTextObj, raw  # type: ignore[import-untyped]  # it has none

from generator.book.compiler import TypstSource
from generator.book.make import write_pdf
from generator.book.markup import LETTERS, signed
from generator.data.imprint import Imprint
from rules_src.model.roles import spoken

IMPRINT = Imprint(datetime(2026, 11, 21, tzinfo=UTC), "https://bridge.example/laws/")
SIGNS = {letter: sign for sign, letter in LETTERS.items()}
FOOT, HEAD, BETWEEN = 42, 50, 6
"""Points of a page of the handbook: its foot, its head, and half of what is between columns."""


def letters(text: str) -> str:
    """What is left when a line may have been broken anywhere."""
    return re.sub(r"[\W_]+", "", text.replace("\u00ad", "")).lower()


def as_printed(text: str) -> str:
    """The letters of a law's text with the signs of players, as spreads and cards have it."""
    return letters("".join(SIGNS.get(letter, letter) for letter in signed(spoken(text))))


def set_in(folder: Path, source: TypstSource) -> Path:
    write_pdf(source, IMPRINT.date, folder / "made.pdf")
    return folder / "made.pdf"


def nearest(pdf: Path) -> list[tuple[float, float, float, float]]:
    """Of each page how near to its left, lower, right and upper edge anything stands, in mm."""
    found = []
    with closing(PdfDocument(pdf)) as document:
        for page in document:
            width, height = page.get_size()
            every = page.get_objects(max_depth=1, textpage=page.get_textpage())
            shown = (
                one.get_bounds()
                for one in every
                if not isinstance(one, PdfTextObj) or one.extract().strip()
            )
            left, low, right, high = zip(*shown, strict=True)
            far = (min(left), min(low), width - max(right), height - max(high))
            found.append(tuple(25.4 / 72 * one for one in far))
    return found


class Run(NamedTuple):
    """A run of letters in the order it is drawn: page, half of it, place, height, size, text."""

    page: int
    right: bool
    left: float
    height: float
    size: float
    text: str
    between: bool
    """Whether it stands between the head and the foot of its page."""


def drawn(pdf: Path) -> list[Run]:
    """Every run of every page."""
    with closing(PdfDocument(pdf)) as document:
        return [run for number, page in enumerate(document, 1) for run in _on(page, number)]


def _on(page: PdfPage, number: int) -> Iterator[Run]:
    width, height = page.get_size()
    for run in page.get_objects([raw.FPDF_PAGEOBJ_TEXT], textpage=page.get_textpage()):
        left, bottom, _, top = run.get_bounds()
        a, b, _, _, _, line = run.get_matrix().get()
        size = round(run.get_font_size() * (a * a + b * b) ** 0.5, 2)
        right, between = left > width / 2 - BETWEEN, bottom > FOOT and top < height - HEAD
        yield Run(number, right, left, line, size, run.extract(), between)


def texts(pdf: Path) -> list[str]:
    """The text of each page."""
    with closing(PdfDocument(pdf)) as document:
        return [page.get_textpage().get_text_range() for page in document]

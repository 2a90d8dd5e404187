"""What can be read on the pages of a PDF."""

from contextlib import closing
from pathlib import Path

from pypdfium2 import PdfDocument  # type: ignore[import-untyped]  # it has none


def texts(pdf: Path) -> list[str]:
    """The text of each page."""
    with closing(PdfDocument(pdf)) as document:
        return [page.get_textpage().get_text_range() for page in document]

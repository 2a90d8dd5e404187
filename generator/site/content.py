"""What the site's pages are made from."""

from dataclasses import dataclass

from generator.views.content import Content
from generator.views.pdfs import PdfRecord


@dataclass(frozen=True)
class SiteContent:
    """What site and book are made from, and what the site alone offers."""

    content: Content
    pdfs: tuple[PdfRecord, ...] = ()
    """The documents that `/download/` offers."""

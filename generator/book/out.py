"""What a part of a book is written to: Typst for paper, or XHTML for a reader's own type."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Any, Protocol


class Out(Protocol):
    """Takes the pieces of a book, each made by the template of that name."""

    def line(self, text: str) -> None:
        """Typst between the pieces; of no use elsewhere."""

    def add(self, template: str, file: str, about: str, **context: Any) -> None:
        """Make a piece and include it here; `about` names it in error messages."""

    def divider(self, title: str, lede: str, label: str = "", *, flowing: bool = False) -> None:
        """Begin a part of the book."""

    def columns(self, most: int = 2) -> AbstractContextManager[None]:
        """What is added inside stands in so many columns where there are columns."""

"""Put a document together: its pieces, and the order in which `main.typ` includes them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from generator.book.typst.compiler import Piece, TypstSource
from generator.book.typst.markup import LAW, plain
from generator.book.typst.render import imports, piece

COUNTED = "#context [#metadata(counter(page).final().first())<pages>]"
"""Metadata with the number of pages."""
MANY = 4
"""Columns that stand closer together."""


class Assembly:
    """Lines of `main.typ`, and the pieces they include."""

    def __init__(self, library: str) -> None:
        """Begin a document whose pieces use one library: `handbook` or `card`."""
        self.library = library
        self.lines = [imports(library)]
        self.pieces: list[Piece] = []

    def line(self, text: str) -> None:
        self.lines.append(text)

    def piece(self, template: str, file: str, about: str, **context: Any) -> None:
        """Make a piece, without including it yet."""
        self.pieces.append(piece(template, f"{file}.typ", about, self.library, **context))

    def add(self, template: str, file: str, about: str, **context: Any) -> None:
        """Make a piece and include it here."""
        self.piece(template, file, about, **context)
        self.line(f'#include "{file}.typ"')

    def divider(self, title: str, lede: str, label: str = "", *, flowing: bool = False) -> None:
        """Begin a part of the book on a page of its own, or, flowing, in the next column."""
        mark = f"#metadata(none)<{label}>" if label else ""
        self.line(
            f"#divider(flowing: {str(flowing).lower()}, [{plain(title)}], [{plain(lede)}])[{mark}]"
        )

    @property
    def laws(self) -> frozenset[str]:
        """Every § that is referred to so far."""
        texts = (*self.lines, *(piece.text for piece in self.pieces))
        return frozenset(ref for text in texts for ref in LAW.findall(text))

    @contextmanager
    def columns(self, most: int = 2) -> Iterator[None]:
        """Set what is added inside in so many columns."""
        gutter = 6 if most < MANY else 4
        self.line(f"#columns({most}, gutter: {gutter}mm)[")
        yield
        self.line("]")

    def source(self, inputs: Iterable[tuple[str, str]] = ()) -> TypstSource:
        """The document, with inputs for Typst."""
        lines = [*self.lines, COUNTED]
        return TypstSource("\n".join(lines) + "\n", tuple(self.pieces), dict(inputs))

"""Put a document together: pieces from templates, and the order in which they are included."""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from io import BytesIO
from typing import Any

import segno
from jinja2 import TemplateError, pass_context
from jinja2.runtime import Context
from markupsafe import Markup

from generator.book import markup
from generator.book.compiler import TEMPLATES, BookError, Piece, TypstSource
from generator.book.markup import signed
from generator.data.imprint import Imprint
from generator.text.templates import environment
from rules_src.model.roles import ROLES, spoken
from rules_src.model.situation import Situation


@cache
def qr(address: str) -> str:
    """Black on white, one unit a module, four free around; Typst gives it its size.

    Addresses are long: the least correction makes the largest squares, and what is free corrects.
    """
    out = BytesIO()
    code = segno.make_qr(address, error="l")
    code.save(
        out, kind="svg", border=4, light="white", xmldecl=False, svgclass=None, lineclass=None
    )
    return out.getvalue().decode().strip()


def code(address: str, about: str, size: int = 0) -> str:
    """A call that draws the code of an address, if there is one; at least so many mm wide."""
    if not address:
        return "none"
    alt = markup.string(f"QR-kode til {about}")
    return f"qr({markup.string(qr(address))}, {alt}, size: {size}mm)"


def guide_code(imprint: Imprint, situation: Situation, size: int = 0) -> str:
    """The code of a situation's page."""
    address = imprint.guide(situation.slug)
    return code(address, f"vejledningen: {address}", size)


def imports(library: str) -> str:
    """What every file of a document begins with."""
    return f'#import "/{library}.typ": *\n'


ENVIRONMENT = environment(markup.plain, TEMPLATES)


@pass_context
def _say(context: Context, text: str, names: Mapping[str, str] | None = None) -> Markup:
    """A law's text, roles filled in, its §§ counted in the register."""
    return markup.prose(_named(context, text, names))


@pass_context
def _word(context: Context, text: str, names: Mapping[str, str] | None = None) -> Markup:
    """A law's text, roles filled in, its §§ not counted."""
    return markup.plain(_named(context, text, names))


def _named(context: Context, text: str, names: Mapping[str, str] | None) -> str:
    named = spoken(text, names or context["names"])
    return signed(named) if context["signs"] else named


ENVIRONMENT.filters.update(
    say=_say,
    word=_word,
    prose=markup.prose,
    law=markup.law,
    laws=markup.laws,
    cited=markup.cited,
    string=lambda text: Markup(markup.string(text)),
)


def piece(template: str, file: str, about: str, library: str = "handbook", **context: Any) -> Piece:
    """One file of a document; `about` names it in error messages: »sagen …«."""
    values = {"names": ROLES, "signs": False, **context}
    try:
        text = ENVIRONMENT.get_template(f"{template}.typ.jinja").render(values)
    except (TemplateError, ValueError, AttributeError, TypeError, KeyError) as error:
        raise BookError(f"Skabelonen {template} fejler ved {about}: {error}") from error
    return Piece(file, about, (imports(library) if template != "places" else "") + text)


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
            f"#divider(flowing: {str(flowing).lower()}, [{markup.plain(title)}],"
            f" [{markup.plain(lede)}])[{mark}]"
        )

    @property
    def laws(self) -> frozenset[str]:
        """Every § that is referred to so far."""
        texts = (*self.lines, *(piece.text for piece in self.pieces))
        return frozenset(ref for text in texts for ref in markup.LAW.findall(text))

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

"""Text into XHTML: escaped, red suits in their colour, every § a link to the register."""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape

from markupsafe import Markup

from rules_src.contents.references import pieces
from rules_src.model.law_ref import LawRef

RED = re.compile("[♥♦]")
LAWS_FILE = "paragraffer.xhtml"


def plain(text: str) -> Markup:
    """Escaped, with the red suits in their colour."""
    return Markup(RED.sub(lambda suit: f'<span class="red">{suit[0]}</span>', escape(text)))


def prose(text: str) -> Markup:
    """Plain text in which each known § is a link."""
    return Markup("").join(
        plain(piece) if isinstance(piece, str) else law(piece.text) for piece in pieces(text)
    )


def law(ref: str) -> Markup:
    """A § with a link to its law."""
    return _law(ref, LawRef.parse(ref).shown)


def laws(refs: Iterable[str]) -> Markup:
    """`§ 20F4, 20F5`, each a link."""
    first, *rest = refs
    return Markup(", ").join((law(first), *(_law(ref, LawRef.parse(ref).bare) for ref in rest)))


def _law(ref: str, shown: str) -> Markup:
    place = f"{LAWS_FILE}#law-{LawRef.parse(ref).number}"
    return Markup('<a class="law" href="{}">{}</a>').format(place, shown)

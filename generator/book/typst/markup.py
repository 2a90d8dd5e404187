"""Text into Typst: escaped, suits in their colours, every § counted in the register."""

from __future__ import annotations

import re
from collections.abc import Iterable

from markupsafe import Markup

from generator.book.role_signs import LETTERS
from rules_src.bridge.cards import Suit
from rules_src.contents.references import pieces
from rules_src.model.law_ref import LawRef

SPECIAL = re.compile(r"[\\`*_#$\[\]<>@~'\"/=+\-]|(?<=\.)\.|(?<=\d)\.")
LAW = re.compile(r'[(]"(\d+[A-Z]?\w*)", "')
"""A § as `law`, `cited` and `laws` below write it."""
SUITS = {suit.symbol: suit.name.lower().removesuffix("s") for suit in Suit}
ROLES = {letter: f'role("{sign}")' for sign, letter in LETTERS.items()}
SIGNS = {**SUITS, **ROLES, r"N\-S": "ns", r"Ø\-V": "ew"}
"""What `book.typ` calls each suit, each role and each pair."""
WHOLE = re.compile(rf"[{''.join((*SUITS, *ROLES))}]|\b(?:N\\-S|Ø\\-V)\b")


def escaped(text: str) -> str:
    """The text with every sign of Typst escaped."""
    return SPECIAL.sub(lambda sign: "\\" + sign[0], re.sub(r"[ \n\r\t]+", " ", text))


def plain(text: str) -> Markup:
    """Escaped, with suit symbols in their colours and sides in one piece."""
    return Markup(WHOLE.sub(lambda sign: f"#{SIGNS[sign[0]]};", escaped(text)))


def prose(text: str) -> Markup:
    """Plain text in which each known § is counted in the register."""
    return Markup("").join(
        plain(piece) if isinstance(piece, str) else law(piece.text) for piece in pieces(text)
    )


def law(ref: str) -> Markup:
    """A §, counted in the register."""
    return Markup(f'#law("{ref}", "{_bare(ref)}");')


def laws(refs: Iterable[str]) -> Markup:
    """`§ 20F4, 20F5`: one sign, each number a link."""
    return Markup(f"#laws({_pairs(refs)});")


def cited(refs: Iterable[str]) -> Markup:
    """The §§ behind a sentence, counted in the register."""
    return Markup(f"#cited({_pairs(refs)});")


def _pairs(refs: Iterable[str]) -> str:
    return ", ".join(f'("{ref}", "{_bare(ref)}")' for ref in refs)


def _bare(ref: str) -> str:
    return LawRef.parse(ref).bare


def array(words: Iterable[str]) -> str:
    """A Typst array of strings; the comma after each makes an array of a single word too."""
    return "(" + "".join(f"{string(word)}, " for word in words) + ")"


def string(text: str) -> str:
    """A Typst string."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ") + '"'

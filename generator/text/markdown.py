"""Text into Markdown: escaped, suits with a text alternative, every § a link with its gloss."""

from __future__ import annotations

import html
import re
from collections.abc import Mapping
from functools import cache

from markupsafe import Markup

from rules_src.contents import from_page_form, gloss, is_known, law_number, shown
from rules_src.model.roles import ROLES, spoken

SPECIAL = re.compile(r"[\\`*_{}\[\]<>#|~^&\"]")
FIRST = re.compile(r"^(?:[-+:=!]|\d+(?=[.)]))")
SUITS = {"♠": ("s", "spar"), "♥": ("h", "hjerter"), "♦": ("d", "ruder"), "♣": ("c", "klør")}
PARAGRAPH = re.compile(
    r"(?<!§)§[\u00a0 ]?([1-9]\d?(?:[A-Z][1-9]?)?(?:\([a-z]\)(?:\([ivx]+\))?|[a-z](?:[ivx]+)?)?)"
)
"""A reference in running text; of `§§ 49–52` each number would need its own §, so it is left."""


def escaped(text: str) -> str:
    """The text with everything that Markdown or HTML would read as a sign made harmless."""
    line = SPECIAL.sub(lambda sign: f"&#{ord(sign[0])};", " ".join(text.split(" ")))
    line = re.sub(r"[\n\r\t]+ *", " ", line)
    return FIRST.sub(lambda sign: sign[0][:-1] + f"&#{ord(sign[0][-1])};", line)


@cache
def plain(text: str) -> Markup:
    """Escaped, with suit symbols that a screen reader names and that have their colour."""
    return Markup(re.sub("[♠♥♦♣]", _suit, escaped(text)))


def _suit(symbol: re.Match[str]) -> str:
    letter, name = SUITS[symbol[0]]
    return f'<span class="suit {letter}" role="img" aria-label="{name}">{symbol[0]}</span>'


@cache
def prose(text: str, root: str) -> Markup:
    """Plain text in which each known § is a link."""
    parts = PARAGRAPH.split(text)
    shown_parts = [plain(part) if n % 2 == 0 else _reference(part, root) for n, part in _all(parts)]
    return Markup("").join(shown_parts)


def _all(parts: list[str]) -> list[tuple[int, str]]:
    return [(n, part) for n, part in enumerate(parts) if part]


def _reference(page_form: str, root: str) -> Markup:
    try:
        ref = from_page_form(page_form)
    except ValueError:  # something that only looks like one, in contributed text
        ref = ""
    return law_link(ref, root) if ref and is_known(ref) else plain(f"§\u00a0{page_form}")


@cache
def law_link(ref: str, root: str, glossed: bool = True) -> Markup:
    """`[§ 54A](…/paragraffer/54.md#54A "what it says")`"""
    anchor = "" if ref.isdecimal() else f"#{ref}"
    title = f' "{escaped(gloss(ref))}"' if glossed and gloss(ref) else ""
    place = f"{root}paragraffer/{law_number(ref)}.md{anchor}"
    return Markup(f"[{shown(ref)}]({place}{title}){{ .law }}")


def attribute(text: str, names: Mapping[str, str] = ROLES) -> Markup:
    """A law's text as the value of an HTML attribute."""
    return Markup(html.escape(spoken(text, names), quote=True))

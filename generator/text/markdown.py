"""Text into Markdown: escaped, suits with a text alternative, every § a link with its gloss."""

import html
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from markupsafe import Markup

from rules_src.bridge.cards import Suit
from rules_src.contents import gloss
from rules_src.contents.references import pieces
from rules_src.model.law_ref import LawRef
from rules_src.model.roles import spoken

SPECIAL = re.compile(r"[\\`*_{}\[\]<>#|~^&\"]")
FIRST = re.compile(r"^(?:[-+:=!]|\d+(?=[.)]))")
SUITS = {suit.symbol: (suit.name[0].lower(), suit.name_da) for suit in Suit}
"""The class of each suit in the style sheet, and what a screen reader calls it."""


def escaped(text: str) -> str:
    """The text with every sign of Markdown and HTML escaped."""
    line = SPECIAL.sub(lambda sign: f"&#{ord(sign[0])};", " ".join(text.split(" ")))
    line = re.sub(r"[\n\r\t]+ *", " ", line)
    return FIRST.sub(lambda sign: sign[0][:-1] + f"&#{ord(sign[0][-1])};", line)


@cache
def plain(text: str) -> Markup:
    """Escaped, with suit symbols that a screen reader names and that have their colour.

    A pair, `N-S`, stays on one line.
    """
    return Markup(re.sub(f"[{''.join(SUITS)}]|[NØ]-[SV]", _marked, escaped(text)))


def _marked(symbol: re.Match[str]) -> str:
    if symbol[0] not in SUITS:
        return f'<span class="pair">{symbol[0]}</span>'
    letter, name = SUITS[symbol[0]]
    return f'<span class="suit {letter}" role="img" aria-label="{name}">{symbol[0]}</span>'


@cache
def prose(text: str, root: str) -> Markup:
    """Plain text in which each known § is a link."""
    return Markup("").join(
        plain(piece) if isinstance(piece, str) else law_link(piece.text, root)
        for piece in pieces(text)
    )


@cache
def law_link(ref: str, root: str, glossed: bool = True) -> Markup:
    """`[§ 54A](…/paragraffer/54.md#54A "what it says")`"""
    anchor = "" if ref.isdecimal() else f"#{ref}"
    title = f' "{escaped(gloss(ref))}"' if glossed and gloss(ref) else ""
    known = LawRef.parse(ref)
    place = f"{root}paragraffer/{known.number}.md{anchor}"
    return Markup(f"[{known.shown}]({place}{title}){{ .law }}")


def attribute(text: str, names: Mapping[str, str]) -> Markup:
    """A law's text as the value of an HTML attribute."""
    return Markup(html.escape(spoken(text, names), quote=True))


def fenced(lines: Iterable[str], kind: str, indent: str = "") -> Iterator[str]:
    """The lines in a fence that is longer than any of theirs."""
    each = [line for text in lines for line in text.splitlines() or [""]]
    longest = max((len(ticks) for ticks in re.findall("`+", "\n".join(each))), default=0)
    fence = "`" * max(3, longest + 1)
    yield from ("", f"{indent}{fence}{kind}")
    yield from (f"{indent}{line}" for line in each)
    yield from (f"{indent}{fence}", "")

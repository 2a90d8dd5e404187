"""What the registers list: every reference of the law book, and every word, in Danish order."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable
from itertools import groupby

from generator.book.typst import markup
from generator.views.glossary import danish_order
from rules_src.contents import REFERENCES, law
from rules_src.contents.glossary import TERMS
from rules_src.model.law_ref import LawRef
from rules_src.model.situation import Situation


def law_register(used: Collection[str]) -> str:
    """A call of the Typst function: (ref, as shown, title or nothing) in the order of the book.

    A law has its line though nothing refers to it.
    """
    entries = (_entry(ref) for ref in REFERENCES if ref.text in used or ref.text.isdecimal())
    return "#law-register((" + "".join(f"{entry}, " for entry in entries) + "))"


def _entry(ref: LawRef) -> str:
    title = law(ref.text).title if ref.text.isdecimal() else ""
    return "(" + ", ".join(markup.string(text) for text in (ref.text, ref.shown, title)) + ")"


def word_register(situations: Iterable[Situation]) -> str:
    """Every word a chapter can be found by, and every term of the glossary, by first letter."""
    words = {word for situation in situations for word in situation.search}
    words |= {term.danish for term in TERMS}
    ordered = sorted(words, key=lambda word: (_number(word), danish_order(word), word))
    letters = (
        f"({markup.string(letter)}, {markup.array(group)}), "
        for letter, group in groupby(ordered, _letter)
    )
    return f"#word-register(({''.join(letters)}))"


def _letter(word: str) -> str:
    return "0–9" if word[0].isdigit() else word[0].lower()


def _number(word: str) -> float:
    """Numbers stand first, and by size."""
    first = word.split()[0]
    return int(first) if first.isdecimal() else math.inf

"""Terms that are explained where they stand."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from rules_src.contents.glossary import TERMS, Term
from rules_src.presentation.search import TOOLTIPS

WORD = re.compile(r"[A-Za-zÆØÅæøåÉé]+")


class Explained(NamedTuple):
    short: str
    means: str


class TextWords:
    """The words of a text, each once, in the order met."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.each = dict.fromkeys(WORD.findall(text))


Index = Mapping[str, list[tuple[str, frozenset[str], Term]]]
"""By its first word each form that a term is written in, with the other words of it."""


def explained(words: TextWords) -> tuple[Explained, ...]:
    """The terms of a page that have a tooltip, as they are written there, longest first."""
    found = (Explained(form, term.explanation) for form, term in _written(words, _TOOLTIPS))
    return tuple(sorted(dict.fromkeys(found), key=lambda e: (-len(e.short), e.short)))


def _written(words: TextWords, index: Index) -> Iterator[tuple[str, Term]]:
    for word in filter(index.__contains__, words.each):
        for form, rest, term in index[word]:
            if form == word or (rest and rest <= words.each.keys() and form in words.text):
                yield form, term


def _forms(term: Term) -> tuple[str, ...]:
    forms = (term.danish, *term.also)
    capital = tuple(form[0].upper() + form[1:] for form in forms)
    return tuple(dict.fromkeys((*forms, *capital)))


def _index(terms: Iterable[Term]) -> Index:
    found: dict[str, list[tuple[str, frozenset[str], Term]]] = {}
    for term in terms:
        for form in _forms(term):
            if words := WORD.findall(form):
                found.setdefault(words[0], []).append((form, frozenset(words[1:]), term))
    return found


_TOOLTIPS = _index(term for term in TERMS if term.danish in TOOLTIPS)

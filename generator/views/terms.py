"""Words that help a page be found, and terms that are explained where they stand."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, cached_property
from typing import NamedTuple

from generator.text.danish import ascii_letters, bare_letters
from rules_src.bridge.cards import Suit
from rules_src.contents.glossary import TERMS, Term
from rules_src.model.roles import spoken
from rules_src.presentation.search import COMPOUND_ENDS, TOOLTIPS

WORD = re.compile(r"[A-Za-zÆØÅæøåÉé]+")
SUITS = {suit.symbol: suit.name_da for suit in Suit}


class Explained(NamedTuple):
    short: str
    means: str


class Words:
    """The words of a text, each once, in the order met."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.each = dict.fromkeys(WORD.findall(text))

    @cached_property
    def lower(self) -> frozenset[str]:
        return frozenset(word.lower() for word in self.each)


Index = Mapping[str, list[tuple[str, frozenset[str], Term]]]
"""By its first word each form that a term is written in, with the other words of it."""


def terms_in(words: Words) -> tuple[Term, ...]:
    """The glossary's terms that a text uses, in the order met."""
    return tuple(dict.fromkeys(term for _, term in _written(words, _TERMS)))


def explained(words: Words) -> tuple[Explained, ...]:
    """The terms of a page that have a tooltip, as they are written there, longest first."""
    found = (Explained(form, term.explanation) for form, term in _written(words, _TOOLTIPS))
    return tuple(sorted(dict.fromkeys(found), key=lambda e: (-len(e.short), e.short)))


def _written(words: Words, index: Index) -> Iterator[tuple[str, Term]]:
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


_TERMS = _index(TERMS)
_TOOLTIPS = _index(term for term in TERMS if term.danish in TOOLTIPS)


def tags_of(sought: Iterable[str], title: str) -> tuple[str, ...]:
    """What a page is about; search sets these above every title.

    Its title and the phrases given, the ends of the compounds in them, and their words without
    Danish letters.
    """
    phrases = [title, *(spoken(phrase) for phrase in sought)]
    words = [word for phrase in phrases for word in WORD.findall(phrase)]
    return tuple(dict.fromkeys((*phrases, *(other for word in words for other in _grown(word)))))


def search_words(page: Words, terms: Iterable[Term]) -> tuple[str, ...]:
    """What a page should be found by besides the words that stand on it.

    The ends of its compounds, names of suits, letters written out, and all forms of the terms
    it uses.
    """
    forms = [form for term in terms for form in (*term.also, *term.avoid, term.english)]
    suits = [name for symbol, name in SUITS.items() if symbol in page.text]
    words = [*forms, *suits]
    grown = [other for word in words for other in _grown(word)]
    grown += [end for word in page.each for end in _ends(word.lower())]
    found = dict.fromkeys(word for word in (*words, *grown) if word.lower() not in page.lower)
    return tuple(found)


@cache
def _grown(word: str) -> tuple[str, ...]:
    """The ends of a compound word, and the word without Danish letters."""
    ends = _ends(word.lower())
    return ends if word.isascii() else (*ends, ascii_letters(word), bare_letters(word))


@cache
def _ends(word: str) -> tuple[str, ...]:
    return tuple(end for end in COMPOUND_ENDS if word.endswith(end) and len(word) > len(end) + 2)

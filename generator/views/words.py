"""Words that help a page be found, and terms that are explained where they stand."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import NamedTuple

from rules_src.glossary import TERMS, Term
from rules_src.roles import spoken

EXPLAINED = frozenset(
    (
        "tilsvarende melding", "stort strafkort", "lille strafkort", "berigtigelse",
        "beføjet oplysning", "ubeføjet oplysning", "uvedkommende oplysning", "MTV", "MTH",
        "etableret kulørsvigt", "formodet spilfører", "benævnelse", "meldeperiode",
        "afklaringsperiode", "afsluttende pas", "fordækt udspil", "logisk alternativ",
        "justeret score", "korrigeret score", "kunstig score", "vægtet score",
        "ubalanceret justeret score", "middel plus", "middel minus", "særdeles alvorlig fejl",
        "satsende handling", "KP", "tvungen pas",
    )
)  # fmt: skip
"""Terms with a tooltip: those a club director may hesitate over. The rest are in the glossary."""

ENDS = (
    "svigt", "begrænsning", "begrænsninger", "forklaring", "forklaringer", "alert", "udspil",
    "strafkort", "kort", "melding", "meldinger", "oplysning", "oplysninger", "score", "spil",
    "forløb", "farve", "dobling", "bud", "fører", "spiller",
)  # fmt: skip
"""Ends of compound words; Material finds words by their beginnings only."""

WORD = re.compile(r"[A-Za-zÆØÅæøåÉé]+")
SUITS = {"♠": "spar", "♥": "hjerter", "♦": "ruder", "♣": "klør"}
BARE = (
    str.maketrans({"æ": "ae", "ø": "oe", "å": "aa", "Æ": "Ae", "Ø": "Oe", "Å": "Aa"}),
    str.maketrans({"æ": "ae", "ø": "o", "å": "a", "Æ": "Ae", "Ø": "O", "Å": "A"}),
)


class Explained(NamedTuple):
    short: str
    means: str


class Words:
    """The words of a text, each once, in the order met."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.each = dict.fromkeys(WORD.findall(text))
        self.lower = {word.lower() for word in self.each}

    def has(self, form: str) -> bool:
        """Whether a form, of one word or several, stands in the text."""
        return form in self.each or (" " in form and form in self.text)


def terms_in(words: Words) -> dict[Term, frozenset[str]]:
    """The glossary's terms that a text uses, each with the forms it is written in."""
    found: dict[Term, set[str]] = {}
    for word in words.each:
        for form, term in _BY_WORD.get(word, ()):
            if words.has(form):
                found.setdefault(term, set()).add(form)
    return {term: frozenset(forms) for term, forms in found.items()}


def explained(terms: Mapping[Term, frozenset[str]]) -> tuple[Explained, ...]:
    """The terms of a page that have a tooltip, as they are written there, longest first."""
    found = (
        Explained(form, term.explanation)
        for term, forms in terms.items()
        if term.danish in EXPLAINED
        for form in forms
    )
    return tuple(sorted(found, key=lambda e: (-len(e.short), e.short)))


def _forms(term: Term) -> tuple[str, ...]:
    forms = (term.danish, *term.also)
    capital = tuple(form[0].upper() + form[1:] for form in forms)
    return tuple(dict.fromkeys((*forms, *capital)))


_BY_WORD: dict[str, list[tuple[str, Term]]] = {}
for _term in TERMS:
    for _form in _forms(_term):
        if _words := WORD.findall(_form):
            _BY_WORD.setdefault(_words[0], []).append((_form, _term))


def tags_of(sought: Iterable[str], title: str) -> tuple[str, ...]:
    """What a page is about; search sets these above every title.

    Its title and the phrases given, the ends of the compounds in them, and their words without
    Danish letters.
    """
    phrases = [title, *(spoken(phrase) for phrase in sought)]
    words = [word for phrase in phrases for word in WORD.findall(phrase)]
    return tuple(dict.fromkeys((*phrases, *(other for word in words for other in _grown(word)))))


def search_words(there: Words, terms: Iterable[Term]) -> tuple[str, ...]:
    """What a page should be found by besides the words that stand on it.

    The ends of its compounds, names of suits, letters written out, and all forms of the terms
    it uses.
    """
    forms = [form for term in terms for form in (*term.also, *term.avoid, term.english)]
    suits = [name for symbol, name in SUITS.items() if symbol in there.text]
    words = [*forms, *suits]
    grown = [other for word in words for other in _grown(word)]
    grown += [end for word in there.each for end in _ends(word.lower())]
    found = dict.fromkeys(word for word in (*words, *grown) if word.lower() not in there.lower)
    return tuple(found)


@cache
def _grown(word: str) -> tuple[str, ...]:
    """The ends of a compound word, and the word without Danish letters."""
    bare = () if word.isascii() else tuple(word.translate(table) for table in BARE)
    return _ends(word.lower()) + bare


@cache
def _ends(word: str) -> tuple[str, ...]:
    return tuple(end for end in ENDS if word.endswith(end) and len(word) > len(end) + 2)

"""Words that help a page be found, and terms that are explained where they stand."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
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


def terms_in(text: str) -> dict[Term, frozenset[str]]:
    """The glossary's terms that a text uses, each with the forms it is written in."""
    found: dict[Term, set[str]] = {}
    for word in WORD.finditer(text):
        for form, term in _BY_WORD.get(word[0], ()):
            end = word.start() + len(form)
            if text.startswith(form, word.start()) and not text[end : end + 1].isalpha():
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


def search_words(text: str, terms: Iterable[Term], *given: Iterable[str]) -> tuple[str, ...]:
    """What a page should be found by besides the words that stand on it.

    `given` are words and phrases of its own; of `text`, which stands on the page, the ends of
    compounds, names of suits, letters written out, and all forms of the terms it uses.
    """
    phrases = [spoken(phrase) for some in given for phrase in some]
    there = dict.fromkeys(word.lower() for word in WORD.findall(text))
    own = [word for phrase in phrases for word in WORD.findall(phrase)]
    ends = [end for word in (*own, *there) for end in ENDS if _ends(word.lower(), end)]
    forms = [form for term in terms for form in (*term.also, *term.avoid)]
    suits = [name for symbol, name in SUITS.items() if symbol in text]
    words = [*phrases, *ends, *forms, *suits]
    bare = [w.translate(table) for w in (*words, *there) if not w.isascii() for table in BARE]
    found = dict.fromkeys(word for word in (*words, *bare) if word.lower() not in there)
    return ("paragraf", "par.", *found)


def _ends(word: str, end: str) -> bool:
    return word.endswith(end) and len(word) > len(end) + 2

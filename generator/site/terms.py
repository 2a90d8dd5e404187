"""Terms that are explained where they stand."""

import re
from typing import NamedTuple

from rules_src.contents.glossary import TERMS, Term
from rules_src.presentation.search import TOOLTIPS

WORD = re.compile(r"[A-Za-zÆØÅæøåÉé]+")


class Explained(NamedTuple):
    short: str
    means: str


def explained(text: str) -> tuple[Explained, ...]:
    """The terms of a text that have a tooltip, as they are written there, longest first."""
    words = {*WORD.findall(text)}
    written = {term for form, term in _FORMS if form <= words and term.short in text}
    return tuple(sorted(written, key=lambda e: (-len(e.short), e.short)))


def _forms(term: Term) -> tuple[str, ...]:
    """The forms that a term is written in, each also with a capital."""
    forms = (term.danish, *term.also)
    return (*forms, *(form[0].upper() + form[1:] for form in forms))


_FORMS = tuple(
    (frozenset(WORD.findall(form)), Explained(form, term.explanation))
    for term in TERMS
    if term.danish in TOOLTIPS
    for form in _forms(term)
)

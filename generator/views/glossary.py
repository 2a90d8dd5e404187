"""The glossary by first letter, Danish order."""

import re
from itertools import groupby

from generator.text.danish import ascii_letters
from rules_src.contents.glossary import TERMS, Term

ALPHABET = "abcdefghijklmnopqrstuvwxyzæøå"


def letters() -> list[tuple[str, list[tuple[Term, str]]]]:
    """By letter each term and its anchor."""
    terms = sorted(TERMS, key=lambda term: danish_order(term.danish))
    return [
        (letter, [(term, _anchor(term)) for term in group])
        for letter, group in groupby(terms, lambda term: term.danish[0].lower())
    ]


def danish_order(word: str) -> tuple[int, ...]:
    """The key that sorts as a Danish dictionary: æ, ø and å last, signs before letters."""
    return tuple(ALPHABET.find(letter) for letter in word.lower())


def _anchor(term: Term) -> str:
    return re.sub(r"[^a-z0-9]+", "-", ascii_letters(term.danish.lower())).strip("-")

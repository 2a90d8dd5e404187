"""The glossary by first letter, Danish order."""

import re
from itertools import groupby

from generator.text.danish import ascii_letters
from rules_src.contents.glossary import TERMS, Term


def letters() -> list[tuple[str, list[tuple[Term, str]]]]:
    """By letter each term and its anchor."""
    terms = sorted(TERMS, key=lambda term: danish_order(term.danish))
    signs = re.compile(r"[^a-z0-9]+")
    return [
        (letter, [(t, signs.sub("-", ascii_letters(t.danish.lower())).strip("-")) for t in group])
        for letter, group in groupby(terms, lambda term: term.danish[0].lower())
    ]


def danish_order(word: str) -> tuple[int, ...]:
    """The key that sorts as a Danish dictionary: æ, ø and å last, signs before letters."""
    return tuple("abcdefghijklmnopqrstuvwxyzæøå".find(letter) for letter in word.lower())

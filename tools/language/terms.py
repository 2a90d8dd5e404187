"""Terms: words that the glossary says to avoid."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from rules_src.contents.glossary import TERMS
from tools.language.texts import Text

PERMITTED = {
    "renonce": re.compile("renonce"),  # without a card in the suit; for a revoke it is never used
    "gennemsnit": re.compile(r"i gennemsnit|det gennemsnit", re.I),  # a mean, no artificial score
    "straf": re.compile("til straf"),  # what a double shows
}
"""Contexts in which an avoided word means something else."""


@cache
def avoided() -> tuple[tuple[re.Pattern[str], str], ...]:
    """Each word to avoid with the term to write; abbreviations in capitals only."""
    found = []
    for term in TERMS:
        for word in term.avoid:
            flags = 0 if word.isupper() else re.IGNORECASE
            found.append((re.compile(rf"(?<![\w-]){re.escape(word)}(?![\w-])", flags), term.danish))
    return tuple(found)


@cache
def _any() -> re.Pattern[str]:
    """Matches a text that contains any word to avoid."""
    words = [re.escape(word) for term in TERMS for word in term.avoid]
    return re.compile("|".join(words), re.IGNORECASE)


def faults(text: Text) -> Iterator[tuple[str, str]]:
    if not _any().search(text.text):
        return
    for pattern, term in avoided():
        for found in pattern.finditer(text.prose):
            if not _permitted(found[0].lower(), text.prose, found.start()):
                yield found[0], f"ordlisten siger »{term}«"


def _permitted(word: str, text: str, start: int) -> bool:
    context = PERMITTED.get(word)
    around = text[max(0, start - 4) : start + len(word)]
    return bool(context and context.search(around))

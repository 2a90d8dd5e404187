"""Terms: words that the glossary says to avoid."""

import re
from collections.abc import Iterator
from functools import cache

from dev.language.texts import Text
from rules_src.contents.glossary import TERMS

PERMITTED = {
    "renonce": re.compile("renonce"),  # without a card in the suit; for a revoke it is never used
    "gennemsnit": re.compile(r"i gennemsnit|det gennemsnit", re.I),  # a mean, no artificial score
    "straf": re.compile("til straf"),  # what a double shows
}
"""Contexts in which an avoided word means something else."""


@cache
def avoided() -> tuple[tuple[str, re.Pattern[str], str], ...]:
    """Each word to avoid, as a pattern, and the term to write; abbreviations in capitals only."""
    found = []
    for term in TERMS:
        for word in term.avoid:
            flags = 0 if word.isupper() else re.IGNORECASE
            pattern = re.compile(rf"(?<![\w-]){re.escape(word)}(?![\w-])", flags)
            found.append((word.lower(), pattern, term.danish))
    return tuple(found)


def faults(text: Text) -> Iterator[tuple[str, str]]:
    said = text.text.lower()
    for word, pattern, term in avoided():
        if word in said:  # few texts have any: a pattern is much slower
            for found in pattern.finditer(text.prose):
                if not _permitted(found[0].lower(), text.prose, found.start()):
                    yield found[0], f"ordlisten siger »{term}«"


def _permitted(word: str, text: str, start: int) -> bool:
    context = PERMITTED.get(word)
    around = text[max(0, start - 4) : start + len(word)]
    return bool(context and context.search(around))

"""What a printed sheet's code says of its rules, so that the site can tell whether it is old.

A sheet of a situation has a mark for the whole of it and one for each ruling, in the order of their
letters; a sheet of many situations has the mark of each. The page compares them with the rules as
they are now, and so needs no record of what has been printed.
"""

import base64
import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from generator.data.entries import NO_CASES, everything
from generator.engine.rulebook import Rulebook
from rules_src.contents import gloss

PAGE = "er-min-gammel"
WHOLE, RULING = 3, 2
"""Signs of a mark, six bits each: of a situation, and of one of its rulings."""


@cache
def marks_of(book: Rulebook) -> Mapping[str, str]:
    """By the last part of its address the mark of each situation, then those of its rulings."""
    return dict(_marks(book))


def _marks(book: Rulebook) -> Iterator[tuple[str, str]]:
    data = everything(book, NO_CASES)
    for situation in book.situations:
        names = [rule.name for rule in book.rules_of(situation)]
        rules = [one.plain for name in names for one in data.rules if one.rule == name]
        rows = [one.plain for name in names for one in data.rows if one.rule == name]
        rulings = "".join(_mark([row["verdict"], row["ruling"]], RULING) for row in rows)
        yield situation.slug, _mark([rules, rows], WHOLE) + rulings


def mark_of_words(laws: Iterable[str]) -> str:
    """The mark of what is said of some paragraphs; empty where there are none."""
    said = [gloss(law) for law in laws]
    return _mark(said, WHOLE) if said else ""


def _mark(what: object, signs: int) -> str:
    text = json.dumps(what, ensure_ascii=False)
    return base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()).decode()[:signs]

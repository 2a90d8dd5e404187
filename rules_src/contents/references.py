"""References to the laws: `30B1bi` in code, § 30B1(b)(i) on the page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from rules_src.contents.subparagraphs import SUBPARAGRAPHS

ROMAN = ("i", "ii", "iii", "iv", "v", "vi")
NO_BREAK_SPACE = "\u00a0"
REFERENCE = re.compile(r"([1-9]\d?)(?:([A-Z])(?:([1-9])(?:([a-z])(iv|vi?|i{1,3})?)?)?)?")
PAGE_FORM = re.compile(
    r"(?:§[\s\u00a0]*)?([1-9]\d?(?:[A-Z][1-9]?)?)(?:\(?([a-z])\)?(?:\(?(iv|vi?|i{1,3})\)?)?)?"
)
_ABBREVIATED = re.compile(r"(.*?)(iv|vi?|i{1,3}|[A-Z1-9a-z])-(\w+)")


def is_known(ref: str) -> bool:
    """Does the 2017 edition have this law or sub-paragraph?"""
    return ref in _known()


def law_number(ref: str) -> int:
    """The law a reference belongs to: 30 for `30B1bi`."""
    return int(_parts(ref)[0])


@cache
def parents(ref: str) -> tuple[str, ...]:
    """What stands above a reference, outermost first: 30, 30B, 30B1 and 30B1b for `30B1bi`."""
    parts = [part for part in _parts(ref) if part]
    return tuple("".join(parts[:n]) for n in range(1, len(parts)))


def shown(ref: str) -> str:
    """A reference as it stands on the page: § 30B1(b)(i) for `30B1bi`."""
    law, letter, number, small, roman = _parts(ref)
    brackets = "".join(f"({part})" for part in (small, roman) if part)
    return f"§{NO_BREAK_SPACE}{law}{letter}{number}{brackets}"


def from_page_form(text: str) -> str:
    """The reference behind a page form, with or without §: `30B1bi` for § 30B1(b)(i)."""
    match = PAGE_FORM.fullmatch(text.strip())
    ref = "".join(part or "" for part in match.groups()) if match else text
    _parts(ref)
    return ref


def sort_key(ref: str) -> tuple[int, str, int, str, int]:
    """The order of the law book, each reference after its parent."""
    law, letter, number, small, roman = _parts(ref)
    return (
        int(law),
        letter,
        int(number or 0),
        small,
        ROMAN.index(roman) + 1 if roman else 0,
    )


def all_references() -> tuple[str, ...]:
    """Every law and sub-paragraph, in the order of the law book."""
    return tuple(sorted(_known(), key=sort_key))


@cache
def _parts(ref: str) -> tuple[str, str, str, str, str]:
    match = REFERENCE.fullmatch(ref)
    if not match:
        raise ValueError(f"expected a law reference like 64A1, got {ref!r}")
    law, letter, number, small, roman = (part or "" for part in match.groups())
    return law, letter, number, small, roman


@cache
def _known() -> frozenset[str]:
    refs = {f"{law}{item}" for law, text in SUBPARAGRAPHS.items() for item in _items(text)}
    laws = {str(law) for law in SUBPARAGRAPHS}
    return frozenset(laws | refs | {parent for ref in refs for parent in parents(ref)})


def _items(text: str) -> Iterator[str]:
    """Write out `A1-3` as A1, A2, A3."""
    for word in text.split():
        match = _ABBREVIATED.fullmatch(word)
        if not match:
            yield word
            continue
        head, first, last = match.groups()
        yield from (head + step for step in _steps(head, first, last))


def _steps(head: str, first: str, last: str) -> tuple[str, ...]:
    if head[-1:].islower():  # below a small letter come roman numerals: C1e, then C1ei
        return ROMAN[ROMAN.index(first) : ROMAN.index(last) + 1]
    return tuple(chr(code) for code in range(ord(first), ord(last) + 1))

"""The texts of a case that are read: whether the book can set them, and whether each § exists."""

import re
from collections.abc import Iterator

from generator.cases.case import Case
from generator.cases.document.reader import Spot
from generator.cases.fields import PROSE
from generator.cases.findings import Code, Finding
from generator.text.fonts import lacking
from rules_src.contents.references import REFERENCES, unknown
from rules_src.model.law_ref import IN_PROSE

INSTEAD = {"≥": "mindst", "≤": "højst", "→": "–", "←": "–", "≈": "cirka", "≠": "ikke"}
"""What to write for a sign that people often want."""


def unprintable(case: Case) -> Iterator[Finding]:
    """Each sign that our faces lack, and each § that the law book lacks, where it stands."""
    for spot, text in _texts(case):
        for sign in lacking(text):
            hint = f"skriv fx »{INSTEAD[sign]}«" if sign in INSTEAD else "skriv det med ord"
            message = f"tegnet »{sign}« (U+{ord(sign):04X}) har bogens skrift ikke; {hint}"
            mark = case.document.place_of(spot, sign)
            yield case.document.finding(Code.NO_GLYPH, spot, message, mark)
        for written in dict.fromkeys((*unknown(text), *_too_long(text))):
            message = f"»{written}« er ingen paragraf; {_guess(written)}"
            mark = case.document.place_of(spot, written)
            yield case.document.finding(Code.UNKNOWN_LAW, spot, message, mark)


def _texts(case: Case) -> Iterator[tuple[Spot, str]]:
    for name in PROSE:
        if text := getattr(case.text, name):
            yield (name,), text
    for name in ("article", "site"):
        if text := getattr(case.text.source, name, None):
            yield ("source", name), text


def _too_long(text: str) -> Iterator[str]:
    """Each § with a letter or a digit too many: the pages would link the first part of it."""
    for found in IN_PROSE.finditer(text):
        if rest := re.match(r"\w+", text[found.end() :]):
            yield found[0] + rest[0]


def _guess(written: str) -> str:
    """The § of the same letters, or the nearest above it."""
    letters = re.sub(r"[^\w]", "", written).casefold()
    number = len(letters) - len(letters.lstrip("0123456789"))
    by_letters = {ref.text.casefold(): ref for ref in REFERENCES}
    for length in range(len(letters), number - 1, -1):
        if ref := by_letters.get(letters[:length]):
            return f"mente du »{ref.shown}«?"
    return "slå den op i loven"

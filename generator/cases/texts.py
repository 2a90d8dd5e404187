"""Texts that are read: whether the book can set them, each § exists, and none is a copy."""

import re
from collections.abc import Iterable, Iterator

from generator.cases.document.reader import Document, Spot
from generator.cases.fields import PROSE, CaseText
from generator.cases.findings import Code, Finding, Place
from generator.text.fonts import lacking
from rules_src.contents.references import REFERENCES, unknown
from rules_src.model.law_ref import IN_PROSE

INSTEAD = {"≥": "mindst", "≤": "højst", "→": "–", "←": "–", "≈": "cirka", "≠": "ikke"}
"""What to write for a sign that people often want."""


def unprintable(document: Document, texts: Iterable[tuple[Spot, str]]) -> Iterator[Finding]:
    """Each sign that our faces lack, and each § that the law book lacks, where it stands."""
    for spot, text in texts:
        for sign in lacking(text):
            hint = f"skriv fx »{INSTEAD[sign]}«" if sign in INSTEAD else "skriv det med ord"
            message = f"tegnet »{sign}« (U+{ord(sign):04X}) har bogens skrift ikke; {hint}"
            mark = document.place_of(spot, sign)
            yield document.finding(Code.NO_GLYPH, spot, message, mark)
        # with a letter or a digit too many: the pages would link the first part of it
        rests = ((c[0], re.match(r"\w+", text[c.end() :])) for c in IN_PROSE.finditer(text))
        too_long = (cited + rest[0] for cited, rest in rests if rest)
        for written in dict.fromkeys((*unknown(text), *too_long)):
            message = f"»{written}« er ingen paragraf; {_guess(written)}"
            mark = document.place_of(spot, written)
            yield document.finding(Code.UNKNOWN_LAW, spot, message, mark)


def texts_of(case: CaseText) -> Iterator[tuple[Spot, str]]:
    """The texts of a case that are read as prose."""
    for name in PROSE:
        if text := getattr(case, name):
            yield (name,), text
    for name in ("article", "site"):
        if text := getattr(case.source, name, None):
            yield ("source", name), text


def repeated(texts: Iterable[tuple[Document, str, str]]) -> Iterator[Finding]:
    """Each text that stands word for word under the same key of a file before."""
    first: dict[tuple[str, str], Document] = {}
    for document, key, text in texts:
        words = (key, " ".join(text.casefold().split()))
        if first.setdefault(words, document) is not document:
            message = f"teksten står også i {first[words].file}; skriv din egen, eller slet filen"
            yield document.finding(Code.SAME_TEXT, (key,), message)


def used_names(files: Iterable[tuple[str, Document]]) -> Iterator[Finding]:
    """Each file with the name of one before, in whatever folder: the name is its address."""
    first: dict[str, Document] = {}
    for name, document in files:
        if first.setdefault(name, document) is not document:
            message = f"navnet er brugt af {first[name].file}; giv filen et andet"
            yield Finding(Place(document.file), Code.FILE_NAME, message)


def _guess(written: str) -> str:
    """The § of the same letters, or the nearest above it."""
    letters = re.sub(r"[^\w]", "", written).casefold()
    number = len(letters) - len(letters.lstrip("0123456789"))
    by_letters = {ref.text.casefold(): ref for ref in REFERENCES}
    for length in range(len(letters), number - 1, -1):
        if ref := by_letters.get(letters[:length]):
            return f"mente du »{ref.shown}«?"
    return "slå den op i loven"

"""The contents of the law book: all 93 laws of the 2017 edition, down to the sub-paragraph."""

from rules_src.contents import references
from rules_src.contents.amendments import AMENDED_GLOSSES
from rules_src.contents.laws import (
    DANISH_URL,
    LAWS,
    PARTS,
    Law,
    LawState,
    commentary_url,
    english_url,
    law,
)
from rules_src.contents.references import REFERENCES, is_known
from rules_src.texts import Table, Texts

__all__ = [
    "DANISH_URL",
    "GLOSSES",
    "LAWS",
    "PARTS",
    "REFERENCES",
    "Law",
    "LawState",
    "commentary_url",
    "english_url",
    "gloss",
    "is_known",
    "law",
]

_TEXTS = Texts("rules_src.contents", "glosses.toml")
GLOSSES: dict[str, str] = {**_TEXTS.strings(Table("", _TEXTS.read)), **AMENDED_GLOSSES}
"""One sentence of our own for each sub-paragraph that a director is likely to be shown."""

references.check(_TEXTS, {_TEXTS.line("", ref): ref for ref in _TEXTS.read})
_BELOW = [ref.text for ref in REFERENCES if ref.parents]
_TEXTS.refuse(
    (_TEXTS.line("", before) + 1, f"»{ref}« mangler her; skriv en sætning om stykket")
    for before, ref in zip(("", *_BELOW), _BELOW, strict=False)
    if ref not in GLOSSES
)


def gloss(ref: str) -> str:
    """What a law or sub-paragraph says, in a sentence; empty where we have none."""
    return law(ref).gloss if ref.isdecimal() else GLOSSES.get(ref, "")

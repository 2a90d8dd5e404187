"""The contents of the law book: all 93 laws of the 2017 edition, down to the sub-paragraph."""

from rules_src.contents.glosses import GLOSSES, gloss
from rules_src.contents.laws import (
    DANISH_URL,
    LAWS,
    PARTS,
    SUBPARAGRAPHS,
    Law,
    LawState,
    commentary_url,
    english_url,
    law,
)
from rules_src.contents.references import REFERENCES, is_known

__all__ = [
    "DANISH_URL",
    "GLOSSES",
    "LAWS",
    "PARTS",
    "REFERENCES",
    "SUBPARAGRAPHS",
    "Law",
    "LawState",
    "commentary_url",
    "english_url",
    "gloss",
    "is_known",
    "law",
]

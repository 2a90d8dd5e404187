"""The contents of the law book: all 93 laws of the 2017 edition, down to the sub-paragraph."""

from rules_src.contents.glosses import GLOSSES, gloss
from rules_src.contents.laws import (
    LAWS,
    PARTS,
    Coverage,
    Law,
    commentary_url,
    danish_url,
    english_url,
    law,
)
from rules_src.contents.references import (
    all_references,
    from_page_form,
    is_known,
    law_number,
    parents,
    shown,
    sort_key,
)
from rules_src.contents.subparagraphs import SUBPARAGRAPHS

__all__ = [
    "GLOSSES",
    "LAWS",
    "PARTS",
    "SUBPARAGRAPHS",
    "Coverage",
    "Law",
    "all_references",
    "commentary_url",
    "danish_url",
    "english_url",
    "from_page_form",
    "gloss",
    "is_known",
    "law",
    "law_number",
    "parents",
    "shown",
    "sort_key",
]

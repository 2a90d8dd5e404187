"""The contents of the law book: all 93 laws of the 2017 edition, down to the sub-paragraph."""

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
    "SUBPARAGRAPHS",
    "all_references",
    "from_page_form",
    "is_known",
    "law_number",
    "parents",
    "shown",
    "sort_key",
]

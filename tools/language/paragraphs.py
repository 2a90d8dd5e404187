"""Paragraphs: every § that a text names is in the law book."""

from __future__ import annotations

from collections.abc import Iterator

from generator.text.markdown import PARAGRAPH
from rules_src.contents import from_page_form, is_known
from tools.language.texts import Text


def faults(text: Text) -> Iterator[tuple[str, str]]:
    for found in PARAGRAPH.finditer(text.text):
        if not _is_in_the_book(found[1]):
            yield found[0], "den paragraf har lovbogen ikke"


def _is_in_the_book(page_form: str) -> bool:
    try:
        return is_known(from_page_form(page_form))
    except ValueError:
        return False

"""Paragraphs: those that a text names are in the law book, as those of a step must be."""

from __future__ import annotations

from collections.abc import Iterator

from rules_src.contents.references import unknown
from tools.language.texts import Text


def faults(text: Text) -> Iterator[tuple[str, str]]:
    for ref in unknown(text.text):
        yield ref, "den paragraf har lovbogen ikke"

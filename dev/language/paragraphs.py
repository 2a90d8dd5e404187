"""Paragraphs: every § that a text names is in the law book."""

from collections.abc import Iterator

from dev.language.texts import Text
from rules_src.contents.references import unknown


def faults(text: Text) -> Iterator[tuple[str, str]]:
    for ref in unknown(text.text):
        yield ref, "den paragraf har lovbogen ikke"

"""The Danish terms of the laws: their English names, what they mean, and words we do not use."""

from dataclasses import dataclass

from rules_src.contents import references
from rules_src.texts import Table, Texts


@dataclass(frozen=True)
class Term:
    """One term of the Danish laws; `danish` is the form used on the pages."""

    danish: str
    english: str
    explanation: str = ""
    also: tuple[str, ...] = ()
    """Other forms of the word, for search."""
    avoid: tuple[str, ...] = ()
    """Words that mean the same and that the site does not use."""


_TEXTS = Texts("rules_src.contents", "glossary.toml")
references.check(_TEXTS)
TERMS: tuple[Term, ...] = _TEXTS.records(
    Term, (Table(danish, given, also={"danish": danish}) for danish, given in _TEXTS.read.items())
)

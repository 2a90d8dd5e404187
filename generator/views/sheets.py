"""What the single sheets show, and so which of them a change of the law touches."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from generator.engine.rulebook import Rulebook
from generator.views.comparisons.selection import timelines
from generator.views.content import Content
from rules_src.presentation.home import HOME
from rules_src.presentation.sheets import CALLED, DOUBT, FIRST, POSTER, RIGHTS, STAND_IN


class Subject(NamedTuple):
    """What a chart is drawn of: what happened, the rule, and what is stated of it."""

    label: str
    rule: str
    stated: Mapping[str, str]


class Sheet(NamedTuple):
    """The rules that a document shows, and the paragraphs it explains."""

    rules: tuple[str, ...]
    laws: tuple[str, ...] = ()

    def situations(self, book: Rulebook) -> tuple[str, ...]:
        """The situations of its rules, by the last part of their addresses."""
        shown = {book[rule].situation for rule in self.rules if rule in book}
        return tuple(s.slug for s in book.situations if s in shown)


def home(book: Rulebook) -> tuple[Subject, ...]:
    """What a director is called to most."""
    return tuple(Subject(one.label, one.rule, one.answers) for one in HOME if one.rule in book)


def titled(book: Rulebook, rules: Iterable[str]) -> tuple[Subject, ...]:
    """Rules by their titles, with nothing stated."""
    return tuple(Subject(book[rule].title, rule, {}) for rule in rules if rule in book)


def sheets(content: Content) -> Mapping[str, Sheet]:
    """By its file, each document that shows some situations and not others."""
    pocket = Sheet(content.presentation.pocket)
    return {
        "tavler-a4.pdf": Sheet(_rules(home(content.book))),
        **single_sheets(content),
        "lommehaefte.pdf": pocket,
        "lommehaefte-telefon.pdf": pocket,
    }


def single_sheets(content: Content) -> Mapping[str, Sheet]:
    """Those of one sheet, with a code for all of it."""
    stand_in = tuple(rule for one in STAND_IN for rule in one.rules)
    timed = tuple(line.rule for line in timelines(content.book))
    return {
        "vikar-a4.pdf": Sheet(stand_in, (*CALLED, *FIRST, *DOUBT)),
        "plakat-a3.pdf": Sheet((*POSTER, *timed)),
        "bordrytter-a4.pdf": Sheet((), (*CALLED, *RIGHTS)),
    }


def _rules(subjects: Iterable[Subject]) -> tuple[str, ...]:
    return tuple(subject.rule for subject in subjects)

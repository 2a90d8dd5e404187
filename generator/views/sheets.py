"""What the single sheets show, and so which of them a change of the law touches."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from generator.engine.rulebook import Rulebook
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


def home(book: Rulebook) -> tuple[Subject, ...]:
    """What a director is called to most."""
    return tuple(Subject(one.label, one.rule, one.answers) for one in HOME if one.rule in book)


def titled(book: Rulebook, rules: Iterable[str]) -> tuple[Subject, ...]:
    """Rules by their titles, with nothing stated."""
    return tuple(Subject(book[rule].title, rule, {}) for rule in rules if rule in book)


def sheets(content: Content) -> Mapping[str, Sheet]:
    """By its file, each document that shows some situations and not others."""
    return {
        "tavler-a4.pdf": Sheet(_rules(home(content.book))),
        "vikar-a4.pdf": Sheet(
            tuple(rule for one in STAND_IN for rule in one.rules), (*CALLED, *FIRST, *DOUBT)
        ),
        "plakat-a3.pdf": Sheet(POSTER),
        "bordrytter-a4.pdf": Sheet((), (*CALLED, *RIGHTS)),
        "lommehaefte.pdf": Sheet(content.presentation.pocket),
        "lommehaefte-telefon.pdf": Sheet(content.presentation.pocket),
    }


def _rules(subjects: Iterable[Subject]) -> tuple[str, ...]:
    return tuple(subject.rule for subject in subjects)

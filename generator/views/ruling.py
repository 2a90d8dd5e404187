"""A ruling as it is shown: what is due when, what is said aloud, and where to go on."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby

from generator.rulebook import Rulebook
from generator.views.addresses import law_page, rule_place
from rules_src.contents import law_number
from rules_src.ruling import Step, When
from rules_src.steps import HandOver, LookUp, NewIrregularity, Verdict


@dataclass(frozen=True)
class Line:
    """One step; `goes_to` is the page that goes on from it, under that page's heading."""

    step: Step
    kind: str
    """How it is laid out: say, private, onward, lookup or verdict."""
    goes_to: str = ""
    heading: str = ""


@dataclass(frozen=True)
class Due:
    """The steps that are due at the same time."""

    when: When
    lines: tuple[Line, ...]

    @property
    def now(self) -> bool:
        return self.when is When.NOW


def dues(book: Rulebook, steps: Iterable[Step]) -> tuple[Due, ...]:
    """The steps in their order, those due together under one heading."""
    lines = (_line(book, step) for step in steps)
    return tuple(Due(when, tuple(group)) for when, group in groupby(lines, lambda x: x.step.when))


def _line(book: Rulebook, step: Step) -> Line:
    if isinstance(step, HandOver | NewIrregularity):
        return Line(step, "onward", rule_place(book, step.rule), book.title_of(step.rule))
    if isinstance(step, LookUp):
        return Line(step, "lookup", law_page(law_number(step.law)))
    if isinstance(step, Verdict):
        return Line(step, "verdict")
    return Line(step, "say" if step.aloud else "private")

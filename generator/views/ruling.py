"""A ruling as it is shown: what is due when, what is read aloud, and where to go on."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby

from generator.cases.conversation import CaseRuling
from generator.engine.rulebook import Rulebook
from generator.views.addresses import law_page, rule_place
from rules_src.model.law_ref import LawRef
from rules_src.model.ruling import Step, When
from rules_src.model.steps import HandOver, LookUp, NewIrregularity, Verdict

ORDER = tuple(When)
"""As a board is played."""


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
    return dues_of(book, ((step.when, step) for step in steps))


def dues_of(book: Rulebook, steps: Iterable[tuple[When, Step]]) -> tuple[Due, ...]:
    lines = ((when, _line(book, step)) for when, step in steps)
    grouped = groupby(lines, lambda line: line[0])
    return tuple(Due(when, tuple(line for _, line in group)) for when, group in grouped)


def each_effect(steps: Iterable[Step]) -> tuple[Step, ...]:
    """One step for each effect, the first met, whatever its paragraph."""
    found: dict[tuple[str, str], Step] = {}
    for step in steps:
        found.setdefault(step.effect, step)
    return tuple(found.values())


def conversation(ruling: CaseRuling) -> list[tuple[When, Step]]:
    """Everything ruled in a case, each step once, in the order a board is played.

    A step due at once in a rule that is entered later is due when that rule is entered.
    """
    steps: dict[Step, When] = {}
    entered = When.NOW
    for leg in ruling.conversation.legs:
        for step in leg.path.ruling:
            when = max(entered, step.when, key=ORDER.index)
            if isinstance(step, HandOver):
                entered = when
            else:
                steps.setdefault(step, when)
    return sorted(((w, s) for s, w in steps.items()), key=lambda due: ORDER.index(due[0]))


def _line(book: Rulebook, step: Step) -> Line:
    if isinstance(step, HandOver | NewIrregularity):
        rule = book[step.rule]
        return Line(step, "onward", rule_place(rule), rule.title)
    if isinstance(step, LookUp):
        return Line(step, "lookup", law_page(LawRef.parse(step.law).number))
    if isinstance(step, Verdict):
        return Line(step, "verdict")
    return Line(step, "say" if step.aloud else "private")

"""A ruling as it is shown: its verdict, what is said to whom and when, and where to go on."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from generator.cases.conversation import CaseRuling
from generator.engine.explore import hand_over_of
from generator.engine.rulebook import Rulebook, RuleEntry
from generator.engine.tree import Row
from generator.engine.verdicts import (
    finished,
    finished_steps,
    moment_of_row,
    moments,
    told_in_verdict,
    verdict,
    verdict_of_row,
)
from generator.views.addresses import rule_place
from rules_src.model.ruling import ME, Step, When
from rules_src.model.steps import HandOver, NewIrregularity, Verdict

ORDER = tuple(When)
"""As a board is played."""


@dataclass(frozen=True)
class StepLine:
    """One step; `goes_to` is the page that goes on from it, under that page's heading."""

    step: Step
    kind: str
    """How it is laid out: say, private, onward or verdict."""
    goes_to: str = ""
    heading: str = ""
    label: str = ""
    """Whom it is said to, with a token; empty if the line before was said to the same."""


@dataclass(frozen=True)
class Due:
    """The steps that are due at the same time."""

    when: When
    lines: tuple[StepLine, ...]

    @property
    def now(self) -> bool:
        return self.when is When.NOW


@dataclass(frozen=True)
class FinishedRuling:
    """A ruling as it is said: without what was only explained, settled since, or replaced."""

    verdict: str
    """In one line, with role tokens."""
    laws: tuple[str, ...]
    """The paragraphs of the steps that decide."""
    now: tuple[StepLine, ...]
    later: tuple[Due, ...]
    private: tuple[Due, ...]
    """What the director alone does or weighs."""
    onward: tuple[StepLine, ...]
    keyed: tuple[str, ...]
    """How the score is keyed at the table, in the director's own words."""

    @property
    def dues(self) -> tuple[Due, ...]:
        """All but where it goes on: what is said now, what later, and what is for the director."""
        now = (Due(When.NOW, self.now),) if self.now else ()
        return (*now, *self.later, *self.private)


def finished_row(rule: RuleEntry, row: Row) -> FinishedRuling:
    kept = finished(row.ruling, row.cells)
    verdict = shown_verdict(rule, row)
    steps = [(moment_of_row(rule, row, step), step) for step in kept]
    return _finished(rule.book, verdict, steps, kept)


def shown_verdict(rule: RuleEntry, row: Row) -> str:
    """The verdict of a row; a row that only hands over names the rule it goes on in."""
    on = hand_over_of(row.ruling)
    onward = f"videre: {rule.book[on.rule].title}" if on else ""
    return verdict_of_row(rule, row) or onward


def finished_case(book: Rulebook, ruling: CaseRuling) -> FinishedRuling:
    """The ruling of a case, each step due when its rule is entered."""
    kept = finished_steps(ruling.conversation)
    steps = [(when, s) for s, when in moments(ruling.conversation).items() if s in kept]
    told = told_in_verdict(ruling.conversation)
    return _finished(book, verdict(ruling.conversation), steps, told)


def _finished(
    book: Rulebook, verdict: str, steps: Iterable[tuple[When, Step]], told: Sequence[Step]
) -> FinishedRuling:
    due = sorted(steps, key=lambda one: ORDER.index(one[0]))
    lines = [(when, _line(book, step)) for when, step in due]
    onward = [line for _, line in lines if line.kind == "onward"]
    rest = [(when, line) for when, line in lines if line.kind != "onward"]
    aloud = _dues((when, line) for when, line in rest if line.step.aloud)
    decides = [line for _, line in lines if line.step.short or line in onward]
    deciding = [line.step.law for line in decides if line.step in told]
    return FinishedRuling(
        verdict=verdict,
        laws=tuple(dict.fromkeys(deciding or [line.step.law for _, line in lines])),
        now=next((one.lines for one in aloud if one.now), ()),
        later=tuple(one for one in aloud if not one.now),
        private=_dues((when, line) for when, line in rest if not line.step.aloud),
        onward=tuple(onward),
        keyed=tuple(dict.fromkeys(s.scored.value for _, s in due if s.scored)),
    )


def _dues(lines: Iterable[tuple[When, StepLine]]) -> tuple[Due, ...]:
    """Lines due at the same time together, each with a label if it is said to somebody else."""
    grouped = groupby(lines, lambda one: one[0])
    return tuple(Due(when, _labelled(line for _, line in group)) for when, group in grouped)


def _labelled(lines: Iterable[StepLine]) -> tuple[StepLine, ...]:
    before, found = "", []
    for line in lines:
        to = line.step.to
        label = f"{{{line.step.addressed}}}"
        found.append(line if to in (before, ME) else replace(line, label=label))
        before = to
    return tuple(found)


def dues(book: Rulebook, steps: Iterable[Step]) -> tuple[Due, ...]:
    """The steps in their order, those due together under one heading."""
    grouped = groupby(steps, lambda step: step.when)
    return tuple(Due(when, tuple(_line(book, step) for step in group)) for when, group in grouped)


def each_effect(steps: Iterable[Step]) -> tuple[Step, ...]:
    """One step for each effect, the first met, whatever its paragraph."""
    found: dict[tuple[str, str], Step] = {}
    for step in steps:
        found.setdefault(step.effect, step)
    return tuple(found.values())


def _line(book: Rulebook, step: Step) -> StepLine:
    if isinstance(step, HandOver | NewIrregularity):
        rule = book[step.rule]
        return StepLine(step, "onward", rule_place(rule), rule.title)
    if isinstance(step, Verdict):
        return StepLine(step, "verdict")
    return StepLine(step, "say" if step.aloud else "private")

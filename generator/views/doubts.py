"""What the law leaves open, with what is ruled where it is read in another way."""

from collections.abc import Iterable
from typing import NamedTuple

from generator.engine.explore import declared
from generator.engine.readings import Difference, differences
from generator.engine.rulebook import Rulebook, RuleEntry
from generator.engine.verdicts import finished
from generator.views.incident import incident
from generator.views.ruling import shown_verdict
from rules_src.model.doubts import Doubt, OtherReading


class OtherOutcome(NamedTuple):
    """An incident, and what is ruled by each reading."""

    incident: str
    ours: str
    theirs: str
    also: str
    """What is said by the other reading alone, where the verdict does not tell them apart."""


class ShownReading(NamedTuple):
    text: str
    outcomes: tuple[OtherOutcome, ...]


class OpenPoint(NamedTuple):
    """A doubt as its page shows it."""

    doubt: Doubt
    readings: tuple[ShownReading, ...]


def open_points(book: Rulebook, doubts: Iterable[Doubt]) -> tuple[OpenPoint, ...]:
    return tuple(OpenPoint(d, tuple(_shown(book, r) for r in d.readings)) for d in doubts)


def _shown(book: Rulebook, reading: OtherReading) -> ShownReading:
    rule = book[reading.rule]
    outcomes = (_outcome(rule, reading, each) for each in differences(book, reading))
    return ShownReading(reading.text, tuple(outcomes))


def _outcome(rule: RuleEntry, reading: OtherReading, each: Difference) -> OtherOutcome:
    ours, theirs = shown_verdict(rule, each.ours), shown_verdict(rule, each.row)
    known = {step.effect for step in each.ours.ruling}
    new = (s for s in finished(each.row.ruling, each.row.cells) if s.effect not in known)
    return OtherOutcome(
        incident(rule.situation, declared(reading.variant), each.row.cells),
        ours,
        theirs,
        " ".join(step.text for step in new) if ours == theirs else "",
    )

"""Rules easily confused, compared on the fields of the steps they can lead to."""

from collections.abc import Iterable
from dataclasses import fields
from enum import Enum
from typing import NamedTuple

from generator.engine.rulebook import RuleEntry
from rules_src.model.ruling import Step

LABELS = {
    "whose": "Hvem er bundet?",
    "span": "Hvor længe?",
    "may": "Hvad kan spilfører?",
    "suits": "Hvilken farve?",
    "lasts": "Hvor længe gælder et forbud?",
    "when": "Hvornår?",
    "size": "Hvilket strafkort?",
    "status": "Beføjet eller ubeføjet?",
    "about": "Oplysningen fra hvad?",
    "to": "For hvem?",
    "law": "Paragraf",
}
"""What is asked of each field of a step, in the order the questions are put."""


class ContrastLine(NamedTuple):
    """What each rule can say of one field."""

    label: str
    field: str
    values: tuple[tuple[str, ...], ...]


def contrast(rules: Iterable[RuleEntry], kind: type[Step]) -> tuple[ContrastLine, ...]:
    """Compare the steps of one kind that conversations beginning with each rule can lead to."""
    steps = [_steps(rule, kind) for rule in rules]
    names = {f.name for f in fields(kind)}
    return tuple(
        ContrastLine(label, name, tuple(_values(found, name) for found in steps))
        for name, label in LABELS.items()
        if name in names
    )


def _steps(rule: RuleEntry, kind: type[Step]) -> tuple[Step, ...]:
    rows = (row for name in sorted(rule.reach) for row in rule.book[name].rows)
    steps = (step for row in rows for step in row.ruling)
    return tuple(dict.fromkeys(step for step in steps if isinstance(step, kind)))


def _values(steps: tuple[Step, ...], name: str) -> tuple[str, ...]:
    values = (getattr(step, name) for step in steps)
    return tuple(dict.fromkeys(str(v.value) if isinstance(v, Enum) else str(v) for v in values))

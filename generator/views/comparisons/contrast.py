"""Rules easily confused, compared on the fields of the steps they can lead to."""

from __future__ import annotations

from dataclasses import dataclass, fields
from enum import Enum

from generator.engine.rulebook import Rulebook
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


@dataclass(frozen=True)
class Contrast:
    """One line for each field: what each rule can say of it."""

    rules: tuple[str, ...]
    lines: tuple[tuple[str, tuple[tuple[str, ...], ...]], ...]


def contrast(book: Rulebook, rules: tuple[str, ...], kind: type[Step]) -> Contrast:
    """Compare the steps of one kind that conversations beginning with each rule can lead to."""
    steps = [_steps(book, rule, kind) for rule in rules]
    names = {f.name for f in fields(kind)}
    lines = []
    for name, label in LABELS.items():
        if name in names:
            lines.append((label, tuple(_values(found, name) for found in steps)))
    return Contrast(rules, tuple(lines))


def _steps(book: Rulebook, rule: str, kind: type[Step]) -> tuple[Step, ...]:
    found = (s for n in sorted(book[rule].reach) for row in book[n].rows for s in row.ruling)
    return tuple(dict.fromkeys(step for step in found if isinstance(step, kind)))


def _values(steps: tuple[Step, ...], name: str) -> tuple[str, ...]:
    values = (getattr(step, name) for step in steps)
    return tuple(dict.fromkeys(str(v.value) if isinstance(v, Enum) else str(v) for v in values))

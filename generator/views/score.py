"""Tables of figures, and worked examples, as site and book show them."""

from dataclasses import dataclass
from math import ceil

from generator.views.case import CaseLink
from generator.views.content import Content
from rules_src.scoring.tables import ZONES, Table
from rules_src.scoring.worked import EXAMPLES, WorkedExample

DOUBLED = ("", "D", "RD")
LONGEST = 22
"""Rows that stand under each other in a printed table before the next begins beside it."""


@dataclass(frozen=True)
class Figures:
    """A table of figures; long ones are cut in pieces that stand side by side."""

    caption: str
    over: tuple[tuple[str, int], ...]
    """A line above the headings, each with the columns it spans."""
    head: tuple[str, ...]
    pieces: tuple[tuple[tuple[str, ...], ...], ...]


def figures(table: Table) -> Figures:
    zones = table.head[1:] == ZONES
    over = (("", 1), ("Uden for zonen", 3), ("I zonen", 3)) if zones else ()
    head = (table.head[0], *DOUBLED, *DOUBLED) if zones else table.head
    rows = table.rows
    height = ceil(len(rows) / ceil(len(rows) / LONGEST))
    pieces = (rows[start : start + height] for start in range(0, len(rows), height))
    return Figures(table.caption, over, head, tuple(pieces))


@dataclass(frozen=True)
class ExampleView:
    """A worked example, and the cases that tell the same story."""

    example: WorkedExample
    steps: tuple[tuple[str, str, Figures | None], ...]
    cases: tuple[CaseLink, ...]


def examples(content: Content) -> tuple[ExampleView, ...]:
    found = []
    for example in EXAMPLES:
        steps = tuple((s.law, s.text, figures(s.table) if s.table else None) for s in example.steps)
        cases = [c for c in content.casebook.cases if set(c.text.items) & set(example.sources)]
        links = tuple(content.links[case.id] for case in cases)
        found.append(ExampleView(example, steps, links))
    return tuple(found)

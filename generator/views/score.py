"""The pages of the score: tables to print, calculators that look up in them, worked examples."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from math import ceil
from typing import Any

from generator.site.page import Sheet
from generator.views.case import CaseLink
from generator.views.content import Content
from rules_src.scoring import neuberg
from rules_src.scoring.figures import danish
from rules_src.scoring.imps import SMALLEST
from rules_src.scoring.matchpoints import Scale
from rules_src.scoring.tables import (
    EQUALS,
    KP_BOARDS,
    ZONES,
    Table,
    imp_table,
    kp_table,
    score_table,
)
from rules_src.scoring.victory_points import WHOLE_IMPS_ONLY, kp_hundredths
from rules_src.scoring.weighted import WeightedScore
from rules_src.scoring.worked import EXAMPLES, WorkedExample, match, pairs

TOOLS = "vaerktoejer"
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
    return Figures(table.caption, over, head, _pieces(table.rows))


def _pieces(rows: tuple[tuple[str, ...], ...]) -> tuple[tuple[tuple[str, ...], ...], ...]:
    height = ceil(len(rows) / ceil(len(rows) / LONGEST))
    return tuple(rows[start : start + height] for start in range(0, len(rows), height))


@dataclass(frozen=True)
class ExampleView:
    """A worked example, and the cases that tell the same story."""

    example: WorkedExample
    steps: tuple[tuple[str, str, Figures | None], ...]
    cases: tuple[CaseLink, ...]


def sheets(content: Content) -> Iterator[Sheet]:
    """Every page below /vaerktoejer/."""
    yield _sheet(
        "tools",
        "index",
        "Værktøjer",
        "Score, imp og KP: tabeller til at printe, og regnemaskiner der slår op i dem.",
        boards=KP_BOARDS,
    )
    yield _sheet(
        "table",
        "score",
        "Score",
        "Point for alle kontrakter, overstik og bet, til at slå op i og til at printe.",
        tables=[figures(table) for table in score_table()],
        calculator="contract",
        sought=("scoretabel", "pointtabel", "hvad giver kontrakten", "bet", "overstik"),
        data=_json(contract=_contract_data()),
        denominations=[(n, d) for n, same in enumerate(EQUALS) for d in same],
    )
    yield _sheet(
        "table",
        "imp",
        "Imp",
        "Forskelle i point omsat til imp, til at slå op i og til at printe.",
        tables=[figures(imp_table())],
        calculator="imp",
        sought=("imp tabel", "imptabel", "imp skala"),
        data=_json(imps=SMALLEST),
    )
    yield _sheet(
        "kp",
        "kp",
        "KP",
        "Kamppoint for kampe på 4 til 32 spil.",
        sought=("kp tabel", "kp skala", "vp", "kamppoint"),
        boards=KP_BOARDS,
        data=_json(kp=_kp_data()),
        fractions=WHOLE_IMPS_ONLY,
    )
    yield from (_kp_sheet(boards) for boards in KP_BOARDS)
    yield _matchpoints()
    yield _adjusted()
    yield _worked(content)


def _sheet(template: str, name: str, title: str, description: str, **context: Any) -> Sheet:
    looks = {"styles": ("score",), "scripts": ("score",)}
    return Sheet(f"score_{template}", f"{TOOLS}/{name}.md", title, description, looks | context)


def _kp_sheet(boards: int) -> Sheet:
    first, last = KP_BOARDS[0], KP_BOARDS[-1]
    return _sheet(
        "kp_table",
        f"kp-{boards}",
        f"KP for {boards} spil",
        f"Kamppoint til vinder og taber for hver sejr i en kamp på {boards} spil.",
        sought=(f"kp tabel {boards} spil", f"vp {boards} spil"),
        table=figures(kp_table(boards)),
        before=boards - 1 if boards > first else None,
        after=boards + 1 if boards < last else None,
        boards=boards,
    )


ACTUAL, EXPECTED = 7, 8


def _matchpoints() -> Sheet:
    """The three scales, and what a group of seven results is worth where eight are expected."""
    top = Scale.DOUBLE.top(ACTUAL)
    rows = tuple((str(points), danish(_grown(points), 4)) for points in range(top, -1, -1))
    caption = f"{ACTUAL} resultater regnet om til {EXPECTED}"
    grown = Table(caption, ("Point", f"Regnet om til {EXPECTED}"), rows)
    scales = tuple((scale.value, *_worth(scale)) for scale in Scale)
    small = Table(
        "Små grupper",
        ("Gruppe", "Procent"),
        tuple((f"{n} resultater", _small(n)) for n in (2, 3)),
    )
    return _sheet(
        "matchpoints",
        "matchpoint",
        "Matchpoint",
        "Matchpoint på tre skalaer, og scorer i en gruppe med færre resultater.",
        scales=figures(
            Table(
                f"Samme score på tre skalaer, {EXPECTED} resultater",
                ("Skala", "Top", "Middel", "Bund"),
                scales,
            )
        ),
        grown=figures(grown),
        small=figures(small),
        small_groups=neuberg.SMALL_GROUPS,
        actual=ACTUAL,
        expected=EXPECTED,
    )


def _grown(points: int) -> Fraction:
    """As published: to 0.0001, halves away from the average."""
    grown = neuberg.neuberg(points, ACTUAL, EXPECTED, Scale.DOUBLE)
    return neuberg.four_decimals(grown, EXPECTED - 1)


def _worth(scale: Scale) -> tuple[str, ...]:
    best = EXPECTED - 1
    return tuple(danish(scale.of(Fraction(c), EXPECTED)) for c in (best, 0, -best))


def _small(results: int) -> str:
    top = results - 1
    shares = (neuberg.small_group(centred, results) for centred in range(top, -top - 1, -2))
    return ", ".join(f"{danish(share)}\u00a0%" for share in shares)


def _adjusted() -> Sheet:
    """The calculator for weighted and unbalanced scores, filled with the article's example."""
    others = [table.north_south.shares[0].score for table in pairs.THE_BOARD.tables[1:]]
    return _sheet(
        "adjusted",
        "justeret",
        "Vægtet og ubalanceret score",
        "Regn en vægtet eller ubalanceret score om til imp, KP eller matchpoint.",
        data=_json(imps=SMALLEST, kp=_kp_data()),
        sides=[
            ("N-S", "ns", _shares(match.ADJUSTED.north_south)),
            ("Ø-V", "ew", _shares(match.ADJUSTED.east_west)),
        ],
        other=match.OTHER,
        before=match.BEFORE,
        others=" ".join(map(str, others)),
        boards=KP_BOARDS,
        fractions=WHOLE_IMPS_ONLY,
    )


ROWS = 4


def _shares(score: WeightedScore) -> list[tuple[str, str]]:
    """Weights and points, with empty lines for more."""
    filled = [(danish(share.weight * 100), str(share.score)) for share in score.shares]
    return filled + [("", "")] * (ROWS - len(filled))


def _worked(content: Content) -> Sheet:
    return _sheet(
        "worked",
        "eksempler",
        "Justerede scorer regnet ud",
        "Vægtede, ubalancerede og kunstige scorer, skridt for skridt til sidste decimal.",
        examples=examples(content),
        fractions=WHOLE_IMPS_ONLY,
        toc=True,
    )


def examples(content: Content) -> tuple[ExampleView, ...]:
    return tuple(_example(content, example) for example in EXAMPLES)


def _example(content: Content, example: WorkedExample) -> ExampleView:
    steps = tuple((s.law, s.text, figures(s.table) if s.table else None) for s in example.steps)
    told = [c for c in content.casebook.cases if set(c.items) & set(example.sources)]
    return ExampleView(example, steps, tuple(content.links[case.id] for case in told))


def _contract_data() -> dict[str, Any]:
    """Score tables as numbers: by level, denomination, and zone with doubling."""
    made, over, down = ([row[1:] for row in table.rows] for table in score_table())
    levels = [made[n : n + len(EQUALS)] for n in range(0, len(made), len(EQUALS))]
    return {"made": _numbers(levels), "over": _numbers(over), "down": _numbers(down)}


def _numbers(figures: Any) -> Any:
    return int(figures) if isinstance(figures, str) else [_numbers(each) for each in figures]


def _kp_data() -> dict[int, list[int]]:
    return {boards: list(kp_hundredths(boards)) for boards in KP_BOARDS}


def _json(**tables: Any) -> str:
    return json.dumps(tables, ensure_ascii=True, separators=(",", ":")).replace("</", "<\\/")

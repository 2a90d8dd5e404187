"""The score: tables to print, calculators that look up in them, worked examples."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from generator.text.page import PageSpec, inline_json, page_spec
from generator.tools.tool import Tool
from generator.views.content import Content
from generator.views.score import examples, figures
from rules_src.bridge.calls import Denomination
from rules_src.scoring import pairs
from rules_src.scoring.figures import danish
from rules_src.scoring.pairs import Scale
from rules_src.scoring.results import SMALLEST
from rules_src.scoring.tables import EQUALS, KP_BOARDS, Table, imp_table, kp_table, score_table
from rules_src.scoring.teams import WHOLE_IMPS_ONLY, kp_hundredths
from rules_src.tables.workbench import LAWS, NEUBERG, SCALES

TOOLS = "vaerktoejer"


def specs(content: Content) -> Iterator[PageSpec]:
    """What points, imps, KP and matchpoints are."""
    yield _page(
        "table",
        "score",
        "Score",
        "Point for alle kontrakter, overstik og bet, til at slå op i og til at printe.",
        tables=[figures(table) for table in score_table()],
        calculator="contract",
        ref=LAWS["contract"],
        sought=("scoretabel", "pointtabel", "hvad giver kontrakten", "bet", "overstik"),
        data=inline_json({"contract": contract_data()}),
        example="/level=4/denomination=h/tricks=10",
        denominations=denominations(),
    )
    yield _page(
        "table",
        "imp",
        "Imp",
        "Forskelle i point omsat til imp, til at slå op i og til at printe.",
        tables=[figures(imp_table())],
        calculator="imp",
        ref=LAWS["imps"],
        sought=("imp tabel", "imptabel", "imp skala"),
        data=inline_json({"imps": SMALLEST, "contract": contract_data()}),
        example="/here=620/there=-170",
        denominations=denominations(),
    )
    yield _page(
        "kp",
        "kp",
        "KP",
        "Kamppoint for kampe på 4 til 32 spil.",
        ref=LAWS["kp"],
        sought=("kp tabel", "kp skala", "vp", "kamppoint"),
        boards=KP_BOARDS,
        data=inline_json({"kp": kp_data()}),
        example="/boards=8/ours=34/theirs=5",
        fractions=WHOLE_IMPS_ONLY,
    )
    yield from (_kp_table(boards) for boards in KP_BOARDS)
    yield _matchpoints()
    yield _page(
        "worked",
        "eksempler",
        "Eksempler på justerede scorer",
        "Vægtede, ubalancerede og kunstige scorer, skridt for skridt til sidste decimal.",
        examples=examples(content),
        fractions=WHOLE_IMPS_ONLY,
        toc=True,
    )


def denominations() -> list[tuple[str, Denomination]]:
    """Every denomination with the letter that addresses have for it."""
    return [(d.text[0], d) for same in EQUALS for d in same]


def _page(template: str, name: str, title: str, description: str, **context: Any) -> PageSpec:
    looks: dict[str, Any] = {"styles": ("score",)}
    if "data" in context:
        looks = {"styles": ("tools", "score"), "scripts": ("score",)}
    path = f"{TOOLS}/{name}.md"
    return page_spec(f"score/{template}", path, title, description, **looks, **context)


def _kp_table(boards: int) -> PageSpec:
    first, last = KP_BOARDS[0], KP_BOARDS[-1]
    return _page(
        "kp_table",
        f"kp-{boards}",
        f"KP for {boards} spil",
        f"Kamppoint til vinder og taber for hver sejr i en kamp på {boards} spil.",
        sought=(f"kp tabel {boards} spil", f"vp {boards} spil"),
        table=figures(kp_table(boards)),
        before=boards - 1 if boards > first else None,
        after=boards + 1 if boards < last else None,
    )


ACTUAL, EXPECTED = 7, 8


def _matchpoints() -> PageSpec:
    """The three scales, and what a group of seven results is worth where eight are expected."""
    top = Scale.DOUBLE.top(ACTUAL)
    # as published: to 0.0001, halves away from the average
    grown_to = {n: pairs.neuberg(n, ACTUAL, EXPECTED, Scale.DOUBLE) for n in range(top, -1, -1)}
    rows = tuple(
        (str(points), danish(pairs.four_decimals(grown, EXPECTED - 1), 4))
        for points, grown in grown_to.items()
    )
    caption = f"{ACTUAL} resultater regnet om til {EXPECTED}"
    grown = Table(caption, ("Point", f"Regnet om til {EXPECTED}"), rows)
    best = EXPECTED - 1
    scales = tuple(
        (scale.value, *(danish(scale.of(Fraction(c), EXPECTED)) for c in (best, 0, -best)))
        for scale in Scale
    )
    small = Table(
        "Små grupper",
        ("Gruppe", "Procent"),
        tuple((f"{n} resultater", _small(n)) for n in (2, 3)),
    )
    return _page(
        "matchpoints",
        "matchpoint",
        "Matchpoint",
        "Matchpoint på tre skalaer, og scorer i en gruppe med færre resultater.",
        ref=LAWS["matchpoints"],
        scales=figures(
            Table(
                f"Samme score på tre skalaer, {EXPECTED} resultater",
                ("Skala", "Top", "Middel", "Bund"),
                scales,
            )
        ),
        grown=figures(grown),
        small=figures(small),
        small_groups=pairs.SMALL_GROUPS,
        of_scales=SCALES,
        of_fewer=NEUBERG,
    )


def _small(results: int) -> str:
    top = results - 1
    shares = (pairs.small_group(centred, results) for centred in range(top, -top - 1, -2))
    return ", ".join(f"{danish(share)}\u00a0%" for share in shares)


def contract_data() -> dict[str, Any]:
    """Score tables as numbers: by level, denomination's row, and zone with doubling."""
    made, over, down = ([row[1:] for row in table.rows] for table in score_table())
    levels = [made[n : n + len(EQUALS)] for n in range(0, len(made), len(EQUALS))]
    rows = {letter: row for row, same in enumerate(EQUALS) for letter in (d.text[0] for d in same)}
    figures = {"made": _numbers(levels), "over": _numbers(over), "down": _numbers(down)}
    return {**figures, "rows": rows}


def _numbers(figures: Any) -> Any:
    return int(figures) if isinstance(figures, str) else [_numbers(each) for each in figures]


def kp_data() -> dict[int, list[int]]:
    return {boards: list(kp_hundredths(boards)) for boards in KP_BOARDS}


TOOL = Tool(
    specs,
    {
        "score": (
            *("shared/page", "shared/entered", "shared/state", "shared/calculator"),
            *("workbench/exact", "workbench/scales", "calculators"),
        )
    },
)

"""The timeline picture: when a mistaken explanation may, must and must not be corrected.

Drawn from what the rule says at each moment; time runs downwards, so that it fits a phone.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from html import escape

from generator.engine.rulebook import Rulebook
from rules_src.laws.common.explanation import Agreement
from rules_src.laws.law_20_75_explanations.facts import Corrected, Discoverer, Side, Stage
from rules_src.model.facts import Answer
from rules_src.model.law_ref import LawRef

RULE = "correct_explanation"

VERDICTS: Mapping[str, str] = {
    "show_nothing": "må ikke",
    "may_correct_now": "må gerne",
    "must_correct_now": "skal",
    "should_correct_now": "bør",
}
"""The word a cell shows for what the rule says at once."""

LANES: tuple[tuple[str, Mapping[str, Answer]], ...] = (
    ("Du forklarede selv", {"discovered_by": Discoverer.EXPLAINER}),
    (
        "Din makker forklarede, I har kontrakten",
        {"discovered_by": Discoverer.PARTNER, "side": Side.DECLARING},
    ),
    (
        "Din makker forklarede, I er i modspil",
        {"discovered_by": Discoverer.PARTNER, "side": Side.DEFENDING},
    ),
)

WIDTH, LEFT, TOP, CELL_HEIGHT = 360, 98, 62, 68


@dataclass(frozen=True)
class Cell:
    stage: Stage
    lane: str
    verdict: str
    law: str


def cells(book: Rulebook) -> tuple[Cell, ...]:
    """What the rule says, moment by moment, to a player who has not corrected yet."""
    return tuple(_cell(book, stage, lane, known) for stage in Stage for lane, known in LANES)


def _cell(book: Rulebook, stage: Stage, lane: str, known: Mapping[str, Answer]) -> Cell:
    answers = {
        "agreement": Agreement.EXPLANATION_WRONG,
        "stage": stage,
        "corrected": Corrected.NOT_YET,
        **known,
    }
    said = next(s for s in book[RULE].follow(answers).ruling if s.word in VERDICTS)
    return Cell(stage, lane, VERDICTS[said.word], said.law)


def in_words(found: tuple[Cell, ...]) -> str:
    """The picture as text, for those who do not see it."""
    lanes = []
    for lane, _ in LANES:
        moments = [f"{c.stage.value}: {c.verdict}" for c in found if c.lane == lane]
        lanes.append(f"{lane}: {'; '.join(moments)}.")
    return " ".join(lanes)


def svg(found: tuple[Cell, ...]) -> str:
    """The picture, inline and without scripts; colours come from the page's style sheet."""
    height = TOP + CELL_HEIGHT * len(Stage) + 8
    width = (WIDTH - LEFT) / len(LANES)
    parts = [
        f'<svg class="tidslinje" viewBox="0 0 {WIDTH} {height}" role="img"'
        ' aria-labelledby="tidslinje-titel tidslinje-tekst" xmlns="http://www.w3.org/2000/svg">',
        '<title id="tidslinje-titel">Hvornår rettes en forkert forklaring?</title>',
        f'<desc id="tidslinje-tekst">{escape(in_words(found))}</desc>',
        f'<line class="akse" x1="{LEFT - 10}" y1="{TOP - 6}" x2="{LEFT - 10}" y2="{height - 6}"/>',
    ]
    for column, (lane, _) in enumerate(LANES):
        parts += _lines(lane, LEFT + width * (column + 0.5), 16, "spor", width / 6.2)
    for row, stage in enumerate(Stage):
        middle = TOP + CELL_HEIGHT * (row + 0.5)
        parts.append(f'<circle class="tid" cx="{LEFT - 10}" cy="{middle:.0f}" r="4"/>')
        parts += _lines(str(stage.value), LEFT - 20, middle - 16, "fase", 15, anchor="end")
    for place, cell in enumerate(found):
        row, column = divmod(place, len(LANES))
        parts += _box(cell, LEFT + width * column, TOP + CELL_HEIGHT * row, width)
    return "".join([*parts, "</svg>"])


def _box(cell: Cell, x: float, y: float, width: float) -> list[str]:
    kind = {"må ikke": "nej", "må gerne": "maa", "bør": "maa", "skal": "skal"}[cell.verdict]
    middle, law = x + width / 2, LawRef.parse(cell.law).shown
    return [
        f'<rect class="felt {kind}" x="{x + 3:.1f}" y="{y + 3:.1f}" width="{width - 6:.1f}"'
        f' height="{CELL_HEIGHT - 6}" rx="6"/>',
        f'<text class="dom {kind}" x="{middle:.1f}" y="{y + 32:.1f}">{cell.verdict}</text>',
        f'<text class="lov" x="{middle:.1f}" y="{y + 50:.1f}">{escape(law)}</text>',
    ]


def _lines(
    text: str, x: float, y: float, style: str, most: float, anchor: str = "middle"
) -> list[str]:
    """A text broken into lines of at most so many letters."""
    lines: list[str] = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if len(longer) > most and lines[-1]:
            lines.append(word)
        else:
            lines[-1] = longer
    return [
        f'<text class="{style}" x="{x:.1f}" y="{y + 13 * place:.1f}" text-anchor="{anchor}">'
        f"{escape(line)}</text>"
        for place, line in enumerate(lines)
    ]

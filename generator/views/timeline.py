"""The timeline picture: what a player may, must and must not do, moment by moment.

Drawn from what the rule says at each moment; time runs downwards, so that it fits a phone.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from html import escape
from textwrap import wrap

from generator.engine.rulebook import Rulebook
from rules_src.model.facts import Answer
from rules_src.model.law_ref import LawRef
from rules_src.presentation.comparisons import Lane, Permission, Timeline

LOOKS: Mapping[Permission, str] = {
    Permission.FORBIDDEN: "forbidden",
    Permission.ALLOWED: "allowed",
    Permission.ADVISED: "allowed",
    Permission.REQUIRED: "required",
}
"""The class that a permission is coloured by."""

WIDTH, LEFT, TOP, CELL_HEIGHT = 360, 98, 62, 68


@dataclass(frozen=True)
class Cell:
    """What the rule says at one moment to one player."""

    moment: Answer
    lane: Lane
    permission: Permission
    law: str


def cells(book: Rulebook, timeline: Timeline) -> tuple[Cell, ...]:
    """Every moment, and the lanes from left to right at each."""
    rule, found = book[timeline.rule], []
    for moment in rule.facts[timeline.moments].answers.values():
        for lane in timeline.lanes:
            ruling = rule.follow(rule.answers(timeline.keys(lane, moment.key))).ruling
            step = next(step for step in ruling if step.word in timeline.permissions)
            found.append(Cell(moment, lane, timeline.permissions[step.word], step.law))
    return tuple(found)


def in_words(timeline: Timeline, cells: tuple[Cell, ...]) -> str:
    """The picture as text, for those who do not see it."""
    lanes = []
    for lane in timeline.lanes:
        moments = [f"{c.moment.value}: {c.permission.value}" for c in cells if c.lane == lane]
        lanes.append(f"{lane.title}: {'; '.join(moments)}.")
    return " ".join(lanes)


def svg(timeline: Timeline, cells: tuple[Cell, ...]) -> str:
    """The picture, inline and without scripts; colours come from the page's style sheet."""
    moments = [*dict.fromkeys(cell.moment for cell in cells)]
    height = TOP + CELL_HEIGHT * len(moments) + 8
    width = (WIDTH - LEFT) / len(timeline.lanes)
    parts = [
        f'<svg class="timeline" viewBox="0 0 {WIDTH} {height}" role="img"'
        ' aria-labelledby="timeline-title timeline-text" xmlns="http://www.w3.org/2000/svg">',
        f'<title id="timeline-title">{escape(timeline.question)}</title>',
        f'<desc id="timeline-text">{escape(in_words(timeline, cells))}</desc>',
        f'<line class="axis" x1="{LEFT - 10}" y1="{TOP - 6}" x2="{LEFT - 10}" y2="{height - 6}"/>',
    ]
    for column, lane in enumerate(timeline.lanes):
        parts += _lines(lane.title, LEFT + width * (column + 0.5), 16, "lane", width / 6.2)
    for row, moment in enumerate(moments):
        middle = TOP + CELL_HEIGHT * (row + 0.5)
        parts.append(f'<circle class="moment" cx="{LEFT - 10}" cy="{middle:.0f}" r="4"/>')
        parts += _lines(str(moment.value), LEFT - 20, middle - 16, "stage", 15, anchor="end")
    for place, cell in enumerate(cells):
        row, column = divmod(place, len(timeline.lanes))
        x, y = LEFT + width * column, TOP + CELL_HEIGHT * row
        look, word, middle = LOOKS[cell.permission], cell.permission.value, x + width / 2
        law = LawRef.parse(cell.law).shown
        parts += [
            f'<rect class="cell {look}" x="{x + 3:.1f}" y="{y + 3:.1f}" width="{width - 6:.1f}"'
            f' height="{CELL_HEIGHT - 6}" rx="6"/>',
            f'<text class="permission {look}" x="{middle:.1f}" y="{y + 32:.1f}">{word}</text>',
            f'<text class="paragraph" x="{middle:.1f}" y="{y + 50:.1f}">{escape(law)}</text>',
        ]
    return "".join([*parts, "</svg>"])


def _lines(
    text: str, x: float, y: float, style: str, most: float, anchor: str = "middle"
) -> list[str]:
    """A text broken into lines of at most so many letters."""
    lines = wrap(text, int(most), break_long_words=False, break_on_hyphens=False)
    return [
        f'<text class="{style}" x="{x:.1f}" y="{y + 13 * place:.1f}" text-anchor="{anchor}">'
        f"{escape(line)}</text>"
        for place, line in enumerate(lines)
    ]

"""The pictures in the pages: a small one for each situation, and the tree of a rule of few rows."""

from collections.abc import Mapping
from html import escape
from itertools import count
from math import cos, radians, sin
from textwrap import wrap

from generator.engine.explore import hand_over_of
from generator.engine.rulebook import RuleEntry
from generator.engine.tree import Node, Tree
from generator.text.danish import sentence
from generator.views.decision_table import cell_text
from rules_src.model import HandOver, Ruling
from rules_src.model.roles import spoken
from rules_src.presentation import pictures as shapes
from rules_src.presentation.pictures import Arrow, CardShape, Picture, Shape

SUITS: Mapping[str, str] = {
    "s": "M0-6C2-3 6-1 6 2.2A2.7 2.7 0 0 1 1 3.6L2 6H-2L-1 3.6A2.7 2.7 0 0 1-6 2.2C-6-1-2-3 0-6Z",
    "h": "M0 6C-2 3-6 1-6-2.4A3 3 0 0 1 0-3.4A3 3 0 0 1 6-2.4C6 1 2 3 0 6Z",
    "d": "M0-6.4 4.6 0 0 6.4-4.6 0Z",
    "c": "M0-6A2.8 2.8 0 0 1 2-1.4A2.8 2.8 0 1 1 1 3L2 6H-2L-1 3A2.8 2.8 0 1 1-2-1.4"
    "A2.8 2.8 0 0 1 0-6Z",
}
"""Outlines around 0,0, twelve units high."""


def pictogram(picture: Picture) -> str:
    drawn = "".join(map(draw, picture))
    return f'<svg class="picto" viewBox="0 0 48 48" aria-hidden="true">{drawn}</svg>'


def draw(shape: Shape) -> str:
    match shape:
        case CardShape():
            return card(shape)
        case shapes.BoxCard(x, y, text):
            box = f'x="{x - 8}" y="{y - 9}" width="16" height="18" rx="1.5"'
            return f'<rect class="paper" {box}/><text x="{x}" y="{y + 4}">{text}</text>'
        case shapes.Bubble(text, x, y):
            path = f"M{x - 17} {y - 12}h34v23h-20l-7 8v-8h-7z"
            return f'<path class="paper" d="{path}"/>' + large(text, x, y + 6)
        case shapes.Sign(text, x, y):
            disc = f'<circle class="disc" cx="{x}" cy="{y}" r="8"/>'
            return f'{disc}<text class="on" x="{x}" y="{y + 5}">{text}</text>'
        case Arrow():
            return arrow(shape)
        case shapes.NotAllowed(x, y, radius):
            d = radius * cos(radians(45))
            ring = f'<circle class="stop" cx="{x}" cy="{y}" r="{radius}"/>'
            stroke = f"M{x - d:.1f} {y - d:.1f}L{x + d:.1f} {y + d:.1f}"
            return f'{ring}<path class="stop" d="{stroke}"/>'
        case shapes.Clock(x, y, radius):
            hands = f"M{x} {y - radius + 4}V{y}L{x + 4} {y + 2}"
            face = f'<circle class="paper" cx="{x}" cy="{y}" r="{radius}"/>'
            return f'{face}<path class="mark" d="{hands}"/>'
        case shapes.Eye(x, y):
            lids = f"M{x - 14} {y}Q{x} {y - 13} {x + 14} {y}Q{x} {y + 13} {x - 14} {y}Z"
            pupil = f'<circle class="disc" cx="{x}" cy="{y}" r="4"/>'
            return f'<path class="paper" d="{lids}"/>{pupil}'
        case shapes.TableTop(marked, x, y, r, dot):
            out = r + dot + 2
            dots = "".join(
                f'<circle class="{"disc" if n == marked else "seat"}" cx="{x + dx * out:g}"'
                f' cy="{y + dy * out:g}" r="{dot}"/>'
                for n, (dx, dy) in enumerate([(0, -1), (1, 0), (0, 1), (-1, 0)])
            )
            top = f'x="{x - r}" y="{y - r}" width="{2 * r}" height="{2 * r}"'
            return f'<rect class="felt" {top} rx="2"/>{dots}'
        case shapes.Fan(suits, y):
            drawn = ""
            for n, letter in enumerate(suits):
                turn = 16 * (n - (len(suits) - 1) / 2)
                across, down = 26 * sin(radians(turn)), 26 * cos(radians(turn))
                drawn += card(CardShape(24 + across, y - down + 24, letter.strip("."), turn))
            return drawn
        case shapes.Tray():
            return '<rect class="felt" x="8" y="12" width="32" height="24" rx="2"/>'
        case shapes.Label(text, x, y):
            return large(text, x, y)
        case shapes.Stroke(path, paper):
            return f'<path class="{"paper" if paper else "mark"}" d="{path}"/>'
        case shapes.Turned(turned, degrees):
            rotate = f"rotate({degrees} {turned.x} {turned.y})"
            return f'<g transform="{rotate}">{card(turned)}</g>'


def large(text: str, x: float, y: float) -> str:
    return f'<text class="large" x="{x}" y="{y}">{text}</text>'


def card(card: CardShape) -> str:
    inside = '<path class="thin" d="M-4-7H4V7H-4Z"/>'
    if card.suit:
        smaller = 'transform="translate(0 0) scale(0.95)"'
        inside = f'<path class="suit {card.suit}" {smaller} d="{SUITS[card.suit]}"/>'
    return (
        f'<g transform="translate({card.x} {card.y}) rotate({card.turn})">'
        f'<rect class="paper" x="-7" y="-10" width="14" height="20" rx="2"/>{inside}</g>'
    )


def arrow(arrow: Arrow) -> str:
    (x0, y0), (x1, y1), bend = arrow.start, arrow.end, arrow.bend
    mx, my = (x0 + x1) / 2 - (y1 - y0) * bend, (y0 + y1) / 2 + (x1 - x0) * bend
    length = ((x1 - mx) ** 2 + (y1 - my) ** 2) ** 0.5
    ux, uy = (x1 - mx) / length, (y1 - my) / length
    left = x1 - 5 * ux + 3.5 * uy, y1 - 5 * uy - 3.5 * ux
    right = x1 - 5 * ux - 3.5 * uy, y1 - 5 * uy + 3.5 * ux
    line = f"M{x0:g} {y0:g}Q{mx:.1f} {my:.1f} {x1:g} {y1:g}"
    head = f"M{left[0]:.1f} {left[1]:.1f}L{x1:g} {y1:g}L{right[0]:.1f} {right[1]:.1f}"
    return f'<path class="mark" d="{line}{head}"/>'


FEWEST, MOST = 3, 7
"""Rows: with fewer there is nothing to see, with more nobody looks."""
WIDTH, LINE, INDENT, PAD = 380, 14, 16, 7
LETTER = 5.5
"""The mean width of a letter, on the wide side, so that nothing is cut off."""
LONGEST = 3
"""Lines of a ruling; the table has all of it."""


def picture(rule: RuleEntry) -> str:
    """The picture, inline and without scripts; empty for a tree without branches or too large."""
    rows, tree = rule.rows, rule.tree
    branched = isinstance(tree, Node) and any(isinstance(n, Node) for _, n in tree.branches)
    if not branched or not FEWEST <= len(rows) <= MOST:
        return ""
    pen = _Pen(rule)
    pen.draw(tree, 1)
    title = f"Beslutningstræ: {escape(spoken(rule.title))}. Det samme står i tabellen."
    return (
        f'<svg class="tree-picture" viewBox="0 0 {WIDTH} {pen.y + 2}" role="img"'
        f' aria-label="{title}">{"".join(pen.parts)}</svg>'
    )


class _Pen:
    """Draws from the top down; `y` is where the next thing begins."""

    def __init__(self, rule: RuleEntry) -> None:
        self.book, self.y = rule.book, 2
        self.parts: list[str] = []
        self.numbers = count(1)
        rulings = [row.ruling for row in rule.rows]
        self.common = frozenset.intersection(*(ruling.effect for ruling in rulings))

    def draw(self, tree: Tree, x: int) -> None:
        if isinstance(tree, Ruling):
            self._box(f"{next(self.numbers)}. {self._ruled(tree)}", x, "ruling-end", LONGEST)
            return
        self._box(spoken(tree.fact.question), x, "asked")
        stem = self.y
        for answers, below in tree.branches:
            self.y += PAD
            self.parts.append(
                f'<path class="edge" d="M{x + 8} {stem}V{self.y + LINE - 5}H{x + INDENT}"/>'
            )
            self._write(sentence(cell_text(tree.fact, answers)), x + INDENT + 4, "reply")
            self.y += 3
            self.draw(below, x + INDENT)

    def _ruled(self, ruling: Ruling) -> str:
        """What this ruling says first that not all of them say."""
        own = [s for s in ruling if s.effect not in self.common and not isinstance(s, HandOver)]
        on = hand_over_of(ruling)
        if not own and on:
            return f"Gå videre: {self.book[on.rule].title}"
        return spoken((own or ruling)[0].text)

    def _box(self, text: str, x: int, look: str, most: int = 9) -> None:
        top, place = self.y, len(self.parts)
        self.y += PAD - 2
        self._write(text, x + PAD, look, most)
        self.y += PAD
        size = f'width="{WIDTH - x - 1}" height="{self.y - top}"'
        self.parts.insert(place, f'<rect class="{look}" x="{x}" y="{top}" {size} rx="4"/>')

    def _write(self, text: str, x: int, look: str, most: int = 9) -> None:
        letters = int((WIDTH - x - PAD) / LETTER)
        wrapped = wrap(text, letters, max_lines=most, placeholder=" …", break_long_words=False)
        for line in wrapped:
            self.y += LINE
            text = escape(line)
            self.parts.append(f'<text class="{look}" x="{x}" y="{self.y - 3}">{text}</text>')

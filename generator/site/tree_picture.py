"""The tree of a rule as a picture, where it is small enough to be looked at."""

from collections.abc import Iterator
from html import escape
from itertools import count
from textwrap import wrap

from generator.engine.explore import hand_over_of
from generator.engine.rulebook import RuleEntry
from generator.engine.tree import Node, Tree
from generator.text.danish import sentence
from generator.views.decision_table import cell_text
from rules_src.model.roles import spoken
from rules_src.model.ruling import Ruling
from rules_src.model.steps import HandOver

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
        lines = wrap(text, letters, max_lines=most, placeholder=" …", break_long_words=False)
        self.parts += self._lines(lines, x, look)

    def _lines(self, lines: list[str], x: int, look: str) -> Iterator[str]:
        for line in lines:
            self.y += LINE
            yield f'<text class="{look}" x="{x}" y="{self.y - 3}">{escape(line)}</text>'

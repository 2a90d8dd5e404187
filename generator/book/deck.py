"""Lay a situation out on numbered cards: what fits, measured by Typst itself.

The front of a card asks, the back rules. A situation that one card cannot hold goes on with its
next rules on the next card, and so does a rule that is too long for a card of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from generator.book.choices import answers_of
from generator.book.columns import Measured, Slice, balanced, filled
from generator.book.ladder import Rung, rungs
from generator.book.rulings import PrintedRuling, Rulings, Sentence, due_of, rulings
from generator.engine.rulebook import Rulebook
from generator.views.choice_cards import CardGroup
from generator.views.situation import RuleView, parts_of
from rules_src.model.situation import Situation

RULINGS, CHOICES = "kendelser", "hvad der kan vælges"


class Paper(NamedTuple):
    """Where the text of a card stands, in millimetres, and its size in points."""

    width: float
    height: float
    edge: float
    gutter: float
    columns: int
    size: float
    front_head: float
    back_head: float
    foot: float
    choices: bool = True
    """Whether the choices of players stand among the rulings, once more and side by side."""

    @property
    def column(self) -> float:
        """The width of a column."""
        inner = self.width - 2 * self.edge
        return (inner - (self.columns - 1) * self.gutter) / self.columns

    def room(self, head: float) -> float:
        """The height of a column in points."""
        return (self.height - 2 * self.edge - head - self.foot) * 72 / 25.4


A5 = Paper(148, 210, 7, 5, 2, 9.0, 21, 9.5, 6)
A6 = Paper(105, 148, 6, 0, 1, 8.5, 6.6, 6.6, 4, choices=False)


@dataclass(frozen=True, eq=False)
class SituationLines:
    """A situation with the lines it is printed in."""

    situation: Situation
    parts: tuple[RuleView, ...]
    rungs: Mapping[str, tuple[Rung, ...]]
    rulings: Rulings

    @property
    def name(self) -> str:
        """The name of its Typst module."""
        return "card-" + self.situation.slug

    @property
    def titled(self) -> bool:
        """Whether each rule has a number and a title of its own."""
        return len(self.parts) > 1

    def choices(self, rule: str) -> tuple[CardGroup, ...]:
        """What players may choose in a rule."""
        return next(part.options for part in self.parts if part.rule == rule)

    @property
    def numbers(self) -> Mapping[str, int]:
        return {part.rule: n for n, part in enumerate(self.parts, 1)}

    @property
    def dues(self) -> tuple[str, ...]:
        """The headings of its rulings, of its choices and of its sentences."""
        return (RULINGS, CHOICES, *(due for due, _ in due_of(self.rulings.sentences)))


def situation_lines(book: Rulebook, situation: Situation) -> SituationLines:
    parts = parts_of(book, situation)
    lines = {part.rule: tuple(rungs(part.tree)) for part in parts}
    return SituationLines(situation, parts, lines, rulings(parts))


class Heights(NamedTuple):
    """The measured heights of every line of a situation, in points."""

    fronts: Mapping[str, Sequence[float]]
    rulings: Mapping[str, Sequence[float]]
    choices: Mapping[str, Sequence[float]]
    sentences: Sequence[float]
    heads: Sequence[float]


@dataclass(frozen=True)
class PrintedCard:
    """A card: some rules of a situation, one after the other, and the columns of its two sides."""

    text: SituationLines
    rules: tuple[str, ...]
    choosing: bool = True
    """Whether it says what players may choose."""
    columns: tuple[Slice, ...] = ()
    """Of its lines: those of the questions, then those of the rulings."""
    split: int = 0
    """How many columns stand on the front."""
    number: int = 0
    of: tuple[int, int] = (1, 1)
    """Which of how many cards of the situation it is."""

    @property
    def front(self) -> tuple[Slice, ...]:
        """The columns of its front."""
        return self.columns[: self.split]

    @property
    def shown(self) -> Iterator[PrintedRuling]:
        """The rulings on its back, rule by rule."""
        for rule in self.rules:
            yield from self.text.rulings.printed(rule)

    @property
    def choices(self) -> Iterator[tuple[str, int, bool]]:
        """The lines of what can be chosen: the rule, its number there, whether to keep it."""
        for rule in self.rules if self.choosing else ():
            groups = self.text.choices(rule)
            keep = [k for g in groups for k in (*[True] * len(answers_of(g)), False)]
            yield from ((rule, n, kept) for n, kept in enumerate(keep))

    @property
    def sentences(self) -> tuple[Sentence, ...]:
        """The sentences that stand once on it: those its questions and rulings refer to."""
        found = {one.number for ruling in self.shown for one in ruling.shared}
        for rule in self.rules:
            for rung in self.text.rungs[rule]:
                found |= {one.number for one in self.text.rulings.numbers(rung.steps)}
        return tuple(one for one in self.text.rulings.sentences if one.number in found)


def deck(
    texts: Iterable[SituationLines], heights: Mapping[str, Heights], paper: Paper
) -> tuple[PrintedCard, ...]:
    """The cards of some situations, numbered as they come."""
    cards: list[PrintedCard] = []
    for one in texts:
        found = [*_cards(one, heights[one.name], paper)]
        for n, card in enumerate(found, 1):
            cards.append(replace(card, number=len(cards) + 1, of=(n, len(found))))
    return tuple(cards)


def _cards(one: SituationLines, heights: Heights, paper: Paper) -> Iterator[PrintedCard]:
    """As many rules on each card as it holds."""
    rules = [part.rule for part in one.parts]
    while rules:
        every = (tuple(rules[:number]) for number in range(len(rules), 0, -1))
        cards = [_filled(PrintedCard(one, some, paper.choices), heights, paper) for some in every]
        card = next((c for c in cards if len(c.columns) <= 2 * paper.columns), cards[-1])
        yield from _parted(card, paper)
        rules = rules[len(card.rules) :]


def _parted(card: PrintedCard, paper: Paper) -> Iterator[PrintedCard]:
    """The card, or as many cards as its columns need."""
    for first in range(0, len(card.columns), 2 * paper.columns):
        columns = card.columns[first : first + 2 * paper.columns]
        yield replace(card, columns=columns, split=min(card.split, len(columns)))


def _filled(card: PrintedCard, heights: Heights, paper: Paper) -> PrintedCard:
    """Questions in front and rulings behind; where they need more room, one after the other."""
    lower, higher = paper.room(paper.front_head), paper.room(paper.back_head)
    questions, rulings = front_lines(card, heights), back_lines(card, heights)
    front = balanced(questions, lower, paper.columns)
    back = balanced(rulings, higher, paper.columns)
    if max(len(front), len(back)) <= paper.columns:
        first = len(questions)
        behind = [(first + a, first + b) for a, b in back]
        return replace(card, columns=(*front, *behind), split=len(front))
    rooms = (*[lower] * paper.columns, *[higher] * paper.columns)
    return replace(card, columns=tuple(filled([*questions, *rulings], *rooms)), split=paper.columns)


def front_lines(card: PrintedCard, heights: Heights) -> list[Measured]:
    """The lines of the questions of a card."""
    found: list[Measured] = []
    for rule in card.rules:
        keep = [*[True] * card.text.titled, *(rung.keep for rung in card.text.rungs[rule])]
        found += map(Measured, heights.fronts[rule], keep)
    return found


def back_lines(card: PrintedCard, heights: Heights) -> list[Measured]:
    """The lines of the rulings of a card, and of the sentences that they refer to."""
    found = [Measured(heights.heads[0], True)]
    for rule in card.rules:
        titles = [True] * card.text.titled
        keep = [*titles, *(False for _ in card.text.rulings.printed(rule))]
        found += map(Measured, heights.rulings[rule], keep)
    choices = [*card.choices]
    if choices:
        found.append(Measured(heights.heads[1], True))
    found += (Measured(heights.choices[rule][n], keep) for rule, n, keep in choices)
    for due, group in due_of(card.sentences):
        found.append(Measured(heights.heads[card.text.dues.index(due)], True))
        found += (Measured(heights.sentences[sentence.number - 1]) for sentence in group)
    return found


def front_names(card: PrintedCard) -> Iterator[str]:
    """The Typst of each line of the front, in the order of `front_lines`."""
    for rule in card.rules:
        for n in range(card.text.titled + len(card.text.rungs[rule])):
            yield f"fronts.{rule}.at({n})"


def names(card: PrintedCard) -> list[str]:
    """The Typst of every line, questions first."""
    return [*front_names(card), *back_names(card)]


def back_names(card: PrintedCard) -> Iterator[str]:
    """The Typst of each line of the back, in the order of `back_lines`."""
    yield "heads.at(0)"
    for rule in card.rules:
        for n in range(card.text.titled + len(card.text.rulings.printed(rule))):
            yield f"rulings.{rule}.at({n})"
    choices = [*card.choices]
    if choices:
        yield "heads.at(1)"
    yield from (f"choices.{rule}.at({n})" for rule, n, _ in choices)
    for due, group in due_of(card.sentences):
        yield f"heads.at({card.text.dues.index(due)})"
        for sentence in group:
            yield f"sentences.at({sentence.number - 1})"


def heights_of(marks: Iterable[Any]) -> dict[str, Heights]:
    """What Typst has measured, by the name of the module."""
    return {
        mark["name"]: Heights(**{name: mark[name] for name in Heights._fields}) for mark in marks
    }

"""Lay a situation out on numbered sheets: what fits, measured by Typst itself.

A sheet is a spread of the quick reference, whose left page asks and whose right page rules, or a
table card, which has a rule's rulings beside its questions. A situation that one sheet cannot hold
goes on with its next rules on the next, and so does a rule too long for a sheet of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import cycle, groupby
from string import ascii_lowercase
from typing import Any, NamedTuple

from generator.book.rulings import PrintedRuling, Rulings, Rung, Sentence, due_of, rulings, rungs
from generator.engine.rulebook import Rulebook
from generator.views.situation import CardGroup, RuleView, VerdictRows, parts_of
from rules_src.model.facts import Answer
from rules_src.model.situation import Situation


class Measured(NamedTuple):
    """A line to be laid out: its height in points, and whether a column may not end with it."""

    height: float
    keep: bool = False


Slice = tuple[int, int]
"""From the first line to the one after the last."""


def filled(lines: Sequence[Measured], *rooms: float) -> list[Slice]:
    """The lines of each column; lines that are kept together move on together.

    The columns have these rooms, one after the other and over again.
    """
    columns: list[Slice] = []
    there = cycle(rooms)
    room = next(there)
    first, used, start = 0, 0.0, 0
    while start < len(lines):
        end = start + 1
        while lines[end - 1].keep and end < len(lines):
            end += 1
        tall = sum(line.height for line in lines[start:end])
        if used and used + tall > room:
            columns.append((first, start))
            first, used, room = start, 0.0, next(there)
        used, start = used + tall, end
    return [*columns, (first, len(lines))] if lines else []


def balanced(lines: Sequence[Measured], room: float, number: int) -> list[Slice]:
    """The lines in at most so many columns, as even as can be; more where they do not fit."""
    total = sum(line.height for line in lines)
    step = max(room / 40, 1.0)
    height = min(room, total / number)
    while height < room and len(filled(lines, height)) > number:
        height += step
    return filled(lines, min(height, room))


RULINGS, CHOICES = "kendelser", "hvad der kan vælges"
POINTS = 72 / 25.4
THIN = 0.2
"""A card with less of its room filled is avoided."""
OF_A_LINE, BESIDE = 48, 7
"""Letters of answers that stand on one line, and the room of each besides its own."""
TOLERANCE = 0.01
"""Points by which sums of measured heights may differ."""


class Setting(NamedTuple):
    """The size of the text in points, and in how many columns it stands."""

    size: float
    columns: int


class Paper(NamedTuple):
    """Where the text of a sheet stands, in millimetres, and the settings it may have."""

    width: float
    height: float
    inside: float
    """The edge that is bound or has holes: on the left of a card, in the fold of a spread."""
    outside: float
    upper: float
    lower: float
    gutter: float
    front_head: float
    """Of a left page, or of the first card of a situation."""
    back_head: float
    foot: float
    settings: tuple[Setting, ...]
    """From the largest to the smallest."""
    leading: float
    """Between two lines, as a part of the size."""
    chapter: bool = False
    """Whether a sheet is a spread, with the introduction and what it is confused with."""

    @property
    def smallest(self) -> Setting:
        return self.settings[-1]

    def column(self, columns: int) -> float:
        """The width of a column."""
        inner = self.width - self.inside - self.outside
        return (inner - (columns - 1) * self.gutter) / columns

    def room(self, head: float) -> float:
        """The height of a column in points."""
        return (self.height - self.upper - self.lower - head - self.foot) * POINTS

    def head(self, side: int) -> float:
        """The head of the sides of a situation's sheets, counted from 0."""
        first = side % 2 == 0 if self.chapter else side == 0
        return self.front_head if first else self.back_head


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
        return "lines-" + self.situation.slug

    @property
    def titled(self) -> bool:
        """Whether each rule has a number and a title of its own."""
        return len(self.parts) > 1

    def choices(self, rule: str) -> tuple[CardGroup, ...]:
        """What players may choose in a rule, where the questions do not say what each leads to."""
        options = next(part.options for part in self.parts if part.rule == rule)
        return tuple(
            group
            for group in options
            if not all(choice.settled for card in group.cards for choice in card.choices)
        )

    def terse(self, rule: str) -> Iterator[tuple[Rung, ...] | None]:
        """By line the answers that stand on it in short; none where it is only printed in full."""
        onward, ladder = self.rulings.onward(rule), self.rungs[rule]
        short = [r.terse and not (r.leaf and r.leaf.row.id in onward) for r in ladder]
        end = 0
        for n, rung in enumerate(ladder):
            if n < end:
                yield ()
                continue
            end = n + 1
            while end < len(ladder) and _beside(ladder[n : end + 1], short[n : end + 1]):
                end += 1
            yield ladder[n:end] if end > n + 1 else (rung,) if short[n] else None

    @property
    def numbers(self) -> Mapping[str, int]:
        return {part.rule: n for n, part in enumerate(self.parts, 1)}

    @property
    def dues(self) -> tuple[str, ...]:
        """The headings of its rulings, of its choices and of its sentences."""
        return (RULINGS, CHOICES, *(due for due, _ in due_of(self.rulings.sentences)))


def _beside(ladder: Sequence[Rung], short: Sequence[bool]) -> bool:
    """Whether answers that end in short ones have room on a line, the one that goes on as well."""
    *ends, last = ladder
    width = sum(BESIDE + len(answer.value) for rung in ladder for answer in rung.answers)
    goes_on = bool(ends) and last.kind == "on"
    same = {rung.depth for rung in ladder} == {last.depth} and all(r.kind == "end" for r in ends)
    return same and all(short[: len(ends)]) and (goes_on or short[-1]) and width <= OF_A_LINE


def answers_of(group: CardGroup) -> list[tuple[tuple[Answer, ...], tuple[VerdictRows, ...]]]:
    """Each set of answers of a choice, and what it comes to wherever the question is asked."""
    found: dict[tuple[Answer, ...], dict[str, tuple[tuple[str, str], ...]]] = {}
    for choice in (choice for card in group.cards for choice in card.choices):
        ends = found.setdefault(choice.answers, {})
        for one in choice.outcomes:
            ends[one.verdict] = tuple(dict.fromkeys((*ends.get(one.verdict, ()), *one.rows)))
    return [
        (a, tuple(VerdictRows(v, rows) for v, rows in ends.items())) for a, ends in found.items()
    ]


def situation_lines(book: Rulebook, situation: Situation) -> SituationLines:
    parts = parts_of(book, situation)
    explained: set[str] = set()
    found = rulings(book, parts)
    letters = iter(ascii_lowercase)
    lines = {
        part.rule: rungs(part.tree, explained, found.ruled(part.rule), letters) for part in parts
    }
    return SituationLines(situation, parts, lines, found)


class Heights(NamedTuple):
    """The measured heights of every line of a situation in one setting, in points."""

    intro: Sequence[float]
    fronts: Mapping[str, Sequence[float]]
    terse: Mapping[str, Sequence[float | None]]
    """Of the answers that may have only the letter of their ruling; none where cards are set."""
    rulings: Mapping[str, Sequence[float]]
    choices: Mapping[str, Sequence[float]]
    sentences: Sequence[float]
    heads: Sequence[float]
    tail: Sequence[float]


HeightsIn = Mapping[Setting, Heights]
"""The heights of a situation in each setting of a paper."""


class CardLine(NamedTuple):
    """A line of a sheet: its Typst, its height, whether a column may not end with it."""

    typst: str
    height: float
    keep: bool
    asks: bool
    """Whether it is of the questions."""


@dataclass(frozen=True)
class PrintedCard:
    """A sheet: some rules of a situation, one after the other, and its columns."""

    text: SituationLines
    rules: tuple[str, ...]
    setting: Setting
    terse: bool = False
    """Whether an answer has only the letter of its ruling, and may stand in the next column."""
    lines: tuple[CardLine, ...] = ()
    columns: tuple[Slice, ...] = ()
    split: int = 0
    """How many columns stand on the left page; on a card all of them."""
    number: int = 0
    of: tuple[int, int] = (1, 1)
    """Which of how many sheets of the situation it is."""

    @property
    def front(self) -> tuple[Slice, ...]:
        """The columns of its left page."""
        return self.columns[: self.split]

    @property
    def back(self) -> tuple[Slice, ...]:
        return self.columns[self.split :]

    @property
    def shown(self) -> Iterator[PrintedRuling]:
        """The rulings on it, rule by rule."""
        for rule in self.rules:
            yield from self.text.rulings.printed(rule)

    @property
    def sentences(self) -> tuple[Sentence, ...]:
        """The sentences that stand once on it: those its questions and rulings refer to."""
        found = {one.number for ruling in self.shown for one in ruling.referred}
        for rule in self.rules:
            for rung in self.text.rungs[rule]:
                found |= {one.number for one in self.text.rulings.numbers(rung.steps)}
        return tuple(one for one in self.text.rulings.sentences if one.number in found)


def deck(
    texts: Iterable[SituationLines], heights: Mapping[str, HeightsIn], paper: Paper
) -> tuple[PrintedCard, ...]:
    """The sheets of some situations, numbered as they come."""
    cards: list[PrintedCard] = []
    for one in texts:
        lay_out = _spreads if paper.chapter else _cards
        found = lay_out(one, heights[one.name], paper)
        for n, card in enumerate(found, 1):
            cards.append(replace(card, number=len(cards) + 1, of=(n, len(found))))
    return tuple(cards)


def _spreads(one: SituationLines, heights: HeightsIn, paper: Paper) -> list[PrintedCard]:
    """Few spreads, in the largest text that they hold; terse only where that saves one."""
    ways = [(setting, terse) for terse in (False, True) for setting in paper.settings]
    every = [[*_sheets(one, heights[s], paper, s, terse=terse)] for s, terse in ways]
    found = [
        cards
        for cards in every
        if _fit((replace(c, columns=page) for c in cards for page in (c.front, c.back)), paper)
    ]
    fewest = min(map(len, found))
    return next(cards for cards in found if len(cards) == fewest)


def _cards(one: SituationLines, heights: HeightsIn, paper: Paper) -> list[PrintedCard]:
    """Few rules that are parted, then few cards, in the largest text that they hold."""
    every = [[*_beside_each_other(one, heights[s], paper, s)] for s in paper.settings]
    found = [cards for cards in every if _fit(cards, paper)]
    least = min(map(_parting, found))
    found = [cards for cards in found if _parting(cards) == least]
    found = [cards for cards in found if not _thin(cards, paper)] or found
    fewest = min(map(len, found))
    cards = next(cards for cards in found if len(cards) == fewest)
    return [*_grown(cards, heights, paper)]


def _grown(cards: Iterable[PrintedCard], heights: HeightsIn, paper: Paper) -> Iterator[PrintedCard]:
    """The cards of some rules, or of one over several, in the largest text that they hold."""
    begun = 0
    for _, group in groupby(cards, key=lambda card: card.lines):
        sheets = [*group]
        smaller = paper.settings.index(sheets[0].setting)
        every = (_set_in(s, sheets, heights[s], paper, begun) for s in paper.settings[:smaller])
        yield from next((found for found in every if found), sheets)
        begun += len(sheets)


def _set_in(
    setting: Setting, sheets: Sequence[PrintedCard], heights: Heights, paper: Paper, begun: int
) -> list[PrintedCard]:
    """The same rules on as many cards in another setting; none where they do not fit."""
    text, rules = sheets[0].text, sheets[0].rules
    if len(sheets) == 1:
        card = _packed(text, rules, heights, setting, paper.room(paper.head(begun)))
        cards = [card] if card else []
    else:
        cards = [*_parted(text, rules[0], heights, setting, paper, begun)]
    return cards if len(cards) == len(sheets) and _fit(cards, paper, begun) else []


def _fit(sides: Iterable[PrintedCard], paper: Paper, begun: int = 0) -> bool:
    """Whether no column of any side has a group of lines that is taller than it."""
    return all(
        sum(line.height for line in side.lines[first:last]) <= paper.room(paper.head(n)) + TOLERANCE
        for n, side in enumerate(sides, begun)
        for first, last in side.columns
    )


def _parting(cards: Iterable[PrintedCard]) -> int:
    """How many cards begin within a rule."""
    begun = (card.lines[card.columns[0][0]] for card in cards)
    return sum(not (line.asks and line.typst.endswith(".at(0)")) for line in begun)


def _thin(cards: list[PrintedCard], paper: Paper) -> bool:
    """Whether a card has little more than what did not fit on the one before."""
    return len(cards) > 1 and any(
        sum(line.height for first, last in card.columns for line in card.lines[first:last])
        < THIN * card.setting.columns * paper.room(paper.front_head)
        for card in cards
    )


def _beside_each_other(
    one: SituationLines, heights: Heights, paper: Paper, setting: Setting
) -> Iterator[PrintedCard]:
    """Rule by rule, its rulings beside its questions, as many rules on each card as it holds."""
    begun, rules = 0, [part.rule for part in one.parts]
    while rules:
        room = paper.room(paper.head(begun))
        every = (tuple(rules[:number]) for number in range(len(rules), 0, -1))
        packed = (_packed(one, some, heights, setting, room) for some in every)
        card = next((found for found in packed if found), None)
        cards = [card] if card else [*_parted(one, rules[0], heights, setting, paper, begun)]
        yield from cards
        begun += len(cards)
        rules = rules[len(cards[0].rules) :]


def _packed(
    one: SituationLines, rules: tuple[str, ...], heights: Heights, setting: Setting, room: float
) -> PrintedCard | None:
    """Some rules on a card, if it has room for them."""
    card = PrintedCard(one, rules, setting)
    lines = tuple(_of_rules(card, heights))
    columns = balanced(_measured(lines), room, setting.columns)
    if len(columns) > setting.columns:
        return None
    return replace(card, lines=lines, columns=tuple(columns), split=len(columns))


def _parted(
    one: SituationLines, rule: str, heights: Heights, setting: Setting, paper: Paper, first: int
) -> Iterator[PrintedCard]:
    """A rule that is too long for a card: its lines fill as many as they need."""
    card, number = PrintedCard(one, (rule,), setting), setting.columns
    lines = tuple(_of_rules(card, heights))
    heads = (paper.head(first + n // number) for n in range(len(lines)))
    columns = filled(_measured(lines), *map(paper.room, heads))
    for n in range(0, len(columns), number):
        there, rules = tuple(columns[n : n + number]), card.rules if n == 0 else ()
        yield replace(card, rules=rules, lines=lines, columns=there, split=len(there))


def _measured(lines: Iterable[CardLine]) -> list[Measured]:
    return [Measured(line.height, line.keep) for line in lines]


def _of_rules(card: PrintedCard, heights: Heights) -> Iterator[CardLine]:
    """The questions of each rule and its rulings, and what they refer to by number."""
    for rule in card.rules:
        yield from _questions(rule, card, heights)
        if card.text.rulings.printed(rule):
            yield CardLine("heads.at(0)", heights.heads[0], True, False)
            yield from _each(f"rulings.{rule}", heights.rulings[rule])[card.text.titled :]
    yield from _choices(card, heights)
    yield from _sentences(card, heights)


def _sheets(
    one: SituationLines, heights: Heights, paper: Paper, setting: Setting, *, terse: bool
) -> Iterator[PrintedCard]:
    """As many rules on each sheet as it holds."""
    rules = [part.rule for part in one.parts]
    while rules:
        every = (tuple(rules[:number]) for number in range(len(rules), 0, -1))
        cards = [_filled(PrintedCard(one, some, setting, terse), heights, paper) for some in every]
        card = next((c for c in cards if len(c.columns) <= 2 * setting.columns), cards[-1])
        yield from _over_several(card)
        rules = rules[len(card.rules) :]


def _over_several(card: PrintedCard) -> Iterator[PrintedCard]:
    """The sheet, or as many sheets as its columns need."""
    both = 2 * card.setting.columns
    for first in range(0, len(card.columns), both):
        columns = card.columns[first : first + both]
        yield replace(card, columns=columns, split=min(card.split, len(columns)))


def _filled(card: PrintedCard, heights: Heights, paper: Paper) -> PrintedCard:
    """Questions left and rulings right; where they need more room, one after the other."""
    lower, higher = paper.room(paper.front_head), paper.room(paper.back_head)
    lines, number = (*_of_spread(card, heights),), card.setting.columns
    card = replace(card, lines=lines)
    every = _measured(lines)
    asking = sum(line.asks for line in lines)
    front = balanced(every[:asking], lower, number)
    back = balanced(every[asking:], higher, number)
    if max(len(front), len(back)) <= number:
        behind = ((first + asking, last + asking) for first, last in back)
        return replace(card, columns=(*front, *behind), split=len(front))
    rooms = (*[lower] * number, *[higher] * number)
    return replace(card, columns=tuple(filled(every, *rooms)), split=number)


def _of_spread(card: PrintedCard, heights: Heights) -> Iterator[CardLine]:
    """Every line of a spread: its questions, its rulings, and the sentences that they refer to."""
    text, parts = card.text, [part.rule for part in card.text.parts]
    if card.rules[0] == parts[0]:
        yield from _each("intros", heights.intro, asks=True)
    for rule in card.rules:
        yield from _questions(rule, card, heights)
    if any(card.shown):
        yield CardLine("heads.at(0)", heights.heads[0], True, False)
    for rule in card.rules:
        keep = [*[True] * text.titled, *(False for _ in text.rulings.printed(rule))]
        if text.rulings.printed(rule):
            lines = _each(f"rulings.{rule}", heights.rulings[rule], keep)
            yield from lines[text.titled and card.terse :]
    yield from _sentences(card, heights)
    if card.rules[-1] == parts[-1]:
        yield from _each("tails", heights.tail)


def _sentences(card: PrintedCard, heights: Heights) -> Iterator[CardLine]:
    for due, group in due_of(card.sentences):
        place = card.text.dues.index(due)
        yield CardLine(f"heads.at({place})", heights.heads[place], True, False)
        for n in (one.number - 1 for one in group):
            yield CardLine(f"sentences.at({n})", heights.sentences[n], False, False)


def _questions(rule: str, card: PrintedCard, heights: Heights) -> list[CardLine]:
    titled, ladder = card.text.titled, card.text.rungs[rule]
    whole = [rung.keep and not (card.terse and rung.answers) for rung in ladder]
    keep = [*[True] * titled, *whole]
    lines = _each(f"fronts.{rule}", heights.fronts[rule], keep, asks=True)
    for n, height in enumerate(heights.terse[rule] if card.terse else ()):
        if height is not None:
            lines[n] = lines[n]._replace(typst=f"terse.{rule}.at({n})", height=height)
    return lines


def _choices(card: PrintedCard, heights: Heights) -> Iterator[CardLine]:
    first = True
    for rule in card.rules:
        groups = card.text.choices(rule)
        if groups and first:
            yield CardLine("heads.at(1)", heights.heads[1], True, False)
            first = False
        keep = [k for g in groups for k in (*[True] * len(answers_of(g)), False)]
        yield from _each(f"choices.{rule}", heights.choices[rule], keep)


def _each(
    name: str, heights: Sequence[float], keep: Sequence[bool] = (), *, asks: bool = False
) -> list[CardLine]:
    return [
        CardLine(f"{name}.at({n})", height, bool(keep) and keep[n], asks)
        for n, height in enumerate(heights)
    ]


def heights_of(marks: Iterable[Any]) -> dict[str, dict[Setting, Heights]]:
    """What Typst has measured, by the name of the module."""
    found: dict[str, dict[Setting, Heights]] = {}
    for mark in marks:
        setting = Setting(mark["size"], mark["columns"])
        heights = Heights(**{name: mark[name] for name in Heights._fields})
        found.setdefault(mark["name"], {})[setting] = heights
    return found

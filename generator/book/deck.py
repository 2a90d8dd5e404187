"""Lay a situation out on numbered sheets: what fits, measured by Typst itself.

A sheet is a spread of the quick reference, whose left page asks and whose right page rules, or a
table card, which has a rule's rulings beside its questions. A situation that one sheet cannot hold
goes on with its next rules on the next; on cards so does a rule too long for a card of its own.
"""

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import accumulate, cycle, groupby, zip_longest
from string import ascii_lowercase
from typing import Any, NamedTuple

from generator.book.rulings import PrintedRuling, Rulings, Rung, due_of, rulings, rungs
from generator.engine.rulebook import Rulebook
from generator.views.situation import CardGroup, RuleView, VerdictRows, parts_of
from rules_src.model import Answer, Situation


class CardLine(NamedTuple):
    """A line of a sheet: its Typst, its height in points, whether a column may not end with it."""

    typst: str
    height: float
    keep: bool
    asks: bool
    """Whether it is of the questions."""
    rung: Rung | None = None

    @property
    def parts(self) -> int:
        """How many questions are parted from some of their answers where a column begins here."""
        return self.rung.depth + (self.rung.kind != "ask") if self.rung else 0


Slice = tuple[int, int]
"""From the first line to the one after the last."""


def filled(lines: Sequence[CardLine], *rooms: float) -> list[Slice]:
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


def balanced(lines: Sequence[CardLine], room: float, number: int) -> list[Slice]:
    """The lines in at most so many columns; more where they do not fit.

    Few answers are parted from their questions, and then the columns are as even as can be.
    """
    ends = [n for n, line in enumerate(lines, 1) if not line.keep or n == len(lines)]
    heights = [0.0, *accumulate(line.height for line in lines)]
    best: dict[int, tuple[int, float, list[Slice]]] = {0: (0, 0.0, [])}
    found: list[tuple[int, float, list[Slice]]] = []
    for _ in range(number):
        longer: dict[int, tuple[int, float, list[Slice]]] = {}
        for first, (parted, tallest, columns) in best.items():
            for last in ends[bisect_right(ends, first) :]:
                tall = heights[last] - heights[first]
                if tall > room:
                    break
                parts = parted + (lines[last].parts if last < len(lines) else 0)
                tried = parts, max(tallest, tall), [*columns, (first, last)]
                longer[last] = min(longer.get(last, tried), tried)
        found += [longer.pop(len(lines))] if len(lines) in longer else []
        best = longer
    return min(found)[-1] if found else filled(lines, room)


RULINGS, CHOICES = "kendelser", "hvad der kan vælges"
POINTS = 72 / 25.4
THIN = 0.2
"""A card with less of its room filled is avoided."""
AIR = 3
"""Millimetres above the head of what begins further down on a spread."""
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

    @property
    def numbers(self) -> Mapping[str, int]:
        return {part.rule: n for n, part in enumerate(self.parts, 1)}

    @property
    def dues(self) -> tuple[str, ...]:
        """The headings of its rulings, of its choices and of its sentences."""
        return (RULINGS, CHOICES, *(due for due, _ in due_of(self.rulings.sentences)))


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
    rulings: Mapping[str, Sequence[float]]
    choices: Mapping[str, Sequence[float]]
    sentences: Sequence[float]
    heads: Sequence[float]
    tail: Sequence[float]


HeightsIn = Mapping[Setting, Heights]
"""The heights of a situation in each setting of a paper."""


@dataclass(frozen=True)
class PrintedCard:
    """A sheet: some rules of a situation, one after the other, and its columns."""

    text: SituationLines
    rules: tuple[str, ...]
    setting: Setting
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


def bound(cards: Iterable[PrintedCard], paper: Paper) -> list[tuple[PrintedCard, ...]]:
    """What stands on each spread: one after the other of a phase, as many as there is room for."""
    cards, spreads = [*cards], list[tuple[PrintedCard, ...]]()
    for card, then in zip_longest(cards, cards[1:]):
        before = spreads[-1] if spreads else (card,)
        same = before[0].text.situation.phase is card.text.situation.phase
        both = _together((*before, card), paper) if spreads and same else ()
        # what leads to it stands with it, if it cannot stand with both
        onward = _onward(then.text) if then and then.text is not card.text else ()
        leads = both and any(to in card.text.rungs for _, to in onward)
        led = then and leads and _together((card, then), paper)
        if led and not _together((*before, card, then), paper):
            both = ()
        if both and _parted_answers(both) <= _parted_answers((*before, card)):
            spreads[-1] = both
        else:
            spreads.append((card,))
    return spreads


def _together(cards: Sequence[PrintedCard], paper: Paper) -> tuple[PrintedCard, ...]:
    """Several sheets on one spread, each after the head of the one below; none without room."""
    number = paper.smallest.columns
    of: list[list[Slice]] = [[] for _ in cards]
    for back, tall in enumerate((paper.front_head, paper.back_head)):
        lines: list[CardLine] = []
        begun: list[int] = []
        for n, card in enumerate(cards):
            lines += [CardLine("", (tall + AIR) * POINTS, True, False)] if n else []
            begun.append(len(lines))
            asked = card.columns[card.split - 1][1] if card.split else 0
            lines += card.lines[asked:] if back else card.lines[:asked]
        columns = balanced(lines, paper.room(tall), number)
        if len(columns) > number:
            return ()
        columns += [(len(lines), len(lines))] * (number - len(columns))
        ends = [*(start - 1 for start in begun[1:]), len(lines)]
        for its, card, start, end in zip(of, cards, begun, ends, strict=True):
            past = (card.columns[card.split - 1][1] if back else 0) - start
            its += [
                (past + min(max(first, start), end), past + min(max(last, start), end))
                for first, last in columns
            ]
    return tuple(
        replace(card, columns=tuple(its), split=number) for card, its in zip(cards, of, strict=True)
    )


def _onward(one: SituationLines) -> Counter[tuple[str, str]]:
    """How many rows of each rule lead on to each other rule."""
    ruled = ((part.rule, row.finished.onward) for part in one.parts for row in part.rows)
    return Counter(
        (rule, getattr(line.step, "rule", "")) for rule, lines in ruled for line in lines
    )


def _spreads(one: SituationLines, heights: HeightsIn, paper: Paper) -> list[PrintedCard]:
    """Few spreads, each with whole rules that lead to each other."""
    of, rules = heights[paper.smallest], [*one.rungs]
    onward = _onward(one)

    @cache
    def best(start: int) -> tuple[int, int, list[PrintedCard]]:
        """How many spreads there are from there on, how often one leads to another, and they."""
        if start == len(rules):
            return 0, 0, []
        found: list[tuple[int, int, list[PrintedCard]]] = []
        for end in range(len(rules), start, -1):
            if card := _spread(one, of, paper, start, end):
                its, (number, parted, rest) = card.rules, best(end)
                parted += sum(n for (a, b), n in onward.items() if (a in its) > (b in its))
                found.append((1 + number, parted, [card, *rest]))
        if not found:
            raise ValueError(f"{rules[start]}: expected a rule that a spread has room for")
        return min(found, key=lambda tried: tried[:2])

    return best(0)[-1]


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
    """The cards of some rules, or of one over several: with few answers parted from their
    questions, then in the largest text that they hold."""
    begun = 0
    for _, group in groupby(cards, key=lambda card: card.lines):
        sheets = [*group]
        tried = paper.settings[: 1 + paper.settings.index(sheets[0].setting)]
        every = (_set_in(s, sheets, heights[s], paper, begun) for s in tried)
        found = [cards for cards in every if cards]
        yield from min(found, key=lambda cards: (_thin(cards, paper), _parted_answers(cards)))
        begun += len(sheets)


def _parted_answers(cards: Iterable[PrintedCard]) -> int:
    """How many questions are parted from answers in the next column."""
    begun = ((card, *column) for card in cards for column in card.columns)
    return sum(card.lines[first].parts for card, first, last in begun if 0 < first < last)


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
    columns = balanced(lines, room, setting.columns)
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
    columns = filled(lines, *map(paper.room, heads))
    for n in range(0, len(columns), number):
        there, rules = tuple(columns[n : n + number]), card.rules if n == 0 else ()
        yield replace(card, rules=rules, lines=lines, columns=there, split=len(there))


def _of_rules(card: PrintedCard, heights: Heights) -> Iterator[CardLine]:
    """The questions of each rule and its rulings, and what they refer to by number."""
    one = card.text
    for rule in card.rules:
        yield from _questions(rule, one, heights)
        if one.rulings.printed(rule):
            yield CardLine("heads.at(0)", heights.heads[0], True, False)
            yield from _each(f"rulings.{rule}", heights.rulings[rule])[one.titled :]
    first = True
    for rule in card.rules:
        groups = card.text.choices(rule)
        if groups and first:
            yield CardLine("heads.at(1)", heights.heads[1], True, False)
            first = False
        keep = [k for g in groups for k in (*[True] * len(answers_of(g)), False)]
        yield from _each(f"choices.{rule}", heights.choices[rule], keep)
    ruled = (ruling for rule in card.rules for ruling in one.rulings.printed(rule))
    rungs = (rung for rule in card.rules for rung in one.rungs[rule])
    yield from _sentences(one, heights, ruled, rungs)


def _spread(
    one: SituationLines, heights: Heights, paper: Paper, start: int, end: int
) -> PrintedCard | None:
    """The questions of some rules, and right of them their rulings, if there is room for them."""
    rules = (*one.rungs,)[start:end]
    left = [*([] if start else _each("intros", heights.intro, [True], asks=True))]
    left += (line for rule in rules for line in _questions(rule, one, heights))
    right: list[CardLine] = []
    for rule in rules:
        if printed := one.rulings.printed(rule):
            keep = [*[True] * one.titled, *[False] * len(printed)]
            right += _each(f"rulings.{rule}", heights.rulings[rule], keep)
    if right:
        right.insert(0, CardLine("heads.at(0)", heights.heads[0], True, False))
    ruled = (ruling for rule in rules for ruling in one.rulings.printed(rule))
    right += _sentences(one, heights, ruled, (rung for rule in rules for rung in one.rungs[rule]))
    tail = _each("tails", heights.tail, asks=True) if end == len(one.rungs) else []
    number = paper.smallest.columns
    for asks, says in (
        ((*left, *tail), right),
        (left, (*right, *(line._replace(asks=False) for line in tail))),
    ):
        front = balanced(asks, paper.room(paper.front_head), number)
        back = balanced(says, paper.room(paper.back_head), number)
        if max(len(front), len(back)) <= number:
            behind = ((first + len(asks), last + len(asks)) for first, last in back)
            columns = (*front, *behind)
            return PrintedCard(one, rules, paper.smallest, (*asks, *says), columns, len(front))
    return None


def _sentences(
    one: SituationLines, heights: Heights, ruled: Iterable[PrintedRuling], rungs: Iterable[Rung]
) -> Iterator[CardLine]:
    """The sentences that stand once on a sheet: those its questions and rulings refer to."""
    found = {said for ruling in ruled for said in ruling.referred}
    for rung in rungs:
        found |= {*one.rulings.numbers(rung.steps), *one.rulings.referred(rung)}
    shown = [said for said in one.rulings.sentences if said in found]
    for due, group in due_of(shown):
        place = one.dues.index(due)
        yield CardLine(f"heads.at({place})", heights.heads[place], True, False)
        for said in group:
            n = said.number - 1
            yield CardLine(f"sentences.at({n})", heights.sentences[n], False, False)


def _questions(rule: str, one: SituationLines, heights: Heights) -> list[CardLine]:
    keep = [*[True] * one.titled, *(rung.keep for rung in one.rungs[rule])]
    lines = _each(f"fronts.{rule}", heights.fronts[rule], keep, asks=True)
    rungs = (*[None] * one.titled, *one.rungs[rule])
    return [line._replace(rung=rung) for line, rung in zip(lines, rungs, strict=True)]


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

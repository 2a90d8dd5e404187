"""Single sheets: charts of what happens most, and the sheet of a stand-in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product
from string import ascii_lowercase
from typing import Any, NamedTuple

from generator.book import markup
from generator.book.assembly import Assembly, code, guide_code
from generator.book.cards import PAPER, UNIT, card_document, cards_of
from generator.book.compiler import BookError, TypstSource, metadata
from generator.book.deck import POINTS
from generator.book.lines import Place, add_places, places_in, places_of
from generator.book.markup import SHORT_KEY
from generator.book.rulings import (
    Key,
    PrintedDue,
    PrintedLine,
    dues_as_one,
    key_of,
    ordered_laws,
    unsaid,
)
from generator.data.imprint import Imprint
from generator.engine.rulebook import Rulebook
from generator.engine.tree import Cells
from generator.engine.verdicts import verdict_of_row
from generator.text.danish import decimal
from generator.views.content import Content
from generator.views.ruling import Due, StepLine, finished_row
from generator.views.situation import Leaf, QuestionView, view_of
from rules_src.contents import gloss
from rules_src.model import ME, Answer, Fact, When
from rules_src.presentation import sheets

WAITING = (When.AFTER_PLAY, When.LATER_BOARD)
"""What the director alone does then may stand once below."""
NOT_YET = "not_yet"
"""An answer that a chart never draws: its box before the question says what is done until then."""
OPTIONS = "10C1"
"""That all choices are explained before one is made stands at the foot of every chart."""
SHARED = 2
"""What so many boxes say of what waits, or of what the director alone does, stands once below."""


@dataclass(frozen=True)
class Box:
    """What is ruled, or what is said before the next question."""

    verdict: str
    laws: tuple[str, ...]
    """Of the steps that its verdict joins."""
    dues: tuple[PrintedDue, ...]
    """What else it says."""
    onward: tuple[StepLine, ...]
    """Where it goes on, off the sheet."""
    then: Ask | Box | None = None
    place: str = ""
    """The question whose answers are left out."""

    @property
    def goes_on(self) -> bool:
        return self.then is not None

    @property
    def keys(self) -> Iterator[Key]:
        """What it says, and where it goes on, as several boxes may have it."""
        for due in self.dues:
            yield from (key_of(line.step, due.when) for line in due.lines)
        yield from (key_of(line.step, line.step.when) for line in self.onward)

    @property
    def words(self) -> Hashable:
        """What two boxes have alike if they are one, whatever their §§."""
        return self.verdict, (*self.keys,), self.place, self.then and self.then.words


class Way(NamedTuple):
    """Some answers, and what they lead to."""

    answers: tuple[Answer, ...]
    then: Ask | Box


@dataclass(frozen=True)
class Ask:
    """A question of a chart, and its answers."""

    fact: Fact[Any]
    ways: tuple[Way, ...]
    others: tuple[Answer, ...] = ()
    """Answers that are not drawn."""
    rule: str = ""
    letter: str = ""
    """Where others lead back to it; without ways it is such an other."""

    @property
    def goes_on(self) -> bool:
        return bool(self.ways)

    @property
    def place(self) -> str:
        return f"{self.rule}.{self.fact.name}"

    @property
    def words(self) -> Hashable:
        ways = tuple((way.answers, way.then.words) for way in self.ways)
        return self.fact.name, self.others, ways


def _as_one(one: Ask | Box, other: Ask | Box) -> Ask | Box:
    """Two that say the same, with the §§ of both."""
    if isinstance(one, Ask) and isinstance(other, Ask):
        pairs = zip(one.ways, other.ways, strict=True)
        ways = (Way(a.answers, _as_one(a.then, b.then)) for a, b in pairs)
        return replace(one, ways=tuple(ways))
    assert isinstance(one, Box)
    assert isinstance(other, Box)
    dues = dues_as_one(one.dues, other.dues)
    then = _as_one(one.then, other.then) if one.then and other.then else None
    return replace(one, laws=ordered_laws({*one.laws, *other.laws}), dues=dues, then=then)


def _first_of_all(ways: Sequence[Way]) -> tuple[Sequence[PrintedDue], Sequence[Way]]:
    """What is said first in each of several ways that go on is said before they part; the ways
    without it."""
    boxes = [way.then for way in ways if isinstance(way.then, Box) and way.then.then]
    firsts = [box.dues[0] for box in boxes if box.dues]
    keys = {tuple(key_of(line.step, due.when) for line in due.lines) for due in firsts}
    if len(ways) < SHARED or len(firsts) < len(ways) or len(keys) > 1:
        return (), ways
    rest = [replace(box, dues=box.dues[1:]) if box.dues[1:] else box.then or box for box in boxes]
    return firsts[:1], [Way(way.answers, then) for way, then in zip(ways, rest, strict=True)]


class Flows:
    """Draws the flows of a chart from its rules: each question with all that its answers lead to.

    What is stated or assumed is not asked; answers that lead to the same words are one, and a
    question whose answers all do is passed by. What has been said on the way is not said again.
    """

    def __init__(self, book: Rulebook, chart: sheets.Chart) -> None:
        self.book, self.chart, self.stated = book, chart, set[str]()
        self.assumed: dict[str, str] = {}
        """Questions that are not asked, and the answer taken for granted; of no question, that
        nothing stands from before."""

    def flow(self, start: sheets.Start) -> Ask | Box:
        facts = self.book[start.rule].facts_in_reach
        known = {name: (facts[name].answers[key],) for name, key in start.answers.items()}
        self.stated = {*known}
        return self._below(start.rule, view_of(self.book[start.rule]).tree, known, frozenset(), ())

    def _below(
        self, rule: str, tree: QuestionView | Leaf, known: Cells, said: frozenset[Key],
        before: tuple[Due, ...],
    ) -> Ask | Box:  # fmt: skip
        """What is drawn of a tree; `before` is what is said before its first question."""
        if isinstance(tree, Leaf):
            return self._end(rule, tree, known, said, before)
        fact, before = tree.fact, (*before, *tree.steps)
        asked = fact.name in self.chart.asks
        assumed = () if asked or fact.assume is None else (fact.assume,)
        given = known.get(fact.name) or assumed
        below = [b for b in tree.branches if not given or {*given} & {*b.answers}]
        if len(below) == 1:
            asked = fact.name in known and fact.name not in self.stated
            if given and not asked and len(tree.branches) > 1 and NOT_YET not in fact.answers:
                self.assumed.setdefault("" if fact.stands else fact.question, given[0].value)
            known = {**known, fact.name: given} if given else known
            return self._below(rule, below[0].below, known, said, before)
        first, told = self._said(before, said)
        left_out = {NOT_YET, *self.chart.left_out.get(fact.name, ())}
        found: dict[Hashable, Way] = {}
        others: list[Answer] = []
        for branch in below:
            answers = tuple(a for a in branch.answers if a.key != NOT_YET)
            if {a.key for a in answers} <= left_out:
                others += answers
            else:
                then = self._below(rule, branch.below, {**known, fact.name: answers}, told, ())
                same = found.get(then.words)
                way = Way((*same.answers, *answers), _as_one(same.then, then)) if same else None
                found[then.words] = way or Way(answers, then)
        every = sorted(found.values(), key=lambda way: sum(1 for _ in _each(way.then)))
        shared, ways = _first_of_all(every)
        first = (*first, *shared)
        drawn = Ask(fact, tuple(ways), tuple(others), rule)
        if not ways:
            return self._after(first, Box("", (), (), (), place=drawn.place))
        return self._after(first, drawn if drawn.others or len(ways) > 1 else ways[0].then)

    def _after(self, first: tuple[PrintedDue, ...], drawn: Ask | Box) -> Ask | Box:
        """What is drawn below the words that are said before it."""
        if isinstance(drawn, Box) and drawn.then:
            return replace(drawn, dues=(*first, *drawn.dues))
        return Box("", (), first, (), drawn) if first else drawn

    def _said(
        self, dues: Iterable[Due], said: frozenset[Key]
    ) -> tuple[tuple[PrintedDue, ...], frozenset[Key]]:
        """What is new of some steps, and all that is said with it."""
        new: list[PrintedDue] = []
        for due in dues:
            keyed = {
                key_of(line.step, due.when): line
                for line in due.lines
                if line.kind != "onward"
                and (line.step.aloud or line.step.to == ME)
                and line.step.law != OPTIONS
            }
            lines = tuple(
                PrintedLine(line, (line.step.law,)) for k, line in keyed.items() if k not in said
            )
            said |= keyed.keys()
            if lines:
                new.append(PrintedDue(due.when, not lines[0].step.aloud, lines))
        return tuple(new), said

    def _end(
        self, rule: str, leaf: Leaf, known: Cells, said: frozenset[Key], before: tuple[Due, ...]
    ) -> Ask | Box:
        """What is ruled, and where it goes on: on the sheet, or off it."""
        ruled = finished_row(self.book[rule], leaf.row)
        on = [line for line in ruled.onward if vars(line.step)["rule"] in self.chart.follows]
        if on:
            dues, said = self._said((*before, *leaf.dues), said)
            (onto,) = (vars(line.step)["rule"] for line in on)
            then = self._below(onto, view_of(self.book[onto]).tree, known, said, ())
            return self._after(dues, then)
        dues, _ = self._said(ruled.dues, said)
        decides = [x for due in dues for x in due.lines if x.step.short]
        other = (replace(d, lines=tuple(x for x in d.lines if not x.step.short)) for d in dues)
        below = [start.rule for start in self.chart.starts]
        off = tuple(
            line
            for line in ruled.onward
            if line.step.when is not When.DURING_PLAY and vars(line.step)["rule"] not in below
        )
        laws = ordered_laws({law for line in decides for law in line.laws})
        verdict = verdict_of_row(self.book[rule], leaf.row)
        return Box(verdict, laws, tuple(due for due in other if due.lines), off)


def _lettered(flows: tuple[Ask | Box, ...]) -> tuple[Ask | Box, ...]:
    """The flows with each question drawn once, and a letter at those that others lead back to."""
    drawn: set[Hashable] = set()
    letters: dict[Hashable, str] = {}

    def once(node: Ask | Box) -> Ask | Box:
        if isinstance(node, Box):
            return replace(node, then=once(node.then)) if node.then else node
        if node.words in drawn:
            letters.setdefault(node.words, ascii_lowercase[len(letters)])
            return replace(node, ways=(), letter=letters[node.words])
        drawn.add(node.words)
        ways = tuple(Way(way.answers, once(way.then)) for way in node.ways)
        return replace(node, ways=ways, letter=letters.get(node.words, ""))

    for node in flows:
        once(node)
    drawn.clear()  # now the letters are known
    return tuple(map(once, flows))


def _each(node: Ask | Box) -> Iterator[Ask | Box]:
    """A node and all that follows it, each time that it is led to."""
    yield node
    below = [way.then for way in node.ways] if isinstance(node, Ask) else [node.then]
    for one in below:
        if one:
            yield from _each(one)


@dataclass(frozen=True)
class DrawnChart:
    """A chart with all that its page says."""

    flows: tuple[tuple[str, Ask | Box], ...]
    """Each with its heading."""
    below: Mapping[Key, tuple[int, PrintedLine]]
    """What several boxes say, with its number."""
    assumed: Mapping[str, str]
    """As of its flows."""
    exceptions: str
    """The rule whose card has what is otherwise."""
    title: str

    def numbers(self, box: Box) -> tuple[tuple[int, bool], ...]:
        """The numbers of what a box shares, and whether each is for the director alone."""
        found = ((self.below[key][0], key.to == ME) for key in box.keys if key in self.below)
        return tuple(sorted(found))

    def own(self, box: Box) -> Iterator[PrintedDue]:
        """What a box alone says."""
        for due in box.dues:
            keyed = [(key_of(line.step, due.when), line) for line in due.lines]
            if lines := tuple(line for key, line in keyed if key not in self.below):
                yield replace(due, lines=lines)

    def onward(self, box: Box) -> Iterator[StepLine]:
        for line in box.onward:
            if key_of(line.step, line.step.when) not in self.below:
                yield line


def drawn_chart(book: Rulebook, chart: sheets.Chart) -> DrawnChart:
    """The chart as its rules draw it."""
    drawer = Flows(book, chart)
    flows = _lettered(tuple(drawer.flow(start) for start in chart.starts))
    boxes = [one for flow in flows for one in _each(flow) if isinstance(one, Box)]
    times = Counter(key for box in boxes for key in {*box.keys})
    lines: dict[Key, PrintedLine] = {}
    for box in boxes:
        for due in box.dues:
            for line in due.lines:
                key = key_of(line.step, due.when)
                laws = {*line.laws, *(lines[key].laws if key in lines else ())}
                lines[key] = PrintedLine(line.line, ordered_laws(laws))
        for one in box.onward:
            lines.setdefault(key_of(one.step, one.step.when), PrintedLine(one, (one.step.law,)))
    shared = [
        k
        for k in lines
        if times[k] >= SHARED and (bool(k.rule) or (k.to == ME and k.when in WAITING))
    ]
    below = {key: (n, lines[key]) for n, key in enumerate(shared, 1)}
    headed = zip((start.heading for start in chart.starts), flows, strict=True)
    first = book[chart.starts[0].rule].situation
    title = chart.title or first.title
    return DrawnChart(tuple(headed), below, drawer.assumed, first.rule.__name__, title)


LIBRARY = "chart"
WIDTH, HEIGHT, SIZES = 190, 256.5, (14, 13, 12)
"""The room that a chart has in millimetres, and the sizes its text may have in points."""
STAND_IN_SIZE = 11
A4_PAGE = "width: 210mm, height: 297mm"


def charts(content: Content, imprint: Imprint) -> TypstSource:
    """What happens most, each on a sheet of its own, in the largest type that it has room for."""
    margin = "margin: (x: 10mm, y: 7mm)"
    out = _document(content, imprint, "Tolv tavler", f"{A4_PAGE}, {margin}")
    every = [chart for chart in sheets.CHARTS if {*chart.rules} <= {*content.book.rules}]
    numbers = {rule: n for n, c in [*enumerate(every, 1)][::-1] for rule in c.rules}
    numbers |= {start.rule: n for n, c in enumerate(every, 1) for start in c.starts}
    drawn = [drawn_chart(content.book, chart) for chart in every]
    for n, (chart, one) in enumerate(zip(every, drawn, strict=True)):
        out.piece(
            "chart", f"chart-{n}", f"tavlen »{one.title}«", chart=one, signs=True, unsaid=unsaid,
            on_charts={**numbers, **dict.fromkeys(chart.rules, 0)},
        )  # fmt: skip
    # how tall each is in each size, in millimetres
    trial = Assembly(LIBRARY)
    trial.pieces += out.pieces
    trial.line('#set document(title: "x")\n#show: text-of-lines')
    for n, pt in product(range(len(every)), SIZES):
        trial.line(f'#import "chart-{n}.typ" as m\n#chart-measured({n}, {pt}, m.flow, {WIDTH}mm)')
    marks = metadata(trial.source(), "<chart>")
    heights = {(m["n"], m["size"]): m["height"] / POINTS for m in marks if isinstance(m, dict)}
    for n, (chart, one) in enumerate(zip(every, drawn, strict=True)):
        size = next((s for s in SIZES if heights[n, s] <= HEIGHT), None)
        if size is None:
            over = heights[n, SIZES[-1]] - HEIGHT
            raise BookError(
                f"tavlen »{one.title}« fylder {decimal(over)} mm mere end sin side i den"
                " mindste skrift; kort en tekst af, eller udelad et sjældent svar (left_out)"
            )
        code = guide_code(imprint, content.book[chart.rules[0]].situation, 14)
        said = "".join(
            f"[{markup.plain(word)}], " for word in (imprint.host, *imprint.foot) if word
        )
        out.line("#pagebreak()" if n else "")
        out.line(
            f"#chart-page([{n + 1}], [{markup.plain(one.title)}], {code}, {size}pt,"
            f' {{ import "chart-{n}.typ": flow; flow }}, ({SHORT_KEY}), ({said}))'
        )
    return out.source()


def stand_in(content: Content, imprint: Imprint) -> TypstSource:
    """One sheet, both sides, for a player who must be director tonight."""
    out = _document(
        content, imprint, "Turneringsleder i aften",
        f"{A4_PAGE}, margin: (x: 8mm, top: 7mm, bottom: 12.5mm), columns: 2, footer-descent: 12%,"
        f" footer: text(size: {STAND_IN_SIZE}pt, fill: soft)"
        f"[#key-of(({SHORT_KEY})) · {markup.plain(' · '.join(imprint.foot))}]",
    )  # fmt: skip
    out.line(
        f"#set text(size: {STAND_IN_SIZE}pt)\n#set columns(gutter: 4mm)\n#set par(leading: 0.45em)"
    )
    out.line("#sheet-title[Turneringsleder i aften]")
    for title, refs in (
        ("Du kaldes, og ingen rører noget", sheets.CALLED),
        ("Først, altid", sheets.FIRST),
    ):
        _glosses(out, title, refs)
    incidents = [one for one in sheets.STAND_IN if all(r in content.book for r in one.rules)]
    for n, one in enumerate(incidents):
        label = content.book[one.rule].situation.title + one.asked
        name, about = f"stand-in-{n}", f"hændelsen »{label}«"
        told = answers(content.book, one)
        out.piece("stand_in", name, about, answers=told, signs=True)
        lines = f'{{ import "{name}.typ": boxes; boxes }}'
        out.line(f"#small-chart([{markup.plain(label)}], {lines})")
    _glosses(out, "Er du i tvivl", sheets.DOUBT)
    calls = "".join(
        f"([{markup.plain(who)}], [{markup.plain(when)}]), " for who, when in sheets.PHONE
    )
    out.line(f"#phone-lines(({calls}), {code(imprint.address, 'hjemmesiden', 17)})")
    return out.source()


Spoken = tuple[str, tuple[StepLine, ...]]
"""What is said at one time; that is empty where it is said now."""


def answers(book: Rulebook, incident: sheets.Incident) -> list[tuple[str, list[Spoken]]]:
    """What is said of an incident, condition by condition."""
    return [(told.condition, [*_spoken(book, told)]) for told in incident.told]


def _spoken(book: Rulebook, told: sheets.Told) -> Iterator[Spoken]:
    """The words of its rulings, each once, without what the director alone weighs."""
    said: set[str] = set()
    for rule, stated in told.rulings:
        for due in leaf_of(book, rule, stated).dues:
            lines: list[StepLine] = []
            for line in due.lines:
                if line.kind == "say" and line.step.aloud and line.step.says not in said:
                    said.add(line.step.says)
                    lines.append(line)
            if lines:
                yield "" if due.now else due.when.value, tuple(lines)


def leaf_of(book: Rulebook, rule: str, stated: Mapping[str, str]) -> Leaf:
    """Where some answers lead; what is not stated is as it is assumed to be."""
    tree = view_of(book[rule]).tree
    while not isinstance(tree, Leaf):
        fact = tree.fact
        given = {fact.answers[stated[fact.name]]} if fact.name in stated else {fact.assume}
        below = [b.below for b in tree.branches if len(tree.branches) == 1 or given & {*b.answers}]
        if not below:
            raise ValueError(f"{rule}: the sheet does not say {fact.name}")
        tree = below[0]
    return tree


def _document(content: Content, imprint: Imprint, title: str, page: str) -> Assembly:
    """An empty document of sheets, whose references lead to the cards of the whole deck."""
    out = card_document(imprint, title, page, library=LIBRARY)
    known = dict.fromkeys(places_in(content.book), Place("", None))
    deck = places_of(cards_of(content.book), lambda c, _: Place(f"{UNIT} {c.number}", None))
    add_places(out, {**known, **deck}, PAPER)
    return out


def _glosses(out: Assembly, title: str, refs: tuple[str, ...]) -> None:
    name = f"glosses-{len(out.pieces)}"
    out.piece("glosses", name, f"sætningerne under »{title}«", refs=refs, gloss=gloss)
    out.line(f'#listed([{title}], {{ import "{name}.typ": glosses; glosses }})')

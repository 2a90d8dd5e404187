"""Single sheets: ten charts of what happens most, and the sheet of a stand-in."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple

from generator.book import markup
from generator.book.assembly import Assembly, qr
from generator.book.cards import PAPER, UNIT, card_document, cards_of
from generator.book.compiler import TypstSource, metadata
from generator.book.deck import POINTS
from generator.book.lines import Place, add_places, places_in, places_of
from generator.book.markup import KEY
from generator.data.imprint import Imprint
from generator.engine.rulebook import Rulebook
from generator.views.content import Content
from generator.views.ruling import StepLine
from generator.views.situation import Leaf, QuestionView, RuleView, parts_of
from rules_src.contents import gloss
from rules_src.model.facts import Answer
from rules_src.model.ruling import When
from rules_src.model.steps import HandOver, NewIrregularity
from rules_src.presentation.home import HOME
from rules_src.presentation.sheets import CALLED, DOUBT, FIRST, PHONE, STAND_IN, Incident, Told

GOES_ON = (When.NOW, When.AFTER_PLAY)
"""When a chart follows a ruling into the next rule."""
Known = Mapping[str, tuple[Answer, ...]]
"""By question the answers that are known."""
Assumed = tuple[tuple[str, str], ...]
"""Each question that is not asked, and the answer that is assumed."""


@dataclass(frozen=True, eq=False)
class Decision:
    """A question of a chart, with the rule it is of and the answers that are known there."""

    rule: str
    title: str
    view: QuestionView
    known: Known
    cases: frozenset[str]
    """Those that come to it in this way."""


class Way(NamedTuple):
    """What some answers lead to: a ruling, or a decision, perhaps after what a ruling says."""

    answers: tuple[Answer, ...]
    leaf: Leaf | None
    then: Decision | None
    assumed: Assumed


@dataclass(frozen=True)
class ChartRow:
    """An answer of a decision, and what it comes to: a ruling, the next decision, or elsewhere."""

    answers: tuple[Answer, ...]
    leaf: Leaf | None = None
    says: tuple[StepLine, ...] = ()
    """What is said at once, where the answer ends in a ruling."""
    next: int = 0
    """The number of the decision to go on with."""
    place: str = ""
    """The rule that goes on where the chart stops."""
    title: str = ""


@dataclass(frozen=True)
class ChartBox:
    """A decision as it is drawn."""

    number: int
    decision: Decision
    heading: str
    """The title of its rule, where it is another than before."""
    rows: tuple[ChartRow, ...]


@dataclass(frozen=True)
class Chart:
    """What is drawn of one incident."""

    label: str
    rule: str
    boxes: tuple[ChartBox, ...]
    assumed: Assumed


class Charts:
    """Draws the charts of a book: the decisions that most of its cases go through.

    What is stated of the incident is not asked, and what is assumed is said at the foot. Where a
    chart stops, it names the card that goes on.
    """

    def __init__(self, content: Content) -> None:
        self.book: Rulebook = content.book
        self.content = content
        self._known: dict[Decision, tuple[Way, ...]] = {}

    @cached_property
    def cases(self) -> Mapping[str, frozenset[str]]:
        """By row the cases that go through it."""
        found: dict[str, set[str]] = {}
        for ruling in self.content.casebook.rulings:
            for row in ruling.rows:
                found.setdefault(row.id, set()).add(ruling.case.id)
        return {row: frozenset(cases) for row, cases in found.items()}

    def chart(self, label: str, rule: str, stated: Mapping[str, str], most: int) -> Chart:
        """The chart of an incident with at most so many decisions."""
        facts = self.book[rule].facts
        known = {name: (facts[name].answers[key],) for name, key in stated.items()}
        first = self._begin(rule, known, frozenset(self.content.cases))
        if first.then is None:
            raise ValueError(f"expected a question after {label!r}")
        inside = self._busiest(first.then, most)
        order = [*self._in_order(first.then, inside)]
        number = {decision: n for n, decision in enumerate(order, 1)}
        boxes, before = [], self.book[rule].name
        for decision in order:
            heading = decision.title if decision.rule != before else ""
            before = decision.rule
            rows = tuple(self._rows(decision, number))
            boxes.append(ChartBox(number[decision], decision, heading, rows))
        ways = (way for decision in order for way in self._ways(decision))
        assumed = dict.fromkeys(one for way in (first, *ways) for one in way.assumed)
        return Chart(label, rule, tuple(boxes), tuple(assumed))

    def _begin(self, rule: str, known: Known, cases: frozenset[str]) -> Way:
        parts = parts_of(self.book, self.book[rule].situation)
        part = next(part for part in parts if part.rule == rule)
        return self._settled(part, (), part.tree, known, cases)

    def _settled(
        self,
        part: RuleView,
        answers: tuple[Answer, ...],
        tree: QuestionView | Leaf,
        known: Known,
        cases: frozenset[str],
    ) -> Way:
        """To the first question that is asked: not what is known, assumed, or has one answer."""
        assumed: list[tuple[str, str]] = []
        while isinstance(tree, QuestionView):
            fact = tree.fact
            given = known.get(fact.name) or (() if fact.assume is None else (fact.assume,))
            below = [b for b in tree.branches if not given or {*given} & {*b.answers}]
            if len(below) != 1:
                decision = Decision(part.rule, part.title, tree, known, cases & self._cases(tree))
                return Way(answers, None, decision, tuple(assumed))
            if fact.name not in known and len(tree.branches) > 1:
                assumed.append((fact.question, str(given[0].value)))
            tree = below[0].below
        steps = [line.step for due in tree.dues for line in due.lines]
        on = [s for s in steps if isinstance(s, HandOver) and s.when in GOES_ON]
        inside = cases & self._cases(tree)
        then = self._begin(on[0].rule, tree.row.cells, inside) if len(on) == 1 else None
        if then is None or then.then is None:
            return Way(answers, tree, None, tuple(assumed))
        leaf = tree if len(steps) > 1 else None
        return Way(answers, leaf, then.then, (*assumed, *then.assumed))

    def _ways(self, decision: Decision) -> tuple[Way, ...]:
        """Made once for each decision, so that the one below is always the same."""
        if decision not in self._known:
            parts = parts_of(self.book, self.book[decision.rule].situation)
            part = next(part for part in parts if part.rule == decision.rule)
            name = decision.view.fact.name
            self._known[decision] = tuple(
                self._settled(
                    part,
                    b.answers,
                    b.below,
                    {**decision.known, name: b.answers},
                    decision.cases & self._cases(b.below),
                )
                for b in decision.view.branches
            )
        return self._known[decision]

    def _busiest(self, root: Decision, most: int) -> set[Decision]:
        """The decisions that most cases go through, all of them reached from the first."""
        inside, waiting = {root}, [*self._next(root)]
        while waiting and len(inside) < most:
            best = max(waiting, key=lambda decision: len(decision.cases))
            waiting.remove(best)
            inside.add(best)
            waiting += self._next(best)
        while useless := {
            one
            for one in inside - {root}
            if not any(w.leaf or w.then in inside for w in self._ways(one))
        }:
            inside -= useless
        return inside

    def _cases(self, tree: QuestionView | Leaf) -> frozenset[str]:
        """Those that end somewhere below a question, or go on from there."""
        rows = (self.cases.get(row, frozenset()) for row in _rows_below(tree))
        return frozenset[str]().union(*rows)

    def _next(self, decision: Decision) -> Iterator[Decision]:
        return (way.then for way in self._ways(decision) if way.then)

    def _in_order(self, decision: Decision, inside: set[Decision]) -> Iterator[Decision]:
        yield decision
        for below in self._next(decision):
            if below in inside:
                yield from self._in_order(below, inside)

    def _rows(self, decision: Decision, number: Mapping[Decision, int]) -> Iterator[ChartRow]:
        """The rows of a decision; answers that only go on in the same place are one."""
        rows: dict[object, ChartRow] = {}
        for way in self._ways(decision):
            row = self._row(way, number)
            key = row.answers if row.leaf or row.next else (row.title, row.place)
            same = rows.get(key)
            rows[key] = replace(same, answers=(*same.answers, *row.answers)) if same else row
        return iter(rows.values())

    def _row(self, way: Way, number: Mapping[Decision, int]) -> ChartRow:
        leaf, then = way.leaf, way.then
        lines = [line for due in leaf.dues if due.now for line in due.lines] if leaf else []
        says = tuple(line for line in lines if line.kind == "say")
        row = ChartRow(way.answers, leaf, says)
        on = next((line for line in lines if line.kind == "onward"), None)
        if then and then in number:
            return replace(row, next=number[then])
        if then:
            return replace(row, place=then.rule, title=then.title)
        if on and isinstance(on.step, HandOver | NewIrregularity):
            return replace(row, place=on.step.rule, title=on.heading)
        return row


def _rows_below(tree: QuestionView | Leaf) -> Iterator[str]:
    if isinstance(tree, Leaf):
        yield tree.row.id
    else:
        for branch in tree.branches:
            yield from _rows_below(branch.below)


LIBRARY = "chart"
MOST = 7
"""Decisions on a chart."""
WIDTH, HEIGHT, SIZE = 182, 236, 14
"""The room that a chart has in millimetres, and the size of its text in points."""
TWO_SIDES, STAND_IN_SIZES = 2, (10.5, 10, 9.5, 9)
A4_PAGE = "width: 210mm, height: 297mm"


def charts(content: Content, imprint: Imprint) -> TypstSource:
    """What happens most, each on a sheet of its own, in large type."""
    margin = "margin: (x: 14mm, top: 12mm, bottom: 10mm)"
    out = _document(content, imprint, "Ti tavler", f"{A4_PAGE}, {margin}")
    for n, (name, chart) in enumerate(_fitted(out, content)):
        address = imprint.guide(content.book[chart.rule].situation.slug)
        code = _code(address, "QR-kode til vejledningen: " + address)
        out.line("#pagebreak()" if n else "")
        out.line(
            f"#chart-page([{markup.plain(chart.label)}], {code}, {SIZE}pt, {{"
            f' import "{name}.typ": boxes; boxes }}, {{ import "{name}.typ": assumed; assumed }},'
            f" {_key()}, [{_foot(imprint)}])"
        )
    return out.source()


def _fitted(out: Assembly, content: Content) -> Iterator[tuple[str, Chart]]:
    """Each chart with as many decisions as its page holds, and the name of its module in `out`."""
    drawer = Charts(content)
    every = [
        [drawer.chart(one.label, one.rule, one.answers, most) for most in range(MOST, 0, -1)]
        for one in HOME
        if one.rule in content.book
    ]
    heights = _heights(out, every)
    for n, versions in enumerate(every):
        fitting = (m for m in range(len(versions)) if heights[f"chart-{n}-{m}"] <= HEIGHT)
        best = next(fitting, len(versions) - 1)
        name = f"chart-{n}-{best}"
        _add(out, name, versions[best])
        yield name, versions[best]


def _add(out: Assembly, name: str, chart: Chart) -> None:
    out.piece("chart", name, f"tavlen »{chart.label}«", chart=chart, signs=True)


def _heights(like: Assembly, every: list[list[Chart]]) -> dict[str, float]:
    """How tall each version of each chart is, in millimetres."""
    out = Assembly(LIBRARY)
    out.pieces += [piece for piece in like.pieces if piece.file == "places.typ"]
    out.line('#set document(title: "x")\n#show: text-of-lines')
    for n, versions in enumerate(every):
        for m, chart in enumerate(versions):
            name = f"chart-{n}-{m}"
            _add(out, name, chart)
            out.line(
                f'#import "{name}.typ" as m\n'
                f"#charts-measured({markup.string(name)}, m.boxes, {SIZE}pt, {WIDTH}mm)"
            )
    marks = metadata(out.source(), "<chart>")
    return {mark["name"]: sum(mark["heights"]) / POINTS for mark in marks if isinstance(mark, dict)}


def stand_in(content: Content, imprint: Imprint) -> TypstSource:
    """One sheet, both sides, for a player who must be director tonight."""
    every = (_stand_in(content, imprint, size) for size in STAND_IN_SIZES)
    return next(source for source in every if metadata(source, "<pages>") == [TWO_SIDES])


def _stand_in(content: Content, imprint: Imprint, size: float) -> TypstSource:
    out = _document(
        content, imprint, "Turneringsleder i aften",
        f"{A4_PAGE}, margin: (x: 10mm, top: 9mm, bottom: 15mm), columns: 2,"
        " footer: text(size: least, fill: soft)"
        f"[#key-of({_key()})#linebreak(){_foot(imprint)}]",
    )  # fmt: skip
    out.line(f"#set text(size: {size}pt)\n#set columns(gutter: 6mm)")
    out.line("#sheet-title[Turneringsleder i aften]")
    for title, refs in (("Du kaldes, og ingen rører noget", CALLED), ("Først, altid", FIRST)):
        _glosses(out, content, title, refs)
    incidents = [one for one in STAND_IN if all(r in content.book for r in one.rules)]
    for n, one in enumerate(incidents):
        name, about = f"stand-in-{n}", f"hændelsen »{one.label}«"
        told = answers(content.book, one)
        out.piece("stand_in", name, about, answers=told, signs=True)
        lines = f'{{ import "{name}.typ": boxes; boxes }}'
        out.line(f"#small-chart([{markup.plain(one.label)}], {lines})")
    _glosses(out, content, "Er du i tvivl", DOUBT)
    calls = "".join(f"([{markup.plain(who)}], [{markup.plain(when)}]), " for who, when in PHONE)
    out.line(f"#phone-lines(({calls}))")
    out.line(f"#code-below({_code(imprint.address, 'QR-kode til hjemmesiden')})")
    return out.source()


class Spoken(NamedTuple):
    """What is said at one time."""

    when: str
    """Empty where it is said now."""
    lines: tuple[StepLine, ...]


class Answered(NamedTuple):
    """A condition, and what is said where it holds."""

    condition: str
    spoken: tuple[Spoken, ...]


def answers(book: Rulebook, incident: Incident) -> tuple[Answered, ...]:
    """What is said of an incident, condition by condition."""
    return tuple(Answered(told.condition, tuple(_spoken(book, told))) for told in incident.told)


def _spoken(book: Rulebook, told: Told) -> Iterator[Spoken]:
    """The words of its rulings, each once, without what the director alone weighs."""
    said: set[str] = set()
    for rule, stated in told.rulings:
        for due in leaf_of(book, rule, stated).dues:
            lines = tuple(_new(due.lines, said))
            if lines:
                yield Spoken("" if due.now else due.when.value, lines)


def _new(lines: Iterable[StepLine], said: set[str]) -> Iterator[StepLine]:
    for line in lines:
        if line.kind == "say" and line.step.aloud and line.step.says not in said:
            said.add(line.step.says)
            yield line


def leaf_of(book: Rulebook, rule: str, stated: Mapping[str, str]) -> Leaf:
    """Where some answers lead; what is not stated is as it is assumed to be."""
    parts = parts_of(book, book[rule].situation)
    tree = next(part.tree for part in parts if part.rule == rule)
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


def _glosses(out: Assembly, content: Content, title: str, refs: tuple[str, ...]) -> None:
    name = f"glosses-{len(out.pieces)}"
    out.piece("glosses", name, f"sætningerne under »{title}«", refs=refs, gloss=gloss)
    out.line(f'#listed([{title}], {{ import "{name}.typ": glosses; glosses }})')


def _code(address: str, alt: str) -> str:
    if not address:
        return "none"
    return f"qr({markup.string(qr(address))}, {markup.string(alt)}, size: 17mm)"


def _key() -> str:
    return "(" + "".join(f"({markup.string(sign)}, [{whom}]), " for sign, whom in KEY) + ")"


def _foot(imprint: Imprint) -> str:
    """The foot of a sheet: where the site is, of when it is, and until when it holds."""
    return markup.plain(" · ".join(word for word in (imprint.host, *imprint.foot) if word))

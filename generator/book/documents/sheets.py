"""Single sheets: ten charts of what happens most, and the sheet of a stand-in."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from generator.book.charts import Chart, Charts
from generator.book.deck import POINTS
from generator.book.documents.cards import PAPER, UNIT, card_document, cards_of
from generator.book.lines import Place, add_places, places_in, places_of
from generator.book.role_signs import KEY
from generator.book.typst import markup
from generator.book.typst.assembly import Assembly
from generator.book.typst.compiler import TypstSource, metadata
from generator.book.typst.qr import qr
from generator.data.imprint import Imprint
from generator.engine.rulebook import Rulebook
from generator.views.content import Content
from generator.views.ruling import StepLine
from generator.views.situation import Leaf, parts_of
from rules_src.contents import gloss
from rules_src.presentation.home import HOME
from rules_src.presentation.sheets import CALLED, DOUBT, FIRST, PHONE, STAND_IN, Incident, Told

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


class Answer(NamedTuple):
    """A condition, and what is said where it holds."""

    condition: str
    spoken: tuple[Spoken, ...]


def answers(book: Rulebook, incident: Incident) -> tuple[Answer, ...]:
    """What is said of an incident, condition by condition."""
    return tuple(Answer(told.condition, tuple(_spoken(book, told))) for told in incident.told)


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

"""Single sheets: ten charts, a stand-in's sheet, a poster for the wall and a tent for the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from generator.book import comparisons
from generator.book.charts import Chart, Charts
from generator.book.deck import POINTS
from generator.book.documents.cards import A5, card_document, cards_of
from generator.book.figures import score_tables
from generator.book.lines import Place, add_places, places_in, places_of
from generator.book.role_signs import KEY
from generator.book.stand_in import answers
from generator.book.typst import markup
from generator.book.typst.assembly import Assembly
from generator.book.typst.compiler import TypstSource, metadata
from generator.book.typst.qr import qr
from generator.data.imprint import Imprint
from generator.data.printed import mark_of_words
from generator.views.comparisons import selection
from generator.views.content import Content
from generator.views.score import figures
from generator.views.sheets import Subject, home, single_sheets, titled
from rules_src.contents import gloss
from rules_src.presentation.sheets import (
    CALLED,
    DOUBT,
    FIRST,
    PHONE,
    POSTER,
    RIGHTS,
    STAND_IN,
)

LIBRARY = "chart"
MOST = 7
"""Decisions on a chart."""
TWO_SIDES, STAND_IN_SIZES = 2, (10.5, 10, 9.5, 9)
A4_PAGE, A3_PAGE = "width: 210mm, height: 297mm", "width: 297mm, height: 420mm"


class Slot(NamedTuple):
    """The room that a chart has: millimetres, and the size of its text in points."""

    width: float
    height: float
    size: float


PAGE = Slot(182, 236, 14)
STEP = 4
"""Millimetres by which a small chart is made shorter until all of them have room."""
POSTED = Slot(130, 215, 11)


def charts(content: Content, imprint: Imprint) -> TypstSource:
    """What happens most, each on a sheet of its own, in large type."""
    margin = "margin: (x: 14mm, top: 12mm, bottom: 10mm)"
    out = _document(content, imprint, "Ti tavler", f"{A4_PAGE}, {margin}")
    for n, (name, chart) in enumerate(_fitted(out, content, PAGE, home(content.book))):
        code = _code(imprint, content.book[chart.rule].situation.slug)
        out.line("#pagebreak()" if n else "")
        out.line(
            f"#chart-page([{markup.plain(chart.label)}], {code}, {PAGE.size}pt, {{"
            f' import "{name}.typ": boxes; boxes }}, {{ import "{name}.typ": assumed; assumed }},'
            f" {_key()}, [{foot_of(imprint)}])"
        )
    return out.source()


def stand_in(content: Content, imprint: Imprint) -> TypstSource:
    """One sheet, both sides, for a player who must be director tonight."""
    every = (_stand_in(content, imprint, size) for size in STAND_IN_SIZES)
    return next(source for source in every if pages_of(source) <= TWO_SIDES)


def _on(pages: int, slot: Slot, make: Callable[[Slot], TypstSource]) -> TypstSource:
    """A sheet whose charts are made shorter until it has so many pages."""
    while pages_of(source := make(slot)) > pages:
        slot = slot._replace(height=slot.height - STEP)
    return source


def pages_of(source: TypstSource) -> int:
    (pages,) = metadata(source, "<pages>")
    assert isinstance(pages, int)
    return pages


def _stand_in(content: Content, imprint: Imprint, size: float) -> TypstSource:
    out = _document(
        content, imprint, "Turneringsleder i aften",
        f"{A4_PAGE}, margin: (x: 10mm, top: 9mm, bottom: 15mm), columns: 2,"
        " footer: text(size: least, fill: soft)"
        f"[#key-of({_key()})#linebreak(){foot_of(imprint)}]",
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
    out.line(f"#coded({_edition_code(content, imprint, 'vikar-a4.pdf')})[]")
    return out.source()


def poster(content: Content, imprint: Imprint) -> TypstSource:
    """For the wall: explanations, tricks for a revoke, penalty cards and scores, on one sheet."""
    return _on(1, POSTED, lambda slot: _poster(content, imprint, slot))


def _poster(content: Content, imprint: Imprint, slot: Slot) -> TypstSource:
    out = _document(
        content, imprint, "Plakat",
        f"{A3_PAGE}, margin: (x: 14mm, top: 12mm, bottom: 14mm),"
        f" footer: text(size: 9pt, fill: soft)[#key-of({_key()}) · {foot_of(imprint)}]",
    )  # fmt: skip
    code = _edition_code(content, imprint, "plakat-a3.pdf")
    out.line(f"#set text(size: 12pt)\n#coded({code})[#sheet-title[Ved bordet]]")
    for line in selection.timelines(content.book, content.presentation):
        comparisons.timeline_piece(out, content, line)
    drawn = [*_fitted(out, content, slot, titled(content.book, POSTER))]
    contract, *_, imps = score_tables()
    for name, about, table in (("imps", "imp", imps), ("score", "pointene", contract)):
        out.piece("score_table", name, about, table=figures(table))
    boxes = "".join(
        f'poster-chart([{markup.plain(chart.label)}], {{ import "{name}.typ": boxes; boxes }},'
        f' include "{under}.typ"), '
        for (name, chart), under in zip(drawn, ("imps", "score"), strict=False)
    )
    out.line(f"#grid(columns: (1fr,) * {len(drawn)}, column-gutter: 8mm, {boxes})")
    return out.source([("size", "large")])


def tent(content: Content, imprint: Imprint) -> TypstSource:
    """For the players' table, folded: when to call, and their rights."""
    out = _document(content, imprint, "Bordrytter", f"{A4_PAGE}, margin: 0mm")
    foot = f"[{foot_of(imprint)}]"
    codes = {"called": _edition_code(content, imprint, "bordrytter-a4.pdf"), "rights": "none"}
    for name, refs in (("called", CALLED), ("rights", RIGHTS)):
        out.piece(
            "glosses",
            f"glosses-{name}",
            "sætningerne",
            refs=refs,
            gloss=gloss,
        )
    titles = {"called": "Kald på turneringslederen", "rights": "Det må du"}
    faces = ", ".join(
        f'tent-face([{title}], {{ import "glosses-{name}.typ": glosses; glosses }}, {foot},'
        f" {codes[name]})"
        for name, title in titles.items()
    )
    out.line(f"#tent({faces})")
    return out.source()


def _document(content: Content, imprint: Imprint, title: str, page: str) -> Assembly:
    """An empty document of charts, whose references lead to the cards of the whole deck."""
    out = card_document(imprint, title, page, library=LIBRARY)
    deck = cards_of(content.book)
    known = dict.fromkeys(places_in(content.book), Place("", None))
    add_places(out, {**known, **places_of(deck, lambda c, _: Place(f"kort {c.number}", None))}, A5)
    return out


def _fitted(
    out: Assembly, content: Content, slot: Slot, subjects: Iterable[Subject]
) -> Iterator[tuple[str, Chart]]:
    """Each chart with as many decisions as its slot holds, and the name of its module in `out`."""
    drawer, subjects = Charts(content), tuple(subjects)
    every = [[drawer.chart(*subject, most) for most in range(MOST, 0, -1)] for subject in subjects]
    heights = _heights(out, every, slot)
    for n, versions in enumerate(every):
        fitting = (m for m in range(len(versions)) if heights[f"chart-{n}-{m}"] <= slot.height)
        best = next(fitting, len(versions) - 1)
        name = f"chart-{n}-{best}"
        _add(out, name, versions[best], slot)
        yield name, versions[best]


def _add(out: Assembly, name: str, chart: Chart, slot: Slot) -> None:
    about = f"tavlen »{chart.label}«"
    out.piece("chart", name, about, chart=chart, signs=True)


def _heights(like: Assembly, every: list[list[Chart]], slot: Slot) -> dict[str, float]:
    """How tall each version of each chart is, in millimetres."""
    out = Assembly(LIBRARY)
    out.pieces += [piece for piece in like.pieces if piece.file == "places.typ"]
    out.line('#set document(title: "x")\n#show: text-of-lines')
    for n, versions in enumerate(every):
        for m, chart in enumerate(versions):
            name = f"chart-{n}-{m}"
            _add(out, name, chart, slot)
            out.line(
                f'#import "{name}.typ" as m\n'
                f"#charts-measured({markup.string(name)}, m.boxes, {slot.size}pt, {slot.width}mm)"
            )
    marks = metadata(out.source(), "<chart>")
    return {mark["name"]: sum(mark["heights"]) / POINTS for mark in marks if isinstance(mark, dict)}


def _glosses(out: Assembly, content: Content, title: str, refs: tuple[str, ...]) -> None:
    name = f"glosses-{len(out.pieces)}"
    out.piece("glosses", name, f"sætningerne under »{title}«", refs=refs, gloss=gloss)
    out.line(f'#listed([{title}], {{ import "{name}.typ": glosses; glosses }})')


def _code(imprint: Imprint, slug: str) -> str:
    if not imprint.address:
        return "none"
    alt = markup.string("QR-kode til vejledningen: " + imprint.guide(slug))
    return f"qr({markup.string(qr(imprint.sheet(slug)))}, {alt}, size: 17mm)"


def _edition_code(content: Content, imprint: Imprint, file: str) -> str:
    """The code that tells whether a single sheet is old."""
    sheet, name = single_sheets(content)[file], file.removesuffix(".pdf")
    only, words = sheet.situations(content.book), mark_of_words(sheet.laws)
    address = imprint.document(name, only, words)
    alt = markup.string("QR-kode til siden om gamle ark")
    return f"qr({markup.string(qr(address))}, {alt}, size: 17mm)" if address else "none"


def _key() -> str:
    return "(" + "".join(f"({markup.string(sign)}, [{whom}]), " for sign, whom in KEY) + ")"


def foot_of(imprint: Imprint) -> str:
    """The foot of a sheet: where the site is, of when it is, and until when it holds."""
    return markup.plain(" · ".join(word for word in (imprint.host, *imprint.foot) if word))

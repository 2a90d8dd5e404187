"""The pocket booklet: the situations a club meets most, on A6, to be folded or read as it is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from generator.book.columns import Measured, balanced, filled
from generator.book.deck import Paper, PrintedCard, Setting, lines_of
from generator.book.documents.cards import card_document
from generator.book.documents.handbook import edition_code
from generator.book.lines import (
    Place,
    add_lines,
    add_places,
    columns_of,
    heights_in,
    places_in,
    places_of,
    text_of,
)
from generator.book.typst.assembly import Assembly
from generator.book.typst.compiler import TypstSource
from generator.book.typst.qr import qr
from generator.data.imprint import Imprint
from generator.views.content import Content
from generator.views.score import figures
from rules_src.model.situation import Situation
from rules_src.scoring.tables import imp_table

PAGES_OF_A_SHEET, MOST_SHEETS = 8, 8
"""So many sheets can be folded twice and stapled; more are a gathering of their own."""
TITLE = "Bridgelovene i lommen"
A6 = Paper(105, 148, 6, 5, 5, 4, 0, 6.6, 6.6, 2, (Setting(8.5, 1),), 0.38, pocket=True)
LISTED = 8
"""Situations on the first page of contents."""
BEYOND = "nettet"
"""What is printed for a rule that the booklet has no room for."""


class PagePlace(NamedTuple):
    """A page of the booklet on a side of a sheet."""

    page: int
    turned: bool


Side = tuple[PagePlace, PagePlace, PagePlace, PagePlace]
"""Above left, above right, below left, below right."""


def common(content: Content) -> tuple[Situation, ...]:
    """The situations that a club meets most, the commonest first."""
    by_rule = {s.rule.__name__: s for s in content.book.situations}
    return tuple(by_rule[rule] for rule in content.presentation.pocket if rule in by_rule)


def gatherings(pages: int) -> Iterator[list[Side]]:
    """The sides of each gathering, all of them of as many sheets as can be."""
    sheets, begun = pages // PAGES_OF_A_SHEET, 0
    parts = -(-sheets // MOST_SHEETS)
    for n in range(parts):
        size = PAGES_OF_A_SHEET * (sheets * (n + 1) // parts - sheets * n // parts)
        sides = ([p._replace(page=p.page + begun) for p in side] for side in imposed(size))
        yield [(one, two, three, four) for one, two, three, four in sides]
        begun += size


def imposed(pages: int) -> Iterator[Side]:
    """The pages on the front and back of each sheet, the outermost sheet first.

    A sheet holds two leaves, the inner one above and upside down, so that it is folded twice.
    """
    if pages % PAGES_OF_A_SHEET:
        raise ValueError(f"a booklet has {PAGES_OF_A_SHEET} pages for each sheet, not {pages}")
    for first in range(1, pages // 2, 4):
        last = pages + 1 - first
        yield _side(above=(last - 3, first + 3), below=(last, first))
        yield _side(above=(first + 2, last - 2), below=(first + 1, last - 1))


def _side(above: tuple[int, int], below: tuple[int, int]) -> Side:
    (one, two), (three, four) = above, below
    return (
        PagePlace(one, True),
        PagePlace(two, True),
        PagePlace(three, False),
        PagePlace(four, False),
    )


def booklet(content: Content, imprint: Imprint) -> TypstSource:
    """The booklet as it lies on sheets of A4, to be folded."""
    out = card_document(imprint, "Lommehæfte", "width: 210mm, height: 297mm, margin: 0mm")
    names = _bound(out, _pages(out, content, imprint))
    for side in (side for part in gatherings(len(names)) for side in part):
        places = ", ".join(f"(page-{p.page}, {str(p.turned).lower()})" for p in side)
        out.line(f"#sheet-side(({places}))")
    return out.source([("size", "small")])


def reading(content: Content, imprint: Imprint) -> TypstSource:
    """The booklet page by page, for a telephone."""
    page = "width: 105mm, height: 148mm, margin: 0mm"
    out = card_document(imprint, "Lommehæfte til telefonen", page)
    names = _bound(out, _pages(out, content, imprint))
    out.line("\n#pagebreak()\n".join(f"#page-{n}" for n in range(1, len(names) + 1)))
    return out.source([("size", "small")])


def _bound(out: Assembly, names: list[str]) -> list[str]:
    out.line('#import "/booklet.typ": *')
    for n, name in enumerate(names, 1):
        out.line(f'#let page-{n} = include "{name}.typ"')
    return names


def cover(imprint: Imprint) -> TypstSource:
    """The first page alone, for its picture."""
    out = card_document(imprint, "Lommehæfte", "width: 105mm, height: 148mm, margin: 0mm")
    add_places(out, {}, A6)
    _front(out, imprint)
    out.line('#include "pocket-front.typ"')
    return out.source([("size", "small")])


def _pages(out: Assembly, content: Content, imprint: Imprint) -> list[str]:
    """Make every page; returns the names of their files in reading order."""
    chapters = _laid_out(content)
    names = [_front(out, imprint), "pocket-contents-2", "pocket-contents-3"]
    entries, first = [], {}
    add_lines(out, content.book, [card.text for card in chapters])
    for card in chapters:
        situation = card.text.situation
        first[card] = len(names) + 1
        address = imprint.guide(situation.slug)
        entries.append((situation.happened, situation.title, first[card], address and qr(address)))
        for n, page in enumerate(card.columns):
            names.append(_page(
                out, "page", len(names) + 1,
                title=situation.called or situation.title, first=not n, paper=A6,
                columns=columns_of(card, [page]), size=A6.smallest.size,
            ))  # fmt: skip

    def place(card: PrintedCard, column: int) -> Place:
        page = first[card] + column
        return Place(f"side {page}", None)

    places = dict.fromkeys(places_in(content.book), Place(BEYOND, None))
    add_places(out, {**places, **places_of(chapters, place)}, A6)
    for number, listed in ((2, entries[:LISTED]), (3, entries[LISTED:])):
        _page(
            out, "contents", number, entries=listed, beyond=BEYOND, host=imprint.host,
            last=number == 3,
        )  # fmt: skip
    names.append(_page(out, "figures", len(names) + 1, table=figures(imp_table())))
    while (len(names) + 1) % PAGES_OF_A_SHEET:
        names.append(_page(out, "notes", len(names) + 1))
    sheets = [len(part) // 2 for part in gatherings(len(names) + 1)]
    return [*names, _back(out, imprint, sheets)]


def _laid_out(content: Content) -> list[PrintedCard]:
    """Every common situation in pages, the commonest first."""
    book, room, found = content.book, A6.room(A6.front_head), []
    texts = [text_of(book, situation) for situation in common(content)]
    heights = heights_in(book, texts, A6, "side")
    for one in texts:
        card = PrintedCard(one, tuple(part.rule for part in one.parts), A6.smallest)
        lines = tuple(lines_of(card, heights[one.name][A6.smallest], A6))
        measured = [Measured(line.height, line.keep) for line in lines]
        pages = balanced(measured, room, len(filled(measured, room)))
        found.append(card.laid_out(lines, pages))
    return found


def _front(out: Assembly, imprint: Imprint) -> str:
    return _page(
        out, "front", 1,
        title=TITLE, subtitle="Turneringslederens lommehæfte", above=imprint.law, club=imprint.club,
        lines=[line for line in (imprint.host, imprint.day) if line],
    )  # fmt: skip


def _back(out: Assembly, imprint: Imprint, sheets: list[int]) -> str:
    return _page(
        out, "back", 0,
        code=edition_code(imprint, "lommehaefte"), host=imprint.host,
        edition=imprint.law, rules=imprint.rules, day=imprint.day, sheets=sheets,
    )  # fmt: skip


def _page(out: Assembly, kind: str, number: int, **context: object) -> str:
    name = f"pocket-{kind}" + (f"-{number}" if kind in ("contents", "notes", "page") else "")
    about = f"lommehæftets side {number}" if number else "lommehæftets bagside"
    out.piece(f"pocket_{kind}", name, about, number=number, **context)
    return name

"""The pocket booklet: the situations a club meets most, on A6, laid out on A4 to be folded."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from generator.book.columns import filled
from generator.book.deck import A6, PrintedCard, back_lines, front_lines, names, situation_lines
from generator.book.documents.cards import (
    add_lines,
    add_places,
    card_document,
    columns_of,
    heights_in,
)
from generator.book.typst.assembly import Assembly
from generator.book.typst.compiler import TypstSource
from generator.book.typst.qr import qr
from generator.editions.imprint import Imprint
from generator.views.content import Content
from generator.views.score import figures
from rules_src.model.situation import Situation
from rules_src.scoring.tables import imp_table

PAGES_OF_A_SHEET, MOST_PAGES = 8, 64
"""Eight sheets are as many as can be folded twice and stapled."""
AROUND = 4
"""Cover, contents, figures and back."""
TITLE = "Bridgelovene i lommen"


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


def booklet(content: Content, imprint: Imprint, club: str = "") -> TypstSource:
    out = card_document(imprint, "Lommehæfte", "width: 210mm, height: 297mm, margin: 0mm")
    names = _pages(out, content, imprint, club)
    out.line('#import "/booklet.typ": *')
    for n, name in enumerate(names, 1):
        out.line(f'#let page-{n} = include "{name}.typ"')
    for side in imposed(len(names)):
        places = ", ".join(f"(page-{p.page}, {str(p.turned).lower()})" for p in side)
        out.line(f"#sheet-side(({places}))")
    return out.source([("unit", "side")])


def cover(imprint: Imprint) -> TypstSource:
    """The first page alone, for its picture."""
    out = card_document(imprint, "Lommehæfte", "width: 105mm, height: 148mm, margin: 0mm")
    add_places(out, ())
    _front(out, imprint, "")
    out.line('#include "pocket-front.typ"')
    return out.source()


def _pages(out: Assembly, content: Content, imprint: Imprint, club: str) -> list[str]:
    """Make every page; returns the names of their files in reading order."""
    chapters = _chapters(content, imprint)
    names = [_front(out, imprint, club), "pocket-contents"]
    entries, places = [], []
    add_lines(out, [card.text for card, _ in chapters])
    for card, pages in chapters:
        situation, first = card.text.situation, len(names) + 1
        entries.append((situation.happened, situation.title, first))
        places.append(replace(card, number=first))
        for n, columns in enumerate(pages):
            names.append(_page(
                out, "page", len(names) + 1,
                title=situation.called or situation.title, first=not n, columns=columns, paper=A6,
            ))  # fmt: skip
    add_places(out, places)
    _page(out, "contents", 2, entries=entries)
    names.append(_page(out, "figures", len(names) + 1, table=figures(imp_table())))
    while (len(names) + 1) % PAGES_OF_A_SHEET:
        names.append(_page(out, "notes", len(names) + 1))
    return [*names, _back(out, imprint)]


def _chapters(content: Content, imprint: Imprint) -> list[tuple[PrintedCard, list[str]]]:
    """The commonest situations that fit, each with the lines of its pages in Typst."""
    room, found, used = A6.room(A6.front_head), [], AROUND
    texts = [situation_lines(content.book, situation) for situation in common(content)]
    heights = heights_in(texts, imprint, A6)
    for one in texts:
        card = PrintedCard(one, tuple(part.rule for part in one.parts), A6.choices)
        lines = [*front_lines(card, heights[one.name]), *back_lines(card, heights[one.name])]
        pages = filled(lines, room)
        if used + len(pages) <= MOST_PAGES:
            found.append((card, [columns_of(one.name, names(card), [page]) for page in pages]))
            used += len(pages)
    return found


def _front(out: Assembly, imprint: Imprint, club: str) -> str:
    return _page(
        out, "front", 1,
        title=TITLE, subtitle="Turneringslederens lommehæfte", above=imprint.law, club=club,
        lines=[line for line in (imprint.host, imprint.day) if line],
    )  # fmt: skip


def _back(out: Assembly, imprint: Imprint) -> str:
    return _page(
        out, "back", 0,
        code=imprint.address and qr(imprint.address), address=imprint.address, host=imprint.host,
        edition=imprint.law, rules=imprint.rules, day=imprint.day,
    )  # fmt: skip


def _page(out: Assembly, kind: str, number: int, **context: object) -> str:
    name = f"pocket-{kind}" + (f"-{number}" if kind in ("notes", "page") else "")
    about = f"lommehæftets side {number}" if number else "lommehæftets bagside"
    out.piece(f"pocket_{kind}", name, about, number=number, **context)
    return name

"""The pocket booklet: the situations a club meets most, on A6, laid out on A4 to be folded."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from generator.book.documents.cards import POCKET, card_document, card_piece
from generator.book.edition import LAWS_EDITION, Edition
from generator.book.typst.assembly import Assembly
from generator.book.typst.compiler import Source
from generator.book.typst.qr import qr
from generator.views.content import Content
from generator.views.score import figures
from rules_src.model.situation import Situation
from rules_src.scoring.tables import imp_table

PAGES_OF_A_SHEET = 8
TITLE = "Bridgelovene i lommen"


class Place(NamedTuple):
    """A page of the booklet on a side of a sheet."""

    page: int
    turned: bool


Side = tuple[Place, Place, Place, Place]
"""Above left, above right, below left, below right."""


def common(content: Content) -> tuple[Situation, ...]:
    """The situations that a club meets most, as a board is played."""
    pocket = content.presentation.pocket
    return tuple(s for s in content.book.situations if s.rule.__name__ in pocket)


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
    return Place(one, True), Place(two, True), Place(three, False), Place(four, False)


def booklet(content: Content, edition: Edition, club: str = "") -> Source:
    out = card_document(edition, "Lommehæfte", "width: 210mm, height: 297mm, margin: 0mm")
    names = _pages(out, content, edition, club)
    out.line('#import "/booklet.typ": *')
    for n, name in enumerate(names, 1):
        out.line(f'#let page-{n} = include "{name}.typ"')
    for side in imposed(len(names)):
        places = ", ".join(f"(page-{p.page}, {str(p.turned).lower()})" for p in side)
        out.line(f"#sheet-side(({places}))")
    return out.source()


def cover(edition: Edition) -> Source:
    """The first page alone, for its picture."""
    out = card_document(edition, "Lommehæfte", "width: 105mm, height: 148mm, margin: 0mm")
    _front(out, edition, "")
    out.line('#include "pocket-front.typ"')
    return out.source()


def _pages(out: Assembly, content: Content, edition: Edition, club: str) -> list[str]:
    """Make every page; returns the names of their files in reading order."""
    situations = common(content)
    entries = [(s.happened, s.title, n) for n, s in enumerate(situations, 3)]
    names = [_front(out, edition, club)]
    names.append(_page(out, "contents", 2, entries=entries))
    for n, situation in enumerate(situations, 3):
        names.append(card_piece(out, content, edition, situation, POCKET, foot=str(n)))
    names.append(_page(out, "figures", len(names) + 1, table=figures(imp_table())))
    while (len(names) + 1) % PAGES_OF_A_SHEET:
        names.append(_page(out, "notes", len(names) + 1))
    return [*names, _back(out, edition)]


def _front(out: Assembly, edition: Edition, club: str) -> str:
    return _page(
        out, "front", 1,
        title=TITLE, subtitle="Turneringslederens lommehæfte", above=LAWS_EDITION, club=club,
        lines=[line for line in (edition.host, edition.day) if line],
    )  # fmt: skip


def _back(out: Assembly, edition: Edition) -> str:
    return _page(
        out, "back", 0,
        qr=qr(edition.address), address=edition.address, host=edition.host,
        edition=LAWS_EDITION, day=edition.day,
    )  # fmt: skip


def _page(out: Assembly, kind: str, number: int, **context: object) -> str:
    name = f"pocket-{kind}" + (f"-{number}" if kind == "notes" else "")
    about = f"lommehæftets side {number}" if number else "lommehæftets bagside"
    out.piece(f"pocket_{kind}", name, about, number=number, **context)
    return name

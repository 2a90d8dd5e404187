"""What a draft of the law would change at the table, on one sheet with two sides."""

from __future__ import annotations

from collections.abc import Iterator

from generator.book.documents.sheets import foot_of, pages_of
from generator.book.typst import markup
from generator.book.typst.assembly import Assembly
from generator.book.typst.compiler import TypstSource
from generator.editions.imprint import Imprint
from generator.text.danish import day
from generator.views.at_the_table import AtTheTable

LIBRARY = "draft"
TITLE = "Det ændrer sig ved bordet"
SIDES = 2
SIZES = (14, 13, 12, 11, 10, 9)
"""Points, the largest first."""


def status_of(table: AtTheTable) -> str:
    draft = table.draft
    return (
        f"{draft.name} er ikke vedtaget. Det ventes {day(draft.in_force)}; indtil da dømmes der"
        " efter loven, der gælder."
    )


def draft_sheet(table: AtTheTable, imprint: Imprint) -> TypstSource:
    """As large as two sides allow; of what they have no room for, the rarest is left out."""
    for source in _sheets(table, imprint):
        if pages_of(source) <= SIDES:
            break
    return source


def _sheets(table: AtTheTable, imprint: Imprint) -> Iterator[TypstSource]:
    every = len(table.changes)
    yield from (_sheet(table, imprint, size, every) for size in SIZES)
    yield from (_sheet(table, imprint, SIZES[-1], shown) for shown in range(every - 1, -1, -1))


def _sheet(table: AtTheTable, imprint: Imprint, size: float, shown: int) -> TypstSource:
    out = Assembly(LIBRARY)
    out.line(
        f"#set document(title: {markup.string(TITLE)},"
        f" author: {markup.string('Bridgelovene i praksis')}, date: {imprint.typst})"
    )
    title = markup.plain(f"{TITLE}: udkastet til {table.draft.year}")
    out.line(
        f"#show: body => draft-sheet([{title}], [{markup.plain(status_of(table))}],"
        f" [{foot_of(imprint)}], {size}pt, body)"
    )
    out.add(
        "draft", "draft-changes", "udkastets ændringer",
        changes=table.changes[:shown], left=len(table.changes) - shown, new=table.new,
        gone=table.gone, renumbered=table.renumbered, numbered=table.numbered, same=table.same,
        ruled=table.ruled,
    )  # fmt: skip
    return out.source()

"""For a draft of the law: one sheet of what would change, and a half day's course about it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from generator.book.documents.course import role_play_cards
from generator.book.documents.exam import exam
from generator.book.documents.sheets import foot_of, pages_of
from generator.book.draft import draft_paper, draft_plays
from generator.book.typst import markup
from generator.book.typst.assembly import Assembly
from generator.book.typst.compiler import TypstSource
from generator.data.imprint import Imprint
from generator.data.stamp import stamp_of
from generator.engine.rulebook import Rulebook
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


def draft_course(table: AtTheTable, imprint: Imprint) -> TypstSource:
    """The plan of a half day, ten tasks that come out otherwise, and their key."""
    paper = draft_paper(table)
    plan = (
        ("20 minutter", f"Arket »{TITLE}«: hver ændring med sine to kendelser."),
        ("50 minutter", f"De {len(paper.tasks)} opgaver, to og to. Svar efter udkastet."),
        ("25 minutter", "Facit: Hvad dømmes i dag, og hvad hvis udkastet bliver vedtaget?"),
        ("15 minutter", "Pause."),
        ("60 minutter", f"Rollespil: {len(draft_plays(table))} hændelser, dømt efter begge love."),
        ("10 minutter", "Hvad skal klubben trykke om, og hvornår? Se arkets bagside."),
    )
    return exam(paper, _of(table, imprint), f"En halv dag om udkastet til {table.draft.year}", plan)


def draft_role_plays(table: AtTheTable, imprint: Imprint) -> TypstSource:
    """Cards for the cases that the draft would rule otherwise."""
    return role_play_cards(table.content.book, draft_plays(table), _of(table, imprint))


def _of(table: AtTheTable, imprint: Imprint) -> Imprint:
    """The imprint of the draft's own rules."""
    return replace(imprint, stamp=stamp_of(Rulebook.of(table.draft)), until="")

"""Table cards on A5, and four to a sheet of A4."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from generator.book.edition import Edition
from generator.book.folding import cards
from generator.book.table_card import TableCard
from generator.book.typst import markup
from generator.book.typst.assembly import Assembly
from generator.book.typst.compiler import Source
from generator.book.typst.qr import qr
from generator.views.content import Content, situation_link
from rules_src.model.situation import Situation

LONGEST = 3300
"""Letters; a longer card is too full for text of a size that can be read."""


class Look(NamedTuple):
    """The size of the QR code, and the arguments of the Typst function `card`."""

    code: str
    card: str


A5 = Look("20mm", "")
POCKET = Look("14.2mm", "size: (105mm, 148mm), sizes: (9pt, 8.5pt, 8pt, 7.6pt, 7.2pt, 6.8pt),")


def table_cards(
    content: Content, edition: Edition, situations: Iterable[Situation], club: str = ""
) -> Source:
    """A document with one card a page."""
    out = card_document(edition, "Bordkort", "width: 148mm, height: 210mm, margin: 0mm")
    for n, situation in enumerate(situations):
        out.line("#pagebreak()" if n else "")
        name = card_piece(out, content, edition, situation, A5, club)
        out.line(f'#include "{name}.typ"')
    return out.source()


def sheets(
    content: Content, edition: Edition, situations: Iterable[Situation], club: str = ""
) -> Source:
    """A document with four cards to a sheet of A4, to be cut in four."""
    out = card_document(edition, "Bordkort, fire på et ark", 'paper: "a4", margin: 0mm')
    all_cards = [*situations]
    for first in range(0, len(all_cards), 4):
        out.line("#pagebreak()" if first else "")
        out.line("#quarters(")
        for situation in all_cards[first : first + 4]:
            name = card_piece(out, content, edition, situation, POCKET, club)
            out.line(f'  include "{name}.typ",')
        out.line(")")
    return out.source()


def card_document(edition: Edition, title: str, page: str) -> Assembly:
    """An empty document of cards, with its metadata, its page and its text set."""
    out = Assembly()
    out.line(
        f"#set document(title: {markup.string(f'Bridgelovene i praksis: {title}')},"
        f" author: {markup.string('Bridgelovene i praksis')}, date: {edition.typst})"
    )
    out.line(f"#set page({page})")
    out.line("#show: card-text")
    return out


def printable(front: tuple[TableCard, ...]) -> tuple[TableCard, ...]:
    """The cards that are worth trying on a page; the shortest is always one of them."""
    return (*(card for card in front[:-1] if card.length < LONGEST), front[-1])


def card_piece(
    out: Assembly,
    content: Content,
    edition: Edition,
    situation: Situation,
    look: Look,
    foot: str = "",
) -> str:
    """Make a card, without including it yet; returns the name of its file."""
    address, name = edition.guide(situation.slug), f"card-{situation.slug}"
    out.piece(
        "card", name, f"bordkortet »{situation.title}«",
        situation=situation, variants=printable(cards(content, situation)),
        laws=situation_link(situation).laws, book=content.book,
        qr=qr(address), address=address.partition("://")[2],
        code_size=look.code, look=look.card, foot=foot or edition.day,
    )  # fmt: skip
    return name

"""Table cards on A5, and four to a sheet of A4."""

from __future__ import annotations

from collections.abc import Iterable

from generator.book import markup
from generator.book.assembly import Assembly
from generator.book.compiler import Source
from generator.book.edition import Edition
from generator.book.folding import cards
from generator.book.qr import qr
from generator.views.content import Content, situation_link
from rules_src.situation import Situation

A5 = ("20mm", "")
A6 = ("14.2mm", "size: (105mm, 148mm), sizes: (9pt, 8.5pt, 8pt, 7.6pt, 7.2pt, 6.9pt),")


def table_cards(content: Content, edition: Edition, situations: Iterable[Situation]) -> Source:
    """One card a page."""
    out = _begun(edition, "Bordkort", "width: 148mm, height: 210mm, margin: 0mm")
    for n, situation in enumerate(situations):
        out.line("#pagebreak()" if n else "")
        add(out, content, edition, situation, A5)
    return out.source()


def sheets(content: Content, edition: Edition, situations: Iterable[Situation]) -> Source:
    """Four cards to a sheet, to be cut in four."""
    out = _begun(edition, "Bordkort, fire på et ark", 'paper: "a4", margin: 0mm')
    found = [*situations]
    for first in range(0, len(found), 4):
        out.line("#pagebreak()" if first else "")
        out.line("#grid(columns: (105mm, 105mm), rows: (148.5mm, 148.5mm),")
        for situation in found[first : first + 4]:
            out.line("[")
            add(out, content, edition, situation, A6)
            out.line("],")
        out.line(")")
    return out.source()


def _begun(edition: Edition, title: str, page: str) -> Assembly:
    out = Assembly()
    out.line('#import "/card.typ": *')
    out.line(
        f"#set document(title: {markup.string(f'Bridgelovene i praksis: {title}')},"
        f" author: {markup.string('Bridgelovene i praksis')}, date: {edition.typst})"
    )
    out.line(f"#set page({page})")
    out.line("#show: card-text")
    return out


def add(
    out: Assembly,
    content: Content,
    edition: Edition,
    situation: Situation,
    look: tuple[str, str],
) -> None:
    """A card where the assembly stands; `look` is the size of its code and of the card."""
    address = edition.guide(situation.slug)
    out.add(
        "card", f"card-{situation.slug}", f"bordkortet »{situation.title}«",
        situation=situation, variants=cards(content, situation),
        laws=situation_link(situation).laws, title_of=content.book.title_of,
        qr=qr(address), address=address.partition("://")[2], code_size=look[0], look=look[1], foot=edition.day,
    )  # fmt: skip

"""Every document, and how each is made; and a club's own selection."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import NamedTuple

from generator.book.documents import cards, casebook, handbook, sheets
from generator.book.plan import Plan
from generator.book.spreads import Spreads
from generator.book.typst.compiler import TypstSource
from generator.data.entries import NO_CASES
from generator.data.imprint import Imprint
from generator.views.content import Content
from generator.views.pdfs import Part
from rules_src.model.situation import Situation

TITLE = "Bridgelovene i praksis"
SUBTITLE, CASES = "Håndbog for turneringsledere", "Sagssamling"


class PdfDocument(NamedTuple):
    """One PDF: its title and description, and how it and its picture are made."""

    file: str
    title: str
    about: str
    content: Content
    """Everything it is made from; nothing else can change the document."""
    make: Callable[[Content], TypstSource]
    cover: Callable[[Content], TypstSource]
    parts: Callable[[Content], Iterable[Part]] = lambda _: ()
    """The pages of each situation, where a club may take some of them."""


def documents(content: Content, imprint: Imprint) -> tuple[PdfDocument, ...]:
    """Every document that `/download/` offers."""
    situations = content.book.situations
    ruled = replace(content, casebook=NO_CASES)
    plan = Plan(TITLE, SUBTITLE, situations)
    cases = Plan(TITLE, CASES, situations)

    def charts(content: Content) -> TypstSource:
        return sheets.charts(content, imprint)

    def stand_in(content: Content) -> TypstSource:
        return sheets.stand_in(content, imprint)

    return (
        PdfDocument(
            handbook.HANDBOOK,
            "Håndbogen",
            "Opslagsværket: en situation på hvert opslag, spørgsmålene til venstre og kendelserne"
            " til højre. Sammenligninger, regnskab og registre. A4.",
            ruled,
            lambda c: handbook.handbook(c, imprint, plan),
            lambda _: handbook.cover(imprint, plan),
            lambda c: Spreads(c.book, imprint, plan).parts,
        ),
        PdfDocument(
            "bordkort.pdf",
            "Bordkort",
            "Hver regels spørgsmål og kendelser på samme side, så intet skal vendes, med plads til"
            " huller. A4 på langs, printes på én side; på A3 er det stor skrift.",
            ruled,
            lambda c: cards.table_cards(c, imprint, situations),
            lambda c: cards.cover(c, imprint),
            lambda c: cards.parts(c.book),
        ),
        PdfDocument(
            "tavler.pdf",
            "Ti tavler",
            "Det, en turneringsleder oftest kaldes til, tegnet på hvert sit ark med stor skrift."
            " A4, til laminering.",
            content,
            charts,
            charts,
        ),
        PdfDocument(
            "vikar.pdf",
            "Turneringsleder i aften",
            "Ét ark, to sider, til den spiller, der må være turneringsleder: hvad der siges først,"
            " og de tolv sager, en klub møder mest. A4.",
            content,
            stand_in,
            stand_in,
        ),
        PdfDocument(
            "sagssamling.pdf",
            "Sagssamlingen",
            "Alle sager efter kapitel, hver med sin kendelse; regneeksempler, ordliste og"
            " sagsregister. A4.",
            content,
            lambda c: casebook.casebook(c, imprint, cases),
            lambda _: handbook.cover(imprint, cases),
        ),
    )


def selection(
    content: Content, imprint: Imprint, situations: tuple[Situation, ...], *, on_cards: bool
) -> TypstSource:
    """Some situations, as chapters or as cards, under the club's name."""
    if on_cards:
        return cards.table_cards(content, imprint, situations)
    whole = situations == content.book.situations
    subtitle = SUBTITLE if whole else "Udvalgte situationer for turneringsledere"
    return handbook.handbook(content, imprint, Plan(TITLE, subtitle, situations, whole))

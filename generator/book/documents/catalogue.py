"""Every document, and how each is made."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from generator.book.documents import booklet, cards, casebook, course, epub, handbook, sheets
from generator.book.plan import Plan
from generator.book.spreads import Spreads
from generator.book.typst.compiler import TypstSource
from generator.data.entries import NO_CASES
from generator.data.imprint import Imprint
from generator.views.content import Content
from generator.views.pdfs import COURSE_FILES, Part

COURSE = 1
"""The number that the papers of the course which can be fetched are drawn by."""
TITLE = "Bridgelovene i praksis"
SUBTITLE, CASES = "Håndbog for turneringsledere", "Sagssamling"


SHEETS: tuple[tuple[str, str, str, Callable[..., TypstSource]], ...] = (
    (
        "tavler-a4.pdf",
        "Ti tavler",
        "Det, en turneringsleder oftest kaldes til, tegnet på hvert sit ark med stor skrift. A4,"
        " til laminering.",
        sheets.charts,
    ),
    (
        "vikar-a4.pdf",
        "Turneringsleder i aften",
        "Ét ark, to sider, til den spiller, der må være turneringsleder: hvad der siges først, og"
        " de tolv sager, en klub møder mest. A4.",
        sheets.stand_in,
    ),
    (
        "plakat-a3.pdf",
        "Plakaten",
        "Til væggen: hvornår en forklaring rettes, stik for kulørsvigt, strafkort og point. A3.",
        sheets.poster,
    ),
    (
        "bordrytter-a4.pdf",
        "Bordrytteren",
        "Til spillernes bord: hvornår der kaldes, og hvad man må. A4, foldes på midten.",
        sheets.tent,
    ),
)
"""Single sheets: file, title, description, and how each is made."""


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


class EpubDocument(NamedTuple):
    """A book for a reader's own type: its title and description, and how its bytes are made."""

    file: str
    title: str
    about: str
    packed: Callable[[], bytes]


def epubs(content: Content, imprint: Imprint) -> tuple[EpubDocument, ...]:
    """The two volumes as EPUB."""
    situations = content.book.situations
    plan, cases = Plan(TITLE, SUBTITLE, situations), Plan(TITLE, CASES, situations)
    return (
        EpubDocument(
            "haandbog.epub",
            "Håndbogen som e-bog",
            "De samme spørgsmål og kendelser, med den skrift og størrelse, du selv vælger. Til"
            " telefon, tablet, e-bogslæser og skærmlæser.",
            lambda: epub.reference(content, imprint, plan),
        ),
        EpubDocument(
            "sagssamling.epub",
            "Sagssamlingen som e-bog",
            "Alle sager efter kapitel, hver med sin kendelse.",
            lambda: epub.casebook(content, imprint, cases),
        ),
    )


def documents(content: Content, imprint: Imprint) -> tuple[PdfDocument, ...]:
    """Every document that `/download/` offers."""
    situations = content.book.situations
    ruled = replace(content, casebook=NO_CASES)
    plan = Plan(TITLE, SUBTITLE, situations)
    cases = Plan(TITLE, CASES, situations)
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
            "sagssamling.pdf",
            "Sagssamlingen",
            "Alle sager efter kapitel, hver med sin kendelse; regneeksempler, ordliste og"
            " sagsregister. A4.",
            content,
            lambda c: casebook.casebook(c, imprint, cases),
            lambda _: handbook.cover(imprint, cases),
        ),
        PdfDocument(
            "bordkort-a5.pdf",
            "Bordkort",
            "Et eller flere kort for hver situation, med så stor skrift, som der er plads til, og"
            " plads til huller. A5, printes på begge sider.",
            ruled,
            lambda c: cards.table_cards(c, imprint, situations),
            lambda c: cards.cover(c, imprint),
            lambda c: cards.parts(c.book),
        ),
        PdfDocument(
            "bordkort-a5-lys.pdf",
            cards.THRIFTY_TITLE,
            "De samme kort uden farvede flader. A5.",
            ruled,
            lambda c: cards.table_cards(c, imprint, situations, ink=cards.THRIFTY),
            lambda c: cards.cover(c, imprint, cards.THRIFTY),
        ),
        PdfDocument(
            "bordkort-a4.pdf",
            "Bordkort, to på et ark",
            "De samme kort, to på hvert ark, med mærker at skære efter. A4, printes på begge sider"
            " og vendes på den korte kant.",
            ruled,
            lambda c: cards.sheets(c, imprint, situations),
            lambda c: cards.sheet_cover(c, imprint),
        ),
        PdfDocument(
            "bordkort-opslag-a4.pdf",
            "Bordkort som opslag",
            "Hver regels spørgsmål og kendelser på samme side, så intet skal vendes. Opslagene har"
            " egne numre. A4 på langs, printes på én side.",
            ruled,
            lambda c: cards.opened_out(c, imprint, situations),
            lambda c: cards.opened_cover(c, imprint),
            lambda c: cards.parts(c.book, cards.OPENED_OUT),
        ),
        PdfDocument(
            "bordkort-stor-a4.pdf",
            "Bordkort med stor skrift",
            "De samme kort på A4, med mindst 14 punkt.",
            ruled,
            lambda c: cards.large_cards(c, imprint, situations),
            lambda c: cards.cover(c, imprint),
            lambda c: cards.parts(c.book),
        ),
        PdfDocument(
            "lommehaefte.pdf",
            "Lommehæftet",
            "De situationer, en klub møder mest. Print på begge sider, fold hvert ark to gange,"
            " hæft arkene i to læg, tape læggene sammen, og skær toppen op.",
            ruled,
            lambda c: booklet.booklet(c, imprint),
            lambda _: booklet.cover(imprint),
        ),
        PdfDocument(
            "lommehaefte-telefon.pdf",
            "Lommehæftet til telefonen",
            "De samme sider i læserækkefølge. A6.",
            ruled,
            lambda c: booklet.reading(c, imprint),
            lambda _: booklet.cover(imprint),
        ),
        *(_single(content, imprint, *sheet) for sheet in SHEETS),
        *(
            PdfDocument(
                f"{COURSE_FILES}{one.name}.pdf", one.title, one.about, content, one.make, one.make
            )
            for one in course.handouts(COURSE, imprint)
        ),
    )


def _single(
    content: Content, imprint: Imprint, file: str, title: str, about: str,
    make: Callable[..., TypstSource],
) -> PdfDocument:  # fmt: skip
    made = partial(make, imprint=imprint)
    return PdfDocument(file, title, about, content, made, made)

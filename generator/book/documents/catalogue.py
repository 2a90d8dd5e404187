"""The documents there are, and how each is made."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from generator.book.documents import booklet, cards, handbook
from generator.book.edition import Edition
from generator.book.plan import Plan
from generator.book.typst.compiler import Source
from generator.views.content import Content

HANDBOOK = "haandbog.pdf"
TITLE = "Bridgelovene i praksis"
SUBTITLE = "Håndbog for turneringsledere"


class Document(NamedTuple):
    """One PDF, with its title, what it is, and how it and the page that pictures it are made."""

    file: str
    title: str
    about: str
    make: Callable[[], Source]
    cover: Callable[[], Source]


def documents(content: Content, edition: Edition) -> tuple[Document, ...]:
    """Every document that `/download/` offers."""
    situations = content.book.situations
    common = booklet.common(content)[:1] or situations[:1]
    plan = Plan(TITLE, SUBTITLE, situations)
    return (
        Document(
            HANDBOOK,
            "Håndbogen",
            "Alle situationer med spørgsmål, tabeller, ord at sige og sager; sammenligninger,"
            " regnskab, ordliste og registre. A4.",
            lambda: handbook.handbook(content, edition, plan),
            lambda: handbook.cover(edition, plan),
        ),
        Document(
            "bordkort-a5.pdf",
            "Bordkort",
            "To sider for hver situation: forrest spørgsmålene, bagpå kendelser og valg. A5,"
            " printes på begge sider.",
            lambda: cards.table_cards(content, edition, situations),
            lambda: cards.table_cards(content, edition, common),
        ),
        Document(
            "bordkort-a5-lys.pdf",
            "Bordkort, der sparer på blækket",
            "De samme kort uden farvede flader. A5.",
            lambda: cards.table_cards(content, edition, situations, ink=cards.THRIFTY),
            lambda: cards.table_cards(content, edition, common, ink=cards.THRIFTY),
        ),
        Document(
            "bordkort-a4.pdf",
            "Bordkort, to på et ark",
            "De samme kort, to på hvert ark, med mærker at skære efter. A4, printes på begge sider"
            " og vendes på den korte kant.",
            lambda: cards.sheets(content, edition, situations),
            lambda: cards.sheets(content, edition, common),
        ),
        Document(
            "lommehaefte.pdf",
            "Lommehæftet",
            "De situationer, en klub møder mest. Print på begge sider, fold hvert ark to gange,"
            " hæft i ryggen, og skær toppen op.",
            lambda: booklet.booklet(content, edition),
            lambda: booklet.cover(edition),
        ),
    )

"""The pages about the site itself, and about its words."""

from collections.abc import Iterator
from typing import NamedTuple

from markupsafe import Markup

from generator.site.content import SiteContent
from generator.site.law_status import not_ruled
from generator.site.sections import changes, data_door
from generator.text.page import PageSpec, page_spec
from generator.views.case import CaseLink
from generator.views.content import Content
from generator.views.glossary import letters
from rules_src.contents import danish_url
from rules_src.sources import ARTICLES, DIFFERENCES, ITEMS

SOURCES = "om/kilder.md"


class InventoryLine(NamedTuple):
    """What an article says, or where it and the law differ, and where that is on the site."""

    number: str
    sentence: str
    law: str
    followed: str
    cases: tuple[CaseLink, ...]
    proofs: int


def specs(site: SiteContent) -> Iterator[PageSpec]:
    content = site.content
    yield page_spec(
        "glossary",
        "ordliste/index.md",
        "Ordliste",
        "Lovens danske ord, deres engelske navne, og hvad de betyder.",
        letters=letters(),
        tooltips=False,
    )
    yield page_spec(
        "about",
        "om/index.md",
        "Om siden",
        "Udgave, kilder, hjemmel, hvad der er prøvet, og hvad det ikke viser.",
        year=content.year,
        proofs=len(content.proofs),
        precedents=len(content.precedents.every),
        sources=content.sources,
        disputed=content.disputed(),
        outside=len(not_ruled(content)),
        data=data_door.PAGE,
        danish=Markup(danish_url(1)),
        changes=changes.PAGE if content.book.edition else "",
        toc=True,
    )
    yield _sources(content)


def _sources(content: Content) -> PageSpec:
    """What each article says, piece by piece."""
    lines = [(item.article, _line(content, item.number, item.sentence)) for item in ITEMS]
    return page_spec(
        "sources",
        SOURCES,
        "Kilderne, stykke for stykke",
        "Hvad hver artikel siger, og de sager og sætninger, hvor det står.",
        articles=[(one, [t for article, t in lines if article is one]) for one in ARTICLES],
        items=len(ITEMS),
        differences=[_line(content, d.number, d.sentence, d.law, d.followed) for d in DIFFERENCES],
        tooltips=False,
    )


def _line(
    content: Content, number: str, sentence: str, law: str = "", followed: str = ""
) -> InventoryLine:
    cases = (content.links[c.id] for c in content.casebook.cases if number in c.text.items)
    proofs = sum(1 for proof in content.proofs if proof.theorem.item == number)
    return InventoryLine(number, sentence, law, followed, tuple(cases), proofs)

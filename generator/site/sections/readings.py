"""The pages under /bidrag/laesning/: what is ruled, to be read by somebody who did not write it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from generator.data.readings import laws_read
from generator.site.content import SiteContent
from generator.text.danish import MONTHS
from generator.text.page import PageSpec, page_spec
from generator.views.addresses import reading_page, situation_page
from generator.views.content import Content
from generator.views.paper import paper
from rules_src.model.situation import Situation


class ToRead(NamedTuple):
    """A situation on the reading list, with the laws whose paper it is on."""

    title: str
    page: str
    laws: tuple[int, ...]
    rows: int


def specs(site: SiteContent) -> Iterator[PageSpec]:
    content = site.content
    yield page_spec(
        "readings",
        reading_page(),
        "Læs en lov",
        "Hvad siden dømmer, lov for lov, til den, der ikke har skrevet det.",
        tooltips=False,
        in_search=False,
        months=year(content),
        read=sum(bool(readers) for readers in content.readers.values()),
        total=len(content.readers),
        toc=True,
    )
    for situation in content.book.situations:
        yield page_spec(
            "reading",
            reading_page(situation),
            f"Til læsning: {situation.title}",
            "Hver række som en hændelse, og hvad siden dømmer.",
            tooltips=False,
            in_search=False,
            paper=paper(content.book, situation),
            home=situation_page(situation),
            digests=[(law, content.digests[law]) for law in _laws(content, situation)],
            toc=True,
        )


def year(content: Content) -> tuple[tuple[str, tuple[ToRead, ...]], ...]:
    """What each month reads, so that the year has read it all: about as many rows in each."""
    months: list[list[ToRead]] = [[] for _ in MONTHS]
    book = content.book
    whole, before = len([*book.all_rows()]), 0
    for situation in book.situations:
        rows = sum(len(rule.rows) for rule in book.rules_of(situation))
        month = months[before * len(MONTHS) // whole]
        laws = _laws(content, situation)
        month.append(ToRead(situation.title, reading_page(situation), laws, rows))
        before += rows
    return tuple((name, tuple(each)) for name, each in zip(MONTHS, months, strict=True))


def _laws(content: Content, situation: Situation) -> tuple[int, ...]:
    """The laws whose paper has a situation."""
    return tuple(law for law, each in laws_read(content.book).items() if situation in each)

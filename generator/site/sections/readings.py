"""The pages under /bidrag/laesning/: what is ruled, to be read by somebody who did not write it."""

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
    """What is on the reading list, with the laws whose paper it is on."""

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
        laws=[*by_law(content)],
        digests=content.digests,
        months=year(content),
        read=sum(bool(readers) for readers in content.readers.values()),
        total=len(content.readers),
        toc=True,
    )
    for situation in content.book.situations:
        laws = _laws(content, situation)
        yield _reading(content, situation.title, reading_page(situation), (situation,), laws)
    for law, each in laws_read(content.book).items():
        if len(each) > 1:
            yield _reading(content, f"§\u00a0{law}", reading_page(law), each, (law,))


def _reading(
    content: Content, title: str, page: str, each: tuple[Situation, ...], laws: tuple[int, ...]
) -> PageSpec:
    """A paper on the site: every row of some situations, as the printed one has them."""
    papers = [paper(content.book, situation) for situation in each]
    return page_spec(
        "reading",
        page,
        f"Til læsning: {title}",
        "Hver række som en hændelse, og hvad siden dømmer.",
        tooltips=False,
        in_search=False,
        papers=[(one, situation_page(one.situation)) for one in papers],
        rows=sum(one.rows for one in papers),
        digests=[(law, content.digests[law]) for law in laws],
        toc=True,
    )


def by_law(content: Content) -> Iterator[ToRead]:
    """Each law with the page that has its paper: that of its situation, if it has only one."""
    for law, each in laws_read(content.book).items():
        title = "; ".join(situation.title for situation in each)
        page = reading_page(law if len(each) > 1 else each[0])
        yield ToRead(title, page, (law,), sum(_rows(content, situation) for situation in each))


def year(content: Content) -> tuple[tuple[str, tuple[ToRead, ...]], ...]:
    """What each month reads, so that the year has read it all: about as many rows in each."""
    months: list[list[ToRead]] = [[] for _ in MONTHS]
    book = content.book
    whole, before = len([*book.all_rows()]), 0
    for situation in book.situations:
        rows = _rows(content, situation)
        month = months[before * len(MONTHS) // whole]
        laws = _laws(content, situation)
        month.append(ToRead(situation.title, reading_page(situation), laws, rows))
        before += rows
    return tuple((name, tuple(each)) for name, each in zip(MONTHS, months, strict=True))


def _rows(content: Content, situation: Situation) -> int:
    return sum(len(rule.rows) for rule in content.book.rules_of(situation))


def _laws(content: Content, situation: Situation) -> tuple[int, ...]:
    """The laws whose paper has a situation."""
    return tuple(law for law, each in laws_read(content.book).items() if situation in each)

"""Which pages there are, and what each says. Nothing is written here."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Mapping
from functools import partial
from typing import Any, NamedTuple

from generator import data
from generator.cases.casebook import Casebook
from generator.engine.rulebook import Rulebook
from generator.site.page import Sheet
from generator.site.render import render
from generator.site.scripts import SCRIPTS, script
from generator.site.sections import (
    cases,
    comparisons,
    contributing,
    download,
    front,
    judgements,
    law_status,
    laws,
    situations,
    training,
)
from generator.site.sharing import shared
from generator.views import score
from generator.views.addresses import case_page
from generator.views.comparisons import look_alikes
from generator.views.content import NO_HOST, Content
from generator.views.host import Host
from generator.views.printed import Printed
from rules_src.presentation import PRESENTATION, Presentation
from rules_src.theorems.theorem import Theorem

LISTS = ("home", "situations", "about", "cases", "laws", "training")
"""Pages that lead to others: they match every search, and explain no words."""

BOOST = {
    "situation": 8,
    "law": 2,
    "guide": 0,
    "glossary": 0.5,
    "not_here": 0.5,
    "compare": 0.5,
} | dict.fromkeys(LISTS, 0.2)
"""How a kind of page counts in search, against a case."""

STYLES: Mapping[str, tuple[str, ...]] = {
    "situation": ("guide",),
    "guide": ("guide",),
    "training": ("training",),
    "download": ("download",),
}
"""The style sheets that a kind of page needs besides the site's own."""

SHEETS = (
    front.sheets,
    situations.sheets,
    cases.sheets,
    comparisons.sheets,
    laws.sheets,
    look_alikes.sheets,
    judgements.sheets,
    score.sheets,
    law_status.sheets,
    contributing.sheets,
    training.sheets,
    download.sheets,
)
"""Which pages there are besides each case, in the order of the site."""

CASES = 40
"""How many of them a process makes at a time."""


class Page(NamedTuple):
    path: str
    """Below docs/."""
    text: str


def pages(
    book: Rulebook,
    casebook: Casebook,
    theorems: tuple[Theorem, ...],
    host: Host = NO_HOST,
    printed: tuple[Printed, ...] = (),
    processes: int = 1,
    but: Container[str] = (),
    presentation: Presentation = PRESENTATION,
) -> Iterator[Page]:
    """Every generated file of the site, but the pages of cases at these paths."""
    content = Content(book, casebook, theorems, host, printed, presentation)
    told = [case for case in casebook.cases if case_page(case.id) not in but]
    some = (told[at : at + CASES] for at in range(0, len(told), CASES))
    work = [
        *(partial(_made, content, sheets) for sheets in SHEETS),
        *(partial(_made, content, partial(cases.each, part)) for part in some),
        partial(_data, content),
    ]
    for made in shared(work, processes):
        yield from made
    for name in SCRIPTS:
        yield Page(f"assets/js/{name}.js", script(name))


def _made(content: Content, sheets: Callable[[Content], Iterator[Sheet]]) -> list[Page]:
    return [
        _page(sheet.template, sheet.path, sheet.title, sheet.description, **sheet.context)
        for sheet in sheets(content)
    ]


def _data(content: Content) -> list[Page]:
    files = data.files(content.book, content.casebook)
    return [Page(f"data/{name}", text) for name, text in files.items()]


def _page(template: str, path: str, title: str, description: str, **context: Any) -> Page:
    given = {
        "toc": False,
        "sought": (),
        "styles": STYLES.get(template, ()),
        "scripts": (),
        "told": "",
        "card": "",
        "faq": (),
        "tooltips": template not in LISTS,
        "boost": BOOST.get(template, 1),
        **context,
    }
    return Page(path, render(template, path, title=title, description=description, **given))

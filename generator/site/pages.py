"""Which pages there are, and the text of each. Nothing is written here."""

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

from generator.cases.schema import schemas
from generator.data import entries as data
from generator.data import promise
from generator.data.imprint import site_address
from generator.data.stamp import stamp_of
from generator.site import styles
from generator.site.builder import PROJECT
from generator.site.content import SiteContent
from generator.site.heard import heard
from generator.site.render import render
from generator.site.scripts import SCRIPTS, script
from generator.site.search.index import Index
from generator.site.search.learned import learned
from generator.site.search_entries import search_entries
from generator.site.sections import (
    about,
    cases,
    changes,
    comparisons,
    contributing,
    data_door,
    download,
    front,
    judgements,
    laws,
    look_alikes,
    measured,
    news,
    situations,
    tools,
)
from generator.text.changelog import CHANGELOG, releases
from generator.text.page import PageSpec, inline_json
from generator.tools import FOLDER, TOOLS, guide
from generator.views.content import Content

SECTIONS = (
    front,
    situations,
    cases,
    comparisons,
    laws,
    look_alikes,
    judgements,
    tools,
)
"""The parts of the site before the tools, in its order."""
OTHERS = (
    *(contributing, download, data_door, about, news, measured),
    changes,
)
"""Those after them."""

SEARCH_INDEX = "assets/js/search-index.js"
"""Fetched when somebody searches; a script, so that it can be read from a file too."""


class Page(NamedTuple):
    path: str
    """Below docs/."""
    text: str


def pages(site: SiteContent) -> Iterator[Page]:
    """Every generated file of the site."""
    content = site.content
    book = content.book
    rendered: list[tuple[PageSpec, str]] = []
    for spec in specs(site):
        rendered.append((spec, render(spec)))
        yield Page(spec.path, rendered[-1][1])
    index = Index([*search_entries(rendered), *measured.found(content)])
    whole = inline_json(guide.whole_graph(book))
    yield Page(guide.WHOLE, f"globalThis.guideGraph = {whole};\n")
    yield Page(cases.LIST, f"globalThis.caseList = {inline_json(cases.listed(content))};\n")
    sought = {**index.data(), "learned": _learned(content), "heard": heard(book)}
    yield Page(SEARCH_INDEX, f"globalThis.searchIndex = {inline_json(sought)};\n")
    yield from data_pages(content)
    found = releases(CHANGELOG.read_text("utf-8"))
    yield Page(news.FEED, news.feed(found, site_address(PROJECT)))
    for tool in TOOLS:
        for path, text in tool.files(content):
            yield Page(path, text)
    for name in SCRIPTS:
        yield Page(f"assets/js/{name}.js", script(name))
    for sheet in sorted(FOLDER.rglob("*.css")):
        yield Page(f"assets/css/{sheet.name}", sheet.read_text("utf-8"))
    yield Page("assets/css/site.css", styles.sheet())


def data_pages(content: Content) -> Iterator[Page]:
    """What other programs read, and the schemas by which an editor helps to write a case."""
    book = content.book
    for rule, text in schemas(book).items():
        yield Page(f"data/schema/{rule}.json", text)
    for name, text in promise.schema_files().items():
        yield Page(f"{promise.FOLDER}/{name}", text)
    for name, text in data.files(book, content.casebook, content.precedents).items():
        yield Page(f"{promise.FOLDER}/{name}", text)
    if stamp := stamp_of(book):
        yield Page(f"{promise.FOLDER}/edition.json", json.dumps(stamp.data) + "\n")


def _learned(content: Content) -> dict[str, Any]:
    """What situation a sentence tells of, learned from examples and the stories of the cases."""
    stories: dict[str, list[str]] = {}
    for ruling in content.casebook.rulings:
        text = ruling.case.text
        stories.setdefault(ruling.case.rule, []).append(f"{text.headnote} {text.story}")
    return learned(content.book, stories).data()


def specs(site: SiteContent) -> Iterator[PageSpec]:
    for section in SECTIONS:
        yield from section.specs(site)
    for tool in TOOLS:
        yield from tool.specs(site.content)
    for section in OTHERS:
        yield from section.specs(site)

"""Which pages there are, and the text of each. Nothing is written here."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

from generator.data import entries as data
from generator.editions.stamp import stamp_of
from generator.engine.rulebook import Rulebook
from generator.search.index import Index
from generator.site import styles
from generator.site.content import SiteContent
from generator.site.heard import heard
from generator.site.render import render
from generator.site.scripts import SCRIPTS, script
from generator.site.search_entries import search_entries
from generator.site.sections import (
    about,
    cases,
    comparisons,
    contributing,
    download,
    front,
    judgements,
    laws,
    look_alikes,
    measured,
    situations,
    tools,
)
from generator.site.sections import (
    editions as law_editions,
)
from generator.text.inline_json import inline_json
from generator.text.page import PageSpec
from generator.tools import FOLDER, TOOLS
from generator.tools.guide import graph as guide_graph
from generator.views.content import Content
from rules_src.model.edition import Edition

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
OTHERS = (contributing, download, about, measured, law_editions)
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
    book, casebook = content.book, content.casebook
    rendered: list[tuple[PageSpec, str]] = []
    for spec in specs(site):
        rendered.append((spec, render(spec)))
        yield Page(spec.path, rendered[-1][1])
    index = Index(search_entries(rendered))
    yield _whole_graph(book, guide_graph.WHOLE)
    for edition in content.still_played:
        yield _whole_graph(Rulebook.of(edition), guide_graph.whole_of(edition), edition)
    yield Page(cases.LIST, f"globalThis.caseList = {inline_json(cases.listed(content))};\n")
    sought = {**index.data(), "heard": _heard(content)}
    yield Page(SEARCH_INDEX, f"globalThis.searchIndex = {inline_json(sought)};\n")
    for name, text in data.files(book, casebook).items():
        yield Page(f"data/{name}", text)
    if stamp := stamp_of(book):
        yield Page("data/edition.json", json.dumps(stamp.data) + "\n")
    for edition in content.editions:
        if edition is not book.edition:
            for name, text in data.edition_files(edition).items():
                yield Page(f"data/{edition.year}/{name}", text)
            if stamp := stamp_of(Rulebook.of(edition)):
                yield Page(f"data/{edition.year}/edition.json", json.dumps(stamp.data) + "\n")
    for name in SCRIPTS:
        yield Page(f"assets/js/{name}.js", script(name))
    for sheet in sorted(FOLDER.rglob("*.css")):
        yield Page(f"assets/css/{sheet.name}", sheet.read_text("utf-8"))
    yield Page("assets/css/site.css", styles.sheet())


def _heard(content: Content) -> dict[str, Any]:
    """What the search hears in a sentence, weighed by the stories of the cases."""
    stories: dict[str, list[str]] = {}
    for ruling in content.casebook.rulings:
        text = ruling.case.text
        stories.setdefault(ruling.case.rule, []).append(f"{text.headnote} {text.story}")
    return heard(content.book, stories)


def _whole_graph(book: Rulebook, path: str, older: Edition | None = None) -> Page:
    whole = inline_json(guide_graph.whole_graph(book, older))
    return Page(path, f"globalThis.guideGraph = {whole};\n")


def specs(site: SiteContent) -> Iterator[PageSpec]:
    for section in SECTIONS:
        yield from section.specs(site)
    for tool in TOOLS:
        yield from tool.specs(site.content)
    for section in OTHERS:
        yield from section.specs(site)

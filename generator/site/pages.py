"""Which pages there are, and the text of each. Nothing is written here."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import NamedTuple

from generator import data
from generator.editions.stamp import stamp_of
from generator.engine.rulebook import Rulebook
from generator.search.index import Index
from generator.site import guide_graph
from generator.site.found import entries
from generator.site.page import PageSpec, SiteContent
from generator.site.render import Renderer
from generator.site.scripts import SCRIPTS, script
from generator.site.sections import (
    about,
    cases,
    comparable,
    comparisons,
    contributing,
    download,
    front,
    judgements,
    keypads,
    laws,
    look_alikes,
    poll,
    records,
    score,
    situations,
    training,
    workbench,
)
from generator.site.sections import (
    editions as law_editions,
)
from generator.text.inline_json import inline_json
from rules_src.model.edition import Edition


class Section(NamedTuple):
    """A part of the site: what makes its pages, and how the paths of all of them begin."""

    specs: Callable[[SiteContent], Iterator[PageSpec]]
    places: tuple[str, ...]


SECTIONS = (
    Section(
        front.specs, ("index.md", "situationer/index.md", "guide/", "uden-net.md", "ikke-her.md")
    ),
    Section(situations.specs, ("situationer/",)),
    Section(cases.specs, ("sager/",)),
    Section(comparisons.specs, ("sammenlign/",)),
    Section(laws.specs, ("paragraffer/",)),
    Section(look_alikes.specs, ("sammenlign/",)),
    Section(judgements.specs, ("bedoemmelser/",)),
    Section(score.specs, ("vaerktoejer/",)),
    Section(workbench.specs, ("vaerktoejer/",)),
    Section(comparable.specs, ("vaerktoejer/",)),
    Section(keypads.specs, ("vaerktoejer/",)),
    Section(poll.specs, ("vaerktoejer/",)),
    Section(records.specs, ("vaerktoejer/",)),
    Section(contributing.specs, ("bidrag/",)),
    Section(training.specs, ("traening/",)),
    Section(download.specs, ("download/",)),
    Section(about.specs, ("ordliste/", "om/")),
    Section(law_editions.specs, ("aendringer/", "20")),
)
"""The parts of the site, in its order."""


SEARCH_INDEX = "assets/js/search-index.js"
"""Fetched when somebody searches; a script, so that it can be read from a file too."""


class Page(NamedTuple):
    path: str
    """Below docs/."""
    text: str


def pages(site: SiteContent, renderer: Renderer | None = None) -> Iterator[Page]:
    """Every generated file of the site; a renderer that is used again remembers its pages."""
    renderer, content = renderer or Renderer(), site.content
    book, casebook = content.book, content.casebook
    rendered: list[tuple[PageSpec, str]] = []
    for spec in specs(site):
        rendered.append((spec, renderer.text(spec)))
        yield Page(spec.path, rendered[-1][1])
    sought = Index(entries(content, rendered))
    yield _whole_graph(book, guide_graph.WHOLE)
    for edition in content.still_played:
        yield _whole_graph(Rulebook.of(edition), guide_graph.whole_of(edition), edition)
    yield Page(cases.LIST, f"globalThis.caseList = {inline_json(cases.listed(content))};\n")
    yield Page(SEARCH_INDEX, f"globalThis.searchIndex = {inline_json(sought.data())};\n")
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


def _whole_graph(book: Rulebook, path: str, older: Edition | None = None) -> Page:
    whole = inline_json(guide_graph.whole_graph(book, older))
    return Page(path, f"globalThis.guideGraph = {whole};\n")


def specs(site: SiteContent) -> Iterator[PageSpec]:
    for section in SECTIONS:
        yield from section.specs(site)


def spec_of(site: SiteContent, path: str) -> PageSpec | None:
    """The page of a path, if there is one; the others are not made."""
    alone = replace(site, only=path)
    sections = (section for section in SECTIONS if path.startswith(section.places))
    found = (spec for section in sections for spec in section.specs(alone))
    return next((spec for spec in found if spec.path == path), None)

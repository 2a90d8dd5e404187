"""Which pages there are, and the text of each. Nothing is written here."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import NamedTuple

from generator import data
from generator.book.record import PdfRecord
from generator.cases.casebook import Casebook
from generator.editions.stamp import stamp_of
from generator.engine.rulebook import Rulebook
from generator.site import guide_graph
from generator.site.host import NO_HOST, Host
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
    score,
    situations,
    training,
    workbench,
)
from generator.site.sections import (
    editions as law_editions,
)
from generator.text.inline_json import inline_json
from generator.views.content import Content
from generator.views.search_lines import search_lines
from rules_src.model.edition import Edition
from rules_src.presentation import PRESENTATION, Presentation
from rules_src.theorems.theorem import Theorem

SECTIONS = (
    front.specs,
    situations.specs,
    cases.specs,
    comparisons.specs,
    laws.specs,
    look_alikes.specs,
    judgements.specs,
    score.specs,
    workbench.specs,
    comparable.specs,
    keypads.specs,
    contributing.specs,
    training.specs,
    download.specs,
    about.specs,
    law_editions.specs,
)
"""The pages of each part of the site, in its order."""


SEARCH_LINES = "assets/js/search-lines.js"
"""Fetched when somebody searches; a script, so that it can be read from a file too."""


class Page(NamedTuple):
    path: str
    """Below docs/."""
    text: str


def pages(
    book: Rulebook,
    casebook: Casebook,
    theorems: tuple[Theorem, ...],
    host: Host = NO_HOST,
    pdfs: tuple[PdfRecord, ...] = (),
    presentation: Presentation = PRESENTATION,
    renderer: Renderer | None = None,
    editions: tuple[Edition, ...] = (),
) -> Iterator[Page]:
    """Every generated file of the site; a renderer that is used again remembers its pages."""
    renderer = renderer or Renderer()
    site = SiteContent(Content(book, casebook, theorems, presentation, editions), host, pdfs)
    descriptions: dict[str, str] = {}
    for spec in specs(site):
        descriptions[spec.path] = spec.description
        yield Page(spec.path, renderer.text(spec))
    lines = json.dumps(search_lines(site.content, descriptions), ensure_ascii=False, indent=0)
    whole = inline_json(guide_graph.whole_graph(book))
    yield Page(guide_graph.WHOLE, f"globalThis.guideGraph = {whole};\n")
    yield Page(SEARCH_LINES, f"window.searchLines = {lines};\n")
    for name, text in data.files(book, casebook).items():
        yield Page(f"data/{name}", text)
    if stamp := stamp_of(book):
        yield Page("data/edition.json", json.dumps(stamp.data) + "\n")
    for edition in editions:
        if edition is not book.edition:
            for name, text in data.edition_files(edition).items():
                yield Page(f"data/{edition.year}/{name}", text)
            if stamp := stamp_of(Rulebook.of(edition)):
                yield Page(f"data/{edition.year}/edition.json", json.dumps(stamp.data) + "\n")
    for name in SCRIPTS:
        yield Page(f"assets/js/{name}.js", script(name))


def specs(site: SiteContent) -> Iterator[PageSpec]:
    for section in SECTIONS:
        yield from section(site)

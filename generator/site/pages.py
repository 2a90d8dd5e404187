"""Which pages there are, the text of each, and all of them as files for a builder of sites."""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from generator.cases.schema import schemas
from generator.data import entries as data
from generator.data import promise
from generator.data.imprint import site_address, stamp_of
from generator.site.render import render
from generator.site.scripts import SCRIPTS, script
from generator.site.search import Index, search_entries
from generator.site.search.learned import heard, learned, stories
from generator.site.sections import about, cases, comparisons, contributing, front, laws, situations
from generator.site.stage import remove
from generator.text.changelog import CHANGELOG, releases
from generator.text.files import ROOT, RefusedError, replace_file
from generator.text.page import PageSpec, inline_json
from generator.tools import FOLDER, TOOLS, guide
from generator.views.content import Content
from generator.views.pdfs import PdfRecord

SEARCH_INDEX = "assets/js/search-index.js"
"""Fetched when somebody searches; a script, so that it can be read from a file too."""
STYLES = Path(__file__).with_name("styles")
EVERYWHERE = (
    *("type", "components", "frame", "home", "rulings", "tables", "cases", "filter", "print"),
    "pictures",
)
"""The parts of the style sheet of every page, in order: what stands later has the last word."""
MANIFEST = ".generated"
"""The list of the pages written last, by which those no longer made are removed."""


class Page(NamedTuple):
    path: str
    """Below docs/."""
    text: str


def pages(content: Content, pdfs: tuple[PdfRecord, ...] = ()) -> Iterator[Page]:
    """Every generated file of the site, which offers these documents."""
    book = content.book
    rendered: list[tuple[PageSpec, str]] = []
    for spec in specs(content, pdfs):
        rendered.append((spec, render(spec)))
        yield Page(spec.path, rendered[-1][1])
    index = Index([*search_entries(rendered), *cases.outside_entries(content)])
    whole = inline_json(guide.whole_graph(book))
    yield Page(guide.WHOLE, f"globalThis.guideGraph = {whole};\n")
    yield Page(cases.LIST, f"globalThis.caseList = {inline_json(cases.listed(content))};\n")
    model = learned(book, stories(content.casebook))
    sought = {**index.data(), "learned": model.data(), "heard": heard(book)}
    yield Page(SEARCH_INDEX, f"globalThis.searchIndex = {inline_json(sought)};\n")
    yield from data_pages(content)
    found = releases(CHANGELOG.read_text("utf-8"))
    yield Page(about.FEED, about.feed(found, site_address(ROOT)))
    for tool in TOOLS:
        for path, text in tool.files(content):
            yield Page(path, text)
    for name in SCRIPTS:
        yield Page(f"assets/js/{name}.js", script(name))
    for sheet in sorted(FOLDER.rglob("*.css")):
        yield Page(f"assets/css/{sheet.name}", sheet.read_text("utf-8"))
    parts = ((STYLES / f"{part}.css").read_text("utf-8") for part in EVERYWHERE)
    yield Page("assets/css/site.css", "\n".join(parts))


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
        yield Page(f"{promise.FOLDER}/edition.json", json.dumps(stamp.plain) + "\n")


def specs(content: Content, pdfs: tuple[PdfRecord, ...] = ()) -> Iterator[PageSpec]:
    """Every page: what stands before the tools, the tools, and what stands after them."""
    ruled = [*situations.specs(content), *situations.judgements(content)]
    tools = [spec for tool in TOOLS for spec in tool.specs(content)]
    yield from front.specs(content)
    yield from ruled
    yield from cases.specs(content)
    yield from comparisons.specs(content)
    yield from laws.specs(content)
    yield from comparisons.families(content)
    yield front.tools((*ruled, *tools))
    yield from tools
    yield from contributing.specs(content)
    yield from about.download(content, pdfs)
    yield from about.data(content)
    yield from about.specs(content)
    yield from about.news(content)
    yield from cases.measured(content)
    yield from laws.changes(content)


def write(pages: Iterable[Page], docs: Path) -> tuple[str, ...]:
    """Write the pages whose bytes changed, remove those no longer made; return the paths of both.

    Every page is rendered before the first is written.
    """
    texts: dict[str, bytes] = {}
    for page in pages:
        if page.path in texts:
            raise RefusedError(f"to sider har adressen {page.path}; giv den ene en anden")
        texts[page.path] = page.text.encode()
    changed = [path for path, text in texts.items() if _bytes(docs / path) != text]
    stale = [path for path in written(docs) if path not in texts]
    for path in changed:
        replace_file(docs / path, texts[path])
    for path in stale:
        remove(docs, docs / path)
    listed = "".join(f"{path}\n" for path in sorted(texts)).encode()
    if _bytes(docs / MANIFEST) != listed:
        replace_file(docs / MANIFEST, listed)
    return tuple(sorted((*changed, *stale)))


def _bytes(path: Path) -> bytes | None:
    return path.read_bytes() if path.is_file() else None


def written(docs: Path) -> list[str]:
    manifest = docs / MANIFEST
    return manifest.read_text("utf-8").splitlines() if manifest.is_file() else []

"""The pages about the site: its words and sources, what can be fetched, the data, the news."""

import html
import re
from collections.abc import Iterator, Sequence
from typing import TypeVar
from xml.etree import ElementTree

from markupsafe import Markup

from generator.cases.precedents import Comparison
from generator.data import promise
from generator.data.imprint import imprint_of
from generator.site.sections.laws import CHANGES, not_ruled
from generator.text.changelog import CHANGELOG, Release, releases
from generator.text.danish import day
from generator.text.files import ROOT
from generator.text.page import PageSpec, inline_json, page_spec
from generator.views.case import CaseLink
from generator.views.content import Content
from generator.views.glossary import letters
from generator.views.pdfs import FOLDER, PICTURE_WIDTH, PdfRecord
from rules_src.contents import DANISH_URL
from rules_src.model.situation import by_phase
from rules_src.sources import ARTICLES, DIFFERENCES, ITEMS, Difference, Item

SOURCES = "om/kilder.md"
Told = TypeVar("Told", Item, Difference)


def specs(content: Content) -> Iterator[PageSpec]:
    ways = content.precedents.counted()
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
        agrees=ways[Comparison.AGREES],
        decided=ways[Comparison.AGREES] + ways[Comparison.DIFFERS],
        sources=content.sources,
        disputed=content.disputed(),
        outside=len(not_ruled(content)),
        data=DATA,
        danish=Markup(DANISH_URL),
        changes=CHANGES if content.book.edition else "",
        toc=True,
    )
    lines = [_line(content, item) for item in ITEMS]
    yield page_spec(
        "sources",
        SOURCES,
        "Kilderne, stykke for stykke",
        "Hvad hver artikel siger, og de sager og sætninger, hvor det står.",
        articles=[(one, [t for t in lines if t[0].article is one]) for one in ARTICLES],
        items=len(ITEMS),
        differences=[_line(content, difference) for difference in DIFFERENCES],
        tooltips=False,
    )


def _line(content: Content, one: Told) -> tuple[Told, list[CaseLink], int]:
    """What an article says, or where it and the law differ, and where that is on the site."""
    cases = [content.links[c.id] for c in content.casebook.cases if one.number in c.text.items]
    return one, cases, sum(proof.theorem.item == one.number for proof in content.proofs)


UNITS = {"haandbog.pdf": ("side", 1), "bordkort.pdf": ("kort", 0)}
"""What the pages of a document are numbered by, and the number of the first."""


def download(content: Content, pdfs: tuple[PdfRecord, ...]) -> Iterator[PageSpec]:
    # where the situations of each document stand, and of when it is
    imprint = imprint_of(ROOT, content.book)
    sets = {
        document.file: {
            "unit": UNITS[document.file][0],
            "from": UNITS[document.file][1],
            "parts": {part.slug: (part.first, part.last) for part in document.parts},
        }
        for document in pdfs
        if document.parts
    }
    foot = " · ".join(word for word in (imprint.host, *imprint.foot) if word)
    club = {"sets": sets, "foot": foot}
    yield page_spec(
        "download",
        f"{FOLDER}/index.md",
        "Hent",
        "Håndbogen, bordkortene og tavlerne som PDF, klubbens eget udvalg og alle data.",
        documents=pdfs,
        picture_width=PICTURE_WIDTH,
        parted=[document for document in pdfs if document.parts],
        phases=[(phase, [*inside]) for phase, inside in by_phase(content.book.situations)],
        club=inline_json(club),
        data=DATA,
        scripts=("club",),
    )


DATA = f"{promise.FOLDER}/index.md"


def data(content: Content) -> Iterator[PageSpec]:
    yield page_spec(
        "data",
        DATA,
        "Data",
        "Regler, rækker og sager som JSON, hvad der ikke ændres, og hvad der er kommet til.",
        files=[
            (name, promise.schema_name(name), file.about) for name, file in promise.FILES.items()
        ],
        changes=[(day(change.day), change.what) for change in promise.CHANGES],
        tooltips=False,
        in_search=False,
    )


NEWS = "nyheder/index.md"
FEED = "nyheder/feed.xml"
TITLE = "Nyt i Bridgelovene i praksis"
ATOM = "http://www.w3.org/2005/Atom"


def news(_: Content) -> Iterator[PageSpec]:
    yield page_spec(
        "news",
        NEWS,
        "Nyheder",
        "Hvad der er anderledes ved bordet, udgave for udgave.",
        releases=releases(CHANGELOG.read_text("utf-8")),
        feed=FEED,
        day=day,
        tooltips=False,
        search_text=TITLE,  # the news name every situation, and would be found for each
        toc=True,
    )


def feed(found: Sequence[Release], address: str) -> str:
    """The releases as Atom; without the site's address its links are relative."""
    top = ElementTree.Element("feed", {"xmlns": ATOM, "xml:lang": "da"})
    home = f"{address}nyheder/" if address else ""
    _add(top, "id", home or "urn:bridgelovene-i-praksis:nyheder")
    _add(top, "title", TITLE)
    _add(top, "updated", _moment(found[0]))
    _add(top, "link", href=home or "./")
    _add(top, "link", rel="self", href=f"{home}feed.xml")
    _add(_add(top, "author"), "name", "Bridgelovene i praksis")
    for release in found:
        entry = _add(top, "entry")
        _add(entry, "id", f"{home or 'urn:bridgelovene-i-praksis:nyheder:'}#{release.anchor}")
        _add(entry, "title", f"Nyt {day(release.day)}")
        _add(entry, "updated", _moment(release))
        _add(entry, "link", href=f"{home or './'}#{release.anchor}")
        items = "".join(f"<li>{html.escape(line, quote=False)}</li>" for line in release.clubs)
        told = re.sub(r"`([^`]*)`", r"<code>\1</code>", f"<ul>{items}</ul>")
        _add(entry, "content", told, type="html")
    ElementTree.indent(top)
    return ElementTree.tostring(top, "unicode", xml_declaration=True) + "\n"


def _moment(release: Release) -> str:
    return f"{release.day.isoformat()}T00:00:00Z"


def _add(
    above: ElementTree.Element, tag: str, text: str = "", **attributes: str
) -> ElementTree.Element:
    found = ElementTree.SubElement(above, tag, attributes)
    found.text = text or None
    return found

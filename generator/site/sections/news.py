"""What is new, from CHANGELOG.md: the page under /nyheder/, and its feed."""

import html
import re
from collections.abc import Iterator, Sequence
from xml.etree import ElementTree

from generator.site.content import SiteContent
from generator.text.changelog import CHANGELOG, Release, releases
from generator.text.danish import day
from generator.text.page import PageSpec, page_spec

PAGE = "nyheder/index.md"
FEED = "nyheder/feed.xml"
TITLE = "Nyt i Bridgelovene i praksis"
ATOM = "http://www.w3.org/2005/Atom"


def specs(_: SiteContent) -> Iterator[PageSpec]:
    yield page_spec(
        "news",
        PAGE,
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
        items = "".join(f"<li>{_html(line)}</li>" for line in release.clubs)
        _add(entry, "content", f"<ul>{items}</ul>", type="html")
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


def _html(line: str) -> str:
    """A line of CHANGELOG.md in HTML; what stands between backticks is code."""
    return re.sub(r"`([^`]*)`", r"<code>\1</code>", html.escape(line, quote=False))

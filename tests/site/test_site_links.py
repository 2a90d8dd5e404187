"""Every internal link and anchor of the built site leads somewhere."""

import posixpath
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote

from lxml.html import document_fromstring


class Anchors(NamedTuple):
    """The links of a page, and the places on it that a link can lead to."""

    links: frozenset[str]
    places: frozenset[str]


def anchors(text: str) -> Anchors:
    page = document_fromstring(text)
    return Anchors(frozenset(page.xpath("//@href | //@src")), frozenset(page.xpath("//@id")))


def broken(site: Path) -> Iterator[str]:
    pages = {str(file): anchors(file.read_text("utf-8")) for file in site.rglob("*.html")}
    file_at = cache(_file)
    for file, page in pages.items():
        here, folder = posixpath.relpath(file, site), posixpath.dirname(file)
        for link in sorted(page.links):
            address, _, anchor = link.partition("#")
            if "://" in address or address.startswith(("mailto:", "data:", "javascript:")):
                continue
            target = file_at(_place(str(site), folder, unquote(address))) if address else file
            if target is None:
                yield f"{here}: {link} leads nowhere"
            elif (
                anchor and target.endswith(".html") and unquote(anchor) not in pages[target].places
            ):
                yield f"{here}: {link} has no such place"


def _place(site: str, folder: str, address: str) -> str:
    """Where an address lies, seen from a page in a folder: one way of writing it for all pages."""
    begin = site if address.startswith("/") else folder
    return posixpath.normpath(posixpath.join(begin, address.removeprefix("/")))


def _file(place: str) -> str | None:
    """The file that a server would answer with there, if there is one."""
    file = Path(place, "index.html") if Path(place).is_dir() else Path(place)
    return str(file) if file.is_file() else None


def test_every_internal_link_and_anchor_leads_somewhere(site: Path) -> None:
    assert [*broken(site)] == []


def test_a_link_that_leads_nowhere_is_found_wherever_it_stands(tmp_path: Path) -> None:
    (tmp_path / "there.html").write_text('<p id="here">', "utf-8")
    (tmp_path / "page.html").write_text(
        """<a href="there.html#here">1</a> <a title="a > b" href='there.html#gone'>2</a>
        <img src=gone.png> <!-- <a href="unsaid"> --> <script src="gone.js">'<a href="x">'</script>
        <a href="../page.html">out</a> <a href="https://else.example/">3</a> <a href="#me">4</a>
        <a href="/there.html?a=1&amp;b=2#here">5</a>""",
        "utf-8",
    )
    assert [found.removeprefix("page.html: ") for found in broken(tmp_path)] == [
        "#me has no such place",
        "../page.html leads nowhere",
        "/there.html?a=1&b=2#here leads nowhere",
        "gone.js leads nowhere",
        "gone.png leads nowhere",
        "there.html#gone has no such place",
    ]

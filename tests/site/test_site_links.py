"""Every internal link and anchor of the built site leads somewhere."""

from __future__ import annotations

from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag


class Anchors(HTMLParser):
    """The links of a page, and the places on it that a link can lead to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.places: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = {name: value or "" for name, value in attrs}
        self.places |= {named["id"]} if "id" in named else set()
        for name in ("href", "src"):
            if name in named:
                self.links.append(named[name])


def broken(site: Path) -> Iterator[str]:
    pages = {file: Anchors(file.read_text("utf-8")) for file in site.rglob("*.html")}
    for file, page in pages.items():
        for link in page.links:
            address, anchor = urldefrag(link)
            if "://" in address or address.startswith(("mailto:", "data:", "javascript:")):
                continue
            target = _file(site, file, unquote(address))
            if not target.is_file():
                yield f"{file.relative_to(site)}: {link} leads nowhere"
            elif (
                anchor and target.suffix == ".html" and unquote(anchor) not in pages[target].places
            ):
                yield f"{file.relative_to(site)}: {link} has no such place"


def _file(site: Path, page: Path, address: str) -> Path:
    """The file an address leads to, seen from a page."""
    if address.startswith("/"):
        target = site / address.removeprefix("/")
    else:
        target = (page.parent / address).resolve() if address else page
    return target / "index.html" if target.is_dir() else target


def test_every_internal_link_and_anchor_leads_somewhere(site: Path) -> None:
    assert [*broken(site)] == []


def test_the_pages_are_many_and_every_law_is_there(site: Path) -> None:
    assert all((site / "paragraffer" / str(n) / "index.html").is_file() for n in range(1, 94))

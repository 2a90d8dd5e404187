"""What the world outside sees of the site: language, addresses, cards, structured data, weight."""

import gzip
import json
import re
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

import pytest
from html_read import Html

from generator.site.publish import PACK, WORKER

ADDRESS = "https://bridgelovene.example/"
TAKEN_AS_THEY_ARE = (".woff2", ".png")


class Head(NamedTuple):
    """What the head of a page says."""

    lang: str
    title: str
    canonical: str
    meta: dict[str, str]
    data: list[str]


def head_of(file: Path) -> Head:
    text = file.read_text("utf-8").partition("</head>")[0]
    tags = Html(text).tags
    meta = {
        each.get("name") or each.get("property", ""): each.get("content", "")
        for tag, each in tags
        if tag == "meta"
    }
    canonical = (each["href"] for _, each in tags if each.get("rel") == "canonical")
    (title,) = re.findall(r"<title>(.*?)</title>", text, re.DOTALL)
    data = re.findall(r'<script type="?application/ld\+json"?>(.*?)</script>', text, re.DOTALL)
    return Head(dict(tags)["html"].get("lang", ""), title, next(canonical, ""), meta, data)


@pytest.fixture(scope="module")
def heads(site: Path) -> dict[str, Head]:
    """The head of every page, by its address below the site's."""
    files = (file for file in site.rglob("index.html"))
    found = {f.parent.relative_to(site).as_posix(): head_of(f) for f in files}
    return {"" if path == "." else f"{path}/": head for path, head in found.items()}


def test_every_page_is_danish_and_says_what_it_is(heads: dict[str, Head]) -> None:
    assert len(heads) > 500
    for path, head in heads.items():
        assert head.lang == "da", path
        assert head.title.strip(), path
        assert len(head.meta["description"]) > 10, path


def test_every_page_says_its_own_address(heads: dict[str, Head]) -> None:
    wrong = {path for path, head in heads.items() if head.canonical != ADDRESS + path}
    assert wrong == set()


def test_every_page_has_a_card_to_be_shared_with(heads: dict[str, Head], site: Path) -> None:
    for path, head in heads.items():
        assert head.meta["og:title"], path
        assert head.meta["og:description"] == head.meta["description"], path
        picture = site / head.meta["og:image"].removeprefix(ADDRESS)
        size = struct.unpack(">II", picture.read_bytes()[16:24])
        assert size == (1200, 630), path
    cards = {head.meta["og:image"] for path, head in heads.items() if "situationer/" in path}
    assert len(cards) >= 29


def test_the_site_map_has_every_page(heads: dict[str, Head], site: Path) -> None:
    tree = ElementTree.parse(site / "sitemap.xml")
    listed = {found.text for found in tree.iter() if found.tag.endswith("}loc")}
    assert listed == {ADDRESS + path for path in heads}


def nodes(head: Head) -> Iterator[dict[str, object]]:
    for text in head.data:
        found = json.loads(text)
        assert found["@context"] == "https://schema.org"
        yield from found.get("@graph", [found])


def test_the_structured_data_can_be_read_and_is_what_search_engines_still_read(
    heads: dict[str, Head],
) -> None:
    kinds = {path: [node["@type"] for node in nodes(head)] for path, head in heads.items()}
    for path, found in kinds.items():
        assert found == (["BreadcrumbList"] if path else ["WebSite"]), path


def test_what_the_first_visit_keeps_is_light_and_has_every_calculator(site: Path) -> None:
    worker = (site / WORKER).read_text("utf-8")
    files, first = re.findall(r"^const (?:FILES|FIRST) = (.*);$", worker, re.MULTILINE)[:2]
    kept = [*json.loads(files)][: int(first)]
    packed = json.loads((site / PACK).read_text("utf-8"))
    assert {*packed["pages"]} == {path for path in kept if path.endswith(".html")}
    for path, numbers in packed["pages"].items():
        page = "\n".join(packed["lines"][number] for number in numbers)
        assert page == (site / path).read_text("utf-8"), path
    for tool in ("justeret", "krav", "score", "imp", "kp", "matchpoint", "rundspoerge"):
        assert f"vaerktoejer/{tool}/index.html" in kept
    fetched = [PACK, *(path for path in kept if path not in packed["pages"])]
    weights = {path: over_the_net(site / path) for path in fetched}
    assert sum(weights.values()) <= 2_000_000, weights


def over_the_net(file: Path) -> int:
    content = file.read_bytes()
    return len(content) if file.suffix in TAKEN_AS_THEY_ARE else len(gzip.compress(content))

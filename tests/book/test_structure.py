"""The handbook as a screen reader meets it: the structure tree, walked from beginning to end."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader

HEADINGS = ("/H1", "/H2", "/H3", "/H4", "/H5")


@pytest.fixture(scope="module")
def reader(site: Path) -> PdfReader:
    return PdfReader(site / "download" / "haandbog.pdf")


@pytest.fixture(scope="module")
def elements(reader: PdfReader) -> list[Any]:
    """Every element, in reading order."""
    catalogue: Any = reader.trailer["/Root"]
    return [*walked(catalogue["/StructTreeRoot"])]


def walked(element: Any) -> Iterator[Any]:
    stack = [element]
    while stack:
        one = stack.pop().get_object()
        if isinstance(one, list):
            stack += reversed(one)
        elif isinstance(one, dict):
            yield one
            if "/K" in one:
                stack.append(one["/K"])


def of_kind(elements: list[Any], *kinds: str) -> list[Any]:
    return [one for one in elements if one.get("/S") in kinds]


def test_every_figure_has_an_alternative(elements: list[Any]) -> None:
    figures = of_kind(elements, "/Figure")
    assert figures
    assert [one for one in figures if not one.get("/Alt")] == []


def test_every_table_has_its_headers(elements: list[Any]) -> None:
    tables = of_kind(elements, "/Table")
    assert tables
    assert [t for t in tables if not of_kind([*walked(t)], "/TH")] == []


def test_every_link_says_where_it_leads_and_stands_in_the_tree(reader: PdfReader) -> None:
    pages: list[Any] = [*reader.pages]
    links = [note.get_object() for page in pages for note in page.get("/Annots", ())]
    assert len(links) > len(pages)
    assert [one for one in links if not one.get("/Contents") or "/StructParent" not in one] == []


def test_headings_never_skip_a_level(elements: list[Any]) -> None:
    levels = [HEADINGS.index(one["/S"]) + 1 for one in of_kind(elements, *HEADINGS)]
    assert levels[0] == 1
    assert all(after <= before + 1 for before, after in pairwise(levels))


def test_reading_goes_from_page_to_page(reader: PdfReader, elements: list[Any]) -> None:
    texts = [one for one in of_kind(elements, *HEADINGS, "/P") if "/Pg" in one]
    pages = [reader.get_page_number(one["/Pg"].get_object()) or 0 for one in texts]
    assert len({*pages}) > len(reader.pages) * 0.9
    assert all(before <= after for before, after in pairwise(pages))

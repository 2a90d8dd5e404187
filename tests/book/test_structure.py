"""The handbook as a screen reader meets it: the structure tree, walked from beginning to end."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pdfua
import pytest
from own_book import BOOK
from pdf_runs import IMPRINT
from pikepdf import Array, Dictionary, Pdf

from generator.book.make import documents
from generator.data.entries import NO_CASES
from generator.views.content import Content

OUTSIDE = {
    *("UA-01-002", "UA-01-003", "UA-01-005", "UA-06-001", "UA-07-001", "UA-07-002"),
    *("UA-13-004", "UA-15-003", "UA-18-001", "UA-18-005", "UA-28-004"),
}
"""What an outside checker looks at: marked, tagged or an artefact, a tree, language, title (shown),
figures, tables, notes, links, and that the file says it is PDF/UA. Its rule of headings, UA-14-001,
fails on a tree like ours; ours is below."""
FILES = [one.file for one in documents(Content(BOOK, NO_CASES, ()), IMPRINT)]
MOST_BYTES = 4_000_000
HEADINGS = ("/H1", "/H2", "/H3", "/H4", "/H5")


@pytest.fixture(scope="module")
def elements(book: Pdf) -> list[Any]:
    """Every element, in reading order."""
    return [*walked(book.Root.StructTreeRoot)]


@pytest.fixture(scope="module")
def numbers(book: Pdf) -> dict[tuple[int, int], int]:
    """Which page each is, by its number among the objects of the file."""
    return {page.obj.objgen: number for number, page in enumerate(book.pages)}


def walked(element: Any) -> Iterator[Any]:
    stack = [element]
    while stack:
        one = stack.pop()
        if isinstance(one, Array):
            stack += reversed([*one])
        elif isinstance(one, Dictionary):
            yield one
            if "/K" in one:
                stack.append(one["/K"])


def marked(book: Pdf, numbers: dict[tuple[int, int], int]) -> dict[int, list[int]]:
    """By page the numbers of its marked content, in the order of the tree."""
    found: dict[int, list[int]] = {}
    stack: list[tuple[Any, int]] = [(book.Root.StructTreeRoot, -1)]
    while stack:
        one, page = stack.pop()
        if isinstance(one, Array):
            stack += [(child, page) for child in reversed([*one])]
        elif isinstance(one, int):
            found.setdefault(page, []).append(one)
        elif isinstance(one, Dictionary):
            page = numbers[one["/Pg"].objgen] if "/Pg" in one else page
            child = one.get("/MCID", one.get("/K"))
            stack += [(child, page)] if child is not None else []
    return found


def of_kind(elements: list[Any], *kinds: str) -> list[Any]:
    return [one for one in elements if one.get("/S") in kinds]


@pytest.mark.parametrize("file", FILES)
def test_an_outside_checker_finds_nothing(file: str, site: Path) -> None:
    report = pdfua.validate(str(site / "download" / file))
    assert {one.rule_id for one in report.outcomes if not one.skipped} >= OUTSIDE
    assert report.findings == ()


def test_every_link_says_where_it_leads_and_stands_in_the_tree(book: Pdf) -> None:
    pages: list[Any] = [*book.pages]
    links = [note for page in pages for note in page.get("/Annots", ())]
    assert len(links) > len(pages)
    assert [one for one in links if not one.get("/Contents") or "/StructParent" not in one] == []


def test_headings_never_skip_a_level(elements: list[Any]) -> None:
    assert all(one.get("/K") for one in of_kind(elements, *HEADINGS))
    levels = [HEADINGS.index(one["/S"]) + 1 for one in of_kind(elements, *HEADINGS)]
    assert levels[0] == 1
    assert all(after <= before + 1 for before, after in pairwise(levels))


def test_reading_goes_from_page_to_page(
    numbers: dict[tuple[int, int], int], elements: list[Any]
) -> None:
    texts = [one for one in of_kind(elements, *HEADINGS, "/P") if "/Pg" in one]
    pages = [numbers[one["/Pg"].objgen] for one in texts]
    assert len({*pages}) > len(numbers) * 0.9
    assert all(before <= after for before, after in pairwise(pages))


def test_a_page_is_read_in_the_order_it_is_drawn(
    book: Pdf, numbers: dict[tuple[int, int], int]
) -> None:
    found = marked(book, numbers)
    assert len(found) == len(numbers)
    assert [page for page, marks in found.items() if marks != sorted({*marks})] == []


def test_no_document_is_larger_than_a_telephone_should_fetch(site: Path) -> None:
    sizes = {pdf.name: pdf.stat().st_size for pdf in (site / "download").glob("*.pdf")}
    assert {*sizes} == {*FILES}
    assert {name: size for name, size in sizes.items() if size > MOST_BYTES} == {}

"""What a director types finds the page he needs among the first three, in a real browser."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest
from conftest import ROOT
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser

QUERIES = [
    tuple(line.split(" | "))
    for line in (ROOT / "tests" / "queries.txt").read_text("utf-8").splitlines()
    if line and not line.startswith("#")
]
FIRST_THREE = """found => found.slice(0, 3).map((hit) =>
    new URL(hit.querySelector("a").href).pathname.slice(1))"""
NOTHING_TYPED = "Indtast søgeord"


def typed(page: Page, query: str) -> None:
    """Put a query in the field as a keyboard does: Material listens to the keys."""
    box = page.locator(".md-search__input")
    box.fill(query)
    box.press("End")


def first_three(page: Page, query: str) -> list[str]:
    """The pages a query gives; the field is emptied first, so that no older list is read."""
    told = page.locator(".md-search-result__meta")
    typed(page, "")
    expect(told).to_have_text(NOTHING_TYPED)
    typed(page, query)
    expect(told).not_to_have_text(NOTHING_TYPED)
    found: list[str] = page.eval_on_selector_all(".md-search-result__item", FIRST_THREE)
    return found


def test_every_query_finds_its_page_among_the_first_three(desktop: Page) -> None:
    assert len(QUERIES) >= 60
    desktop.goto("/")
    found = {query: first_three(desktop, query) for query, _ in QUERIES}
    missed = {query: (page, found[query]) for query, page in QUERIES if page not in found[query]}
    assert missed == {}


def test_what_is_found_is_a_title_and_the_answer_in_one_line(phone: Page) -> None:
    phone.goto("/")
    phone.locator("label.find").click()
    typed(phone, "begrænset svar tilsvarende")
    case = phone.locator(".md-search-result__item a[href*='pass-in-partners-turn-limited']").first
    expect(case.locator(".search-line")).to_have_text("Ingen yderligere berigtigelse.")
    expect(phone.locator(".md-search-result .md-tags:visible")).to_have_count(0)
    expect(phone.locator(".md-search-result__more:visible")).to_have_count(0)


def test_a_page_that_is_not_there_has_a_search_field_that_works(phone: Page) -> None:
    phone.goto("/404.html")
    field = phone.get_by_role("main").get_by_role("searchbox")
    field.fill("strafkort")
    field.press("Enter")
    expect(phone.locator(".md-search-result__item").first).to_be_visible()


@pytest.mark.parametrize("kind", ["phone", "desktop"])
def test_a_search_that_finds_nothing_is_no_dead_end(
    kind: str, request: pytest.FixtureRequest
) -> None:
    page: Page = request.getfixturevalue(kind)
    page.goto("/situationer/strafkort/")
    way_on = page.locator(".search-foot a")
    expect(way_on).to_be_hidden()
    page.locator(".md-header label[for=__search]:visible, .md-search__input:visible").first.click()
    typed(page, "qxzwv")
    expect(page.locator(".md-search-result__meta")).to_have_text("Ingen resultater fundet")
    way_on.click()
    expect(page).to_have_url(re.compile("/ikke-her/$"))


def test_the_pages_of_the_queries_exist(site: Path) -> None:
    assert [page for _, page in QUERIES if not (site / page / "index.html").is_file()] == []


def test_the_search_index_stays_small_enough_for_a_phone(site: Path) -> None:
    index = (site / "search" / "search_index.json").read_bytes()
    assert len(gzip.compress(index)) < 400_000

"""The search in a real browser: opened, typed in, and left by finger and by keyboard."""

import re
from pathlib import Path

import pytest
from in_page import visiting
from playwright.sync_api import Browser, Locator, Page, Route, expect

from dev.looked_at import settled

pytestmark = pytest.mark.browser

SCRIPTS = re.compile(r"/(search|search-index|minisearch)\.js$")


def field(page: Page) -> Locator:
    return page.get_by_role("textbox", name="Hvad skete der?")


def options(page: Page) -> Locator:
    return page.get_by_role("dialog").get_by_role("option")


def test_a_finger_opens_the_search_and_what_it_found(browser: Browser, address: str) -> None:
    with visiting(browser, address, has_touch=True) as page:
        page.goto("/")
        page.locator("a.to-search").tap()
        field(page).fill("strafkort")
        expect(options(page).first).to_contain_text("Vist kort og strafkort")
        options(page).first.tap()
        expect(page.locator("h1")).to_contain_text("Vist kort og strafkort")


@pytest.mark.parametrize("key", ["/", "s", "f"])
def test_the_keyboard_alone_searches_chooses_and_opens(key: str, desktop: Page) -> None:
    desktop.goto("/sager/")
    desktop.keyboard.press(key)
    desktop.keyboard.type("udspil uden for tur")
    expect(options(desktop).first).to_be_visible()
    expect(field(desktop)).to_have_value("udspil uden for tur")
    chosen = desktop.locator("[role=option][aria-selected=true]")
    for _ in range(9):  # the answers of the next question stand first
        desktop.keyboard.press("ArrowDown")
        if chosen.count():
            break
    expect(chosen).to_have_count(1)
    told = chosen.get_attribute("id")
    assert told is not None
    expect(field(desktop)).to_have_attribute("aria-activedescendant", told)
    title = chosen.locator("strong").inner_text()
    desktop.keyboard.press("Enter")
    expect(desktop.locator("h1")).to_contain_text(title)
    desktop.go_back()
    expect(field(desktop)).to_have_value("udspil uden for tur")
    expect(options(desktop).first).to_be_visible()


def test_what_is_typed_before_the_script_has_come_is_looked_for(new_phone: Page) -> None:
    held: list[Route] = []
    new_phone.route(re.compile(r"/search\.js$"), lambda route: held.append(route))
    new_phone.goto("/")
    with new_phone.expect_request(re.compile(r"/search\.js$")):
        new_phone.locator("a.to-search").click()
    new_phone.keyboard.type("strafkort")
    held[0].continue_()
    expect(options(new_phone).first).to_contain_text("strafkort")


@pytest.mark.parametrize("missing", [SCRIPTS, re.compile("search-index.js")])
def test_without_a_net_the_search_says_so_and_tries_again(
    missing: re.Pattern[str], browser: Browser, address: str
) -> None:
    with visiting(browser, address) as page:
        page.route(missing, lambda route: route.abort())
        page.goto("/")
        page.locator("a.to-search").click()
        told = page.get_by_role("dialog").get_by_role("status")
        expect(told).to_contain_text("kan ikke hentes nu")
        page.unroute(missing)
        page.keyboard.press("Escape")
        page.locator("a.to-search").click()
        page.keyboard.type("strafkort")
        expect(options(page).first).to_be_visible()


def test_nothing_of_the_search_is_fetched_before_somebody_searches(new_phone: Page) -> None:
    asked: list[str] = []
    new_phone.on("request", lambda request: asked.append(request.url))
    new_phone.goto("/situationer/strafkort/")
    settled(new_phone)
    assert not [url for url in asked if SCRIPTS.search(url)]
    new_phone.keyboard.press("s")
    new_phone.keyboard.type("strafkort")
    expect(options(new_phone).first).to_be_attached()
    assert len([url for url in asked if SCRIPTS.search(url)]) == 3


def test_the_builders_own_search_is_not_on_the_site(site: Path) -> None:
    left = [f for f in site.rglob("*") if re.search("lunr|search_index|search.json", f.name)]
    assert left == []
    assert not [f for f in site.rglob("*search*.js") if f.parent.name != "js"]
    assert not (site / "search").exists()

"""The frame of a page moves by our own script: the builder's is not loaded."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

LONG = "/situationer/kulorsvigt/"
LIGHT, DARK = "default", "slate"


def test_no_page_loads_the_script_of_its_builder(site: Path) -> None:
    pages = [*site.rglob("*.html")]
    assert len(pages) > 500
    for page in pages:
        text = page.read_text("utf-8")
        assert "assets/javascripts/" not in text, page
        assert "assets/js/frame.js" in text, page


@pytest.mark.browser
def test_the_colours_follow_the_device_until_others_are_chosen_and_are_kept(phone: Page) -> None:
    body = phone.locator("body")
    phone.emulate_media(color_scheme="dark")
    phone.goto("/")
    expect(body).to_have_attribute("data-md-color-scheme", DARK)
    phone.emulate_media(color_scheme="light")
    expect(body).to_have_attribute("data-md-color-scheme", LIGHT)
    for title, scheme in (("Skift til lyse farver", LIGHT), ("Skift til mørke farver", DARK)):
        phone.locator(f"label[title='{title}']").click()
        expect(body).to_have_attribute("data-md-color-scheme", scheme)
    phone.goto("/om/")
    expect(body).to_have_attribute("data-md-color-scheme", DARK)
    expect(phone.locator("label[title^='Skift'], label[title^='Følg']")).to_have_count(3)
    phone.locator("label[title='Følg enhedens farver']").click()
    expect(body).to_have_attribute("data-md-color-scheme", LIGHT)


@pytest.mark.browser
def test_the_drawer_opens_and_closes(phone: Page) -> None:
    phone.goto("/")
    drawer = phone.locator(".md-sidebar--primary")
    expect(drawer).not_to_be_in_viewport()
    phone.locator("header label[for=__drawer]").click()
    expect(drawer).to_be_in_viewport()
    phone.keyboard.press("Escape")
    expect(drawer).not_to_be_in_viewport()
    phone.locator("header label[for=__drawer]").click()
    drawer.get_by_role("link", name="Sammenlign").click()
    expect(phone.locator("h1")).to_have_text("Sammenlign#")


@pytest.mark.browser
def test_the_way_to_the_top_and_the_contents_follow_the_page(desktop: Page) -> None:
    desktop.goto(LONG)
    top = desktop.locator(".md-top")
    expect(top).to_have_attribute("hidden", "")
    desktop.evaluate("scrollTo(0, document.body.scrollHeight)")
    expect(desktop.locator(".md-sidebar--secondary .md-nav__link--active")).to_have_count(1)
    desktop.evaluate("scrollBy(0, -200)")
    expect(top).not_to_have_attribute("hidden", "")
    top.click()
    assert desktop.evaluate("scrollY") == 0


@pytest.mark.browser
def test_what_is_folded_opens_for_an_address_and_on_paper(desktop: Page) -> None:
    desktop.goto("/aendringer/#lister")
    fold = desktop.locator("details:has(#lister)")
    expect(fold).to_have_attribute("open", "")
    desktop.goto("/om/")
    folds = "document.querySelectorAll('article details:not([open])').length"
    folded = desktop.evaluate(folds)
    assert folded
    desktop.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert not desktop.evaluate(folds)
    desktop.evaluate("dispatchEvent(new Event('afterprint'))")
    assert desktop.evaluate(folds) == folded


@pytest.mark.browser
def test_a_wide_table_without_a_layout_is_scrolled_by_itself(phone: Page) -> None:
    phone.goto("/aendringer/")
    within = phone.locator("article .md-typeset__scrollwrap > .md-typeset__table > table")
    expect(within.first).to_be_visible()

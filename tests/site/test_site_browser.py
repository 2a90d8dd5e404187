"""The built site as a director meets it, in headless Chromium."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

pytestmark = pytest.mark.browser

KINDS = {
    "situation": "/situationer/melding-uden-for-tur/",
    "lead": "/situationer/aabningsudspil-uden-for-tur/",
    "case": "/sager/pass-in-partners-turn-limited-reply/",
    "not here": "/ikke-her/",
}
"""What test_comfort.py does not look at."""
OPEN_ALL = "document.querySelectorAll('details').forEach(below => below.open = true)"


def from_home_to_a_case(page: Page) -> None:
    """What a director does: what has happened, which answers, the ruling, a case like it."""
    page.goto("/")
    expect(page.locator("h1")).to_contain_text("Hvad er der sket?")
    page.get_by_role("link", name="Melding uden for tur").first.click()
    expect(page.locator("h1")).to_contain_text("Melding uden for tur")
    guide = page.locator(".guide")
    for answer in ("rho", "bid", "lho"):
        guide.locator(f".guide-answers [data-answer={answer}]").click()
    expect(guide.locator("#guide-heading")).to_contain_text("melding gælder")
    expect(guide.get_by_role("link", name="§ 29A").first).to_be_visible()
    page.locator("#sager + ul a").first.click()
    page.locator("summary", has_text="Vejen dertil").click()
    page.get_by_role("link", name=re.compile(r"^Kendelse [A-Z]+")).first.click()
    expect(page.locator("table.rows tr:target")).to_be_visible()


def test_from_home_to_a_case_on_a_phone(phone: Page) -> None:
    from_home_to_a_case(phone)


def test_from_home_to_a_case_on_a_computer(desktop: Page) -> None:
    from_home_to_a_case(desktop)


@pytest.mark.parametrize("kind", KINDS)
def test_no_page_scrolls_sideways_on_a_phone(kind: str, phone: Page) -> None:
    phone.goto(KINDS[kind])
    phone.evaluate(OPEN_ALL)
    assert phone.evaluate("document.documentElement.scrollWidth") == 390
    wide = "[...document.querySelectorAll('.scroll')].filter(e => e.scrollWidth > e.clientWidth)"
    assert phone.evaluate(f"{wide}.length") == 0


def test_the_questions_and_the_ruling_are_there_without_a_script(
    browser: Browser, address: str
) -> None:
    context = browser.new_context(base_url=address, java_script_enabled=False)
    page = context.new_page()
    page.goto("/situationer/melding-uden-for-tur/")
    row = page.locator("table.verdicts tbody tr").first
    expect(row.locator("td[data-label]").first).to_be_visible()
    expect(row.locator("summary")).to_be_visible()
    expect(page.locator(".words li.say").first).to_be_visible()
    page.goto("/")
    page.get_by_role("link", name="Melding uden for tur").first.click()
    expect(page.locator("h1")).to_contain_text("Melding uden for tur")
    context.close()


def test_a_row_is_a_card_on_a_phone_and_still_a_table_to_a_screen_reader(phone: Page) -> None:
    phone.goto("/situationer/melding-uden-for-tur/")
    phone.evaluate(OPEN_ALL)
    row = phone.locator("table.rows tbody tr").first
    assert row.evaluate("row => getComputedStyle(row).display") == "block"
    expect(phone.get_by_role("table").first).to_be_visible()
    assert phone.get_by_role("row").count() > 10


def test_dark_and_light_follow_the_device(browser: Browser, address: str) -> None:
    seen = []
    for scheme in ("light", "dark"):
        context = browser.new_context(base_url=address, color_scheme=scheme)
        page = context.new_page()
        page.goto("/")
        seen.append(page.evaluate("getComputedStyle(document.body).backgroundColor"))
        context.close()
    assert seen == ["rgb(253, 252, 248)", "rgb(21, 26, 24)"]


def test_the_text_is_set_in_the_sites_own_fonts(desktop: Page) -> None:
    desktop.goto("/situationer/melding-uden-for-tur/")
    desktop.evaluate("document.fonts.ready")
    fonts = desktop.evaluate(
        "[...document.fonts].filter(f => f.status == 'loaded').map(f => f.family)"
    )
    assert {"Lovbog Sans", "Lovbog Serif"} <= {font.strip('"') for font in fonts}


def test_paper_shows_every_row_of_every_table_with_its_verdict(desktop: Page) -> None:
    desktop.goto("/situationer/melding-uden-for-tur/")
    desktop.emulate_media(media="print")
    verdicts = desktop.locator("table.rows tbody td.outcome")
    assert verdicts.count() > 20
    assert all(verdict.is_visible() for verdict in verdicts.all())
    assert all(text.strip() for text in verdicts.all_inner_texts())


def test_a_wrong_address_is_answered_in_danish(site: Path, desktop: Page) -> None:
    assert "Siden findes ikke" in (site / "404.html").read_text("utf-8")
    desktop.goto("/404.html")
    expect(desktop.get_by_role("link", name="Hvad er der sket?").last).to_be_visible()

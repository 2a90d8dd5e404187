"""How long a page is on a phone, nothing to scroll sideways, and what is folded is found.

The lengths of the situations' pages are among the measures: test_measures.py.
"""

import pytest
from conftest import PHONE
from own_book import BOOK
from playwright.sync_api import Browser, Page

from generator.views.situation import parts_of
from rules_src.laws import SITUATIONS

SCREEN = PHONE[1]


def height(page: Page) -> int:
    return int(page.evaluate("document.documentElement.scrollHeight"))


def test_about_is_at_most_six_screens(phone: Page) -> None:
    phone.goto("/om/")
    assert height(phone) <= 6 * SCREEN


@pytest.mark.parametrize("case", ["takeout-double-is-cancelled", "weak-notrump-in-lhos-turn"])
def test_an_auction_fits_the_narrowest_phone(phone: Page, case: str) -> None:
    phone.set_viewport_size({"width": 320, "height": 640})
    phone.goto(f"/sager/{case}/")
    heads = phone.locator("table.auction th").all_inner_texts()
    assert [head.split()[0] for head in heads] == ["Vest", "Nord", "Øst", "Syd"]
    assert sum("giver" in head for head in heads) == 1
    assert phone.evaluate("document.documentElement.scrollWidth") <= 320
    assert phone.evaluate(
        "[...document.querySelectorAll('table.auction :is(th, td)')]"
        ".every(cell => cell.scrollWidth <= cell.clientWidth)"
    )


def test_a_link_to_a_row_opens_all_it_is_folded_into(phone: Page) -> None:
    situation = next(s for s in SITUATIONS if s.parts)
    row = parts_of(BOOK, situation)[1].rows[0]
    phone.goto(f"/situationer/{situation.slug}/#{row.row.id}")
    phone.wait_for_selector(".guide.ready")
    ruling = phone.locator(f"[id='{row.row.id}'] details.row")
    assert ruling.get_attribute("open") is not None
    assert ruling.locator(".steps").first.is_visible()


def test_without_a_script_every_verdict_stands_on_the_page(browser: Browser, address: str) -> None:
    situation = next(s for s in SITUATIONS if s.parts)
    context = browser.new_context(base_url=address, java_script_enabled=False)
    page = context.new_page()
    page.goto(f"/situationer/{situation.slug}/")
    for part in parts_of(BOOK, situation):
        for row in part.rows:
            assert page.locator(f"[id='{row.row.id}'] summary").is_visible(), row.row.id
    context.close()


@pytest.mark.parametrize(
    "case",
    [
        "claim-doubtful-count",
        "both-sides-revoked-and-one-was-hurt",
        "serious-error-after-the-infraction",
        "changes-beside-a-penalty-card",
    ],
)
def test_hands_and_tricks_fit_the_narrowest_phone(phone: Page, case: str) -> None:
    phone.set_viewport_size({"width": 320, "height": 640})
    phone.goto(f"/sager/{case}/")
    seats = phone.locator(".deal .seat").all_inner_texts()
    assert [seat.split()[0] for seat in seats] == ["Nord", "Øst", "Syd", "Vest"]
    assert phone.locator(".dealt .caption").inner_text() == "Kortene er konstrueret til sagen."
    assert phone.locator(".deal .suit:not([aria-label])").count() == 0
    assert phone.evaluate("document.documentElement.scrollWidth") <= 320
    assert phone.evaluate(
        "[...document.querySelectorAll('.deal p, table.tricks :is(th, td)')]"
        ".every(cell => cell.scrollWidth <= cell.clientWidth + 1)"
    )

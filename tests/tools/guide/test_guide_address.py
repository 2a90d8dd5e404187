"""The guide's addresses, seats, keys and memory, in headless Chromium."""

import json

import pytest
from in_page import visiting
from playwright.sync_api import Browser, Locator, Page, expect

pytestmark = pytest.mark.browser

CALL = "/situationer/melding-uden-for-tur/"


def heading(page: Page) -> Locator:
    return page.locator("#guide-heading")


GOOD: dict[str, object] = {
    "page": "situationer/kulorsvigt", "hash": "#/", "title": "Kulørsvigt", "verdict": "x", "at": 9e8
}  # fmt: skip
WRONG: list[dict[str, object]] = [
    {"at": "x"}, {"at": 1e300}, {"hash": None}, {"page": 1}, {"title": {}}, {"lying": 1},
    {"lying": [1]}, {"ended": {}}, {"later": [1]}, {"done": 1}, {"sheet": [{}]},
]  # fmt: skip
POISON = (
    *("null", "7", '"x"', "{}", "[", "[[]]", "[null]", "[{}]", '[{"__proto__": 1}]'),
    *(json.dumps([GOOD, GOOD | wrong]) for wrong in WRONG),
)
"""What the browser's store may say that we never wrote there."""
RULED = f"{CALL}#/turn=rho/rho_must_pass=yes"
KEEPS = {
    "/": POISON[::6],
    RULED: POISON[1::6],
    "/vaerktoejer/kendelse/": POISON[2::6],
    "/vaerktoejer/log/": POISON,
}
"""Pages that read the store, each with some of it, and one with all."""


def test_a_store_that_is_broken_is_set_aside_with_a_word_and_no_page_breaks(phone: Page) -> None:
    for address, poisons in KEEPS.items():
        phone.goto(address)
        for poison in poisons:
            phone.evaluate("text => localStorage.setItem('kendelser', text)", poison)
            phone.reload()
            expect(phone.locator("p.note-box[role=status]")).to_contain_text("lagt til side")
            assert phone.evaluate("localStorage['kendelser.ulæst']") == poison
            left = json.loads(phone.evaluate("localStorage.kendelser"))
            assert [one for one in left if one["at"] == GOOD["at"]] == [GOOD] * ('"page"' in poison)


def test_a_whole_ruling_with_the_keyboard_alone(desktop: Page) -> None:
    desktop.goto(CALL)
    pressed = 0
    while desktop.locator(".guide-card.ruled").count() == 0:
        for _ in range(60):
            desktop.keyboard.press("Tab")
            if desktop.evaluate("document.activeElement.matches('.guide-card [data-answer]')"):
                break
        assert desktop.evaluate("getComputedStyle(document.activeElement).outlineStyle") != "none"
        desktop.keyboard.press("Enter")
        expect(
            desktop.locator("#guide-heading:focus, .guide-trail [aria-expanded]:focus")
        ).to_be_visible()
        pressed += 1
        assert pressed < 12
    expect(desktop.locator(".guide [role=status]")).to_have_text("Kendelsen er fundet")
    expect(heading(desktop)).to_be_in_viewport()


def test_those_who_want_no_motion_get_none(browser: Browser, address: str) -> None:
    size = {"width": 390, "height": 500}
    with visiting(browser, address, reduced_motion="reduce", viewport=size) as page:
        page.goto(CALL + "#/turn=rho/call=bid")
        page.locator(".guide-card .guide-answers button[data-answer=no]").click()
        top = page.locator(".guide-card").evaluate("card => card.getBoundingClientRect().top")
        assert 40 < top < 80, "it stands there at once, without scrolling there"


def test_the_address_is_shared(browser: Browser, address: str) -> None:
    rights = ["clipboard-read", "clipboard-write"]
    with visiting(browser, address, permissions=rights) as page:
        page.goto(CALL + "#/turn=rho/rho_must_pass=yes")
        page.evaluate("Object.defineProperty(navigator, 'share', { value: undefined })")
        page.get_by_role("button", name="Del").click()
        expect(page.locator(".guide-link")).to_have_text("Adressen er kopieret.")
        assert page.evaluate("navigator.clipboard.readText()") == page.url

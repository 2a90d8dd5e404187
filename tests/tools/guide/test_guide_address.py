"""The guide's addresses, seats, keys and memory, in headless Chromium."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from in_page import arrive
from playwright.sync_api import Browser, Locator, Page, expect
from scenario import scenarios

pytestmark = pytest.mark.browser

test_what_a_user_does = scenarios(Path(__file__).with_name("address.txt"))

CALL = "/situationer/melding-uden-for-tur/"


def heading(page: Page) -> Locator:
    return page.locator("#guide-heading")


def answer(page: Page, key: str) -> None:
    page.locator(f".guide-card .guide-answers button[data-answer={key}]").click()


UNTRUE = (
    ("#/turn=rho/call=bid/xyz=1", "xyz=1", "#/turn=rho/call=bid"),
    ("#/turn=nobody", "turn=nobody", "#/"),
    ("#/turn=rho/rho_must_pass=yes/accepted=no", "accepted=no", "#/turn=rho/rho_must_pass=yes"),
    ("#/turn=rho/+partner_to_lead", "+partner_to_lead", "#/turn=rho"),
    ("#/turn=rho/+gone", "+gone", "#/turn=rho"),
    ("#/turn=rho/%E0%A4%A", "%E0%A4%A", "#/turn=rho"),
    ("#/plads=Q/turn=rho", "plads=Q", "#/turn=rho"),
    ("#/turn=rho/<b>x", "<b>x", "#/turn=rho"),
    ("#/turn=constructor", "turn=constructor", "#/"),
    ("#/turn=rho/+constructor/+__proto__", "+constructor, +__proto__", "#/turn=rho"),
    ("#/ligger=Ø.constructor/turn=rho", "ligger=Ø.constructor", "#/turn=rho"),
    ("#/ligger=Ø.__proto__.♣K/turn=rho", "ligger=Ø.__proto__.♣K", "#/turn=rho"),
    ("#/ligger=Ø.major_card.♣Z/turn=rho", "ligger=Ø.major_card.♣Z", "#/turn=rho"),
)
"""What an address says, what of it is not so, and the rest."""


def test_what_an_address_says_that_is_not_so_is_named_and_the_rest_kept(phone: Page) -> None:
    phone.goto(CALL + UNTRUE[0][0])
    for said, named, kept in UNTRUE:
        arrive(phone, said)
        expect(phone.locator(".guide .note-box")).to_contain_text(named)
        assert phone.url.endswith(kept), said
        assert phone.locator(".guide .note-box b").count() == 0, said


GOOD: dict[str, object] = {
    "page": "situationer/kulorsvigt", "hash": "#/", "title": "Kulørsvigt", "verdict": "x", "at": 9e8
}  # fmt: skip
WRONG: list[dict[str, object]] = [
    {"at": "x"}, {"at": 1e300}, {"hash": None}, {"page": 1}, {"title": {}}, {"lying": 1},
    {"lying": [1]}, {"ended": {}}, {"later": [1]}, {"done": 1}, {"sheet": [{}]}, {"due": "1"},
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
        expect(heading(desktop)).to_be_focused()
        pressed += 1
        assert pressed < 12
    expect(desktop.locator(".guide [role=status]")).to_have_text("Kendelsen er fundet")
    expect(heading(desktop)).to_be_in_viewport()


def test_those_who_want_no_motion_get_none(browser: Browser, address: str) -> None:
    context = browser.new_context(
        base_url=address, reduced_motion="reduce", viewport={"width": 390, "height": 500}
    )
    page = context.new_page()
    page.goto(CALL + "#/turn=rho/call=bid")
    answer(page, "nothing")
    top = page.locator(".guide-card").evaluate("card => card.getBoundingClientRect().top")
    assert 40 < top < 80, "it stands there at once, without scrolling there"
    context.close()


def test_the_address_is_shared(browser: Browser, address: str) -> None:
    context = browser.new_context(
        base_url=address, permissions=["clipboard-read", "clipboard-write"]
    )
    page = context.new_page()
    page.goto(CALL + "#/turn=rho/rho_must_pass=yes")
    page.evaluate("Object.defineProperty(navigator, 'share', { value: undefined })")
    page.get_by_role("button", name="Del").click()
    expect(page.locator(".guide-link")).to_have_text("Adressen er kopieret.")
    assert page.evaluate("navigator.clipboard.readText()") == page.url
    context.close()

"""The guide's addresses, seats, keys and memory, in headless Chromium."""

from __future__ import annotations

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
)
"""What an address says, what of it is not so, and the rest."""


def test_what_an_address_says_that_is_not_so_is_named_and_the_rest_kept(phone: Page) -> None:
    phone.goto(CALL + UNTRUE[0][0])
    for said, named, kept in UNTRUE:
        arrive(phone, said)
        expect(phone.locator(".guide .note-box")).to_contain_text(named)
        assert phone.url.endswith(kept), said
        assert phone.locator(".guide .note-box b").count() == 0, said


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

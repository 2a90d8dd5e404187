"""The way in: from home to a ruling, and back to the last rulings."""

from __future__ import annotations

import pytest
from conftest import ROOT
from guide_paths import BOOK
from playwright.sync_api import Page, expect

from generator.cases.casebook import read_casebook
from generator.cases.conversation import CaseRuling
from generator.engine.explore import hand_over_of
from rules_src.model.ruling import When

pytestmark = pytest.mark.browser

WEIGHED_AT_THE_DESK = {"best-result-known-and-no-time", "favourable-result-at-the-other-table"}
"""What the two take more answers about is how often each table may play the board again."""


def taps(found: CaseRuling) -> int:
    """The situation, and each answer until there is something to say at the table."""
    asked: set[str] = set()
    for path in (leg.path for leg in found.conversation.legs):
        asked |= {*path.answers}
        on = hand_over_of(path.ruling)
        if on and on.when is not When.NOW:
            break
    return 1 + len(asked)


def test_the_articles_incidents_are_ruled_in_seven_taps_from_home() -> None:
    casebook = read_casebook(ROOT / "rules_src" / "casebook", BOOK, ROOT)
    told = [r for r in casebook.rulings if r.case.source and r.case.source.article]
    assert len(told) > 100
    assert {r.case.id for r in told if taps(r) > 7} <= WEIGHED_AT_THE_DESK


def test_home_asks_what_has_happened_with_a_picture_for_each(phone: Page) -> None:
    phone.goto("/")
    links = phone.locator(".happenings .go:visible")
    pictures = phone.locator(".happenings svg.picto")
    assert pictures.count() == len(BOOK.situations)
    assert links.count() == len(BOOK.situations) + 1
    box = pictures.first.bounding_box()
    assert box is not None
    assert box["width"] >= 30
    assert phone.locator(".recent:visible").count() == 0


def test_the_last_eight_rulings_of_this_device_stand_on_the_home_page(phone: Page) -> None:
    page = "/situationer/melding-uden-for-tur/"
    calls = ("pass", "artificial_pass", "bid", "double")
    for since in ("rho", "lho"):
        for call in calls:
            phone.goto(f"{page}#/turn=rho/call={call}/since={since}")
            expect(phone.locator("#guide-heading")).to_have_text("Kendelse")
    phone.goto(f"{page}#/fejlende=S/turn=rho_barred")
    expect(phone.locator("#guide-heading")).to_have_text("Kendelse")
    phone.goto("/")
    items = phone.locator(".recent li")
    assert items.count() == 8
    expect(items.first).to_contain_text("Meldingen er afgivet i tur, fordi Øst havde pligt")
    items.first.get_by_role("link").click()
    expect(phone.locator("#guide-heading")).to_have_text("Kendelse")
    assert phone.url.endswith("#/fejlende=S/turn=rho_barred")
    phone.goto("/")
    phone.get_by_role("button", name="Ryd listen").click()
    expect(phone.locator(".recent")).to_be_hidden()
    phone.reload()
    expect(phone.locator(".recent")).to_be_hidden()


def test_an_unfinished_conversation_is_not_a_ruling(phone: Page) -> None:
    phone.goto("/situationer/melding-uden-for-tur/#/turn=rho")
    phone.goto("/")
    expect(phone.locator(".recent")).to_be_hidden()

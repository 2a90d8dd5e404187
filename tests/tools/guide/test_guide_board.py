"""What stands on a board, seats that answer, the next incident, and a site in error: tapped."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import unquote

import pytest
from playwright.sync_api import Page, expect
from scenario import scenarios

pytestmark = pytest.mark.browser

test_what_a_user_does = scenarios(Path(__file__).with_name("board.txt"))

CARD = "/situationer/strafkort/"
DROPPED = "#/plads=%C3%98/why_seen=accident/cards=honour/whose_turn=other"
CALL = "/situationer/melding-uden-for-tur/"


def here(page: Page) -> str:
    return unquote(page.url)


def more(page: Page) -> None:
    page.get_by_text("Næste: der skete mere").click()
    expect(page.locator("#guide-heading")).to_have_text("Hvad skete der ellers?")


def test_the_rulings_of_a_board_stand_together_on_home_in_the_log_and_on_paper(
    phone: Page,
) -> None:
    phone.goto(CARD + DROPPED)
    more(phone)
    for fold in phone.locator(".guide-phase summary").all():
        fold.click()
    phone.get_by_role("button", name="Skal man selv sige det?", exact=True).click()
    while phone.locator(".guide-card.ruled").count() == 0:
        phone.locator(".guide-card .guide-answers button").first.click()
    second = phone.locator("#guide-heading").inner_text()
    phone.goto("/")
    live = phone.locator(".live")
    assert live.locator("a.go").count() == 2
    expect(live).to_contain_text("Øst: stort strafkort")
    phone.goto("/vaerktoejer/log/")
    rulings = phone.locator(".log-rulings > li")
    expect(rulings).to_have_count(1)
    expect(rulings.locator(".log-verdict")).to_have_count(2)
    rulings.get_by_role("link", name="Dokument").click()
    expect(phone.locator(".sheet h2")).to_have_count(2)
    assert phone.locator(".sheet h2").last.inner_text() == second
    expect(phone.locator(".sheet-appeal")).to_have_count(1)


def test_is_it_wrong_gives_address_verdict_and_edition(phone: Page) -> None:
    phone.goto(CARD + DROPPED)
    verdict = phone.locator("#guide-heading").inner_text()
    phone.get_by_text("Hvorfor?").click()
    phone.get_by_text("Mener du, at siden tager fejl?").click()
    text = phone.locator(".guide-report").input_value()
    assert text.split("\n")[:2] == [phone.url, f"Kendelse: {verdict}"]
    assert "Loven fra 2017" in text
    wrong = phone.locator(".guide-wrong")
    expect(wrong).to_contain_text("Siden har ingen adresse at skrive til.")
    expect(wrong.get_by_role("link")).to_have_count(0)
    phone.evaluate("document.querySelector('.guide').dataset.contact = 'tl@klub.dk'")
    for _ in range(2):
        wrong.locator("summary").click()
    mail = wrong.get_by_role("link", name="Send som mail").get_attribute("href")
    assert mail
    assert mail.startswith("mailto:tl@klub.dk?subject=Kendelse")
    assert unquote(mail).endswith(text)
    phone.get_by_role("button", name="Kopiér teksten").click()
    expect(phone.locator(".guide-wrong")).to_contain_text("Teksten er")


@pytest.mark.parametrize("state", ["", "/turn=rho", "/turn=lho_first/call=bid"])
def test_nothing_scrolls_sideways_on_the_narrowest_phone(phone: Page, state: str) -> None:
    phone.set_viewport_size({"width": 320, "height": 640})
    lying = "/".join(f"ligger={s}.{k}" for s in "NV" for k in ("major_card.♣10", "passes_rest"))
    phone.goto(f"{CALL}#/igen/spilforer=V/{lying}/plads=S{state}")
    expect(phone.locator(".guide-card")).to_be_visible()
    assert phone.evaluate("document.documentElement.scrollWidth") <= 320

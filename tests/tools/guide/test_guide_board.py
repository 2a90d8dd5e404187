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

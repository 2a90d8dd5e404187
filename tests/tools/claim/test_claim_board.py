"""The claim board as a director uses it: by thumb at 390 px, by keyboard, without a connection."""

import re
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote

import pytest
from conftest import ROOT
from in_page import arrive
from own_book import BOOK
from playwright.sync_api import Page, expect

from generator.cases.casebook import read_case

pytestmark = pytest.mark.browser

CASES = ROOT / "rules_src" / "casebook" / "claim"
BOARD = "/vaerktoejer/krav/"


class Played(NamedTuple):
    """A case of the casebook, the tricks it gets, of those that remain, and what is entered."""

    case: str
    tricks: str
    entered: str


PLAYED = Path(__file__).with_name("played.txt").read_text("utf-8").splitlines()
INCIDENTS = [Played(*line.split(" | ")) for line in PLAYED if not line.startswith("#")]


def test_the_incidents_of_the_casebook_come_out_as_in_their_cases(phone: Page) -> None:
    phone.goto(BOARD)
    addresses = [the_guides_address(phone, played) for played in INCIDENTS]
    phone.get_by_role("link", name="Se kendelsen").click()
    for played, address in reversed([*zip(INCIDENTS, addresses, strict=True)]):
        arrive(phone, address[address.index("#") :])
        expect(phone.locator(".guide-card.ruled").last, played.case).to_be_visible()
        assert phone.locator(".guide .note-box").count() == 0, played.case


def the_guides_address(page: Page, played: Played) -> str:
    """The claim is played as in the case, and the link says what is known of it."""
    ruling = read_case(CASES / f"{played.case}.yaml", BOOK, ROOT).rulings[0]
    answers = {name: answer.key for name, answer in ruling.conversation.answers.items()}
    arrive(page, f"#/{played.entered}")
    expect(page.locator(".pad-answer[data-done]")).to_be_visible()
    said = re.findall(r"får (\d) af de sidste (\d) stik", page.locator(".pad-verdict").inner_text())
    assert said == [(*played.tricks.split(),)], played.case
    href = page.get_by_role("link", name="Se kendelsen").get_attribute("href") or ""
    known = dict(part.split("=") for part in unquote(href).split("#/")[1].split("/"))
    assert known.pop("plads") in "NØSV"
    assert known == answers, (played.case, known, answers)
    return href

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
from scenario import scenarios

from generator.cases.casebook import read_case

pytestmark = pytest.mark.browser

test_what_a_user_does = scenarios(Path(__file__).with_name("claim.txt"))

CASES = ROOT / "rules_src" / "casebook" / "claim"
BOARD = "/vaerktoejer/krav/"


class Played(NamedTuple):
    """A case of the casebook, with cards of our own where it has none."""

    case: str
    entered: str
    tricks: int
    of: int


INCIDENTS = (
    Played(
        "claim-with-a-forgotten-trump",
        "spilforer=S/kraever=S/trumf=h/inde=S"
        "/syd=h4.rEKD/nord=s3.r54.k2/vest=h6.r2.k98/oest=s98.r63/siger=r",
        3,
        4,
    ),
    Played(
        "claim-with-the-trump-accounted-for",
        "spilforer=S/kraever=S/trumf=s/inde=S"
        "/syd=sE.rEK/nord=h2.r43/vest=h98.r2/oest=s5.r86/ude=said",
        3,
        3,
    ),
    Played(
        "claim-that-needs-a-guess",
        "spilforer=S/kraever=S/trumf=ut/inde=S/syd=kKBT/nord=kE98/vest=kD76/oest=k543",
        2,
        3,
    ),
    Played(
        "claim-with-a-marked-finesse",
        "spilforer=S/kraever=S/trumf=ut/inde=S/syd=rK42/nord=rEB9/vest=rD76/oest=s65.h7/renonce=Ør",
        3,
        3,
    ),
    Played(
        "claim-with-a-new-plan",
        "spilforer=S/kraever=S/trumf=ut/inde=N"
        "/nord=kEKT9/syd=kD543/vest=kB876/oest=s98.h7.k2/siger=kE,kK",
        3,
        4,
    ),
    Played(
        "claim-that-cannot-go-wrong",
        "spilforer=S/kraever=S/trumf=ut/inde=S"
        "/syd=sEKD.kEK/nord=s43.h43.k2/vest=sB97.hEK/oest=s82.rE.kD9",
        5,
        5,
    ),
    Played(
        "defender-claims-on-partners-play",
        "spilforer=S/kraever=V/trumf=ut/inde=V/vest=h3.kE/nord=h9.k4/oest=sT.hK/syd=hD.r4",
        1,
        2,
    ),
    Played(
        "defender-claims-and-partner-cannot-err",
        "spilforer=S/kraever=Ø/trumf=h/inde=Ø/oest=rEK/syd=s8.rD/vest=r43/nord=s97",
        2,
        2,
    ),
)


def opened(page: Page, entered: str) -> None:
    page.goto("about:blank")
    page.goto(f"{BOARD}#/{entered}")
    expect(page.locator(".pad-answer[data-done]")).to_be_visible()


def verdict(page: Page) -> tuple[int, int]:
    """Tricks to the claimer's side, and how many remained."""
    said = re.search(r"får (\d) af de sidste (\d) stik", page.locator(".pad-verdict").inner_text())
    assert said
    return int(said[1]), int(said[2])


def test_the_incidents_of_the_casebook_come_out_as_in_their_cases(phone: Page) -> None:
    opened(phone, INCIDENTS[0].entered)
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
    assert verdict(page) == (played.tricks, played.of), played.case
    href = page.get_by_role("link", name="Se kendelsen").get_attribute("href") or ""
    said = dict(part.split("=") for part in unquote(href).split("#/")[1].split("/"))
    assert said.pop("plads") in "NØSV"
    assert said == answers, (played.case, said, answers)
    return href

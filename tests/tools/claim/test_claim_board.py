"""The claim board as a director uses it: by thumb at 390 px, by keyboard, without a connection."""

import re
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


def key(page: Page, name: str) -> None:
    page.locator(f'.keypad [data-key="{name}"]').click()


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


def test_a_trick_that_cannot_be_lost_was_not_given_up(phone: Page) -> None:
    """The last trick was conceded, and nobody can beat the ten of spades."""
    opened(
        phone,
        "spilforer=S/kraever=S/trumf=ut/inde=S/syd=sT/nord=h2/vest=h9/oest=r4/siger=sT/stik=0",
    )
    assert verdict(phone) == (1, 1)
    found = phone.locator(".pad-finding")
    expect(found).to_contain_text("flere end krævet")
    found.get_by_role("link", name="Se, om afkaldet står").click()
    expect(phone.locator(".guide-card")).to_contain_text("Hvornår kom fortrydelsen?")


def test_by_thumb_from_nothing_to_the_trick_that_is_lost(phone: Page) -> None:
    phone.goto(BOARD)
    key(phone, "ryd")
    for name in ("Spilfører:2", "Trumf:h", "Hvem spiller ud?:2"):
        key(phone, name)
    hands = {"S": "h4 rE rK rD", "N": "s3 r5 r4 k2", "V": "h6 r2 k9 k8", "Ø": "s9 s8 r6 r3"}
    for seat, cards in hands.items():
        key(phone, f"haand:{seat}")
        for card in cards.split():
            key(phone, f"kort:{card}")
        if seat == "S":
            expect(phone.locator(".pad-missing")).to_contain_text("Hænderne er ikke lige lange")
    key(phone, "siger:r")
    expect(phone.locator(".pad-answer[data-done]")).to_be_visible()
    assert verdict(phone) == (3, 4)
    expect(phone.locator(".pad-line tr.lost th")).to_have_text("2")
    phone.reload()
    expect(phone.locator(".pad-verdict")).to_contain_text("3 af de sidste 4")
    phone.goto("/vaerktoejer/")
    phone.goto(BOARD)
    expect(phone.locator(".pad-verdict")).to_contain_text("3 af de sidste 4")
    key(phone, "haand:N")
    key(phone, "kort:h4")
    expect(phone.locator(".pad-missing")).to_contain_text("Nord 5, Øst 4, Syd 3, Vest 4")
    key(phone, "ryd")
    phone.reload()
    expect(phone.locator(".pad-missing")).to_contain_text("Vælg spilfører")
    assert phone.url.endswith("/krav/#/")


def test_the_example_by_keyboard_alone(desktop: Page) -> None:
    desktop.goto(BOARD)
    key(desktop, "ryd")
    example = desktop.locator('[data-key="eksempel"]')
    example.focus()
    desktop.keyboard.press("Enter")
    expect(desktop.locator(".pad-verdict")).to_contain_text("3 af de sidste 4")
    desktop.locator('[data-key="kort:hE"]').focus()
    desktop.keyboard.press("Enter")
    desktop.locator('[data-key="kort:h4"]').focus()
    desktop.keyboard.press("Space")
    expect(desktop.locator(".pad-verdict")).to_contain_text("3 af de sidste 4")
    trumps = desktop.get_by_role("button", name="han ville trække den")
    trumps.focus()
    desktop.keyboard.press("Space")
    expect(desktop.locator(".pad-verdict")).to_contain_text("4 af de sidste 4")
    expect(trumps).to_be_focused()
    expect(trumps).to_have_attribute("aria-pressed", "true")


def test_what_nobody_would_do_is_struck_and_the_tricks_come_back(phone: Page) -> None:
    """The wrong way to look for the queen is struck play by play, until the right way is left."""
    opened(phone, INCIDENTS[2].entered)
    assert verdict(phone) == (2, 3)
    phone.get_by_role("button", name="Det ville ingen gøre: Nord, stik 2").click()
    expect(phone.locator(".pad-verdict")).to_contain_text("3 af de sidste 3")
    expect(phone.locator(".pad-struck")).to_contain_text("Nord lægger ikke ♣E, når makker spiller")
    expect(phone.locator(".pad-effect").first).to_contain_text("3 →")
    shared = phone.url
    phone.goto("about:blank")
    phone.goto(shared)
    expect(phone.locator(".pad-verdict")).to_contain_text("3 af de sidste 3")
    key(phone, "tillad0")
    expect(phone.locator(".pad-verdict")).to_contain_text("2 af de sidste 3")


def test_a_kind_of_play_is_allowed_and_struck_again(phone: Page) -> None:
    opened(phone, INCIDENTS[0].entered)
    phone.locator(".pad-kinds > summary").click()
    refuses = phone.locator('[data-key="slags:refuses"]')
    expect(phone.locator(".pad-kind", has=refuses)).to_contain_text("3 → 2")
    refuses.uncheck()
    expect(phone.locator(".pad-verdict")).to_contain_text("2 af de sidste 4")
    assert "aendret=refuses" in phone.url
    expect(refuses).to_be_focused()
    refuses.check()
    expect(phone.locator(".pad-verdict")).to_contain_text("3 af de sidste 4")


def test_a_trick_under_way_is_played_on(phone: Page) -> None:
    """West has led a king: South can no longer throw his ace away, but the next trick is lost."""
    opened(
        phone, "spilforer=S/kraever=S/trumf=ut/inde=V/syd=sE.r2/nord=s2.h3/vest=sK.h4/oest=s9.rE"
    )
    assert verdict(phone) == (0, 2)
    phone.locator(".pad-laid > summary").click()
    key(phone, "lagt:sK")
    expect(phone.locator(".pad-laid")).to_contain_text("Nord har lagt")
    key(phone, "lagt:s2")
    expect(phone.locator(".pad-verdict")).to_contain_text("1 af de sidste 2")
    assert "lagt=sK,s2" in phone.url


def test_every_key_is_large_enough_and_nothing_is_wider_than_the_phone(phone: Page) -> None:
    for width in (390, 320):
        phone.set_viewport_size({"width": width, "height": 844})
        opened(phone, INCIDENTS[0].entered)
        for summary in phone.locator(".keypad summary").all():
            summary.click()
        sizes = phone.locator(".keypad :is(button, input, select, summary):visible").evaluate_all(
            "all => all.map((one) => one.getBoundingClientRect()).map((r) => [r.width, r.height])"
        )
        assert all(min(size) >= 24 for size in sizes), min(sizes)
        assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_situation_leads_to_the_board(phone: Page) -> None:
    phone.goto("/situationer/krav-og-afkald/")
    phone.get_by_role("link", name="Spil kravet igennem").click()
    expect(phone.locator(".pad-cards button").first).to_be_visible()


def test_eight_cards_each_are_answered(phone: Page) -> None:
    opened(
        phone,
        "spilforer=S/kraever=S/trumf=h/inde=S/syd=sEK.hED.rE43.k2/nord=s4.hK.rKD.kE543"
        "/vest=sDB9.r987.kK9/oest=sT876.h2.rBT.kD/ude=aware",
    )
    assert verdict(phone)[1] == 8

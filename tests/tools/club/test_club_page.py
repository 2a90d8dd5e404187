"""A club's choices: entered once, said beside the rulings, and kept nowhere but on the device."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Page, expect

from generator.cases.club import read_club
from rules_src.contents.club import CHOICES

pytestmark = pytest.mark.browser

HERE = "/vaerktoejer/klub/"
RULING = "/guide/#/score_correction/score_issue=entry/score_time=in_time"
SAYS = "Klubben: rettelsesfrist 24 timer (§\u00a079C1)."


@pytest.fixture
def entered(phone: Page) -> Page:
    phone.goto(HERE)
    phone.locator("#club-name").fill("Ørehus Bridgeklub")
    row = phone.locator('[data-choice="correction_period"]')
    row.locator(".club-value").fill("24")
    row.locator(".club-unit").select_option("timer")
    expect(phone.locator(".club-status")).to_contain_text("Gemt på denne enhed")
    return phone


def opened(page: Page, name: str, text: bytes) -> None:
    file = FilePayload(name=name, mimeType="text/yaml", buffer=text)
    page.locator("#club-file").set_input_files(file)


def test_a_ruling_says_what_the_club_has_chosen(entered: Page) -> None:
    entered.goto(RULING)
    expect(entered.locator(".guide-card.ruled .club-line")).to_have_text([SAYS])
    entered.goto("/situationer/antal-stik-og-score/")
    expect(entered.get_by_text(SAYS).first).to_be_attached()


def test_without_a_club_nothing_is_said_and_nothing_is_fetched(phone: Page) -> None:
    asked: list[str] = []
    phone.on("request", lambda request: asked.append(request.url))
    phone.goto(RULING)
    expect(phone.locator(".guide-card.ruled")).to_be_visible()
    expect(phone.locator(".club-line")).to_have_count(0)
    assert not [url for url in asked if "club-lines" in url]


def test_the_file_it_writes_is_read_by_the_command(entered: Page, tmp_path: Path) -> None:
    with entered.expect_download() as download:
        entered.locator('[data-key="gem"]').click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    club, findings = read_club(file, ("2017", "2007"))
    assert not findings
    assert club
    assert club.name == "Ørehus Bridgeklub"
    assert club.lines("79C1", "correction_period", CHOICES) == (SAYS,)
    entered.locator('[data-key="ryd"]').click()
    expect(entered.locator("#club-name")).to_have_value("")
    opened(entered, "club.yaml", file.read_bytes())
    expect(entered.locator("#club-name")).to_have_value("Ørehus Bridgeklub")


def test_its_lines_are_those_of_the_rules(entered: Page) -> None:
    kept = json.loads(entered.evaluate("localStorage['bridgelovene.klub']"))
    (choice,) = (choice for choice in CHOICES if choice.word == "correction_period")
    assert kept["lines"] == {"correction_period": choice.line("24 timer")}


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("klub: X\nregler: 1\n", "ukendt nøgle »regler«"),
        ("klub: X\nvalg:\n  foo: 1\n", "ukendt valg »foo«"),
        ("klub: X\nvalg:\n  average_plus: 70 procent\n", "§\u00a012C2a"),
        ("klub: X\nvalg:\n  who_keys: constructor\n", "kan der ikke stå"),
        ("klub: X\nvalg:\n  alerts: none\n", "hvem i forbundet"),
        ("klub: X\nudgave: 2007\n", "udgaven »2007«"),
        ("klub: X\nvalg:\n  who_keys: north\n  who_keys: north\n", "står to gange"),
        ("valg:\n  who_keys: north\n", "Mangler nøglen »klub«"),
        ("<img src=x onerror=alert(1)>\n", "kan ikke læses"),
    ],
)
def test_a_broken_file_is_refused_and_changes_nothing(entered: Page, text: str, says: str) -> None:
    opened(entered, "club.yaml", text.encode())
    expect(entered.locator(".club-status")).to_contain_text(says)
    expect(entered.locator("#club-name")).to_have_value("Ørehus Bridgeklub")
    assert json.loads(entered.evaluate("localStorage['bridgelovene.klub']"))["name"]


def test_a_choice_of_the_federation_needs_its_leave(entered: Page) -> None:
    row = entered.locator('[data-choice="alerts"]')
    row.locator(".club-value").select_option("artificial")
    expect(row.locator(".club-wrong")).to_contain_text("hvem i forbundet")
    row.locator(".club-leave").fill("DBf, 3. maj 2026")
    expect(row.locator(".club-wrong")).to_be_empty()


def test_another_device_opens_the_same_choices(entered: Page) -> None:
    shared = entered.locator(".club-qr").get_attribute("data-address")
    assert shared
    entered.locator('[data-key="ryd"]').click()
    entered.goto("about:blank")
    entered.goto(shared)
    expect(entered.locator("#club-name")).to_have_value("Ørehus Bridgeklub")


def test_an_address_does_not_take_the_place_of_the_own_club_unasked(entered: Page) -> None:
    shared = entered.locator(".club-qr").get_attribute("data-address")
    assert shared
    entered.goto("about:blank")
    entered.goto(shared.replace("%C3%98rehus%20Bridgeklub", "Nabobyens%20Klub"))
    expect(entered.locator(".club-status")).to_contain_text("Nabobyens Klub")
    expect(entered.locator("#club-name")).to_have_value("Ørehus Bridgeklub")
    kept = "JSON.parse(localStorage['bridgelovene.klub']).name"
    assert entered.evaluate(kept) == "Ørehus Bridgeklub"
    entered.get_by_role("button", name="Brug dem fra adressen").click()
    expect(entered.locator("#club-name")).to_have_value("Nabobyens Klub")
    assert entered.evaluate(kept) == "Nabobyens Klub"


def test_what_is_half_entered_does_not_take_away_what_is_kept(entered: Page) -> None:
    entered.locator('[data-choice="alerts"] .club-value').select_option("artificial")
    expect(entered.locator(".club-status")).to_contain_text("Ikke gemt")
    entered.reload()
    expect(entered.locator("#club-name")).to_have_value("Ørehus Bridgeklub")
    expect(entered.locator('[data-choice="alerts"] .club-value')).to_have_value("")


def test_the_page_is_an_overview_without_scripts(site: Path) -> None:
    page = (site / "vaerktoejer" / "klub" / "index.html").read_text("utf-8")
    for choice in CHOICES:
        assert f'data-choice="{choice.word}"' in page
        assert choice.default.text.replace("&", "&amp;") in page

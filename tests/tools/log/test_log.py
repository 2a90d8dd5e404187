"""The director's log: what this browser keeps of his rulings, ticked off, taken along, deleted."""

import csv
import json
import re
from pathlib import Path
from typing import Any

import pytest
from conftest import ROOT
from guide_paths import verdict_line, walk_of
from in_page import arrive
from own_book import BOOK
from playwright.sync_api import Page, expect

from generator.cases.casebook import read_case
from generator.cases.host import Host

pytestmark = pytest.mark.browser

HERE = "/vaerktoejer/log/"
CALL = "turn=partner/call=bid/since=nothing/accepted=no/called_again=yes/comparable=no"
INCIDENTS = (
    "call_out_of_rotation/pass-in-partners-turn-limited-reply",
    "revoke/defender-ruffs-and-wins-again",
    "unauthorised_information/everybody-would-double",
    "claim/claim-with-a-forgotten-trump",
    "revoke/both-sides-revoked-without-harm",
)
RULINGS = (
    f"melding-uden-for-tur/#/plads=S/{CALL}",
    "kulorsvigt/#/plads=V/failure=suit/since_revoke=played",
    "strafkort/#/plads=%C3%98/why_seen=accident/cards=low",
    "utilstraekkeligt-bud/#/plads=%C3%98/happened=nothing/accepted=no/new_call=bid"
    "/same_denomination=yes",
    "ubefojet-oplysning/#/plads=S/origin=partner/told_more=yes/play_over=no",
)


def ruled(page: Page, address: str) -> str:
    """A ruling is found in the guide; its verdict."""
    page.goto("about:blank")
    page.goto(f"/situationer/{address}")
    expect(page.locator(".guide-card.ruled")).to_be_visible()
    return page.locator("#guide-heading").inner_text()


def opened(page: Page) -> None:
    page.goto(HERE)
    expect(page.locator(".log > *").first).to_be_visible()


def test_five_incidents_of_the_casebook_stand_as_their_cases_are_ruled(phone: Page) -> None:
    casebook = ROOT / "rules_src" / "casebook"
    rulings = [read_case(casebook / f"{case}.yaml", BOOK, ROOT).rulings[0] for case in INCIDENTS]
    phone.goto("/guide/")
    for ruling in rulings:
        walk = walk_of(ruling.case.rule, ruling.conversation)
        arrive(phone, f"#/{walk.rule}/{walk.hash[2:]}")
        expect(phone.locator("#guide-heading")).to_have_text(verdict_line(ruling.conversation))
    opened(phone)
    items = phone.locator(".log-rulings > li")
    assert items.count() == len(INCIDENTS)
    for item, ruling in zip(items.all(), reversed(rulings), strict=True):
        expect(item.locator(".log-verdict")).to_contain_text(verdict_line(ruling.conversation))
    items.last.locator(".log-verdict a").first.click()
    expect(phone.locator("#guide-heading")).to_have_text(verdict_line(rulings[0].conversation))


def test_the_log_is_taken_along_as_csv_and_json(phone: Page, tmp_path: Path) -> None:
    verdicts = [ruled(phone, address) for address in RULINGS[:2]]
    opened(phone)
    fields = phone.locator(".log-rulings > li").nth(1).locator("input")
    fields.nth(0).fill('=5"; x')
    fields.nth(1).fill("12")
    fields.nth(1).press("Tab")
    phone.locator(".log-due input").last.check()
    files = {}
    for label in ("Hent som CSV", "Hent som JSON"):
        with phone.expect_download() as download:
            phone.get_by_role("button", name=label).click()
        files[label] = tmp_path / download.value.suggested_filename
        download.value.save_as(files[label])
    rows = json.loads(files["Hent som JSON"].read_text("utf-8"))
    assert [row["verdict"] for row in rows] == verdicts[::-1]
    assert rows[1]["table"] == '=5"; x'
    assert rows[1]["laws"] == ["§\u00a031B2", "§\u00a026B"]
    assert len(rows[1]["done"]) == 1
    assert RULINGS[0] in rows[1]["address"]
    with files["Hent som CSV"].open(encoding="utf-8-sig", newline="") as file:
        table = list(csv.DictReader(file, delimiter=";"))
    assert [row["kendelse"] for row in table] == verdicts[::-1]
    assert table[1]["bord"] == "'=5\"; x"
    assert table[1]["spil"] == "12"


def test_a_ruling_is_proposed_as_a_case_in_the_contributors_form(phone: Page) -> None:
    """As on a site that has a repository: the form is filled in as far as the ruling goes."""
    form = Host("https://github.com/forening/lovene").form("ny-sag")
    verdict = ruled(phone, RULINGS[0])
    phone.route("**/vaerktoejer/log/", lambda route: _with_form(route, form))
    opened(phone)
    href = phone.get_by_role("link", name="Foreslå som sag").get_attribute("href") or ""
    assert href.startswith(form)
    filled: dict[str, str] = phone.evaluate(
        "(href) => Object.fromEntries(new URL(href).searchParams)", href
    )
    assert filled["overskrift"] == verdict
    assert filled["situation"].startswith("Melding uden for tur http")
    assert "Hvis tur var det? Nord" in filled["bord"]
    assert "Nord: Du skal passe, næste gang det er din tur. (§\u00a031B2)" in filled["kendelse"]
    asked = (ROOT / ".github/ISSUE_TEMPLATE/ny-sag.yml").read_text("utf-8")
    assert {*filled} - {"template", "title"} <= {*re.findall(r"^ *id: (.+)$", asked, re.MULTILINE)}


def _with_form(route: Any, form: str) -> None:
    answer = route.fetch()
    escaped = form.replace("&", "&amp;")
    route.fulfill(body=answer.text().replace('data-form=""', f'data-form="{escaped}"'))


def test_without_a_repository_the_text_is_copied(phone: Page) -> None:
    verdict = ruled(phone, RULINGS[0])
    phone.context.grant_permissions(["clipboard-read", "clipboard-write"])
    opened(phone)
    phone.get_by_role("button", name="Foreslå som sag").click()
    expect(phone.get_by_role("status").last).to_contain_text("Teksten er kopieret")
    copied: str = phone.evaluate("navigator.clipboard.readText()")
    assert f"overskrift:\n{verdict}" in copied

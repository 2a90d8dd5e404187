"""»Tæl med«: a small file of month, rule and answers, without names, boards or free text."""

import json
from pathlib import Path

import pytest
from own_book import BOOK
from playwright.sync_api import Page

from generator.cases.counts import read_counts

pytestmark = pytest.mark.browser

LOG = "/vaerktoejer/log/"
REVOKE = BOOK["revoke"].conversations[0].answers
RULINGS = (
    "score_correction/score_issue=entry/score_time=in_time",
    "/".join(("revoke", "plads=S", *(f"{name}={each.key}" for name, each in REVOKE.items()))),
)


def filled(page: Page) -> None:
    """A log with rulings, a table, a board, and a club that is kept on the device."""
    page.goto(LOG)
    kept = [
        {
            "page": "guide",
            "hash": f"#/{path}",
            "title": "Jens Hansen",
            "verdict": "Ib tog fejl",
            "due": 0,
            "table": "bord-sytten",
            "board": "spil-nitten",
            "at": 1_790_000_000_000 + n * 86_400_000,
        }
        for n, path in enumerate((RULINGS[0], *RULINGS))
    ]
    page.evaluate("kept => localStorage.setItem('kendelser', JSON.stringify(kept))", kept)
    page.evaluate("localStorage.setItem('bridgelovene.klub', '{\"name\": \"Ørehus\"}')")
    page.reload()
    page.get_by_role("button", name="Tæl med").click()


def taken(page: Page, folder: Path) -> str:
    with page.expect_download() as download:
        page.get_by_role("button", name="Hent filen").click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    return file.read_text("utf-8")


def test_the_file_is_read_by_the_command(phone: Page, tmp_path: Path) -> None:
    filled(phone)
    phone.get_by_label("Skriv klubbens navn").check()
    taken(phone, tmp_path)
    counts = read_counts(tmp_path, BOOK, tmp_path)
    assert counts.findings == ()
    assert [(one.club, one.rule, one.number) for one in counts.every] == [
        ("Ørehus", "score_correction", 2),
        ("Ørehus", "revoke", 1),
    ]
    assert counts.every[1].row == BOOK["revoke"].conversations[0].rows[-1].id


def test_no_name_no_board_and_no_free_text_is_in_it(phone: Page, tmp_path: Path) -> None:
    asked: list[str] = []
    filled(phone)
    phone.on("request", lambda request: asked.append(request.url))
    text = taken(phone, tmp_path)
    assert text.strip() == phone.locator(".log-counts").inner_text().strip()
    data = json.loads(text)
    assert {*data} == {"counts"}
    assert all({*line} == {"month", "rule", "answers", "number"} for line in data["counts"])
    for hidden in ("Jens", "Ib", "sytten", "nitten", "plads", "Ørehus"):
        assert hidden not in text
    assert not [url for url in asked if not url.startswith("blob:")]

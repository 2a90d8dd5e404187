"""The evening handed on: as a file, in codes, and on the notice board without names."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Page, expect

pytestmark = pytest.mark.browser

LOG = "/vaerktoejer/log/"
PATHS = (
    "score_correction/score_issue=entry/score_time=in_time",
    "revoke/plads=S/failure=suit/since_revoke=played",
)
NAMES = ("Jens Hansen", "Ida Holm")
MORNING = 1_790_000_000_000


def evening(count: int = 2) -> list[dict[str, Any]]:
    """Rulings of one evening, newest first as the log keeps them, and one of the month before."""
    rulings = [
        {
            "page": "guide",
            "hash": f"#/{PATHS[n % len(PATHS)]}",
            "title": "x",
            "verdict": "x",
            "due": 0,
            "table": str(n + 1),
            "board": NAMES[0] if n == 1 else str(n + 7),
            "done": ["adjust.not_compensated"] if n == 1 else [],
            "lying": ["stort strafkort hos Øst"] if n == 1 else [],
            "sheet": {"N": NAMES[1], "Ø": NAMES[0]},
            "at": MORNING + n * 60_000,
        }
        for n in range(count)
    ]
    old = {**rulings[0], "at": MORNING - 30 * 86_400_000, "table": "9"}
    return [*reversed(rulings), old]


def filled(page: Page, count: int = 2) -> None:
    page.goto(LOG)
    page.evaluate("kept => localStorage.setItem('kendelser', JSON.stringify(kept))", evening(count))
    page.reload()
    expect(page.locator(".log-rulings > li").first).to_be_visible()


def kept(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate("JSON.parse(localStorage.kendelser || '[]')")
    return found


def emptied(page: Page) -> None:
    page.evaluate("localStorage.clear()")
    page.goto(LOG)
    expect(page.locator(".log")).to_contain_text("Loggen er tom")


def take(page: Page, text: str) -> None:
    file = FilePayload(name="aften.json", mimeType="application/json", buffer=text.encode())
    page.locator("#log-file").set_input_files(file)


def handed(page: Page, folder: Path) -> str:
    page.get_by_role("button", name="Overdrag aftenen").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Hent filen").click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    return file.read_text("utf-8")


def test_the_next_director_has_the_evening_from_a_file(phone: Page, tmp_path: Path) -> None:
    filled(phone)
    before = [each for each in kept(phone) if each["table"] != "9"]
    waits = phone.locator(".log-waits").inner_text()
    keyed = phone.locator(".log-keyed").inner_text()
    text = handed(phone, tmp_path)
    emptied(phone)
    take(phone, text)
    expect(phone.locator(".record-status")).to_contain_text("2 kendelser er lagt i loggen")
    same = ("hash", "at", "table", "board", "done", "lying", "sheet")
    taken = [{key: each.get(key) for key in same} for each in kept(phone)]
    assert taken == [{key: each[key] for key in same} for each in before]
    assert all(each["title"] != "x" and each["verdict"] != "x" for each in kept(phone))
    for line in (*waits.splitlines(), *keyed.splitlines()):
        if not line.startswith("Bord 9"):
            expect(phone.locator(".log")).to_contain_text(line)
    take(phone, text)
    expect(phone.locator(".record-status")).to_contain_text("2 stod her i forvejen")
    assert len(kept(phone)) == 2


def test_the_next_director_has_it_from_codes_without_names(phone: Page) -> None:
    filled(phone, 30)
    phone.get_by_role("button", name="Overdrag aftenen").click()
    codes = phone.locator(".log-code")
    assert codes.count() > 1
    addresses = [code.get_attribute("data-address") or "" for code in codes.all()]
    assert all(len(address) <= 1200 for address in addresses)
    assert not any(name in address for name in ("Ida", "sheet") for address in addresses)
    emptied(phone)
    for address in addresses:
        phone.goto("about:blank")
        phone.goto(address)
        before = len(kept(phone))
        expect(phone.locator(".record-status")).to_contain_text("fra en anden log")
        assert len(kept(phone)) == before, "nothing is taken unasked"
        phone.get_by_role("button", name="Læg dem i min log").click()
        expect(phone.locator(".record-status")).to_contain_text("lagt i loggen")
    taken = kept(phone)
    assert [each["at"] for each in taken] == [each["at"] for each in evening(30)[:-1]]
    assert taken[-2]["lying"] == ["stort strafkort hos Øst"]
    assert taken[-2]["done"] == ["adjust.not_compensated"]


GOOD = {"path": PATHS[0], "at": MORNING}
BROKEN = {
    "no evening": ("{}", "ikke en aften"),
    "no json": ("<img src=x onerror=alert(1)>", "ikke en aften"),
    "null": ("null", "ikke en aften"),
    "no answers": (
        json.dumps({"aften": [GOOD, {**GOOD, "path": "revoke"}]}),
        "Kendelse 2: svarene",
    ),
    "a strange answer": (
        json.dumps({"aften": [{**GOOD, "path": PATHS[0] + "/score_time=constructor"}]}),
        "fører ikke til en kendelse",
    ),
    "no time": (json.dumps({"aften": [{**GOOD, "at": "i går"}]}), "tidspunktet"),
    "a strange key": (json.dumps({"aften": [{**GOOD, "page": "javascript:alert(1)"}]}), "»page«"),
    "a long board": (json.dumps({"aften": [{**GOOD, "board": "1" * 999}]}), "bord eller spil"),
    "a list of lists": (json.dumps({"aften": [{**GOOD, "done": [["x"]]}]}), "»done«"),
    "a text as a sheet": (json.dumps({"aften": [{**GOOD, "sheet": None}]}), "dokumentet"),
}


@pytest.mark.parametrize("broken", BROKEN)
def test_a_broken_file_is_refused_whole_and_changes_nothing(phone: Page, broken: str) -> None:
    filled(phone)
    before = kept(phone)
    text, says = BROKEN[broken]
    take(phone, text)
    expect(phone.locator(".record-status")).to_contain_text(says)
    assert kept(phone) == before


def test_the_notice_board_has_the_rulings_in_order_and_no_names(phone: Page) -> None:
    filled(phone)
    phone.evaluate("localStorage.setItem('bridgelovene.klub', '{\"name\": \"Ørehus\"}')")
    phone.get_by_role("button", name="Til opslagstavlen").click()
    notice = phone.locator(".log-notice")
    expect(notice.locator("h2")).to_have_text("Kendelser · Ørehus · 21. september 2026")
    lines = notice.locator("li").all_inner_texts()
    assert len(lines) == 2
    assert lines[0].startswith("Bord 1, spil 7: ")
    assert lines[1].startswith("Bord 2: ")
    for name in NAMES:
        assert name not in notice.inner_text()
    phone.emulate_media(media="print")
    expect(phone.locator("h1")).to_be_hidden()
    expect(notice).to_be_visible()
    phone.emulate_media(media="screen")
    phone.get_by_role("button", name="Tilbage til loggen").click()
    expect(phone.locator(".log-rulings > li").first).to_be_visible()


def test_handing_it_on_asks_nobody_for_anything(new_phone: Page, tmp_path: Path) -> None:
    """Not even the site itself: the file, the codes and the notice are made on the device."""
    filled(new_phone)
    asked: list[str] = []
    new_phone.context.on("request", lambda request: asked.append(request.url))
    handed(new_phone, tmp_path)
    expect(new_phone.locator(".log-code").first).to_be_visible()
    new_phone.get_by_role("button", name="Til opslagstavlen").click()
    expect(new_phone.locator(".log-notice")).to_be_visible()
    assert [url for url in asked if not url.startswith(("blob:", "data:"))] == []

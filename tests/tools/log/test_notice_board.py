"""The evening on the notice board, without names."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

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


def test_the_notice_board_has_the_rulings_in_order_and_no_names(phone: Page) -> None:
    filled(phone)
    phone.get_by_role("button", name="Til opslagstavlen").click()
    notice = phone.locator(".log-notice")
    expect(notice.locator("h2")).to_have_text("Kendelser · 21. september 2026")
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

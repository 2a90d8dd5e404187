"""`make pictures`: what README shows, of the site as it lies built in site/.

A telephone with a sentence and with its verdict, and a spread of the handbook.
"""

import base64
import json
import shutil
import sys
import tempfile
from pathlib import Path

import typst
from playwright.sync_api import Browser, Page, sync_playwright

from dev.looked_at import CHROMIUM, QUIET, served, settled

ROOT = Path(__file__).resolve().parent.parent
SITE = ROOT / "site"
TO = ROOT / ".github" / "pictures"
SENTENCE = "øst tabte klør 5 på bordet"
SITUATION = "vist-kort-under-meldingerne"
PHONE = (390, 720)
MOST = 150_000
"""Bytes of both together: whoever lands on the repository may have a poor net."""
SPREAD = """\
#set page(width: auto, height: auto, margin: 6pt, fill: rgb("#cfe0d8"))
#let paper(n) = box(fill: white, image("haandbog.pdf", page: n, width: 400pt))
#stack(dir: ltr, spacing: 3pt, ..{pages}.map(paper))
"""


def main() -> int:
    TO.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright, served(SITE) as address:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=[*QUIET])
        page = browser.new_page(
            base_url=address, viewport={"width": PHONE[0], "height": PHONE[1]}, locale="da-DK",
            reduced_motion="reduce",
        )  # fmt: skip
        side_by_side(browser, "telefon", *screens(page))
        side_by_side(browser, "opslag", spread())
        browser.close()
    size = sum(file.stat().st_size for file in TO.iterdir())
    print(f"→ {TO.relative_to(ROOT)}: {size // 1000} kB")
    return int(size > MOST)


def screens(page: Page) -> tuple[bytes, bytes]:
    """The sentence as it is understood, and what is ruled."""
    page.goto("/")
    page.locator("a.to-search").click()
    page.get_by_role("textbox").fill(SENTENCE)
    verdict = page.get_by_role("link", name="Stemmer det? Vis kendelsen")
    verdict.wait_for()
    settled(page)
    said = page.screenshot()
    verdict.click()
    page.locator(".guide-card.ruled").wait_for()
    settled(page)
    return said, page.screenshot()


def spread() -> bytes:
    """The two pages of a situation in the handbook, as paper."""
    records = json.loads((ROOT / "docs" / "download" / ".documents.json").read_text("utf-8"))
    parts = next(one["parts"] for one in records if one["file"] == "haandbog.pdf")
    first, last = next((first, last) for slug, first, last in parts if slug == SITUATION)
    drawing = SPREAD.format(pages=tuple(range(first, last + 1)))
    with tempfile.TemporaryDirectory(dir=ROOT / ".cache") as name:
        folder = Path(name)
        shutil.copy(SITE / "download" / "haandbog.pdf", folder)
        (folder / "drawing.typ").write_text(drawing, "utf-8")
        return typst.compile(folder / "drawing.typ", root=folder, format="png", ppi=110)


def side_by_side(browser: Browser, name: str, *pictures: bytes) -> None:
    images = (f'<img src="data:image/png;base64,{base64.b64encode(p).decode()}">' for p in pictures)
    page = browser.new_page(viewport={"width": 800, "height": 100})
    page.set_content(
        "<style>body{margin:0;display:grid;grid-auto-flow:column;gap:24px}img{width:100%}</style>"
        + "".join(images)
    )
    page.evaluate("Promise.all([...document.images].map((image) => image.decode()))")
    page.screenshot(path=TO / f"{name}.jpg", full_page=True, type="jpeg", quality=50)
    page.close()


if __name__ == "__main__":
    sys.exit(main())

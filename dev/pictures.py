"""`make pictures`: what README shows, of the site as it lies built in site/.

A telephone with a sentence and with its verdict, and a spread of the handbook.
"""

import json
import sys
from collections.abc import Iterator
from io import BytesIO

from PIL import Image
from playwright.sync_api import sync_playwright
from pypdfium2 import PdfDocument  # type: ignore[import-untyped]  # it has none

from dev.looked_at import CHROMIUM, QUIET, served, settled
from generator.text.files import ROOT

SITE = ROOT / "site"
TO = ROOT / ".github" / "pictures"
SENTENCE = "øst tabte klør 5 på bordet"
SITUATION = "vist-kort-under-meldingerne"
MOST = 150_000
"""Bytes of both together: whoever lands on the repository may have a poor net."""


def main() -> int:
    side_by_side("telefon", [Image.open(BytesIO(each)) for each in screens()], 24, "white")
    side_by_side("opslag", spread(), 6, "#cfe0d8")
    size = sum(file.stat().st_size for file in TO.iterdir())
    print(f"→ {TO.relative_to(ROOT)}: {size // 1000} kB")
    return int(size > MOST)


def screens() -> Iterator[bytes]:
    """The sentence as it is understood, and what is ruled."""
    with sync_playwright() as playwright, served(SITE) as address:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        page = browser.new_page(viewport={"width": 390, "height": 720}, reduced_motion="reduce")
        page.goto(address)
        page.locator("a.to-search").click()
        page.get_by_role("textbox").fill(SENTENCE)
        verdict = page.get_by_role("link", name="Stemmer det? Vis kendelsen")
        verdict.wait_for()
        settled(page)
        yield page.screenshot()
        verdict.click()
        page.locator(".guide-card.ruled").wait_for()
        settled(page)
        yield page.screenshot()
        browser.close()


def spread() -> list[Image.Image]:
    """The two pages of a situation in the handbook."""
    records = json.loads((ROOT / "docs" / "download" / ".documents.json").read_text("utf-8"))
    parts = next(one["parts"] for one in records if one["file"] == "haandbog.pdf")
    first, last = next((first, last) for slug, first, last in parts if slug == SITUATION)
    with PdfDocument(SITE / "download" / "haandbog.pdf") as book:
        return [book[n - 1].render(scale=0.67).to_pil() for n in range(first, last + 1)]


def side_by_side(name: str, pictures: list[Image.Image], gap: int, ground: str) -> None:
    """Write two pictures of one size as one, with a gap between them."""
    wide, high = pictures[0].size
    both = Image.new("RGB", (2 * wide + gap, high), ground)
    for picture, left in zip(pictures, (0, wide + gap), strict=True):
        both.paste(picture, (left, 0))
    both.save(TO / f"{name}.jpg", quality=50)


if __name__ == "__main__":
    sys.exit(main())

"""What a finger, large text and a keyboard need, on a page of each kind."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.browser

PAGES = (
    "/",
    "/guide/",
    "/situationer/",
    "/situationer/kulorsvigt/",
    "/sager/",
    "/paragraffer/",
    "/paragraffer/54/",
    "/sammenlign/",
    "/sammenlign/udspil/",
    "/sammenlign/tvungen-pas/",
    "/sammenlign/forklaring/",
    "/traening/",
    "/vaerktoejer/",
    "/vaerktoejer/justeret/",
    "/vaerktoejer/tilsvarende/",
    "/vaerktoejer/kp/",
    "/vaerktoejer/eksempler/",
    "/ordliste/",
    "/download/",
    "/bidrag/",
    "/om/",
    "/bedoemmelser/",
    "/uden-net/",
    "/404.html",
)
MOST_SHIFT = 0.05
WATCH_SHIFTS = """window.shift = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value;
}).observe({ type: "layout-shift", buffered: true });"""
TOO_SMALL = """() => [...document.querySelectorAll(
    ".md-content :is(a[href]:not(.headerlink), button, summary, input)")]
  .filter((one) => one.checkVisibility() && one.getClientRects().length)
  .filter((one) => [...one.getClientRects()].some(({ width, height }) => width && height < 23.5))
  .map((one) => one.outerHTML.slice(0, 120))"""
TWICE = "html { font-size: 250% !important }"
"""The theme begins at 125 %."""


@pytest.mark.parametrize("path", PAGES)
def test_nothing_moves_every_target_is_large_and_large_text_fits(
    path: str, browser: Browser, address: str
) -> None:
    context = browser.new_context(
        base_url=address, viewport={"width": 390, "height": 844}, service_workers="block"
    )
    page = context.new_page()
    page.add_init_script(WATCH_SHIFTS)
    page.goto(path, wait_until="networkidle")
    assert page.evaluate("window.shift") < MOST_SHIFT
    assert page.evaluate(TOO_SMALL) == []
    page.add_style_tag(content=TWICE)
    wide = "[document.documentElement.scrollWidth, document.documentElement.clientWidth]"
    text, window = page.evaluate(wide)
    assert text <= window
    context.close()


@pytest.mark.parametrize("kind", ["phone", "desktop"])
def test_the_keyboard_is_at_the_first_question_within_five_stops(
    kind: str, request: pytest.FixtureRequest
) -> None:
    page: Page = request.getfixturevalue(kind)
    page.goto("/situationer/kulorsvigt/")
    for _ in range(5):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.guide-answers button')"):
            return
        if page.evaluate("document.activeElement.matches('.md-skip[href$=\"#guide\"]')"):
            page.keyboard.press("Enter")
    raise AssertionError("not there after five stops")

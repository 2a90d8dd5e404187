"""What a finger, large text and a keyboard need, on a page of each kind."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from in_page import visiting
from playwright.sync_api import Browser, Page, Route, expect

from dev.looked_at import settled

pytestmark = pytest.mark.browser

PAGES = (
    "/",
    "/guide/",
    "/situationer/",
    "/situationer/kulorsvigt/",
    "/situationer/strafkort/#/plads=Ø/why_seen=accident/cards=low",
    "/sager/",
    "/paragraffer/",
    "/paragraffer/54/",
    "/sammenlign/",
    "/sammenlign/udspil/",
    "/sammenlign/tvungen-pas/",
    "/sammenlign/forklaring/",
    "/traening/",
    "/traening/kulorsvigt/",
    "/traening/proeve/",
    "/vaerktoejer/",
    "/vaerktoejer/justeret/",
    "/vaerktoejer/tilsvarende/",
    "/vaerktoejer/krav/",
    "/vaerktoejer/kendelse/",
    "/vaerktoejer/log/",
    "/vaerktoejer/rundspoerge/",
    "/vaerktoejer/kp/",
    "/vaerktoejer/eksempler/",
    "/ordliste/",
    "/download/",
    "/bidrag/",
    "/om/",
    "/aendringer/",
    "/bedoemmelser/",
    "/uden-net/",
    "/404.html",
)
OTHERS = (
    *("/situationer/melding-uden-for-tur/", "/situationer/aabningsudspil-uden-for-tur/"),
    *("/sager/pass-in-partners-turn-limited-reply/", "/ikke-her/", "/paragraffer/daekning/"),
    *("/paragraffer/fejl-i-lovteksten/", "/sammenlign/kort-liggende-eller-op/"),
    *("/sammenlign/ubefojet-oplysning/", "/vaerktoejer/matchpoint/", "/vaerktoejer/score/"),
    *("/vaerktoejer/imp/", "/vaerktoejer/kp-4/", "/vaerktoejer/kp-16/", "/vaerktoejer/kp-32/"),
    "/vaerktoejer/justeret/#/k=pairs/z=ew/ns=100.4rS11/ew=50.5rS11~50.4rS11/p=-200_400_150_-140"
    "/u=50_50",
)
"""Pages that are like one of those, and could be wider."""
MOST_SHIFT = 0.05
DRAWN = """() => new Promise((drawn) => new PerformanceObserver((list) => {
  if (list.getEntriesByName("first-contentful-paint").length) setTimeout(drawn, 200);
}).observe({ type: "paint", buffered: true }))"""
"""Drawn, and twice as long ago as a browser holds text back for the sake of a font."""
WATCH_SHIFTS = """window.shift = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value;
}).observe({ type: "layout-shift", buffered: true });"""
TOO_SMALL = """() => [...document.querySelectorAll(
    ".md-content :is(a[href]:not(.headerlink), button, summary, input)")]
  .filter((one) => one.checkVisibility() && one.getClientRects().length)
  .filter((one) => [...one.getClientRects()].some(({ width, height }) => width && height < 23.5))
  .map((one) => one.outerHTML.slice(0, 120))"""
WIDE = """() => {
  const closed = [...document.querySelectorAll("details:not([open])")];
  closed.forEach((one) => (one.open = true));
  const inner = [...document.querySelectorAll(".scroll")];
  const tables = [...document.querySelectorAll("table.figures")];
  const wide = [document.documentElement.scrollWidth > innerWidth && document.documentElement,
    ...inner.filter((one) => one.scrollWidth > one.clientWidth),
    ...tables.filter((one) => one.getBoundingClientRect().right > innerWidth)];
  closed.forEach((one) => (one.open = false));
  return wide.filter(Boolean).map((one) => one.outerHTML.slice(0, 120));
}"""
"""What scrolls sideways when all that is folded is open."""
BROKEN = r"""() => {
  const found = [];
  const aside = "code, pre, svg, .visually-hidden, .scroll, .swipe, .md-typeset__scrollwrap";
  const seen = (one) => one.checkVisibility() && !one.closest(aside);
  const lines = (text, { index, 0: { length } }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + length);
    const tops = [...range.getClientRects()].filter(({ width }) => width).map(({ top }) => top);
    return Math.max(...tops) - Math.min(...tops) > 8;
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text; (text = texts.nextNode()); ) {
    if (!text.data.trim() || !seen(text.parentElement)) continue;
    const { hyphens, display, columnGap } = getComputedStyle(text.parentElement);
    const { previousElementSibling: before, nextElementSibling: after, data } = text;
    if (/flex|grid/.test(display) && (/^\s/.test(data) && before || /\s$/.test(data) && after))
      if (!parseFloat(columnGap)) found.push(`no blank: ${text.parentElement.textContent.trim()}`);
    for (const pair of data.matchAll(/[NØ]-[SV]/g)) if (lines(text, pair)) found.push(pair[0]);
    for (const word of data.matchAll(/\p{L}{2,}/gu))
      if ((word[0].length < 10 || hyphens !== "auto") && lines(text, word)) found.push(word[0]);
  }
  for (const card of document.querySelectorAll(
    ".guide-card, .ruling, .calculator, .common a, .happenings li, .choice, .printed li, .filter"))
    for (const one of card.querySelectorAll("*"))
      if (seen(one) && one.getBoundingClientRect().right > card.getBoundingClientRect().right + 1)
        found.push(`out of its card: ${one.outerHTML.slice(0, 120)}`);
  return [...new Set(found)];
}"""
"""What is on two lines, a pair or a word too short to be hyphenated; blanks lost; out of a card."""
TWICE = "html { font-size: 250% !important }"
"""The theme begins at 125 %."""


@pytest.fixture(scope="module")
def forgetful(browser: Browser, address: str) -> Iterator[Page]:
    """A phone that keeps nothing from page to page."""
    with visiting(browser, address) as page:
        page.add_init_script(f"localStorage.clear(); sessionStorage.clear(); {WATCH_SHIFTS}")
        yield page


@pytest.mark.parametrize("path", PAGES)
def test_nothing_moves_or_scrolls_sideways_every_target_is_large_and_large_text_fits(
    path: str, forgetful: Page
) -> None:
    page = forgetful
    with late_letters(page):
        page.goto(path, wait_until="domcontentloaded")
        page.evaluate(DRAWN)
    settled(page)
    shift, width = page.evaluate("[window.shift, innerWidth]")
    assert shift < MOST_SHIFT
    assert width == 390
    small, wide = page.evaluate(f"[({TOO_SMALL})(), ({WIDE})()]")
    assert small == []
    assert wide == []
    assert page.evaluate(BROKEN) == []
    page.add_style_tag(content=TWICE)
    widths = "[document.documentElement.scrollWidth, document.documentElement.clientWidth]"
    text, window = page.evaluate(widths)
    assert text <= window
    assert page.evaluate(BROKEN) == []
    page.set_viewport_size({"width": 1280, "height": 844})
    large = page.evaluate(BROKEN)
    page.set_viewport_size({"width": 390, "height": 844})
    assert large == []


@pytest.mark.parametrize("path", OTHERS)
def test_no_other_page_scrolls_sideways_on_a_phone(path: str, phone: Page) -> None:
    phone.goto(path)
    assert phone.evaluate(WIDE) == []


@pytest.mark.parametrize("width", [320, 390, 1280])
def test_nothing_moves_on_home_where_rulings_are_kept(
    width: int, browser: Browser, address: str
) -> None:
    with visiting(browser, address, width) as page:
        page.add_init_script(WATCH_SHIFTS)
        page.goto("/situationer/strafkort/#/plads=Ø/why_seen=accident/cards=low")
        expect(page.locator("#guide-heading")).to_have_text("Lille strafkort.")
        page.goto("/")
        expect(page.locator(".live")).to_be_visible()
        settled(page)
        assert page.evaluate("window.shift") < MOST_SHIFT


@contextmanager
def late_letters(page: Page) -> Iterator[None]:
    """Every font is fetched anew, as it is by a route, and comes first when this is over."""
    held: list[Route] = []
    page.unroute_all()
    page.route("**/*.woff2", lambda route: held.append(route))
    yield
    assert held
    page.route("**/*.woff2", lambda route: route.continue_())
    for route in held:
        route.continue_()


@pytest.mark.parametrize("selector", ["strong.to", "h1"])
def test_letters_of_every_weight_are_the_sites_own(selector: str, phone: Page) -> None:
    phone.goto("/sager/claim-with-a-forgotten-trump/")
    settled(phone)
    browser = phone.context.new_cdp_session(phone)
    browser.send("DOM.enable")
    browser.send("CSS.enable")
    root = browser.send("DOM.getDocument")["root"]["nodeId"]
    found = {"nodeId": root, "selector": f".md-content {selector}"}
    node = browser.send("DOM.querySelector", found)["nodeId"]
    fonts = browser.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
    assert {font["familyName"].split()[0] for font in fonts} == {"Lovbog"}

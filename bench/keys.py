"""What a key costs in the field of what happened, on a phone slowed four times."""

import os
from statistics import median

from playwright.sync_api import CDPSession, Page, sync_playwright

from bench.project_copy import ROOT
from dev.looked_at import CHROMIUM, QUIET, served, settled

SLOWED = 4
SENTENCES = (
    "øst passede men det var nords tur",
    "vest bød 1 hjerter over 1 spar",
    "syd trumfede men havde en hjerter",
    "nord spillede ud, men det var øst",
    "spilfører krævede resten, vest var uenig",
)
WATCH = """() => addEventListener("input", () => {
  const from = performance.now();
  globalThis.shown = new Promise((done) => requestAnimationFrame(() => {
    const drawn = new MessageChannel();
    drawn.port1.onmessage = () => done(performance.now() - from);
    drawn.port2.postMessage(0);
  }));
}, true)"""
"""From the key until what was found is drawn."""


def keys() -> None:
    """Print the clock and the processor time of each key of a few sentences: median and worst."""
    with served(ROOT / "site") as here, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        page = browser.new_page(viewport={"width": 390, "height": 844}, has_touch=True)
        page.goto(here)
        field = page.locator("article .search-field textarea")
        field.tap()
        field.fill("øst svigtede i spar")
        page.locator(".search-chip").first.wait_for()
        settled(page)
        page.evaluate(WATCH)
        phone = page.context.new_cdp_session(page)
        phone.send("Performance.enable", {"timeDomain": "threadTicks"})
        phone.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
        costs = []
        for sentence in SENTENCES:
            field.fill("")
            costs += [_key(page, phone, letter) for letter in sentence]
        browser.close()
    names = ("ur (mål: median højst 50)", "processor")
    print(f"En tast i feltet, telefon {SLOWED} gange langsommere, {len(costs)} taster, ms:")
    for name, spent in zip(names, zip(*costs, strict=True), strict=True):
        print(f"  {name:28} median {median(spent):4.0f}, værst {max(spent):4.0f}")
    print(f"  andre i gang på maskinen: {os.getloadavg()[0]:.1f} på {os.cpu_count()} kerner\n")


def _key(page: Page, phone: CDPSession, letter: str) -> tuple[float, float]:
    before = _busy(phone)
    page.keyboard.insert_text(letter)
    clock = page.evaluate("shown")
    return clock, 1000 * (_busy(phone) - before)


def _busy(phone: CDPSession) -> float:
    """Seconds that the page's thread has worked."""
    metrics = phone.send("Performance.getMetrics")["metrics"]
    return next(float(one["value"]) for one in metrics if one["name"] == "TaskDuration")

"""What every tool does: it works from a file and asks nobody; without a script it says so."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from scenario import scenarios

pytestmark = pytest.mark.browser

test_what_a_user_does = scenarios(Path(__file__).with_name("tools.txt"))
test_what_a_user_does_at_the_workbench = scenarios(
    Path(__file__).with_name("workbench") / "workbench.txt"
)

EXAMPLE = "[data-key=eksempel]"
DOCUMENT = (
    "kendelse/#/call_out_of_rotation/plads=S"
    "/turn=partner/call=bid/since=nothing/accepted=no/comparable=no"
)
NARROW = (
    "/situationer/melding-uden-for-tur/#/igen/spilforer=V/ligger=N.major_card.♣10"
    "/ligger=N.passes_rest/ligger=V.major_card.♣10/ligger=V.passes_rest/plads=S/turn=rho"
)
"""A guide with much that stands."""
FROM_A_FILE = {
    "krav/": (EXAMPLE, ".pad-verdict", "3 af de sidste 4"),
    "meldeforloeb/": (EXAMPLE, ".pad-finding", ""),
    "rundspoerge/": (EXAMPLE, ".pad-finding", ""),
    "tilsvarende/": ("text=Vis et eksempel", ".headline", ""),
    "justeret/": ("button:has-text('Holdkamp')", ".sum", "18,21"),
    "kp/": ("text=Vis et eksempel", "output", "18,21"),
    "log/": ("", ".log", "Loggen er tom"),
    DOCUMENT: ("", ".sheet h2", ""),
}
"""Page and state of each: what is pressed, and where what is then seen."""


@pytest.mark.parametrize("tool", FROM_A_FILE)
def test_it_works_from_a_file_and_asks_nobody(tool: str, site: Path, browser: Browser) -> None:
    pressed, shown, text = FROM_A_FILE[tool]
    page = browser.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    folder, _, state = tool.partition("/")
    page.goto((site / "vaerktoejer" / folder / "index.html").as_uri() + state)
    if pressed:
        page.locator(pressed).first.click()
    expect(page.locator(shown).first).to_be_visible()
    expect(page.locator(shown).first).to_contain_text(text)
    assert all(url.startswith("file:") for url in asked)
    expect(page.locator(".sheet-qr:visible")).to_have_count(0)
    page.close()


PRESSED = {
    "/vaerktoejer/krav/": (EXAMPLE, 24, 320),
    "/vaerktoejer/meldeforloeb/": (EXAMPLE, 43.9, 320),
    "/vaerktoejer/kulorsvigt-stik/": (EXAMPLE, 43.9, 390),
    "/vaerktoejer/rundspoerge/": (EXAMPLE, 24, 320),
    NARROW: ("body", 24, 320),
}
"""What is pressed, the least width and height of a button (of all else it is 24), and the narrowest
phone that it fits.
"""
SIZES = """(all) => all.map((one) => [one.localName, one.getBoundingClientRect()])
  .map(([name, { width, height }]) => [name, Math.min(width, height)])"""


@pytest.mark.parametrize("tool", PRESSED)
def test_every_key_is_large_enough_and_nothing_is_wider_than_a_narrow_phone(
    tool: str, phone: Page
) -> None:
    pressed, least, narrowest = PRESSED[tool]
    phone.goto(tool)
    phone.locator(pressed).first.click()
    phone.evaluate("document.querySelectorAll('details').forEach((one) => (one.open = true))")
    keys = ".keypad :is(button, input, select, summary):visible"
    sizes = phone.locator(keys).evaluate_all(SIZES)
    small = [s for name, s in sizes if s < (least if name == "button" else 24)]
    assert small == []
    for width in (390, narrowest):
        phone.set_viewport_size({"width": width, "height": 844})
        assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")

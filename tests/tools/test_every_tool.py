"""What every tool does: it works from a file and asks nobody; without a script it says so."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

pytestmark = pytest.mark.browser

EXAMPLE = "[data-key=eksempel]"
DOCUMENT = (
    "kendelse/#/call_out_of_rotation/plads=S"
    "/turn=partner/call=bid/since=nothing/accepted=no/comparable=no"
)
FROM_A_FILE = {
    "krav/": (EXAMPLE, ".pad-verdict", "3 af de sidste 4"),
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


@pytest.mark.parametrize(
    ("tool", "said"),
    [("krav", "Det kræver JavaScript"), ("justeret", "Regnemaskinen kræver JavaScript")],
)
def test_without_a_script_it_says_where_to_look(
    tool: str, said: str, address: str, browser: Browser
) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{address}/vaerktoejer/{tool}/")
    expect(page.get_by_text(said)).to_be_visible()
    context.close()


SCRIPTS = {
    "claim": ["krav"],
    "poll": ["rundspoerge"],
    "document": ["kendelse"],
    "lean-qr": ["kendelse"],
    "log": ["log"],
}
"""Pages by the script that is theirs."""


def test_the_scripts_are_loaded_on_their_own_pages_alone(site: Path) -> None:
    found: dict[str, list[str]] = {script: [] for script in SCRIPTS}
    for page in sorted(site.rglob("*.html")):
        text = page.read_text("utf-8")
        for script in SCRIPTS:
            if f'/{script}.js">' in text:
                found[script].append(page.parent.name)
    assert found == SCRIPTS

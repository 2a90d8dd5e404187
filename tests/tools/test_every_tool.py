"""What every tool does: from a file, by thumb, and with libraries as they were pinned."""

import json
import re
from pathlib import Path

import pytest
from conftest import ROOT
from playwright.sync_api import Browser, Page, expect

from generator.site.scripts import stripped

pytestmark = pytest.mark.browser

EXAMPLE = "[data-key=eksempel]"
DOCUMENT = (
    "kendelse/#/call_out_of_rotation/plads=S"
    "/turn=partner/call=bid/since=nothing/accepted=no/comparable=no"
)
FROM_A_FILE = {
    "krav/": (EXAMPLE, ".pad-verdict", "3 af de sidste 4"),
    "meldeforloeb/": ("[data-key='1h'] | [data-key='1r']", ".pad-finding", ""),
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
    for one in filter(None, pressed.split(" | ")):
        page.locator(one).first.click()
    expect(page.locator(shown).first).to_be_visible()
    expect(page.locator(shown).first).to_contain_text(text)
    assert all(url.startswith("file:") for url in asked)
    expect(page.locator(".sheet-qr:visible")).to_have_count(0)
    page.close()


SCRIPTS = {
    "claim": ["krav"],
    "keypads": ["kulorsvigt-stik", "meldeforloeb"],
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


FIELD = "k=pairs/z=ew/ns=100.4rS11/ew=50.5rS11~50.4rS11/p=-200_400_150_-140/u=50_50"
FITS = {
    "meldeforloeb/": (".keypad button", 43.9, 390, ".keypad [data-key=ryd]"),
    "kulorsvigt-stik/": (".keypad button", 43.9, 390, ".keypad [data-key=eksempel]"),
    "rundspoerge/": (".poll button", 24, 320, f"{EXAMPLE} | text=Tast meldingerne"),
    "krav/": (".keypad :is(button, input, select, summary)", 24, 320, f"{EXAMPLE} | summary"),
    "justeret/": ("", 0, 390, ""),
    f"justeret/#/{FIELD}": ("", 0, 390, ""),
}
"""Page and state of each: its keys and their least size, the narrowest phone, what is pressed."""


@pytest.mark.parametrize("tool", FITS)
def test_every_key_is_large_enough_and_nothing_is_wider_than_the_phone(
    tool: str, phone: Page
) -> None:
    keys, least, narrowest, pressed = FITS[tool]
    phone.goto(f"/vaerktoejer/{tool}")
    for one in filter(None, pressed.split(" | ")):
        for each in phone.locator(f".keypad {one}" if one == "summary" else one).all():
            each.click()
    for width in {390, narrowest}:
        phone.set_viewport_size({"width": width, "height": 844})
        assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
        if keys:
            sizes = phone.locator(f"{keys}:visible").evaluate_all(
                "all => all.map((one) => one.getBoundingClientRect())"
                ".map((r) => Math.min(r.width, r.height))"
            )
            assert min(sizes) >= least


LIBRARIES = {
    "lean-qr": "lean-qr/index.js",
    "ts-fsrs": "ts-fsrs/dist/index.umd.js",
    "pdf-lib": "",
}
"""Its file in its package, where it is published unchanged."""


@pytest.mark.parametrize("name", LIBRARIES)
def test_a_library_is_the_pinned_one_with_its_licence(name: str) -> None:
    text = (ROOT / "docs" / "assets" / "js" / f"{name}.js").read_text("utf-8")
    folder = ROOT / "tools" / "js"
    version = json.loads((folder / "package.json").read_text("utf-8"))["devDependencies"][name]
    lock = json.loads((folder / "package-lock.json").read_text("utf-8"))["packages"]
    assert lock[f"node_modules/{name}"]["version"] == version
    assert lock[f"node_modules/{name}"]["integrity"].startswith("sha512-")
    assert text.startswith(f"/*! {name} {version},")
    assert "MIT License" in stripped(text), "the licence is published with the code"
    if LIBRARIES[name]:
        original = (folder / "node_modules" / LIBRARIES[name]).read_text("utf-8")
        assert re.sub(r"^//# sourceMappingURL=.*\n?", "", original, flags=re.M).strip() in text

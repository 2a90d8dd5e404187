"""Every kind of page under axe-core, in light and dark, on a phone and on a computer."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from conftest import ROOT
from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.browser

AXE = ROOT / "tools" / "js" / "node_modules" / "axe-core" / "axe.min.js"
CALL = "/situationer/melding-uden-for-tur/#/fejlende=S/turn=partner/call=bid/since=nothing"
LOOKS = [(scheme, width) for scheme in ("light", "dark") for width in (390, 1280)]
STATES = (
    "/situationer/melding-uden-for-tur/#/turn=rho/call=bid/since=nothing",
    f"{CALL}/accepted=no",
    f"{CALL}/accepted=no/~comparable",
    f"{CALL}/accepted=no/comparable=no",
    f"{CALL}/accepted=no/comparable=no/+partner_to_lead",
    "/situationer/strafkort/#/xyz=1",
)
"""What the guide looks like on its way."""
MANY = 8
"""So many pages in one folder are of few kinds; the largest and the smallest stand for them."""

UNFOLD = "document.querySelectorAll('details').forEach((one) => (one.open = true))"
ASK = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(({ target, failureSummary }) => [id, target.join(" "), failureSummary]));
}"""


@pytest.fixture(scope="module", params=LOOKS, ids=lambda look: f"{look[0]}-{look[1]}")
def page(request: pytest.FixtureRequest, browser: Browser, address: str) -> Iterator[Page]:
    scheme, width = request.param
    context = browser.new_context(
        base_url=address,
        color_scheme=scheme,
        viewport={"width": width, "height": 844},
        reduced_motion="reduce",
        service_workers="block",
    )
    yield context.new_page()
    context.close()


def violations(page: Page, address: str) -> list[Any]:
    page.goto("about:blank")  # an address that differs in its fragment alone would not load
    page.goto(address)
    page.evaluate(UNFOLD)
    page.add_script_tag(path=AXE)
    return [(address, *found) for found in page.evaluate(ASK)]


def kinds(site: Path) -> list[str]:
    """Every page, but of a folder with many only two."""
    folders: dict[Path, list[Path]] = {}
    for file in site.rglob("index.html"):
        folders.setdefault(file.parent.parent, []).append(file)
    found = [site / "404.html"]
    for files in folders.values():
        files.sort(key=lambda file: (file.stat().st_size, file))
        found += files if len(files) < MANY else (files[0], files[-1])
    return [file.relative_to(site).as_posix() for file in found]


def test_no_kind_of_page_violates_a_rule(page: Page, site: Path) -> None:
    found = [v for path in kinds(site) for v in violations(page, f"/{path}")]
    assert found == []


def test_the_guide_violates_no_rule_on_its_way(page: Page) -> None:
    assert [v for address in STATES for v in violations(page, address)] == []

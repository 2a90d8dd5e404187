"""Every kind of page under axe-core, in light and dark, on a phone and on a computer.

A page is loaded once and looked at four times. In light all rules are tried, at both widths; dark
differs from light in its colours alone, so there only the rules that look at colours are tried. At
the first look all texts of a page are tried for their colours, later only those that are styled
otherwise, from the root of the page down, than every text that has been tried in that scheme.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

import pytest
from conftest import ROOT
from in_page import arrive, visiting
from playwright.sync_api import Browser, Page, expect

pytestmark = pytest.mark.browser

AXE = ROOT / "dev" / "js" / "node_modules" / "axe-core" / "axe.min.js"
CALL = "/situationer/melding-uden-for-tur/#/plads=S/turn=partner/call=bid/since=nothing"
Scheme = Literal["light", "dark"]
Rules = Literal["all", "all but old colours", "new colours"]
LOOKS: tuple[tuple[Scheme, int, Rules], ...] = (
    ("light", 390, "all"),
    ("dark", 390, "new colours"),
    ("dark", 1280, "new colours"),
    ("light", 1280, "all but old colours"),
)
PAPER: dict[Scheme, str] = {"light": "rgb(253, 252, 248)", "dark": "rgb(21, 26, 24)"}
"""What a page stands on: its look has changed when this has."""
STATES = (
    "/situationer/melding-uden-for-tur/#/turn=rho/call=bid/since=nothing",
    f"{CALL}/accepted=no",
    f"{CALL}/accepted=no/called_again=yes/~comparable",
    f"{CALL}/accepted=no/called_again=yes/comparable=no",
    f"{CALL}/accepted=no/called_again=yes/comparable=no/+partner_to_lead",
    "/situationer/melding-uden-for-tur/#/igen/ligger=%C3%98.major_card.♣K/plads=S",
    "/situationer/melding-uden-for-tur/#/spilforer=N/ligger=V.passes_once/plads=S/turn=lho_first",
)
"""What the guide looks like on its way, on one page."""
ALONE = (
    "/situationer/strafkort/#/xyz=1",
    "/vaerktoejer/meldeforloeb/#/giver=N/zone=NS/meldinger=1s,1r,tilbage,1h,pas/passer=S:rest",
    "/vaerktoejer/kulorsvigt-stik/#/spilforer=S/svigt=Ø.11.k.suit.,V.12.r.suit./stik=11Ø,12S,13V",
)
"""A guide that has met what it does not know, and the keypads."""
TOOLS = (
    "/vaerktoejer/tilsvarende/",
    "/vaerktoejer/tilsvarende/#/gl=5-10.h6~5-10.s6/ny=13-15.bal",
    "/vaerktoejer/justeret/",
    "/vaerktoejer/justeret/#/k=pairs/ns=60.4hS10~40.4hS9/ew=100.4hS9/p=420_-50/u=50_50/e=12",
    "/vaerktoejer/justeret/#/k=knockout/a=average_plus;average_minus",
    "/vaerktoejer/kendelse/",
    "/vaerktoejer/kendelse/#/call_out_of_rotation/plads=S/turn=rho/rho_must_pass=yes/.b=5/.r=Et%20sk%C3%B8n",
    "/vaerktoejer/log/",
    "/vaerktoejer/krav/",
    "/vaerktoejer/krav/#/spilforer=S/kraever=S/trumf=h/inde=S/syd=h4.rEKD/nord=s3.r54.k2"
    "/vest=h6.r2.k98/oest=s98.r63/siger=r/streg=N.discard.s3.rE/aendret=refuses",
    "/vaerktoejer/krav/#/spilforer=S/kraever=S/trumf=ut/inde=S/syd=kKBT/nord=kE98/vest=kD76/oest=k543",
    "/vaerktoejer/rundspoerge/#/haand=D5.EB74.KB83.D92/giver=V/zone=NS/meldinger=1s,pas,2s,pas,pas"
    "/handlinger=pas%7CD/svar=0,1.0,0.1/maal=25/peger=1/gjorde=1",
)
"""The tools, empty and with much filled in."""
MANY = 8
"""So many pages in one folder are of few kinds; the largest and the smallest stand for them."""

UNFOLD = "document.querySelectorAll('details').forEach((one) => (one.open = true))"
ASK = """async ([scheme, rules]) => {
  const colours = ["color-contrast", "link-in-text-block"];
  const tried = `tried in ${scheme}`;
  const kinds = new Map(JSON.parse(sessionStorage[tried] ?? "[]"));
  const unlike = () => {
    const styles = ["color", "backgroundColor", "backgroundImage", "opacity", "fontSize",
      "fontWeight", "textDecorationLine", "display", "visibility"];
    const numbers = new Map();
    return [...document.querySelectorAll("*")].filter((one) => {
      const style = getComputedStyle(one), above = numbers.get(one.parentNode);
      const kind = [above, one.localName, one.className, ...styles.map((s) => style[s])].join();
      const text = [...one.childNodes].some((n) => n.nodeType === Node.TEXT_NODE && n.data.trim());
      const of = kinds.get(kind) ?? { number: kinds.size, tried: false };
      const first = (text || one.matches("a")) && !of.tried;
      kinds.set(kind, { ...of, tried: of.tried || first });
      numbers.set(one, of.number);
      return first;
    });
  };
  const found = [];
  const look = async (where, options) => {
    const { violations } = await axe.run(where, { resultTypes: ["violations"], ...options });
    found.push(...violations.flatMap(({ id, nodes }) => nodes.slice(0, 3)
      .map(({ target, failureSummary }) => [id, target.join(" "), failureSummary])));
  };
  const others = unlike();
  const off = Object.fromEntries(colours.map((one) => [one, { enabled: false }]));
  if (rules === "all") await look(document, {});
  if (rules === "all but old colours") await look(document, { rules: off });
  if (rules !== "all" && others.length)
    await look({ include: others }, { runOnly: { type: "rule", values: colours } });
  sessionStorage[tried] = JSON.stringify([...kinds]);
  return found;
}"""


@pytest.fixture(scope="module")
def page(browser: Browser, address: str) -> Iterator[Page]:
    with visiting(browser, address, reduced_motion="reduce") as page:
        yield page


def violations(page: Page, address: str, *later: str, ready: str = "body") -> list[Any]:
    """What all looks find at an address, and at later ones that differ in their fragment alone."""
    page.goto("about:blank")  # an address that differs in its fragment alone would not load
    page.emulate_media(color_scheme="light")
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(address)
    expect(page.locator(ready).first).to_be_visible()
    found: list[Any] = []
    for scheme, width, rules in LOOKS:
        page.emulate_media(color_scheme=scheme)
        page.set_viewport_size({"width": width, "height": 844})
        expect(page.locator("body")).to_have_css("background-color", PAPER[scheme])
        for state in (address, *later):
            arrive(page, state)
            if not page.evaluate("'axe' in globalThis"):  # the address was loaded anew
                page.evaluate(AXE.read_text("utf-8"))
            page.evaluate(UNFOLD)
            these = "all but old colours" if rules == "all" and state in later else rules
            said = page.evaluate(ASK, [scheme, these])
            found += [(state, scheme, width, *one) for one in said]
    return found


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
    assert violations(page, *STATES, ready=".guide.ready") == []


@pytest.mark.parametrize("tool", [*ALONE, *TOOLS])
def test_a_tool_violates_no_rule(tool: str, page: Page) -> None:
    assert violations(page, tool) == []


@pytest.mark.parametrize(
    ("query", "ready"),
    [
        ("kul%C3%B8svigt", "[role=option]"),
        ("qxzwvq", ".search-foot"),
        ("%C3%B8st+passede+men+det+var+nords+tur", ".search-next a"),
    ],
)
def test_the_search_violates_no_rule(query: str, ready: str, page: Page) -> None:
    assert violations(page, f"/sager/?q={query}", ready=ready) == []


def test_a_log_with_rulings_violates_no_rule(page: Page) -> None:
    for state in STATES[2:5]:
        page.goto(state)
        page.wait_for_selector(".guide.ready")
    assert page.evaluate("localStorage.kendelser")
    assert violations(page, "/vaerktoejer/log/") == []
    page.evaluate("localStorage.clear()")

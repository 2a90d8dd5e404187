"""The calculators and tables of the score, in headless Chromium, against `rules_src.scoring`."""

import re
from fractions import Fraction

import pytest
from playwright.sync_api import Browser, Page, PdfMargins, expect

from rules_src.bridge.calls import Denomination
from rules_src.scoring.figures import danish, signed
from rules_src.scoring.results import contract_score, imps
from rules_src.scoring.tables import EQUALS, KP_BOARDS
from rules_src.scoring.teams import kp, kp_hundredths

pytestmark = pytest.mark.browser

TELLS = """(cases) => {
  const form = document.querySelector("form[data-calculator]");
  return cases.map((fields) => {
    for (const [name, value] of Object.entries(fields)) form.elements[name].value = value;
    form.dispatchEvent(new Event("input"));
    return form.querySelector("output").textContent.replaceAll("\\u00a0", " ");
  });
}"""
"""What a calculator says to each of many fillings of its form."""


def told(page: Page, fillings: list[dict[str, str]]) -> list[str]:
    answers: list[str] = page.evaluate(TELLS, fillings)
    return answers


def test_the_contract_calculator_knows_every_contract(desktop: Page) -> None:
    desktop.goto("/vaerktoejer/score/")
    contracts = [
        (level, row, doubled, zone, tricks)
        for level in range(1, 8)
        for row in range(len(EQUALS))
        for doubled in range(3)
        for zone in range(2)
        for tricks in range(14)
    ]
    names = ("level", "denomination", "doubled", "vulnerable", "tricks")
    picked = [(c[0], EQUALS[c[1]][0].text[0], *c[2:]) for c in contracts]
    said = told(desktop, [dict(zip(names, map(str, c), strict=True)) for c in picked])
    for (level, row, doubled, zone, tricks), answer in zip(contracts, said, strict=True):
        points = contract_score(level, EQUALS[row][0], doubled, bool(zone), tricks)
        to = "til spilfører" if points > 0 else "til modstanderne"
        assert f": {abs(points)} {to}." in answer, (level, row, doubled, zone, tricks)
    assert len(said) == 1764


def test_every_denomination_is_offered_once(desktop: Page) -> None:
    desktop.goto("/vaerktoejer/score/")
    nothing, *options = desktop.locator("select[name=denomination] option").all()
    assert nothing.get_attribute("value") == ""
    offered = [denomination for same in EQUALS for denomination in same]
    assert {*offered} == {*Denomination}
    for option, denomination in zip(options, offered, strict=True):
        assert denomination.symbol in (option.text_content() or "")


@pytest.mark.parametrize(
    ("name", "says"),
    [("score", "Vundet: 420"), ("imp", "+10 imp til os"), ("kp", "18,21 KP til os")],
)
def test_a_calculator_starts_empty_and_an_example_stays_until_it_is_cleared(
    name: str, says: str, phone: Page
) -> None:
    phone.goto(f"/vaerktoejer/{name}/")
    output = phone.locator("output")
    expect(output).to_contain_text("ælg")
    expect(output).not_to_contain_text(re.compile(r"\d"))
    phone.get_by_role("button", name="Vis et eksempel").click()
    shown = says.replace(" ", "[ \N{NO-BREAK SPACE}]").replace("+", r"\+")
    expect(output).to_have_text(re.compile(shown))
    phone.reload()
    expect(output).to_have_text(re.compile(shown))
    phone.get_by_role("button", name="Ryd").click()
    expect(output).to_contain_text("ælg")
    assert "#" not in phone.url


def test_the_imp_calculator_looks_up_as_the_scale_does(desktop: Page) -> None:
    desktop.goto("/vaerktoejer/imp/")
    differences = range(-4100, 4110, 10)
    said = told(desktop, [{"here": str(d), "there": "0"} for d in differences])
    assert said == [
        f"Forskellen er {signed(d)} point: {signed(imps(d))} imp til os." for d in differences
    ]


def test_a_picked_contract_fills_the_points_of_its_table(desktop: Page) -> None:
    """4♠ doubled and made with us in the zone, against 3ut one down at the other table."""
    desktop.goto("/vaerktoejer/imp/")
    here, there = desktop.locator("[data-fills=here]"), desktop.locator("[data-fills=there]")
    for picker, picked in (
        (
            here,
            {
                "level": "4",
                "denomination": "♠",
                "doubled": "doblet",
                "vulnerable": "i zonen",
                "tricks": "10",
            },
        ),
        (there, {"level": "3", "denomination": "ut", "side": "modstanderne", "tricks": "8"}),
    ):
        for name, value in picked.items():
            options = picker.locator(f"[data-part={name}]")
            labels = options.locator("option").all_text_contents()
            options.select_option(label=next(each for each in labels if value in each))
    ours = contract_score(4, Denomination.SPADES, 1, True, 10)
    theirs = -contract_score(3, Denomination.NOTRUMP, 0, False, 8)
    expect(desktop.locator("input[name=here]")).to_have_value(str(ours))
    expect(desktop.locator("input[name=there]")).to_have_value(str(theirs))
    won = signed(imps(ours + theirs))
    expect(desktop.locator("output")).to_contain_text(f"{won}\N{NO-BREAK SPACE}imp til os")


def test_the_kp_calculator_knows_every_margin_of_every_match(desktop: Page) -> None:
    desktop.goto("/vaerktoejer/kp/")
    margins = [(n, m) for n in KP_BOARDS for m in range(-90, 91)]
    said = told(desktop, [{"boards": str(n), "ours": str(m), "theirs": "0"} for n, m in margins])
    for (boards, margin), answer in zip(margins, said, strict=True):
        assert f"{danish(kp(margin, boards), 2)} KP til os." in answer, (boards, margin)
    (half,) = told(desktop, [{"boards": "8", "ours": "4,5", "theirs": "0"}])
    assert f"{danish(kp(Fraction(9, 2), 8), 2)} KP til os (regnet som +5)." in half


def test_without_a_script_the_tables_stand(address: str, browser: Browser) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{address}/vaerktoejer/score/")
    expect(page.locator("table.figures").first).to_be_visible()
    expect(page.locator("form.calculator")).to_be_hidden()
    context.close()


def test_a_printed_kp_table_has_every_margin_once(desktop: Page) -> None:
    desktop.goto("/vaerktoejer/kp-8/")
    rows = desktop.locator("table.figures tbody tr").all_text_contents()
    assert len(rows) == len(kp_hundredths(8))
    assert "3218,681,32" in rows
    assert rows[-1] == "43 og derover20,000,00"


SHEETS = ("score", "imp", "kp-4", "kp-16", "kp-32")


@pytest.mark.parametrize("name", SHEETS)
def test_a_table_prints_on_one_sheet(name: str, desktop: Page) -> None:
    desktop.goto(f"/vaerktoejer/{name}/")
    one = "1cm"
    margin: PdfMargins = {"top": one, "bottom": one, "left": one, "right": one}
    assert desktop.pdf(format="A4", margin=margin).count(b"/Type /Page\n") == 1


OTHERS = (
    *("/vaerktoejer/matchpoint/", "/paragraffer/daekning/", "/paragraffer/fejl-i-lovteksten/"),
    *("/sammenlign/kort-liggende-eller-op/", "/sammenlign/ubefojet-oplysning/"),
)
"""Where test_comfort.py does not look for it."""


@pytest.mark.parametrize("page", [*(f"/vaerktoejer/{name}/" for name in SHEETS), *OTHERS])
def test_no_page_scrolls_sideways_on_a_phone(page: str, phone: Page) -> None:
    phone.goto(page)
    phone.evaluate("document.querySelectorAll('details').forEach(below => below.open = true)")
    assert phone.evaluate("document.documentElement.scrollWidth") == 390
    tables = "[...document.querySelectorAll('table.figures')]"
    out = f"{tables}.filter((table) => table.getBoundingClientRect().right > 390).length"
    assert phone.evaluate(out) == 0

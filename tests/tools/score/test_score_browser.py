"""The calculators and tables of the score, in headless Chromium, against `rules_src.scoring`."""

from fractions import Fraction

import pytest
from playwright.sync_api import Page, PdfMargins

from rules_src.scoring.figures import danish, signed
from rules_src.scoring.results import contract_score, imps
from rules_src.scoring.tables import EQUALS, KP_BOARDS
from rules_src.scoring.teams import kp

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


def test_the_imp_calculator_looks_up_as_the_scale_does(desktop: Page) -> None:
    desktop.goto("/vaerktoejer/imp/")
    differences = range(-4100, 4110, 10)
    said = told(desktop, [{"here": str(d), "there": "0"} for d in differences])
    assert said == [
        f"Forskellen er {signed(d)} point: {signed(imps(d))} imp til os." for d in differences
    ]


def test_the_kp_calculator_knows_every_margin_of_every_match(desktop: Page) -> None:
    desktop.goto("/vaerktoejer/kp/")
    margins = [(n, m) for n in KP_BOARDS for m in range(-90, 91)]
    said = told(desktop, [{"boards": str(n), "ours": str(m), "theirs": "0"} for n, m in margins])
    for (boards, margin), answer in zip(margins, said, strict=True):
        assert f"{danish(kp(margin, boards), 2)} KP til os." in answer, (boards, margin)
    (half,) = told(desktop, [{"boards": "8", "ours": "4,5", "theirs": "0"}])
    assert f"{danish(kp(Fraction(9, 2), 8), 2)} KP til os (regnet som +5)." in half


SHEETS = ("score", "imp", "kp-4", "kp-16", "kp-32")


@pytest.mark.parametrize("name", SHEETS)
def test_a_table_prints_on_one_sheet(name: str, desktop: Page) -> None:
    desktop.goto(f"/vaerktoejer/{name}/")
    one = "1cm"
    margin: PdfMargins = {"top": one, "bottom": one, "left": one, "right": one}
    assert desktop.pdf(format="A4", margin=margin).count(b"/Type /Page\n") == 1

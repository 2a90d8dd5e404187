"""The calculators and tables of the score, in headless Chromium, against `rules_src.scoring`."""

from __future__ import annotations

import re
from fractions import Fraction
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, PdfMargins, expect

from rules_src.bridge.calls import Denomination
from rules_src.scoring.contract_score import contract_score
from rules_src.scoring.figures import danish, signed
from rules_src.scoring.imps import imps
from rules_src.scoring.tables import EQUALS, KP_BOARDS
from rules_src.scoring.victory_points import kp, kp_hundredths
from rules_src.scoring.worked import match, pairs

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
    said = told(desktop, [dict(zip(names, map(str, c), strict=True)) for c in contracts])
    for (level, row, doubled, zone, tricks), answer in zip(contracts, said, strict=True):
        points = contract_score(level, EQUALS[row][0], doubled, bool(zone), tricks)
        to = "til spilfører" if points > 0 else "til modstanderne"
        assert f": {abs(points)} {to}." in answer, (level, row, doubled, zone, tricks)
    assert len(said) == 1764


def test_every_denomination_is_offered_with_the_row_that_scores_it(desktop: Page) -> None:
    desktop.goto("/vaerktoejer/score/")
    options = desktop.locator("select[name=denomination] option")
    rows = {d: n for n, same in enumerate(EQUALS) for d in same}
    assert options.count() == len(Denomination)
    for option, denomination in zip(options.all(), rows, strict=True):
        assert denomination.symbol in (option.text_content() or "")
        assert option.get_attribute("value") == str(rows[denomination])


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


def test_the_unbalanced_team_match_comes_out_as_in_the_worked_example(desktop: Page) -> None:
    """S94 and S95: the form is filled with the article's example from the beginning."""
    desktop.goto("/vaerktoejer/justeret/")
    output = desktop.locator("output")
    expect(output).to_contain_text("N-S’ hold: −6 imp")
    expect(output).to_contain_text("50 % af 0 og 50 % af +6, i alt +3 imp")
    expect(output).to_contain_text(f"{danish(match.A_KP, 2)} KP til N-S’ hold")
    expect(output).to_contain_text(f"{danish(match.B_KP, 2)} KP til Ø-V’s hold")


def test_a_knockout_gives_the_average(desktop: Page) -> None:
    """S97."""
    desktop.goto("/vaerktoejer/justeret/")
    desktop.get_by_label("knockoutkamp").check()
    expect(desktop.locator("output")).to_contain_text("+4,5 til Ø-V’s hold")
    assert match.AVERAGED.away == Fraction(9, 2)
    expect(desktop.locator("output")).not_to_contain_text("KP")


def test_pairs_are_counted_by_two_frequency_tables(desktop: Page) -> None:
    """S98."""
    desktop.goto("/vaerktoejer/justeret/")
    desktop.get_by_label("parturnering").check()
    output = desktop.locator("output")
    ours, theirs = pairs.THE_BOARD.points(match.ADJUSTED)
    expect(output).to_contain_text(f"N-S: {signed(ours)} point")
    for part in ("50 % af −3,5", "50 % af +1,5", f"i alt {signed(theirs)} point"):
        expect(output).to_contain_text(part)
    expect(desktop.get_by_label("Point til N-S ved det andet bord")).to_be_hidden()


def test_weights_that_are_not_100_per_cent_are_refused(desktop: Page) -> None:
    desktop.goto("/vaerktoejer/justeret/")
    desktop.locator("[name=ew-weight]").first.fill("40")
    output = desktop.locator("output")
    expect(output).to_have_text(re.compile(r"Vægtene til Ø-V giver 90.% og skal give 100.%\."))
    desktop.locator("[name=ew-weight]").first.fill("halvdelen")
    expect(output).to_have_text("Skriv et tal: vægten til Ø-V.")


def test_a_score_that_is_the_same_for_both_sides_need_be_written_once(desktop: Page) -> None:
    desktop.goto("/vaerktoejer/justeret/")
    for name in ("ew-weight", "ew-points"):
        for place in range(2):
            desktop.locator(f"[name={name}]").nth(place).fill("")
    expect(desktop.locator("output")).to_contain_text("Ø-V’s hold: +6 imp")


def test_the_calculators_work_from_a_file(site: Path, browser: Browser) -> None:
    """A club without a connection opens the site from a folder."""
    page = browser.new_page()
    page.goto((site / "vaerktoejer" / "justeret" / "index.html").as_uri())
    expect(page.locator("output")).to_contain_text("18,21")
    page.close()


def test_without_a_script_the_tables_stand(address: str, browser: Browser) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{address}/vaerktoejer/score/")
    expect(page.locator("table.figures").first).to_be_visible()
    expect(page.locator("form.calculator")).to_be_hidden()
    page.goto(f"{address}/vaerktoejer/justeret/")
    expect(page.get_by_text("Regnemaskinen kræver JavaScript")).to_be_visible()
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
    *("/vaerktoejer/", "/vaerktoejer/kp/", "/vaerktoejer/matchpoint/", "/vaerktoejer/justeret/"),
    *("/vaerktoejer/eksempler/", "/paragraffer/daekning/", "/paragraffer/fejl-i-lovteksten/"),
    *("/bedoemmelser/", "/sammenlign/kort-liggende-eller-op/", "/sammenlign/ubefojet-oplysning/"),
)


@pytest.mark.parametrize("page", [*(f"/vaerktoejer/{name}/" for name in SHEETS), *OTHERS])
def test_no_page_scrolls_sideways_on_a_phone(page: str, phone: Page) -> None:
    phone.goto(page)
    phone.evaluate("document.querySelectorAll('details').forEach(below => below.open = true)")
    assert phone.evaluate("document.documentElement.scrollWidth") == 390
    tables = "[...document.querySelectorAll('table.figures')]"
    out = f"{tables}.filter((table) => table.getBoundingClientRect().right > 390).length"
    assert phone.evaluate(out) == 0

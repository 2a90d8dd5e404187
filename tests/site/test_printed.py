"""Is mine old? What the page tells of made-up sheets that are older than the rules."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from conftest import ROOT
from own_book import BOOK, content
from playwright.sync_api import Browser, Page, expect

from generator.data.imprint import Imprint, imprint_of
from generator.data.printed import PAGE, RULING, WHOLE, mark_of_words, marks_of
from generator.engine.rulebook import Rulebook
from generator.views.decision_table import letter
from generator.views.sheets import single_sheets
from rules_src.laws import SITUATIONS

SLUG, OTHER = "strafkort", "kulorsvigt"
MARKS = marks_of(BOOK)
OLD = "???"
"""No mark has these signs."""


@pytest.fixture(scope="module")
def imprint() -> Imprint:
    return replace(imprint_of(ROOT, BOOK), address="/")


def of_rulings(marks: str, gone: tuple[int, ...]) -> str:
    """The marks of an older sheet: some of its rulings were other ones, counted from 0."""
    signs = [marks[n : n + RULING] for n in range(WHOLE, len(marks), RULING)]
    return OLD + "".join("??" if n in gone else sign for n, sign in enumerate(signs))


def test_a_sheet_that_is_not_old_goes_straight_on_to_the_guide(
    imprint: Imprint, phone: Page
) -> None:
    phone.goto(imprint.sheet(SLUG))
    expect(phone).to_have_url(re.compile(f"/situationer/{SLUG}/"))


def test_an_old_sheet_is_told_its_rulings_that_are_no_more_and_what_replaces_it(
    imprint: Imprint, phone: Page
) -> None:
    old = replace(imprint, marks={SLUG: of_rulings(MARKS[SLUG], (2, 5))})
    phone.goto(old.sheet(SLUG))
    told = phone.locator(".printed-told")
    expect(told).to_contain_text(f"Arket er gammelt: {BOOK['penalty_card'].situation.title}")
    expect(told).to_contain_text(
        f"Det gælder ikke længere, som det står: {letter(3)}, {letter(6)}."
    )
    expect(told).to_contain_text(f"Læs i stedet: {letter(3)} · {letter(6)}.")
    told.get_by_role("link", name=letter(6), exact=True).click()
    expect(phone.locator("tr:target")).to_be_visible()
    phone.goto(old.sheet(SLUG))
    told.get_by_role("link", name="Bordkort", exact=True).click()
    ticked = phone.locator("form.club [name=situation]:checked")
    expect(ticked).to_have_count(1)
    assert ticked.get_attribute("value") == SLUG
    expect(phone.locator("form.club [value='bordkort-a5.pdf']")).to_be_checked()


def test_a_sheet_whose_rulings_stand_says_so(imprint: Imprint, phone: Page) -> None:
    phone.goto(replace(imprint, marks={SLUG: of_rulings(MARKS[SLUG], ())}).sheet(SLUG))
    told = phone.locator(".printed-told")
    expect(told).to_contain_text("Kendelserne på arket gælder stadig.")
    expect(told).to_contain_text("Spørgsmål eller indledning er ændret.")


def test_an_old_book_names_the_situations_that_have_changed(imprint: Imprint, phone: Page) -> None:
    changed = {slug: OLD + marks[WHOLE:] for slug, marks in MARKS.items() if slug in (SLUG, OTHER)}
    phone.goto(replace(imprint, marks={**MARKS, **changed}).document("haandbog"))
    told = phone.locator(".printed-told")
    expect(told).to_contain_text("Håndbogen er gammel")
    expect(told).to_contain_text(f"2 af {len(SITUATIONS)} situationer")
    expect(told.locator("li")).to_have_count(2)
    told.get_by_role("link", name="Håndbogen", exact=True).click()
    expect(phone.locator("form.club [name=situation]:checked")).to_have_count(2)
    phone.goto(imprint.document("haandbog"))
    expect(told).to_contain_text("Intet er ændret.")


def test_a_sheet_of_some_situations_is_old_only_when_one_of_them_has_changed(
    imprint: Imprint, phone: Page
) -> None:
    sheets = single_sheets(content())
    words = {file: mark_of_words(sheet.laws) for file, sheet in sheets.items()}
    told = phone.locator(".printed-told")
    for file, sheet in sheets.items():
        slugs, name = sheet.situations(BOOK), file.removesuffix(".pdf")
        phone.goto("about:blank")
        phone.goto(imprint.document(name, slugs, words[file]))
        expect(told).to_contain_text("Intet er ændret.")
        old = replace(imprint, marks={**MARKS, **dict.fromkeys(slugs[:1], OLD)})
        phone.goto("about:blank")
        phone.goto(old.document(name, slugs, words[file] if slugs else OLD))
        expect(told).to_contain_text("er gammel")
        expect(told.locator("li")).to_have_count(len(slugs[:1]))


@pytest.mark.parametrize("fragment", ["hvad.20200101.xyz", "%E0%A4%A", "a.b.c.d", "haandbog"])
def test_a_code_that_is_not_ours_breaks_nothing(fragment: str, phone: Page) -> None:
    phone.goto("about:blank")
    phone.goto(f"/{PAGE}/#{fragment}")
    expect(phone.locator(".printed-told")).to_be_visible()


def test_without_scripts_the_marks_are_compared_by_hand(
    browser: Browser, address: str, imprint: Imprint
) -> None:
    page = browser.new_context(base_url=address, java_script_enabled=False).new_page()
    page.goto(f"/{PAGE}/")
    expect(page.locator(".printed-told")).to_be_hidden()
    for word in imprint.foot:
        expect(page.locator("main")).to_contain_text(word)
    for slug, marks in MARKS.items():
        row = page.locator(f"main li:has(a[href$='/{slug}/'])")
        expect(row.locator("code")).to_have_text(marks[:WHOLE])
    page.context.close()


def test_the_page_works_when_it_is_opened_as_a_file(
    site: Path, browser: Browser, imprint: Imprint
) -> None:
    page = browser.new_page()
    file = (site / PAGE / "index.html").as_uri()
    page.goto(f"{file}{replace(imprint, marks={SLUG: OLD}).sheet(SLUG).removeprefix(f'/{PAGE}/')}")
    expect(page.locator(".printed-told")).to_contain_text("Arket er gammelt")
    page.close()


def test_a_ruling_that_says_something_else_has_another_mark_and_no_other_situation_has() -> None:
    situation = BOOK["penalty_card"].situation
    worded = replace(situation, intro=f"{situation.intro} Og.")
    others = tuple(worded if one is situation else one for one in SITUATIONS)
    before, now = marks_of(Rulebook(SITUATIONS)), marks_of(Rulebook(others))
    assert [slug for slug in before if now[slug] != before[slug]] == [SLUG]
    assert now[SLUG][WHOLE:] == before[SLUG][WHOLE:]
    for one in SITUATIONS:
        rows = sum(len(rule.rows) for rule in BOOK.rules_of(one))
        assert len(MARKS[one.slug]) == WHOLE + RULING * rows
    assert len({marks[:WHOLE] for marks in MARKS.values()}) == len(SITUATIONS)

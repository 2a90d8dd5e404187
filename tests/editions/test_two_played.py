"""While clubs may choose between two editions, the guide offers both; else nothing is added."""

import re
from collections.abc import Iterator, Mapping
from datetime import date, timedelta

import pytest
from markdown import markdown  # type: ignore[import-untyped]
from next_edition import GONE, L2017, L2027, NEW, presentation
from playwright.sync_api import Browser, Page, expect

from generator.data.entries import NO_CASES
from generator.engine.rulebook import Rulebook
from generator.site.content import SiteContent
from generator.site.editions import played_editions
from generator.site.render import render
from generator.site.scripts import script
from generator.site.sections import editions as law_editions
from generator.site.sections import front, situations
from generator.text.inline_json import inline_json
from generator.text.page import PageSpec
from generator.tools.guide.graph import WHOLE, beginnings, whole_graph, whole_of
from generator.views.content import Content
from rules_src.editions import L2007, played
from rules_src.editions import L2017 as NOW
from rules_src.model.edition import Edition
from tools.looked_at import served

DUTY = next(s for s in L2027.situations if s.rule.__name__ == "duty_to_tell")
PAGES = ("guide/index.md", f"situationer/{DUTY.slug}.md")
HIDING = "matter=mishap/plan=hide"
"""Answers on which the two part."""


def content(*played: Edition) -> Content:
    book = Rulebook.of(L2027)
    editions = (L2007, L2017, L2027)
    return Content(book, NO_CASES, (), presentation(), editions, played)


BOTH, ALONE = content(L2027, L2017), content(L2027)


def found(content: Content) -> Mapping[str, PageSpec]:
    """The pages of the editions and the two that lead to the guide, by path."""
    site = SiteContent(content)
    return {spec.path: spec for section in (front, law_editions) for spec in section.specs(site)}


@pytest.fixture(scope="module")
def specs() -> Mapping[str, PageSpec]:
    here = (s for s in situations.specs(SiteContent(BOTH)) if s.path == PAGES[1])
    return {**found(BOTH), PAGES[1]: next(here)}


def test_an_edition_is_played_until_its_last_day_beside_the_next() -> None:
    editions = (L2007, L2017, L2027)
    eve, last = L2027.in_force - timedelta(1), L2017.played_until
    assert last
    assert played(eve, editions) == (L2017,)
    assert played(L2027.in_force, editions) == (L2027, L2017)
    assert played(last, editions) == (L2027, L2017)
    assert played(last + timedelta(1), editions) == (L2027,)


def test_the_older_law_stopped_when_todays_began() -> None:
    assert played(NOW.in_force) == (NOW,)
    assert played(NOW.in_force - timedelta(1)) == (L2007,)
    assert played(date(1990, 1, 1)) == (L2007,)


def test_while_one_is_played_nothing_is_added(specs: Mapping[str, PageSpec]) -> None:
    alone = found(ALONE)
    assert {*specs} - {*alone} == {"2017/guide/index.md", PAGES[1]}
    assert render(alone["guide/index.md"]) == render(found(content())["guide/index.md"])
    assert "guide-editions" not in render(alone["guide/index.md"])
    assert not any("guide" in alone[path].scripts for path in alone if "2017/" in path)
    assert all(played_editions(ALONE, L2027, s) == () for s in L2027.situations)
    assert not any(s.context.get("editions") for p, s in specs.items() if p.startswith("2007/"))


def test_the_foot_of_each_page_is_by_its_own_edition(specs: Mapping[str, PageSpec]) -> None:
    for path, spec in specs.items():
        year, _, _ = path.partition("/")
        older = year in ("2007", "2017") and not path.endswith("paragraffer.md")
        law = spec.by_law
        assert re.findall(r"^Loven fra (\d+), gældende fra", law) == ([year] if older else []), path


def test_each_situation_leads_to_the_same_in_the_other_edition() -> None:
    for situation in L2027.situations:
        here, there = played_editions(BOTH, L2027, situation)
        slug = f"situationer/{situation.slug}.md"
        assert (here.here, here.page) == (True, slug)
        to = "guide/index.md" if situation is NEW else slug
        assert (there.here, there.page) == (False, f"2017/{to}")


def test_the_graph_of_the_older_edition_is_its_own() -> None:
    then, now = (whole_graph(Rulebook.of(e), o) for e, o in ((L2017, L2017), (L2027, None)))
    assert GONE in then["rules"]
    assert GONE not in now["rules"]
    assert then["rules"][GONE]["page"].startswith("2017/situationer/")
    assert then["laws"] == {}, "what a § says is known of the law in force alone"
    assert beginnings(Rulebook.of(L2017), L2017)["elsewhere"] == "assets/js/guide-graph-2017.js"


@pytest.fixture(scope="module")
def address(
    tmp_path_factory: pytest.TempPathFactory, specs: Mapping[str, PageSpec]
) -> Iterator[str]:
    """The two guides and one situation of each, with the scripts they need, and nothing else."""
    folder = tmp_path_factory.mktemp("two")
    files = {f"assets/js/{name}.js": script(name) for name in ("guide", "log")}
    for book, older in ((BOTH.book, None), (Rulebook.of(L2017), L2017)):
        path = whole_of(older) if older else WHOLE
        files[path] = f"globalThis.guideGraph = {inline_json(whole_graph(book, older))};"
    pages = (f"{year}{page}" for year in ("", "2017/") for page in PAGES)
    files |= {as_html(page): in_html(render(specs[page]), page) for page in pages}
    for path, text in files.items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    with served(folder) as here:
        yield here


def as_html(page: str) -> str:
    return page.replace(".md", ".html") if "index" in page else page.replace(".md", "/index.html")


def in_html(text: str, page: str) -> str:
    """A page without the theme, its links made as MkDocs makes them."""
    _, _, body = text.partition("\n---\n")
    inside = markdown(body, extensions=["attr_list", "md_in_html", "tables"])
    up = "" if "index" in page else "../"
    inside = re.sub(r'href="([^"]*?)(?:index)?\.md', rf'href="{up}\1', inside)
    root = up + "../" * page.count("/")
    scripts = f'<script src="{root}assets/js/guide.js" defer></script>'
    return f"<!doctype html><html lang=da><meta charset=utf-8><main>{inside}</main>{scripts}</html>"


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    context = browser.new_context(base_url=address)
    yield context.new_page()
    context.close()


@pytest.mark.browser
def test_the_edition_that_is_chosen_asks_rules_and_keeps_its_address(page: Page) -> None:
    heading, choice = page.locator("#guide-heading"), page.locator(".guide-editions")
    page.goto("/guide/")
    expect(choice).to_contain_text("Loven fra 2027 gælder fra 1. september 2027")
    expect(choice).to_contain_text("Loven fra 2017 spilles til 31. januar 2028")
    expect(choice.locator("[aria-current]")).to_have_text("Loven fra 2027")
    expect(heading).to_have_text("Hvad er der sket?")
    assert choice.evaluate("c => c.getBoundingClientRect().bottom") <= page.locator(
        ".guide"
    ).evaluate("g => g.getBoundingClientRect().top")
    choice.get_by_role("link").click()
    expect(choice.locator("[aria-current]")).to_have_text("Loven fra 2017")
    expect(page.get_by_role("button", name=NEW.happened)).to_have_count(0)
    page.get_by_role("button", name=DUTY.happened).click()
    for answer in HIDING.split("/"):
        page.locator(f".guide-card [data-answer={answer.partition('=')[2]}]").click()
    expect(heading).to_have_text("Fejlen må ikke skjules.")
    assert page.url.endswith(f"/2017/guide/#/duty_to_tell/{HIDING}")
    page.reload()
    expect(heading).to_have_text("Fejlen må ikke skjules.")
    law = page.locator(".guide-deciding a")
    expect(law).to_have_attribute("href", re.compile(r"/2017/paragraffer/#72B3$"))
    expect(page.get_by_role("link", name="Dokument")).to_have_count(0)
    kept = page.evaluate("JSON.parse(localStorage.getItem('kendelser'))[0]")
    assert (kept["page"], kept["hash"]) == ("2017/guide", f"#/duty_to_tell/{HIDING}")
    page.goto(f"/guide/#/duty_to_tell/{HIDING}")
    expect(heading).to_have_text("Det er tilladt.")


@pytest.mark.browser
def test_the_page_of_a_situation_offers_both_too(page: Page) -> None:
    heading = page.locator("#guide-heading")
    page.goto(f"/situationer/{DUTY.slug}/#/{HIDING}")
    expect(heading).to_have_text("Det er tilladt.")
    page.locator(".guide-editions a").click()
    page.wait_for_url("**/2017/**")
    page.goto(f"{page.url}#/{HIDING}")
    expect(heading).to_have_text("Fejlen må ikke skjules.")
    kept = page.evaluate("JSON.parse(localStorage.getItem('kendelser'))[0]")
    assert kept["page"] == f"2017/situationer/{DUTY.slug}"

"""The search in a real browser: opened, typed in, and left by finger and by keyboard."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from own_book import casebook
from playwright.sync_api import Browser, Locator, Page, Route, expect

from dev.looked_at import settled

pytestmark = pytest.mark.browser

WAYS_IN = ("a.to-search",)
SCRIPTS = re.compile(r"/(search|search-index|minisearch)\.js$")


def field(page: Page) -> Locator:
    return page.get_by_role("textbox", name="Hvad skete der?")


def options(page: Page) -> Locator:
    return page.get_by_role("dialog").get_by_role("option")


def test_a_finger_opens_the_search_and_what_it_found(browser: Browser, address: str) -> None:
    context = browser.new_context(
        base_url=address,
        viewport={"width": 390, "height": 844},
        has_touch=True,
        service_workers="block",
    )
    page = context.new_page()
    for way in WAYS_IN:
        page.goto("/")
        page.locator(way).tap()
        field(page).fill("strafkort")
        first = options(page).first
        expect(first).to_contain_text("Vist kort og strafkort")
        box = first.bounding_box()
        assert box is not None
        assert box["height"] >= 24
        first.tap()
        expect(page.locator("h1")).to_contain_text("Vist kort og strafkort")
    context.close()


@pytest.mark.parametrize("key", ["/", "s", "f"])
def test_the_keyboard_alone_searches_chooses_and_opens(key: str, desktop: Page) -> None:
    desktop.goto("/sager/")
    desktop.keyboard.press(key)
    desktop.keyboard.type("udspil uden for tur")
    expect(options(desktop).first).to_be_visible()
    expect(field(desktop)).to_have_value("udspil uden for tur")
    chosen = desktop.locator("[role=option][aria-selected=true]")
    for _ in range(9):  # the answers of the next question stand first
        desktop.keyboard.press("ArrowDown")
        if chosen.count():
            break
    expect(chosen).to_have_count(1)
    told = chosen.get_attribute("id")
    assert told is not None
    expect(field(desktop)).to_have_attribute("aria-activedescendant", told)
    title = chosen.locator("strong").inner_text()
    desktop.keyboard.press("Enter")
    expect(desktop.locator("h1")).to_contain_text(title)
    desktop.go_back()
    expect(field(desktop)).to_have_value("udspil uden for tur")
    expect(options(desktop).first).to_be_visible()


def test_up_and_down_go_round_and_enter_without_a_choice_opens_the_first(desktop: Page) -> None:
    desktop.goto("/?q=tilskuer")
    many = options(desktop)
    expect(many.first).to_be_visible()
    desktop.keyboard.press("ArrowUp")
    expect(many.last).to_have_attribute("aria-selected", "true")
    desktop.keyboard.press("ArrowDown")
    expect(many.first).to_have_attribute("aria-selected", "true")
    title = many.first.locator("strong").inner_text()
    field(desktop).fill("tilskuer ")
    expect(desktop.locator("[role=option][aria-selected=true]")).to_have_count(0)
    desktop.keyboard.press("Enter")
    expect(desktop.locator("h1")).to_contain_text(title)


def test_escape_closes_and_gives_the_focus_back(desktop: Page) -> None:
    desktop.goto("/sager/?q=appel")
    expect(options(desktop).first).to_be_visible()
    desktop.keyboard.press("Escape")
    expect(desktop.locator("dialog.search")).to_be_hidden()
    expect(desktop).to_have_url(re.compile("/sager/$"))
    way_in = desktop.locator("a.to-search")
    way_in.focus()
    desktop.keyboard.press("Space")
    expect(field(desktop)).to_be_focused()
    desktop.keyboard.press("Escape")
    expect(way_in).to_be_focused()
    desktop.keyboard.press("Enter")
    desktop.get_by_role("button", name="Luk søgningen").click()
    expect(way_in).to_be_focused()


def test_a_key_in_a_field_is_a_letter(desktop: Page) -> None:
    desktop.goto("/404.html")
    inside = desktop.get_by_role("main").get_by_role("searchbox")
    inside.press_sequentially("fs/")
    expect(inside).to_have_value("fs/")
    expect(desktop.locator("dialog.search")).to_have_count(0)


def test_what_is_found_is_told_marked_and_by_kind(phone: Page) -> None:
    phone.goto("/")
    phone.locator("a.to-search").click()
    field(phone).fill("begrænset svar tilsvarende")
    case = phone.locator("[role=option][href*='pass-in-partners-turn-limited']").first
    expect(case.locator(".search-line")).to_have_text("Ingen yderligere berigtigelse.")
    expect(phone.get_by_role("group", name="Sager").locator(case)).to_have_count(1)
    expect(phone.locator("[role=option] mark").first).to_be_visible()
    expect(phone.get_by_role("dialog").get_by_role("status")).to_contain_text("sider")
    assert options(phone).count() <= 8
    phone.get_by_role("button", name=re.compile("Vis flere")).click()
    expect(options(phone).nth(8)).to_be_attached()


def test_a_typing_error_is_asked_about_and_mended_by_a_press(phone: Page) -> None:
    phone.goto("/?q=kul%C3%B8svigt")
    expect(options(phone).first).to_contain_text("Kulørsvigt")
    phone.get_by_role("button", name="»kulørsvigt«").click()
    expect(field(phone)).to_have_value("kulørsvigt")
    expect(field(phone)).to_be_focused()
    expect(phone.get_by_text("Mente du")).to_have_count(0)


def test_a_page_that_is_not_there_has_a_search_field_that_works(phone: Page) -> None:
    phone.goto("/404.html")
    inside = phone.get_by_role("main").get_by_role("searchbox")
    inside.fill("strafkort")
    inside.press("Enter")
    expect(options(phone).first).to_be_visible()
    expect(field(phone)).to_have_value("strafkort")


@pytest.mark.parametrize("kind", ["phone", "desktop"])
def test_a_search_that_finds_nothing_is_no_dead_end(
    kind: str, request: pytest.FixtureRequest
) -> None:
    page: Page = request.getfixturevalue(kind)
    page.goto("/situationer/strafkort/")
    page.locator("a.to-search").click()
    field(page).fill("qxzwvq")
    expect(page.get_by_role("dialog").get_by_role("status")).to_contain_text("Intet fundet")
    expect(options(page)).to_have_count(0)
    page.get_by_role("dialog").get_by_role("link", name="Ikke her").click()
    expect(page).to_have_url(re.compile("/ikke-her/$"))


def test_what_is_typed_before_the_script_has_come_is_looked_for(new_phone: Page) -> None:
    held: list[Route] = []
    new_phone.route(re.compile(r"/search\.js$"), lambda route: held.append(route))
    new_phone.goto("/")
    new_phone.locator("a.to-search").click()
    new_phone.keyboard.type("strafkort")
    held[0].continue_()
    expect(options(new_phone).first).to_contain_text("strafkort")


@pytest.mark.parametrize("missing", [SCRIPTS, re.compile("search-index.js")])
def test_without_a_net_the_search_says_so_and_tries_again(
    missing: re.Pattern[str], browser: Browser, address: str
) -> None:
    context = browser.new_context(base_url=address, service_workers="block")
    page = context.new_page()
    page.route(missing, lambda route: route.abort())
    page.goto("/")
    page.locator("a.to-search").click()
    told = page.get_by_role("dialog").get_by_role("status")
    expect(told).to_contain_text("kan ikke hentes nu")
    page.unroute(missing)
    page.keyboard.press("Escape")
    page.locator("a.to-search").click()
    page.keyboard.type("strafkort")
    expect(options(page).first).to_be_visible()
    context.close()


def test_nothing_of_the_search_is_fetched_before_somebody_searches(new_desktop: Page) -> None:
    asked: list[str] = []
    new_desktop.on("request", lambda request: asked.append(request.url))
    new_desktop.goto("/situationer/strafkort/")
    settled(new_desktop)
    assert not [url for url in asked if SCRIPTS.search(url)]
    new_desktop.keyboard.press("s")
    new_desktop.keyboard.type("strafkort")
    expect(options(new_desktop).first).to_be_attached()
    assert len([url for url in asked if SCRIPTS.search(url)]) == 3


def test_without_a_script_the_way_to_search_leads_to_the_law_book(
    browser: Browser, address: str
) -> None:
    context = browser.new_context(base_url=address, java_script_enabled=False)
    page = context.new_page()
    page.goto("/sager/")
    page.locator("a.to-search").click()
    expect(page).to_have_url(re.compile("/ikke-her/$"))
    context.close()


@pytest.mark.parametrize("width", [320, 390])
def test_the_search_fits_a_narrow_phone(width: int, phone: Page) -> None:
    phone.set_viewport_size({"width": width, "height": 700})
    phone.goto("/?q=ubef%C3%B8jet%20oplysning")
    expect(options(phone).first).to_be_visible()
    inner = "(one) => [one.scrollWidth, one.clientWidth]"
    wide, room = phone.locator("dialog.search").evaluate(inner)
    assert wide <= room
    small = (
        phone.locator("dialog.search")
        .locator("a, button, input")
        .evaluate_all(
            "all => all.filter(o => o.checkVisibility() && o.getBoundingClientRect().height < 23.5)"
            ".map(o => o.outerHTML)"
        )
    )
    assert small == []


def test_the_builders_own_search_is_not_on_the_site(site: Path) -> None:
    left = [f for f in site.rglob("*") if re.search("lunr|search_index|search.json", f.name)]
    assert left == []
    assert not [f for f in site.rglob("*search*.js") if f.parent.name != "js"]
    assert not (site / "search").exists()


def test_a_sentence_leads_to_a_state_of_the_guide_and_stays_out_of_the_address(
    phone: Page,
) -> None:
    phone.goto("/")
    phone.locator("a.to-search").click()
    field(phone).fill("syd passede men det var østs tur")
    taken = phone.locator(".search-taken > li")
    expect(taken).to_have_text(
        [
            re.compile("Hvem meldte uden for tur. *Syd"),
            re.compile("Hvis tur var det. *Øst"),
            re.compile("Hvad meldte Syd. *Pas"),
        ]
    )
    first = options(phone).first
    expect(first).to_contain_text("Næste: Har nogen meldt siden, og hvem var den første?")
    taken.filter(has_text="Hvis tur").get_by_role("button", name=re.compile("^Fjern: ")).click()
    expect(taken).to_have_count(2)
    expect(first).to_contain_text("Næste: Hvis tur var det?")
    first.click()
    expect(phone.locator("#guide-heading")).to_have_text("Hvis tur var det?")
    expect(phone).to_have_url(re.compile(r"/situationer/melding-uden-for-tur/#/[^?]*call=pass$"))
    phone.go_back()
    expect(field(phone)).to_have_value("syd passede men det var østs tur")
    expect(phone).not_to_have_url(re.compile("passede"))


def test_an_answer_to_a_later_question_waits_in_the_guide(phone: Page) -> None:
    phone.goto("/situationer/kulorsvigt/#/failure=suit/won_later=yes")
    expect(phone.locator("#guide-heading")).to_contain_text("Hvad skete der efter kulørsvigten")
    expect(phone.get_by_text("Sprunget over")).to_have_count(0)
    phone.locator("[data-answer=nothing]").click()
    expect(phone).not_to_have_url(re.compile("won_later"))
    phone.go_back()
    phone.locator("[data-answer=played]").click()
    expect(phone).to_have_url(re.compile("won_later=yes"))


def test_what_names_no_irregularity_has_no_situation(phone: Page) -> None:
    phone.goto("/")
    phone.locator("article .search-field textarea").fill("hendes tur, men hun er gået")
    told = phone.locator(".search-told")
    expect(told).to_contain_text("Det kender siden ikke")
    expect(told.get_by_role("link", name="Slå op")).to_be_visible()
    expect(phone.get_by_role("group", name="Situationer")).to_have_count(0)


def test_who_comes_from_elsewhere_is_told_how_to_begin(phone: Page) -> None:
    for page in (f"/sager/{casebook().cases[0].id}/", "/paragraffer/30/"):
        phone.goto(page)
        phone.get_by_role("main").get_by_label("Hvad skete der?").fill("øst svigtede i hjerter")
        expect(phone.get_by_role("option").first).to_contain_text("Kulørsvigt")
        expect(phone.get_by_role("dialog")).to_have_count(0)

"""The way in: from home to a ruling, and back to the last rulings."""

import re

import pytest
from own_book import BOOK, casebook
from playwright.sync_api import Browser, Page, expect

from generator.cases.conversation import CaseRuling
from generator.engine.explore import hand_over_of
from rules_src.model.ruling import When
from rules_src.presentation import PRESENTATION
from rules_src.presentation.home import DOORS, LISTED, Incident

pytestmark = pytest.mark.browser

BUTTONS = PRESENTATION.buttons

WEIGHED_AT_THE_DESK = {
    "best-result-known-and-no-time",
    "defender-corrects-before-his-own-lead",
    "favourable-result-at-the-other-table",
    "final-pass-changed-after-correction",
    "notrump-opening-then-overcall",
    "own-explanation-tells-of-a-fit",
    "too-many-possibilities-in-a-team-match",
}
"""They take more answers: about the score, about meanings, or about what went on after it."""


def taps(found: CaseRuling) -> int:
    """The situation, and each answer until there is something to say at the table."""
    asked: set[str] = set()
    for rule, path in ((leg.rule, leg.path) for leg in found.conversation.legs):
        asked |= {n for n, answer in path.answers.items() if rule.facts[n].assume is not answer}
        on = hand_over_of(path.ruling)
        if on and on.when is not When.NOW:
            break
    return 1 + len(asked)


def test_the_articles_incidents_are_ruled_in_seven_taps_from_home() -> None:
    told = [r for r in casebook().rulings if r.case.text.source and r.case.text.source.article]
    assert len(told) > 100
    assert {r.case.id for r in told if taps(r) > 7} <= WEIGHED_AT_THE_DESK


def test_home_says_what_it_is_and_has_twelve_buttons_and_every_situation_once(
    phone: Page,
) -> None:
    phone.goto("/")
    purpose = phone.locator(".purpose")
    for said in ("For turneringsledere i bridge", "Skriv, hvad der skete", "uofficiel"):
        expect(purpose).to_contain_text(said)
    expect(purpose.get_by_role("link", name="lovene")).to_be_in_viewport()
    common = phone.locator("ul.common a")
    assert common.all_inner_texts() == [button.label for button in BUTTONS]
    pictures = phone.locator("ul.common svg.picto").evaluate_all("(a) => a.map((e) => e.innerHTML)")
    assert len({*pictures}) == len(BUTTONS) == 12
    foot = common.last.bounding_box()
    assert foot is not None
    assert foot["y"] + foot["height"] < 844
    folds = phone.locator("details.of-phase")
    assert phone.locator("ul.names a:visible").count() == 0
    for fold in folds.all():
        fold.locator("summary").click()
    named = [*common.all_inner_texts(), *phone.locator("ul.names a").all_inner_texts()]
    assert len({*named}) == len(named)
    begun = {s.title for s in BOOK.situations if s.rule.__name__ not in DOORS}
    assert {incident.label for incident in LISTED} < {*named}
    assert begun <= {*named}
    assert phone.locator(".live:visible").count() == 0


def test_they_stand_in_two_rows_of_six_on_a_computer(desktop: Page) -> None:
    desktop.goto("/")
    tops = "(all) => all.map((one) => Math.round(one.getBoundingClientRect().top))"
    rows = desktop.locator("ul.common li").evaluate_all(tops)
    assert [rows.count(top) for top in sorted({*rows})] == [6, 6]


def test_the_way_to_search_is_said_on_one_line_of_the_phone(phone: Page) -> None:
    phone.goto("/")
    box = phone.locator("article .search-field").bounding_box()
    assert box is not None
    assert box["height"] < 60
    assert phone.locator(".phase .headerlink:visible").count() == 0


def test_a_common_incident_leads_to_a_guide_that_knows_what_its_label_said(phone: Page) -> None:
    phone.goto("/")
    links = phone.locator("ul.common")
    named = [links.get_by_role("link", name=button.label, exact=True) for button in BUTTONS]
    lists = phone.locator("ul.names")
    for fold in phone.locator("details.of-phase summary").all():
        fold.click()
    named += [lists.get_by_role("link", name=one.label, exact=True) for one in LISTED[1:]]
    first, *others = [link.evaluate("(link) => link.href") for link in named]
    named[0].click()
    expect(phone).to_have_url(first)
    knows_what_was_said(phone, BUTTONS[0])
    for incident, address in zip((*BUTTONS[1:], *LISTED[1:]), others, strict=True):
        phone.goto(address)
        knows_what_was_said(phone, incident)


def knows_what_was_said(phone: Page, incident: Incident) -> None:
    """The guide of its situation is open, with the answers that its label gave and no others."""
    slug = BOOK[incident.rule].situation.slug
    fragment = re.escape(incident.address) if incident.answers else ""
    expect(phone).to_have_url(re.compile(f"/situationer/{slug}/{fragment}$"))
    expect(phone.locator("#guide-heading")).to_be_visible()
    expect(phone.locator(".guide .note-box")).to_have_count(0)
    trail = phone.locator(".guide-trail [data-key]:not([data-key=plads])")
    assert trail.count() == len(incident.answers), incident.label


def test_without_a_script_a_common_incident_leads_to_the_page_with_its_tree(
    browser: Browser, address: str
) -> None:
    context = browser.new_context(base_url=address, java_script_enabled=False)
    page = context.new_page()
    page.goto("/")
    page.locator("ul.common").get_by_role("link", name="Modspiller tabte et kort").click()
    expect(page).to_have_url(re.compile("/situationer/strafkort/$"))
    page.goto("/guide/")
    expect(page.locator(".no-script")).to_be_visible()
    context.close()


def test_the_live_board_stands_first_on_home_until_a_new_board_is_begun(phone: Page) -> None:
    """Its rulings, what stands, and what is still to be done; and on to what else happened."""
    phone.goto(
        "/situationer/strafkort/#/plads=%C3%98/why_seen=accident/cards=honour/whose_turn=other"
    )
    verdict = phone.locator(".guide-card.ruled #guide-heading").inner_text()
    phone.locator("header").get_by_role("link", name="Bridgelovene i praksis").click()
    live = phone.locator(".live")
    expect(live).to_contain_text(verdict)
    expect(live).to_contain_text("Øst: stort strafkort")
    heading = phone.locator("h1").bounding_box()
    first = live.bounding_box()
    assert first
    assert heading
    assert first["y"] < heading["y"]
    live.locator("input.tick").first.check()
    phone.reload()
    expect(live.locator("input.tick").first).to_be_checked()
    live.get_by_role("link", name="Der skete mere").click()
    expect(phone.locator("#guide-heading")).to_have_text("Hvad skete der ellers?")
    expect(phone.locator(".guide-board .chips")).to_contain_text("Øst: stort strafkort")
    phone.get_by_role("button", name="Kulørsvigt").click()
    while phone.locator(".guide-card.ruled").count() == 0:
        phone.locator(".guide-card .guide-answers button").first.click()
    phone.goto("/")
    expect(live.locator("a.go")).to_have_text(["Vist kort og strafkort", "Kulørsvigt"])
    live.get_by_role("button", name="ikke mere").first.click()
    expect(live).not_to_contain_text("Øst: stort strafkort")
    phone.goto("/om/")
    phone.locator("header").get_by_role("link", name="Nyt spil").click()
    expect(phone.locator("h1")).to_contain_text("Hvad er der sket?")
    expect(live).to_be_hidden()
    phone.reload()
    expect(live).to_be_hidden()


def test_an_unfinished_conversation_is_not_a_ruling(phone: Page) -> None:
    phone.goto("/situationer/melding-uden-for-tur/#/turn=rho")
    phone.goto("/")
    expect(phone.locator(".live")).to_be_hidden()


@pytest.mark.parametrize("path", ["/", "/situationer/kulorsvigt/", "/sager/", "/vaerktoejer/log/"])
def test_home_and_a_new_board_are_one_tap_away_on_a_phone(phone: Page, path: str) -> None:
    phone.set_viewport_size({"width": 320, "height": 640})
    phone.goto(path)
    header = phone.locator("header")
    for name in ("Bridgelovene i praksis", "Nyt spil"):
        expect(header.get_by_role("link", name=name)).to_be_in_viewport(ratio=1)
    assert phone.evaluate("document.documentElement.scrollWidth") <= 320
    foot = phone.locator("footer")
    for name in ("Om siden", "Bidrag"):
        expect(foot.get_by_role("link", name=name)).to_be_visible()
    assert phone.locator("nav.md-tabs a").count() == 7

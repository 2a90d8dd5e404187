"""The way in: from home to a ruling, and back to the last rulings."""

import re

import pytest
from own_book import BOOK, casebook
from playwright.sync_api import Browser, Page, expect

from generator.cases.conversation import CaseRuling
from generator.engine.explore import hand_over_of
from rules_src.model.ruling import When
from rules_src.presentation.home import HOME, LISTED, Incident

pytestmark = pytest.mark.browser

BUTTONS = [button for incident in HOME for button in incident.shown]

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


def test_home_begins_with_the_ten_most_common_and_names_every_situation(phone: Page) -> None:
    phone.goto("/")
    common = phone.locator("ul.common a")
    assert common.all_inner_texts() == [button.label for button in BUTTONS]
    assert phone.locator("ul.common svg.picto").count() == len(BUTTONS) == 12
    assert len(HOME) == 10
    foot = common.last.bounding_box()
    assert foot is not None
    assert foot["y"] + foot["height"] < 844
    names = phone.locator("ul.names a")
    named = names.all_inner_texts()
    assert {situation.called for situation in BOOK.situations} <= {*named}
    assert {incident.label for incident in LISTED} <= {*named}
    last = names.last.bounding_box()
    assert last is not None
    assert last["y"] + last["height"] < 2 * 844
    assert phone.locator(".recent:visible").count() == 0


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
    named += [lists.get_by_role("link", name=one.label, exact=True) for one in LISTED]
    first, *others = [link.evaluate("(link) => link.href") for link in named]
    named[0].click()
    expect(phone).to_have_url(first)
    knows_what_was_said(phone, BUTTONS[0])
    for incident, address in zip((*BUTTONS[1:], *LISTED), others, strict=True):
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
    page.goto("/")
    page.get_by_role("link", name="Guiden fra begyndelsen").click()
    expect(page.locator(".no-script")).to_be_visible()
    context.close()


def test_the_last_eight_rulings_of_this_device_stand_on_the_home_page(phone: Page) -> None:
    page = "/situationer/melding-uden-for-tur/"
    calls = ("pass", "artificial_pass", "bid", "double")
    for since in ("rho", "lho"):
        for call in calls:
            phone.goto(f"{page}#/turn=rho/call={call}/since={since}")
            expect(phone.locator(".guide-card.ruled")).to_be_visible()
    phone.goto(f"{page}#/plads=S/turn=rho/rho_must_pass=yes")
    verdict = phone.locator(".guide-card.ruled #guide-heading").inner_text()
    phone.goto("/")
    items = phone.locator(".recent li")
    assert items.count() == 8
    expect(items.first).to_contain_text(verdict)
    items.first.get_by_role("link").click()
    expect(phone.locator("#guide-heading")).to_have_text(verdict)
    assert phone.url.endswith("#/plads=S/turn=rho/rho_must_pass=yes")
    phone.goto("/")
    phone.get_by_role("button", name="Ryd listen").click()
    expect(phone.locator(".recent")).to_be_hidden()
    phone.reload()
    expect(phone.locator(".recent")).to_be_hidden()


def test_a_kept_ruling_tells_how_much_of_what_is_due_later_is_done(phone: Page) -> None:
    phone.goto("/situationer/strafkort/#/why_seen=accident/cards=low/whose_turn=other")
    ticks = phone.locator(".guide-card.ruled input.tick")
    many = ticks.count()
    assert many > 0
    phone.locator(".guide-card.ruled input.tick:visible").first.check()
    phone.goto("/")
    expect(phone.locator(".recent li").first).to_contain_text(f"1 af {many} gjort")


def test_an_unfinished_conversation_is_not_a_ruling(phone: Page) -> None:
    phone.goto("/situationer/melding-uden-for-tur/#/turn=rho")
    phone.goto("/")
    expect(phone.locator(".recent")).to_be_hidden()


def test_the_list_leads_to_the_log(phone: Page) -> None:
    phone.goto("/situationer/melding-uden-for-tur/#/plads=S/turn=rho/rho_must_pass=yes")
    verdict = phone.locator(".guide-card.ruled #guide-heading").inner_text()
    phone.goto("/")
    phone.locator(".recent").get_by_role("link", name="Hele loggen").click()
    expect(phone.locator(".log-verdict")).to_contain_text(verdict)

"""The way in: from home to a ruling, and back to the last rulings."""

import re

import pytest
from own_book import BOOK, casebook
from playwright.sync_api import Page, expect

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


def test_home_has_twelve_buttons_and_every_situation_once(phone: Page) -> None:
    phone.goto("/")
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
    said = ":not([data-key=plads], :has([aria-expanded=true]))"
    trail = phone.locator(f".guide-trail [data-key]{said}")
    assert trail.count() == len(incident.answers), incident.label

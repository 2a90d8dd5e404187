"""What the guide shows of a question and of a ruling, in headless Chromium."""

from __future__ import annotations

import pytest
from guide_paths import BOOK, conversations
from playwright.sync_api import Browser, Locator, Page, expect

from generator.engine.rulebook import Rulebook
from generator.site.guide_graph import graph
from generator.site.scripts import script
from generator.text.inline_json import inline_json
from rules_src.contents import gloss
from rules_src.model.facts import Fact, Facts, Judgement, YesNo
from rules_src.model.ruling import Ruling
from rules_src.model.situation import Phase, Situation
from rules_src.model.steps import Instruct

pytestmark = pytest.mark.browser

CALL = "/situationer/melding-uden-for-tur/"
OPTION = {"turn": "rho", "call": "bid", "since": "nothing"}
JUDGEMENT = {"turn": "partner", "call": "bid", "since": "nothing", "accepted": "no"}
RULED = {**JUDGEMENT, "comparable": "no"}


def at(answers: dict[str, str], *more: str) -> str:
    """The address of a conversation about a call out of rotation."""
    return CALL + "#/" + "/".join([*(f"{name}={key}" for name, key in answers.items()), *more])


def card(page: Page) -> Locator:
    return page.locator(".guide-card")


def test_a_finding_has_its_help_and_its_paragraph_behind_why(phone: Page) -> None:
    phone.goto(CALL)
    expect(card(phone).get_by_role("heading")).to_have_text("Hvis tur var det?")
    expect(card(phone).locator(".help")).to_contain_text("ændring af melding")
    law = card(phone).locator(".guide-why .law")
    expect(law).to_be_hidden()
    card(phone).get_by_text("Hvorfor?").click()
    expect(law).to_have_text("§\u00a029A")
    expect(card(phone).locator(".guide-why")).to_contain_text(gloss("29A"))


@pytest.mark.parametrize("answers", [{}, OPTION, JUDGEMENT, RULED])
def test_what_is_pressed_is_at_least_48_pixels_high(answers: dict[str, str], phone: Page) -> None:
    phone.goto(at(answers))
    low = phone.locator(".guide").evaluate(
        "guide => [...guide.querySelectorAll('button, summary')]"
        ".filter(e => e.checkVisibility() && e.getBoundingClientRect().height < 47.9)"
        ".map(e => e.textContent)"
    )
    assert low == []


def test_the_promise_of_at_most_so_many_questions_is_kept(phone: Page) -> None:
    phone.goto(CALL)
    most = max(len(c.chain.answers) for c in conversations("call_out_of_rotation") if not c.on)
    expect(card(phone).locator(".guide-step")).to_have_text(f"Spørgsmål 1 af højst {most}")
    phone.goto(at({"turn": "rho_barred"}))
    expect(card(phone).get_by_role("heading")).to_have_text("Kendelse")


def test_an_option_shows_every_choice_above_what_can_be_pressed(phone: Page) -> None:
    phone.goto(at(OPTION))
    choices = card(phone).locator(".choice")
    assert choices.count() == 2
    expect(choices.nth(0)).to_contain_text("Meldingen uden for tur står")
    expect(choices.nth(1)).to_contain_text("annulleres, og meldeforløbet går tilbage til MTH")
    expect(choices.nth(1)).to_contain_text("Hvad gjorde MTH i sin tur?")
    expect(card(phone)).to_contain_text("MTV vælger")
    gap = card(phone).evaluate(  # both at the same moment: the page may still be laid out
        """card => card.querySelector(".guide-answers button").getBoundingClientRect().top
            - [...card.querySelectorAll(".choice")].at(-1).getBoundingClientRect().bottom"""
    )
    assert gap >= 0


def test_the_rulings_still_possible_after_a_choice_are_the_engines(phone: Page) -> None:
    phone.goto(at(OPTION))
    shown = card(phone).locator(".choice").nth(1).locator("details")
    keys = {**OPTION, "accepted": "no"}
    possible = {
        frozenset(step.text for step in chain.ruling)
        for chain in BOOK["call_out_of_rotation"].conversations
        if keys.items() <= {name: a.key for name, a in chain.answers.items()}.items()
    }
    expect(shown.locator("summary")).to_have_text(f"{len(possible)} mulige kendelser")
    assert shown.locator("ul.steps").count() == len(possible)


def test_a_judgement_says_what_to_find_out_where_and_what_it_leads_to(phone: Page) -> None:
    phone.goto(at(JUDGEMENT))
    expect(card(phone)).to_contain_text("Spørg væk fra bordet")
    weigh = BOOK["call_not_accepted"].facts["comparable"].weigh
    assert card(phone).locator(".guide-weigh li").count() == len(weigh)
    leads = card(phone).locator(".guide-leads")
    expect(leads.locator(".choice").first).to_be_hidden()
    leads.locator("summary").first.click()
    expect(leads.locator(".choice").nth(0)).to_contain_text("ingen yderligere berigtigelse")
    expect(leads.locator(".choice").nth(1)).to_contain_text("skal passe i sin næste tur")
    assert card(phone).locator(".guide-same").count() == 0


class Idle(Facts):
    heard = Judgement(YesNo, "Hørte {partner} det?", "16B1")


PLAY_ON = Instruct("16B1", "play_on", "Spil videre.")


def idle(facts: Idle) -> Ruling:
    """The same whatever the answer."""
    if facts.heard:
        return Ruling(PLAY_ON)
    return Ruling(PLAY_ON)


IDLE = Rulebook((Situation(idle, "tom", "Tom", Phase.PLAY, "Intet", "Intet.", ("16",)),))


def test_a_judgement_without_effect_says_so(browser: Browser) -> None:
    page = browser.new_page()
    page.set_content(
        f'<div class="guide" data-rule="idle"><a href="/index.html">x</a></div>'
        f'<div class="guide-data" hidden>{inline_json(graph(IDLE, ["idle"]))}'
        f"</div><script>{script('guide')}</script>"
    )
    expect(page.locator(".guide-same")).to_have_text("Svaret gør ingen forskel for kendelsen.")
    page.close()


def test_a_judgement_is_settled_step_by_step_and_the_verdict_comes_back(phone: Page) -> None:
    phone.goto(at(JUDGEMENT))
    card(phone).get_by_role("button", name="Afgør det skridt for skridt").click()
    expect(card(phone)).to_contain_text("Er den nye melding en tilsvarende melding?")
    expect(card(phone).get_by_role("heading")).to_contain_text("samme eller lignende betydning")
    card(phone).locator("button[data-answer=no]").click()
    card(phone).locator("button[data-answer=yes]").click()
    expect(card(phone).get_by_role("heading")).to_have_text("Kendelse")
    expect(phone.locator(".guide-trail")).to_contain_text("Meldingen er tilsvarende: Den viser")
    assert phone.url.endswith(at(JUDGEMENT, "~comparable", "same_meaning=no", "subset=yes"))
    stepwise = rows(phone)
    phone.goto(at(JUDGEMENT, "comparable=yes"))
    assert [row for row in stepwise if not row.startswith("comparable_call")] == rows(phone)


def rows(page: Page) -> list[str]:
    found = page.locator(".guide [data-row]")
    return list(found.evaluate_all("rows => rows.map((row) => row.dataset.row)"))


def test_step_by_step_can_be_left_again(phone: Page) -> None:
    phone.goto(at(JUDGEMENT, "~comparable"))
    card(phone).get_by_role("button", name="Tilbage", exact=True).click()
    expect(card(phone).get_by_role("heading")).to_contain_text("en tilsvarende melding?")
    assert phone.url.endswith(at(JUDGEMENT))


def test_what_is_told_before_a_question_is_shown_then_and_once(phone: Page) -> None:
    phone.goto(at({**JUDGEMENT}))
    expect(card(phone).locator(".ruling").first).to_contain_text("må afgive enhver lovlig melding")
    phone.goto(at(JUDGEMENT, "~comparable"))
    assert card(phone).locator(".ruling").count() == 0


def test_what_is_due_later_is_folded_under_its_moment(phone: Page) -> None:
    phone.goto(at(RULED, "fejlende=S"))
    later = card(phone).locator(".guide-later", has_text="I Nords næste tur")
    expect(later.locator("li")).to_be_hidden()
    later.locator("summary").click()
    expect(later.locator("li")).to_contain_text("Nord skal passe i sin næste tur. §\u00a031B2")


def test_it_goes_on_in_the_rule_that_comes_later(phone: Page) -> None:
    phone.goto(at(RULED, "fejlende=S"))
    card(phone).get_by_role("button", name="Gå videre ved Nords første udspil").click()
    expect(card(phone).get_by_role("heading")).to_have_text("Er N-S kommet i modspil?")
    earlier = phone.locator(".guide-earlier")
    expect(earlier.locator(".ruling").first).to_be_hidden()
    card(phone).locator("button[data-answer=no]").click()
    expect(card(phone).get_by_role("heading")).to_have_text("Ved Nords første udspil")
    expect(card(phone).locator(".ruling").first).to_contain_text("ingen udspilsbegrænsning")
    assert phone.url.endswith("/comparable=no/+partner_to_lead/defending=no")


def test_what_would_change_a_ruling_is_what_the_engine_says(phone: Page) -> None:
    phone.goto(at(RULED))
    card(phone).get_by_text("Hvad ville ændre kendelsen?").click()
    listed = phone.locator("[data-answer]:is(li)")
    shown = listed.evaluate_all("all => all.map((one) => one.dataset.answer)")
    rule = "call_out_of_rotation"
    mine = effects(rule, RULED)
    meant = [
        f"{name}={key}"
        for name, answer in RULED.items()
        for key in fact(rule, name).answers
        if key != answer and effects(rule, {**RULED, name: key}) != mine
    ]
    assert shown == meant
    listed.locator("a").first.click()
    expect(card(phone).get_by_role("heading")).not_to_have_text("Kendelse")
    assert "turn=rho" in phone.url


def fact(rule: str, name: str) -> Fact[YesNo]:
    return next(facts[name] for r in BOOK[rule].reach if name in (facts := BOOK[r].facts))


def effects(rule: str, keys: dict[str, str]) -> set[frozenset[tuple[str, str]]]:
    """The effect of every end that is still open with these answers, where they are asked for."""
    return {
        chain.ruling.effect
        for chain in BOOK[rule].conversations
        if all(keys.get(name, a.key) == a.key for name, a in chain.answers.items())
    }


def test_a_ruling_leads_to_its_row_its_cases_and_its_paragraphs(phone: Page) -> None:
    phone.goto(at(RULED))
    card(phone).get_by_text("Paragrafferne").click()
    expect(card(phone).locator(".guide-laws li", has_text="§\u00a031B2")).to_contain_text(
        gloss("31B2")
    )
    card(phone).get_by_text("Sager, der ender her").click()
    assert card(phone).locator(".guide-cases a").count() > 0
    row = card(phone).locator(".guide-rows a").last
    row.click()
    expect(phone.locator("table.rows tr:target")).to_be_visible()
    phone.go_back()
    expect(card(phone).get_by_role("heading")).to_have_text("Kendelse")


def test_with_a_script_the_whole_tree_is_folded_and_can_be_seen(phone: Page) -> None:
    phone.goto(CALL)
    expect(phone.locator(".tree").first).to_be_hidden()
    phone.get_by_text("Se hele træet").click()
    expect(phone.locator(".tree").first).to_be_visible()


def test_paper_has_the_conversation_and_nothing_else(phone: Page) -> None:
    phone.goto(at(RULED))
    phone.emulate_media(media="print")
    expect(phone.locator(".guide-later li").first).to_be_visible()
    expect(phone.locator(".guide-answer", has_text="Den fejlendes makker")).to_be_visible()
    expect(phone.locator("table.rows").first).to_be_hidden()
    expect(card(phone).get_by_role("button", name="Udskriv")).to_be_hidden()

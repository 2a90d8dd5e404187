"""Training: every task is true, and the quiz tells right from wrong; nothing leaves the device."""

from __future__ import annotations

import gzip
import json
import re
from functools import cache
from pathlib import Path

import pytest
from own_book import BOOK, casebook
from playwright.sync_api import Browser, Locator, Page, expect

from generator.engine.explore import ask
from generator.tools.training import page as training
from generator.tools.training.tasks import Pair, pairs, trials
from generator.views.content import Content
from rules_src.laws import SITUATIONS


@cache
def each() -> list[Pair]:
    rulings = casebook().rulings
    return [pair for situation in SITUATIONS for pair in pairs(BOOK, situation, rulings)]


def ruling(pair: Pair, side: int) -> frozenset[tuple[str, str]]:
    """What the rule itself says when it is given the answers of one side of a pair."""
    answers = dict(pair.tellings[side].leg.path.answers)
    turn = ask(BOOK[pair.rule].function, answers)
    assert hasattr(turn, "ruling"), f"{pair.id}: the rule asks {turn.fact.name} as well"
    return turn.ruling.effect


def test_the_rule_agrees_that_a_pair_is_alike_or_not() -> None:
    assert [p.id for p in each() if (ruling(p, 0) == ruling(p, 1)) is not p.alike] == []


def test_one_answer_makes_the_whole_difference_of_a_pair() -> None:
    for pair in each():
        one, other = (telling.leg.path.answers for telling in pair.tellings)
        apart = [name for name in one if name in other and one[name] != other[name]]
        assert apart == [pair.fact.name]
        assert set(one) <= set(other) or set(other) <= set(one)


def test_a_pair_is_two_beginnings_of_stories_each_told_once() -> None:
    for situation in SITUATIONS:
        told = [case for p in each() if BOOK[p.rule].situation is situation for case in p.cases]
        assert len(set(told)) == len(told)
    for telling in (telling for pair in each() for telling in pair.tellings):
        story = " ".join(telling.ruling.case.text.story.split())
        assert len(telling.opening.split()) >= 7
        assert story.startswith(telling.opening)
        assert story != telling.opening
        assert not telling.ruling.case.text.disputed


def test_there_are_pairs_of_both_kinds_and_of_nearly_every_situation() -> None:
    alike = [pair.alike for pair in each()]
    assert alike.count(True) >= 25
    assert alike.count(False) >= 60
    with_pairs = {BOOK[pair.rule].situation for pair in each()}
    assert len(with_pairs) >= len(SITUATIONS) - 3


def test_of_the_rulings_to_choose_among_one_is_the_cases_own() -> None:
    content = Content(BOOK, casebook(), ())
    found = trials(BOOK, casebook().rulings, content.neighbours)
    assert len(found) > 50
    for trial in found:
        assert trial.rows[0] in trial.ruling.rows
        effects = [row.ruling.effect for row in trial.rows]
        assert len(set(effects)) == len(effects) > 1
        assert len(set(trial.verdicts)) == len(trial.rows)
        assert trial.opening
        assert trial.opening != " ".join(trial.ruling.case.text.story.split())
        assert set(trial.rows[0].cells) <= set(BOOK[trial.rows[0].rule].facts)


def test_the_tasks_are_spread_evenly_over_the_situations() -> None:
    content = Content(BOOK, casebook(), ())
    (page,) = training.specs(content)
    many = [len(group.pairs) + len(group.trials) for group in page.context["groups"]]
    assert sum(many) == page.context["total"] == training.MOST
    assert len(many) == len(SITUATIONS)
    assert max(many) - min(many) <= 2


@pytest.mark.browser
def test_the_page_carries_its_tasks_and_stays_small(site: Path) -> None:
    assert len(gzip.compress((site / "traening" / "index.html").read_bytes())) < 40_000


def the_task(page: Page) -> Locator:
    return page.locator(".stage > .task")


def right_choice(page: Page) -> int:
    """What the list under the quiz says is right for the task on show."""
    task = the_task(page).get_attribute("data-task")
    right = page.locator(f"li.task[id='{task}']").get_attribute("data-right")
    assert right
    return int(right)


def answer(page: Page, choice: int) -> None:
    page.locator(".stage .choose button, .stage .verdicts button").nth(choice - 1).click()


@pytest.mark.browser
@pytest.mark.parametrize("kind", ["par", "sag"])
def test_a_right_answer_is_told_from_a_wrong_one(kind: str, phone: Page) -> None:
    phone.goto("/traening/")
    phone.get_by_label("Opgaver").select_option(kind)
    expect(phone.locator(".stage details.answer")).to_be_hidden()
    answer(phone, right_choice(phone))
    expect(phone.locator(".told")).to_have_text("✓ Rigtigt")
    expect(phone.locator(".told")).to_be_focused()
    expect(phone.locator(".stage details.answer")).to_be_visible()
    expect(phone.locator(".stage details.answer a.law").first).to_be_visible()
    phone.get_by_role("button", name="Næste opgave").click()
    expect(phone.locator(".told")).to_have_count(0)
    answer(phone, 3 - right_choice(phone) if kind == "par" else right_choice(phone) % 2 + 1)
    expect(phone.locator(".told")).to_have_text("✗ Nej, ikke helt")
    expect(phone.locator(".score")).to_have_text(re.compile(r"^2 af \d+ besvaret, 1 rigtigt$"))


@pytest.mark.browser
def test_progress_stays_on_the_device_and_can_be_thrown_away(phone: Page) -> None:
    phone.goto("/traening/")
    answer(phone, right_choice(phone))
    phone.reload()
    expect(phone.locator(".score")).to_have_text(re.compile(r"^1 af \d+ besvaret, 1 rigtigt$"))
    kept = json.loads(phone.evaluate("localStorage.getItem('bridgelovene.traening')"))
    assert [*kept.values()] == [True]
    phone.get_by_role("button", name="Begynd forfra").click()
    expect(phone.locator(".score")).to_have_text(re.compile(r"^0 af"))


@pytest.mark.browser
def test_every_task_of_a_situation_comes_and_then_it_says_so(phone: Page) -> None:
    phone.goto("/traening/#/situation=den-blinde")
    many = phone.locator("ul[data-situation=den-blinde] > li.task").count()
    assert many > 1
    for _ in range(many):
        answer(phone, right_choice(phone))
        phone.get_by_role("button", name="Næste opgave").click()
    expect(phone.locator(".stage")).to_contain_text("Du har svaret rigtigt på dem alle.")


@pytest.mark.browser
def test_the_quiz_can_be_done_with_the_keyboard_alone(desktop: Page) -> None:
    desktop.goto("/traening/#/situation=kulorsvigt")
    desktop.get_by_label("Opgaver").select_option("par")
    desktop.get_by_label("Opgaver").focus()
    desktop.keyboard.press("Tab")
    expect(desktop.get_by_role("button", name="Samme kendelse")).to_be_focused()
    desktop.keyboard.press("Enter")
    expect(desktop.locator(".told")).to_be_focused()
    while not desktop.evaluate("document.activeElement.textContent === 'Næste opgave'"):
        desktop.keyboard.press("Tab")
    desktop.keyboard.press("Enter")
    expect(the_task(desktop)).to_be_focused()


@pytest.mark.browser
def test_without_a_script_every_task_and_its_answer_can_be_read(
    browser: Browser, address: str
) -> None:
    context = browser.new_context(base_url=address, java_script_enabled=False)
    page = context.new_page()
    page.goto("/traening/")
    expect(page.locator(".quiz")).to_be_hidden()
    first = page.locator("li.task").first
    first.locator(".answer > summary").click()
    expect(first.locator(".ruling")).to_be_visible()
    context.close()

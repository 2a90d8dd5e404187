"""What the guide shows of a question and of a ruling, in headless Chromium."""

import pytest
from own_book import BOOK, as_assumed
from playwright.sync_api import Locator, Page

from rules_src.model import Answer, Fact, YesNo

pytestmark = pytest.mark.browser

CALL = "/situationer/melding-uden-for-tur/"
OPTION = {"turn": "rho", "call": "bid", "since": "nothing"}
JUDGEMENT = {
    "turn": "partner",
    "call": "bid",
    "since": "nothing",
    "accepted": "no",
    "called_again": "yes",
}
RULED = {**JUDGEMENT, "comparable": "no"}
EVERY = {
    name: answer.key
    for name, answer in as_assumed(BOOK["call_out_of_rotation"], RULED).answers.items()
}
"""What was answered, with what is taken for granted."""


def at(answers: dict[str, str], *more: str) -> str:
    """The address of a conversation about a call out of rotation."""
    return CALL + "#/" + "/".join([*(f"{name}={key}" for name, key in answers.items()), *more])


def card(page: Page) -> Locator:
    return page.locator(".guide-card")


def expected(name: str, keys: dict[str, str], answer: Answer) -> str:
    """What is answered, or taken for granted; else any answer."""
    taken = fact("call_out_of_rotation", name).assume
    return keys.get(name, answer.key if taken is None else taken.key)


def test_what_would_change_a_ruling_is_what_the_engine_says(phone: Page) -> None:
    phone.goto(at(RULED))
    card(phone).locator(".guide-because > summary").click()
    card(phone).get_by_text("Hvad ville ændre kendelsen?").click()
    listed = phone.locator("[data-answer]:is(li)")
    listed.first.wait_for()  # what is folded is put together when it is opened
    shown = listed.evaluate_all("all => all.map((one) => one.dataset.answer)")
    rule = "call_out_of_rotation"
    mine = effects(rule, EVERY)
    meant = [
        f"{name}={key}"
        for name, answer in EVERY.items()
        for key in fact(rule, name).answers
        if key != answer and effects(rule, {**EVERY, name: key}) != mine
    ]
    assert shown == meant
    phone.locator("li[data-answer='turn=rho'] a").click()
    assert "turn=rho" in phone.url


def fact(rule: str, name: str) -> Fact[YesNo]:
    return next(facts[name] for r in BOOK[rule].reach if name in (facts := BOOK[r].facts))


def effects(rule: str, keys: dict[str, str]) -> set[frozenset[tuple[str, str]]]:
    """The effect of every end that is still open with these answers, where they are asked for."""
    return {
        chain.ruling.effect
        for chain in BOOK[rule].conversations
        if all(expected(name, keys, a) == a.key for name, a in chain.answers.items())
    }

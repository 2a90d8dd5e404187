"""Home's first field: what is typed is understood, asked on about, and never leaves the device."""

from __future__ import annotations

from urllib.parse import unquote

import pytest
from playwright.sync_api import Locator, Page, Request, expect
from test_search import field

pytestmark = pytest.mark.browser


def said(page: Page, sentence: str) -> None:
    page.goto("/")
    page.locator("a[data-search]:visible").first.click()
    field(page).fill(sentence)


def taken(page: Page) -> Locator:
    """What was understood, a question and its answer each."""
    return page.get_by_role("list", name="Forstået").get_by_role("listitem")


@pytest.fixture
def asked(new_phone: Page) -> list[str]:
    """What the phone asks for."""
    found: list[str] = []

    def ask(request: Request) -> None:
        found.append(unquote(request.url) + (request.post_data or ""))

    new_phone.on("request", ask)
    return found


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "      ",
        "øst svigtede " + "kryptonit " * 1000,
        "восток спасовал вне очереди хода",
        "<img src=x onerror=alert(1)><script>alert(1)</script> svigtede",
        "øst og vest svigtede begge i spar samtidig hos kryptonit",
        "øst svigtede, nej det var ikke øst, det var vest, kryptonit",
    ],
)
def test_bad_input_takes_nothing_that_is_not_certain_and_leaves_nothing(
    typed: str, new_phone: Page, asked: list[str]
) -> None:
    page = new_phone
    said(page, "svigt")
    expect(page.get_by_role("dialog").get_by_role("option").first).to_be_visible()
    field(page).fill(typed)
    expect(field(page)).to_have_value(typed)
    expect(taken(page).filter(has_text="Vest")).to_have_count(0)
    expect(page.locator("dialog.search img, dialog.search script")).to_have_count(0)
    assert "kryptonit" not in page.url
    assert not any("kryptonit" in one or "alert" in one for one in asked)


def test_the_address_carries_answers_and_never_the_sentence(
    new_phone: Page, asked: list[str]
) -> None:
    said(new_phone, "øst passede men det var nords tur, sagde kryptonit")
    first = new_phone.get_by_role("dialog").get_by_role("option").first
    expect(first).to_contain_text("Melding uden for tur")
    expect(taken(new_phone).first).to_be_visible()
    first.click()
    expect(new_phone.locator("h1")).to_contain_text("Melding uden for tur")
    assert "kryptonit" not in unquote(new_phone.url)
    assert "passede" not in unquote(new_phone.url)
    assert not any("kryptonit" in one for one in asked)

"""The list of cases: complete without a script, narrowed and sorted with one."""

import re

import pytest
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser

SHOWN = "ul.cases > li:visible"
LEFT_OUT = "ul.cases > li[hidden]"


def how_many(page: Page) -> int:
    return page.locator(SHOWN).count()


def reach(page: Page) -> None:
    """Reach for the form as a hand does, and wait for what the cases are narrowed by."""
    page.locator("select[name=situation]").focus()
    expect(page.locator("select[name=situation] option").nth(1)).to_have_text(
        re.compile(r"\(\d+\)$")
    )


def offered(page: Page, name: str, value: str) -> int:
    """How many cases a choice says it will leave."""
    text = page.locator(f"select[name={name}] option[value='{value}']").inner_text()
    found = re.search(r"\((\d+)\)$", text)
    assert found, text
    return int(found[1])


LEFT = """(select) => [...select.options].slice(1).map((option) => {
  select.value = option.value;
  select.dispatchEvent(new Event("input", { bubbles: true }));
  select.dispatchEvent(new Event("change", { bubbles: true }));
  const left = [...document.querySelectorAll("ul.cases > li")].filter((li) => li.checkVisibility());
  return [option.value, option.textContent, left.length];
})"""
"""Choose each choice as a hand would; its value, what it promises, and how many are left."""


def test_every_choice_leaves_as_many_cases_as_it_says(desktop: Page) -> None:
    desktop.goto("/sager/")
    reach(desktop)
    for name in ("situation", "paragraf", "udfald", "hjemmel"):
        select = desktop.locator(f"select[name={name}]")
        left = select.evaluate(LEFT)
        assert len(left) > 1
        assert [one for one in left if not one[1].strip().endswith(f"({one[2]})")] == []
        assert all(count for *_, count in left)
        select.select_option("")


def test_two_choices_narrow_together_and_the_address_can_be_shared(
    desktop: Page, phone: Page
) -> None:
    desktop.goto("/sager/")
    desktop.locator("select[name=situation]").select_option("kulorsvigt")
    expect(desktop.locator("h2:visible")).to_have_count(1)
    left = offered(desktop, "udfald", "stik")
    every = desktop.locator("ul.cases > li").count()
    desktop.locator("select[name=udfald]").select_option("stik")
    assert how_many(desktop) == left
    expect(desktop.locator("output")).to_have_text(f"{left} af {every} sager")
    expect(desktop.locator("h2:visible")).to_have_count(1)
    expect(desktop.locator("details.part:visible")).to_have_count(1)
    address = desktop.url
    assert address.endswith("#/situation=kulorsvigt/udfald=stik")
    phone.goto(address)
    expect(phone.locator(SHOWN)).to_have_count(left)
    assert phone.locator(f"{SHOWN} > .verdict").count() == left
    phone.get_by_role("button", name="Vis alle").click()
    expect(phone.locator(LEFT_OUT)).to_have_count(0)
    assert how_many(phone) == 0
    assert "#" not in phone.url


def test_the_cases_can_be_sorted(desktop: Page) -> None:
    desktop.goto("/sager/#/situation=kulorsvigt")
    expect(desktop.locator("h2:visible")).to_have_count(1)
    desktop.locator("select[name=orden]").select_option("alfabet")
    titles = desktop.locator(f"{SHOWN} > a:first-child").all_inner_texts()
    in_order = desktop.evaluate("all => all.sort((a, b) => a.localeCompare(b, 'da'))", titles)
    assert titles == in_order
    assert len(titles) > 10
    desktop.locator("select[name=orden]").select_option("paragraf")
    shown = desktop.locator(f"{SHOWN} > .quiet").all_inner_texts()
    laws = [int(found[0]) for text in shown if (found := re.search(r"\d+", text))]
    assert laws == sorted(laws)

"""The guide in headless Chromium, walked to every ruling and compared with the Python engine."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any

import pytest
from guide_paths import Walk, conversations
from in_page import PHONE, KeptPage, called
from own_book import BOOK, as_assumed
from playwright.sync_api import Browser, Frame, Page, expect

from generator.tools.guide import page_graph
from generator.views.decision_table import letter, rows_before
from rules_src.laws import SITUATIONS
from rules_src.model.situation import Situation

pytestmark = pytest.mark.browser

UNDRAWN = """(src) => new Promise((loaded) => {
  const frame = document.createElement("iframe");
  frame.hidden = true;
  frame.onload = () => loaded(frame);
  frame.src = src;
  document.querySelector("iframe")?.remove();
  localStorage.clear();
  document.body.append(frame);
})"""
READ = """(addresses) => addresses.map((address) => {
  history.replaceState(null, "", address);
  dispatchEvent(new HashChangeEvent("hashchange"));
  const card = document.querySelector(".guide-card.ruled");
  const lines = [];
  for (const box of card ? card.querySelectorAll(".ruling, .guide-later") : []) {
    const heading = box.querySelector(".label, summary").textContent;
    for (const line of box.querySelectorAll("li")) lines.push([heading, line.textContent]);
  }
  const verdict = document.getElementById("guide-heading").textContent;
  const lettered = (row) => row.dataset.row + "," + row.textContent.split(", ").at(-1);
  const rows = [...document.querySelectorAll(".guide [data-row]")].map(lettered);
  const note = document.querySelector(".guide .note-box");
  return { rows, verdict, lines, note: note ? note.textContent : "" };
})"""
"""Go to addresses one after the other without loading the page again, and read the rulings."""


@cache
def walkable(situation: Situation) -> frozenset[str]:
    """The rules that the graph of a situation's own page has."""
    rules = page_graph(BOOK, situation)["rules"]
    return frozenset(name for name, rule in rules.items() if "start" in rule)


@pytest.fixture(scope="module")
def undrawn(browser: Browser, address: str) -> Iterator[Callable[[str], Frame]]:
    """A page in a frame that is not drawn: drawing takes most of the time, and words are read."""
    with KeptPage(browser, address, PHONE).lent() as around:
        around.goto("/404.html")

        def opened(path: str) -> Frame:
            frame = around.evaluate_handle(UNDRAWN, path).as_element()
            assert frame
            found = frame.content_frame()
            assert found
            return found

        yield opened


def lettered(row: str) -> str:
    """A row with the letter that it has in the table of its situation."""
    rule, _, number = row.rpartition("-")
    return f"{row},{letter(rows_before(BOOK[rule]) + int(number))}"


def differences(page: Frame, found: list[Walk], start: str = "") -> list[tuple[str, Any, Any]]:
    """Where the guide shows another ruling, or another row, than the engine has."""
    read = called(page, READ, [one.hash.replace("#/", f"#/{start}") for one in found])
    shown = [
        (o["rows"], (o["verdict"], [(*line,) for line in o["lines"]]), o["note"]) for o in read
    ]
    meant = [([*map(lettered, one.rows)], one.shown(), "") for one in found]
    return [(one.hash, s, m) for one, s, m in zip(found, shown, meant, strict=True) if s != m]


@pytest.mark.parametrize("situation", SITUATIONS, ids=lambda s: s.slug)
def test_every_conversation_of_a_page_ends_in_the_engines_ruling(
    situation: Situation, undrawn: Callable[[str], Frame]
) -> None:
    here = walkable(situation)
    found = [c for c in conversations(situation.rule.__name__) if here.issuperset(c.on)]
    page = undrawn(f"/situationer/{situation.slug}/")
    assert differences(page, found) == []


def test_what_a_page_has_no_room_for_goes_on_at_the_whole_guide(
    undrawn: Callable[[str], Frame],
) -> None:
    page = undrawn("/guide/#/revoke")
    expect(page.locator(".guide-answers")).to_be_attached()
    for situation in SITUATIONS:
        here, rule = walkable(situation), situation.rule.__name__
        beyond = [c for c in conversations(rule) if not here.issuperset(c.on)]
        assert differences(page, beyond, f"{rule}/") == []


OPTIONS = """(addresses) => addresses.flatMap((address) => {
  history.replaceState(null, "", address);
  dispatchEvent(new HashChangeEvent("hashchange"));
  const card = document.querySelector(".guide-card.option");
  const options = card ? [...card.querySelectorAll("[data-answer]")] : [];
  return options.map((one) => [card.dataset.ask, one.dataset.answer, one.textContent]);
})"""
SAYS_ALL = {
    "accepted_beside_card": {"yes"},
    "changes_call": {"yes", "no"},
    "declarers_lead_accepted": {"yes", "differ"},
    "later_lead_accepted": {"yes"},
    "later_lead_choice": {"accept"},
    "lead_choice": {"become_dummy", "declare"},
    "taken_back": {"yes", "no"},
}
"""Options whose own sentence says what follows, or what was read out before them."""


def test_an_option_says_what_it_leads_to(undrawn: Callable[[str], Frame]) -> None:
    """10C1: all that a player must know stands on it before he chooses."""
    silent: dict[str, set[str]] = {}
    for situation in SITUATIONS:
        walks = (one for one in conversations(situation.rule.__name__) if not one.on)
        parts = (one.hash.removeprefix("#/").split("/") for one in walks)
        begun = {"#/" + "/".join(some[:n]) for some in parts for n in range(len(some))}
        for ask, answer, text in called(
            undrawn(f"/situationer/{situation.slug}/"), OPTIONS, sorted(begun)
        ):
            if ". " not in text:
                silent.setdefault(ask, set()).add(answer)
    assert silent == SAYS_ALL


def test_the_conversations_pass_through_every_row() -> None:
    passed = {row for s in SITUATIONS for c in conversations(s.rule.__name__) for row in c.rows}
    assert passed == {row.id for row in BOOK.all_rows()}


CALL = "call_out_of_rotation"
RULED = {"turn": "partner", "call": "bid", "since": "nothing"}
RULED |= {"accepted": "no", "called_again": "yes", "comparable": "no"}


def test_what_would_change_a_ruling_is_what_the_engine_says(phone: Page) -> None:
    phone.goto("/situationer/melding-uden-for-tur/#/" + "/".join(map("=".join, RULED.items())))
    phone.locator(".guide-because > summary").click()
    phone.get_by_text("Hvad ville ændre kendelsen?").click()
    listed = phone.locator("[data-answer]:is(li)")
    listed.first.wait_for()  # what is folded is put together when it is opened
    shown = listed.evaluate_all("all => all.map((one) => one.dataset.answer)")
    every = {name: a.key for name, a in as_assumed(BOOK[CALL], RULED).answers.items()}
    assert shown == [
        f"{name}={key}"
        for name, answer in every.items()
        for key in BOOK[CALL].facts_in_reach[name].answers
        if key != answer and effects({**every, name: key}) != effects(every)
    ]
    phone.locator("li[data-answer='turn=rho'] a").click()
    assert "turn=rho" in phone.url


def effects(keys: Mapping[str, str]) -> set[frozenset[tuple[str, str]]]:
    """The effect of every end that is still open with these answers, where they are asked for."""
    assumed = {name: fact.assume for name, fact in BOOK[CALL].facts_in_reach.items()}
    taken = {name: answer.key for name, answer in assumed.items() if answer is not None} | {**keys}
    return {
        chain.ruling.effect
        for chain in BOOK[CALL].conversations
        if all(taken.get(name, a.key) == a.key for name, a in chain.answers.items())
    }

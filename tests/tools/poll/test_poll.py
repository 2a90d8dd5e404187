"""The poll: counted as Python counts, ruled as the rule rules, and shown without what happened."""

import re
from random import Random
from typing import Any
from urllib.parse import unquote

import pytest
from conftest import ROOT
from in_page import arrive, called
from own_book import BOOK
from playwright.sync_api import Page, expect

from generator.cases.casebook import read_case
from generator.tools import FOLDER
from generator.tools.poll import poll_data

pytestmark = pytest.mark.browser

HERE = "/vaerktoejer/rundspoerge/"
CASES = ROOT / "rules_src" / "casebook" / "unauthorised_information"
COUNTS = """([code, rounds]) => new Function("rounds", code + `
  return rounds.map(([replies, actions, percent, least, suggested]) => {
    const counted = tally(replies, actions);
    const logical = alternatives(counted, replies.length, percent, least);
    const all = Array.from({ length: actions }, (_, n) => n);
    return [counted, logical, all.map((n) => hasAlternative(n, logical, suggested))];
  });`)(rounds)"""


def opened(page: Page) -> None:
    page.goto(HERE)
    expect(page.locator('.poll [data-key="vis"]')).to_be_visible()


def test_thousands_of_polls_are_counted_as_python_counts_them(empty: Page) -> None:
    random = Random(16)
    rounds = [_round(random) for _ in range(4000)]
    for one, said in zip(rounds, counts(empty, rounds), strict=True):
        assert said == expected(*one)


def counts(empty: Page, rounds: list[Any]) -> Any:
    return called(empty, COUNTS, [(FOLDER / "poll" / "count.js").read_text("utf-8"), rounds])


def expected(
    replies: list[Any], actions: int, percent: int, least: int, suggested: list[bool]
) -> list[Any]:
    """The counts of each action, whether it is a logical alternative (16B1b), and whether there is
    another that the information does not suggest (16B1a)."""
    every = range(actions)
    chosen = [sum(reply["chose"] == n for reply in replies) for n in every]
    considered = [sum(n in {reply["chose"], *reply["also"]} for reply in replies) for n in every]
    enough = max(1, percent * len(replies) / 100)
    logical = [considered[n] >= enough and chosen[n] >= least for n in every]
    better = {n for n in every if logical[n] and not suggested[n]}
    counted = [{"chosen": chosen[n], "considered": considered[n]} for n in every]
    return [counted, logical, [bool(better - {n}) for n in every]]


def _round(random: Random) -> list[Any]:
    actions = random.randint(1, 5)
    replies = [
        {
            "chose": random.randrange(actions),
            "also": [n for n in range(actions) if random.random() < 0.3],
        }
        for _ in range(random.randint(0, 8))
    ]
    suggested = [random.random() < 0.5 for _ in range(actions)]
    return [replies, actions, random.randint(1, 100), random.randint(0, 3), suggested]


def test_the_borders_of_the_law_are_where_it_draws_them(empty: Page) -> None:
    one_in_five: list[Any] = [{"chose": n, "also": []} for n in (0, 0, 0, 0, 1)]
    only_considered: list[Any] = [{"chose": 0, "also": [1]}] * 5
    rounds = (
        (one_in_five, 3, 20, 1, [False, False, True]),
        (one_in_five, 3, 21, 1, [True, False, False]),
        (only_considered, 2, 50, 1, [False, False]),
        (only_considered, 2, 50, 0, [True, True]),
    )
    said = [said[1:] for said in counts(empty, [*rounds])]
    assert said == [
        # the last, which nobody thought of, is forbidden where it is suggested (16B1a, 2017)
        [[True, True, False], [True, True, True]],
        [[True, False, False], [False, False, False]],
        [[True, False], [False, True]],
        [[True, True], [False, False]],
    ]


INCIDENTS = {
    "everybody-would-double": ("pas|D", "1,1,1,1,1", "1", 1),
    "illegal-bid-that-cost": ("pas|4r", "0,0,1.0,0.1,0", "1", 1),
    "own-explanation-tells-of-a-fit": ("pas|2h", "0,0,0.1,1", "1", 1),
    "question-points-both-ways": ("hjerter ud|klør ud", "0.1,1.0,0,0", "", 0),
    "revoke-by-the-innocent-after-a-slow-double": ("pas|4r", "0,0,0,0,1.0", "1", 1),
}
"""By case: the actions, the replies, what the information points at, and what was chosen."""


def test_the_incidents_of_the_casebook_come_out_as_their_cases_are_ruled(phone: Page) -> None:
    opened(phone)
    addresses = {case: the_guides_address(phone, case) for case in INCIDENTS}
    phone.locator(".pad-finding a.pad-go").click()
    for case, address in reversed(addresses.items()):
        arrive(phone, address[address.index("#") :])
        trail = phone.locator(".guide-trail [data-key]:not([data-key=plads])")
        expect(trail, case).to_have_count(len(address.split("#/")[1].split("/")))
        assert phone.locator(".guide .note-box").count() == 0, case
        heading = "bedre resultat" if is_forbidden(known(case)) else "scoren står"
        expect(phone.locator("#guide-heading"), case).to_contain_text(heading)


def known(case: str) -> dict[str, str]:
    ruling = read_case(CASES / f"{case}.yaml", BOOK, ROOT).rulings[0]
    return {n: a.key for n, a in ruling.conversation.answers.items()}


def is_forbidden(answers: dict[str, str]) -> bool:
    return answers["suggested"] == "yes" and answers["alternative"] == "yes"


def the_guides_address(phone: Page, case: str) -> str:
    """The poll comes out as the case is ruled, and the link says what is known of it."""
    actions, said, points, did = INCIDENTS[case]
    answers = known(case)
    arrive(phone, f"#/handlinger={actions}/svar={said}/maal=20/valgt=1/peger={points}/gjorde={did}")
    href = phone.locator(".pad-finding a.pad-go").get_attribute("href") or ""
    told = unquote(href).split("#/")[1].split("/")
    assert told
    for part in told:
        name, answer = part.split("=")
        assert answers[name] == answer, (case, part)
    forbidden = is_forbidden(answers)
    allowed = phone.locator(".poll-count tbody tr").nth(did).locator("td").last
    expect(allowed, case).to_have_text("nej" if forbidden else "ja")
    score = phone.get_by_role("link", name="Regn den justerede score ud")
    assert score.count() == int(forbidden), case
    return href


def test_what_is_allowed_is_what_the_rule_lets_stand() -> None:
    choices = poll_data(BOOK)["choices"]
    for both, choice in choices.items():
        suggested, alternative = both.split("/")
        stated = dict(part.split("=") for part in choice["say"])
        conversation = BOOK["unauthorised_information"].follow(
            BOOK["unauthorised_information"].answers(stated)
        )
        assert choice["allowed"] == (conversation.question is None)
        assert choice["allowed"] == (suggested == "no" or alternative == "no")


def test_the_hand_alone_tells_nothing_of_the_replies(phone: Page) -> None:
    phone.context.grant_permissions(["clipboard-read", "clipboard-write"])
    opened(phone)
    phone.locator('.poll [data-key="eksempel"]').click()
    phone.get_by_role("button", name="Del hånden").click()
    expect(phone.get_by_role("status").last).to_have_text("Kopieret.")
    link: str = phone.evaluate("navigator.clipboard.readText()")
    assert not re.search("svar|handlinger|peger|gjorde|maal", link)
    phone.evaluate("localStorage.clear()")
    phone.goto("about:blank")
    phone.goto(link)
    view = phone.get_by_role("dialog", name="Hånden")
    expect(view).to_contain_text("Hvad melder du?")
    expect(view).not_to_contain_text("måtte")
    box = view.bounding_box()
    assert box
    assert (box["width"], box["height"]) == (390, 844)

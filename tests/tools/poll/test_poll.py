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
from poll_count import Measure, Reply, alternatives, has_alternative, tally

from generator.cases.casebook import read_case
from generator.tools import FOLDER
from generator.tools.poll import poll_data
from rules_src.tables.poll import PERCENT

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


def test_thousands_of_polls_are_counted_as_python_counts_them(phone: Page) -> None:
    phone.goto("about:blank")
    random = Random(16)
    rounds = [_round(random) for _ in range(4000)]
    code = (FOLDER / "poll" / "count.js").read_text("utf-8")
    found = called(phone, COUNTS, [code, rounds])
    for (replies, actions, percent, least, suggested), said in zip(rounds, found, strict=True):
        counted = tally([Reply(r["chose"], frozenset(r["also"])) for r in replies], actions)
        logical = alternatives(counted, len(replies), Measure(percent, least))
        points = {n for n, on in enumerate(suggested) if on}
        assert said == [
            [{"chosen": one.chosen, "considered": one.considered} for one in counted],
            [n in logical for n in range(actions)],
            [has_alternative(n, logical, points) for n in range(actions)],
        ]


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


def test_one_in_five_reaches_twenty_in_a_hundred_and_not_twenty_one() -> None:
    replies = [Reply(0), Reply(0), Reply(0), Reply(0), Reply(1)]
    counted = tally(replies, 3)
    assert alternatives(counted, 5, Measure(20, 1)) == {0, 1}
    assert alternatives(counted, 5, Measure(21, 1)) == {0}


def test_considered_by_many_and_chosen_by_none_is_no_alternative_where_one_must_choose_it() -> None:
    counted = tally([Reply(0, frozenset({1}))] * 5, 2)
    assert alternatives(counted, 5, Measure(50, 1)) == {0}
    assert alternatives(counted, 5, Measure(50, 0)) == {0, 1}


def test_an_action_nobody_thought_of_is_forbidden_when_suggested_over_an_alternative() -> None:
    """The action itself need not be a logical alternative (16B1a, 2017)."""
    assert has_alternative(2, logical={0}, suggested={2})
    assert not has_alternative(0, logical={0}, suggested={0})
    assert not has_alternative(1, logical={0, 1}, suggested={0, 1})


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


def test_no_number_is_the_laws() -> None:
    assert PERCENT is None

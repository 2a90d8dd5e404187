"""The keypads as a director uses them: by thumb at 390 px, by keyboard, without a connection."""

import re
from collections.abc import Iterator
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
from generator.tools.keypads import revoke_data
from rules_src.bridge.seats import Seat
from rules_src.bridge.table import Table
from rules_src.model.steps import TrickTransfer
from rules_src.tables.revoke import STATES, transfer_answers

pytestmark = pytest.mark.browser

CASES = ROOT / "rules_src" / "casebook"
AUCTION, REVOKE = "/vaerktoejer/meldeforloeb/", "/vaerktoejer/kulorsvigt-stik/"
SUITS = {"♣": "k", "♦": "r", "♥": "h", "♠": "s"}


def key(page: Page, name: str) -> None:
    page.locator(f'.keypad [data-key="{name}"]').click()


def ascii_call(text: str) -> str:
    return "".join(SUITS.get(sign, sign) for sign in text)


def taps(table: Table) -> Iterator[str]:
    """The incident of a case, tap by tap as it went on."""
    assert table.line
    assert table.dealer
    yield f"Giver:{[*Seat].index(table.dealer)}"
    made = table.line.standing.made
    for n in range(len(made) + 1):
        for bracket in table.line.withdrawn_at(n):
            for seat, call in bracket.calls:
                yield f"Hvem melder?:{[*Seat].index(seat)}"
                yield ascii_call(call.text)
            yield "tilbage"
        for seat, call in made[n : n + 1]:
            yield f"Hvem melder?:{[*Seat].index(seat)}"
            yield ascii_call(call.text)


@pytest.mark.parametrize(
    "case",
    [
        "call_out_of_rotation/pass-in-partners-turn-limited-reply",
        "call_out_of_rotation/*",
        "insufficient_bid/*",
        "inadmissible_call/*",
    ],
)
def test_incidents_of_the_casebook_open_the_guide_with_what_the_table_shows(
    case: str, phone: Page
) -> None:
    cases = [read_case(path, BOOK, ROOT).rulings[0] for path in sorted(CASES.glob(f"{case}.yaml"))]
    seen = [one for one in cases if one.case.table and one.case.table.irregularity][:3]
    assert seen
    for ruling in seen:
        table = ruling.case.table
        assert table
        assert table.irregularity
        phone.goto(AUCTION)
        key(phone, "ryd")
        for name in taps(table):
            key(phone, name)
        found = phone.locator(".pad-finding:not(.earlier)")
        href = found.locator("a.pad-go").first.get_attribute("href") or ""
        lines = phone.locator(".pad-case pre").text_content() or ""
        auction = re.search("auction: (.*)", lines)
        assert auction
        assert Table.read(table.dealer.text if table.dealer else "", auction[1]).text == table.text
        said = unquote(href.split("#/")[1]).split("/")
        assert said[0] == f"plads={table.irregularity.offender.text}"
        answers = {n: a.key for n, a in ruling.conversation.answers.items()}
        for part in said[1:]:
            name, answer = part.split("=")
            assert answers.get(name) == answer, (ruling.case.id, part)
        found.locator("a.pad-go").first.click()
        expect(phone.locator(".guide-card")).to_be_visible()
        assert phone.locator(".guide .note-box").count() == 0
        expect(phone.locator(".guide-trail li:not(:has([aria-expanded=true]))")).to_have_count(
            len(said)
        )


# --- tricks

REVOKES = [
    ("defender-ruffs-and-wins-again", "Ø.7.k.suit.", "7Ø,8S,9S,10V,11S,12S,13S", 2),
    ("discard-and-a-later-trick", "Ø.6.r.suit.", "6S,7S,8V,9S,10S,11S,12S,13S", 1),
    ("no-trick-after-the-revoke", "Ø.9.r.suit.", "9S,10S,11S,12S,13N", 0),
    ("table-won-the-trick", "S.5.h.suit.", "5N,6S,7S,8V,9S,10S,11S,12Ø,13S", 1),
    (
        "both-sides-revoked-without-harm",
        "V.9.r.suit.,S.10.h.suit.",
        "9S,10V,11V,12S,13S",
        0,
    ),
    (
        "second-revoke-in-the-suit-did-no-harm",
        "Ø.8.r.suit.,Ø.9.r.suit.",
        "8Ø,9Ø,10V,11S,12S,13S",
        0,
    ),
]


def test_tricks_of_incidents_of_the_casebook_move_as_in_the_case(phone: Page) -> None:
    phone.goto(REVOKE)
    addresses = [the_guides_address(phone, *one) for one in REVOKES]
    (page,) = {address.partition("#")[0] for address in addresses}
    phone.goto(page)
    for (case, *_), address in zip(REVOKES, addresses, strict=True):
        arrive(phone, address.removeprefix(page))
        expect(phone.locator(".guide-card.ruled").last, case).to_be_visible()
        assert phone.locator(".guide .note-box").count() == 0, case


def the_guides_address(page: Page, case: str, revoked: str, tricks: str, moved: int) -> str:
    """Tricks move as in the case, and the link says what is known of it."""
    ruling = read_case(CASES / "revoke" / f"{case}.yaml", BOOK, ROOT).rulings[0]
    steps = [s.tricks for s in ruling.conversation.ruling if isinstance(s, TrickTransfer)]
    assert sum(steps) == moved
    arrive(page, f"#/spilforer=S/svigt={revoked}/stik={tricks}/foer=0")
    found = page.locator(".pad-finding")
    last = found.locator("> p").last
    said = last.inner_text()
    counted = (
        0 if "ingen stik" in said else len(re.findall(r"\d+", said.split(": ")[1].split("§")[0]))
    )
    assert counted == moved, (case, said)
    answers = {n: a.key for n, a in ruling.conversation.answers.items()}
    links = found.locator(".pad-equity").last.locator("a.pad-go")
    link = links.nth(0 if answers.get("short", answers.get("either_damaged")) == "yes" else 1)
    href = link.get_attribute("href") or ""
    stated = dict(p.split("=") for p in unquote(href).split("#/")[1].split("/") if "=" in p)
    for name in ("exemption", "trick_won_by", "won_later", "short", "either_damaged"):
        if name in stated and name in answers:
            assert stated[name] == answers[name], (case, name)
    return href


COUNTS = """([source, data, rounds]) => {
  const { transfers } = new Function(source + "; return { transfers };")();
  return rounds.map(([revokes, won, found, declarer]) =>
    transfers(revokes, won, found, declarer, data).map(({ state, looked, moves }) =>
      [state, looked.law, looked.tricks, moves]));
}"""


def test_thousands_of_rounds_of_tricks_are_counted_as_the_rule_rules(phone: Page) -> None:
    phone.goto("about:blank")
    random = Random(64)
    rounds = [_round(random) for _ in range(4000)]
    parts = [(FOLDER / "keypads" / f"{part}.js").read_text("utf-8") for part in ("game", "revoke")]
    data = revoke_data(BOOK)
    said = called(phone, COUNTS, ["\n".join(parts), data, rounds])
    for (revokes, won, found, declarer), counted in zip(rounds, said, strict=True):
        ordered = sorted(revokes, key=lambda one: one["trick"])
        taken: list[int] = []
        for n, (one, (state, law, tricks, moves)) in enumerate(zip(ordered, counted, strict=True)):
            expected = _ruled(ordered, n, won, found, declarer, taken)
            assert [state, law, tricks] == expected, (one, won, found, declarer)
            assert len(moves) == tricks
            assert not set(moves) & set(taken)
            assert all(m >= one["trick"] and won[m] % 2 == one["seat"] % 2 for m in moves)
            taken += moves


def _round(random: Random) -> tuple[list[dict[str, Any]], dict[int, int], str, int]:
    revokes: list[dict[str, Any]] = [
        {
            "seat": random.randrange(4),
            "trick": random.randint(1, 12),
            "suit": random.choice("krhs"),
            "failure": random.choice(["suit", "suit", "restricted", "no_card", "no_card_void"]),
            "card": random.choice(["", "", "", "faced"]),
        }
        for _ in range(random.choice([1, 1, 1, 2, 3]))
    ]
    first = min(one["trick"] for one in revokes)
    won = {trick: random.randrange(4) for trick in range(first, 14)}
    return (
        revokes,
        won,
        random.choice(["", "", "", "next_board", "round_over"]),
        random.randrange(4),
    )


def _ruled(
    revokes: list[dict[str, Any]],
    n: int,
    won: dict[int, int],
    found: str,
    declarer: int,
    taken: list[int],
) -> list[Any]:
    one, side = revokes[n], revokes[n]["seat"] % 2
    ours = [trick for trick in range(one["trick"], 14) if won[trick] % 2 == side]
    left = len({*ours} - {*taken})
    again = any(other["seat"] % 2 == side for other in revokes[:n])
    held = {
        "both": any(other["seat"] % 2 != side for other in revokes),
        "faced": one["card"] == "faced" or one["seat"] == (declarer + 2) % 4,
        "next_board": found == "next_board",
        "round_over": found == "round_over",
        "twelfth": one["trick"] == 12,
        "repeated": any(
            (other["seat"], other["suit"]) == (one["seat"], one["suit"]) for other in revokes[:n]
        ),
        "none_left": again and left == 0,
        "one_left": again and left == 1,
        "more_left": again and left > 1,
        "none": not again,
    }
    state = next(state for state in STATES if held[state])
    by = "offender" if won[one["trick"]] == one["seat"] else "partner"
    stated = transfer_answers(
        one["failure"].replace("_void", ""),
        state,
        by if one["trick"] in ours else "other_side",
        "yes" if {*ours} - {one["trick"]} else "no",
    )
    rule = BOOK["revoke_transfer"]
    ruling = rule.follow(rule.answers(stated)).legs[0].path.ruling
    step = next(step for step in ruling if step.law.startswith("64"))
    return [state, step.law, step.tricks if isinstance(step, TrickTransfer) else 0]

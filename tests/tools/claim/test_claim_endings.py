"""What the claim board's script plays, in a real browser, against `last_tricks`."""

from random import Random
from typing import Any

import last_tricks
import pytest
from bridge_strategies import random_hands
from in_page import called
from playwright.sync_api import Page

from generator.site.scripts import source

KINDS = ("lead", "follow", "discard", "ruff")


def random_ending(random: Random, most: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """An ending with what was said, and what is held to be normal in it."""
    hands = random_hands(random, most)
    leader, claimer, both = random.randrange(4), random.randrange(4), random.random() < 0.7
    own = hands[claimer] + (hands[(claimer + 2) % 4] if both else [])
    words = [
        *last_tricks.SUITS,
        "t",
        *(last_tricks.SUITS[card // 13] + last_tricks.RANKS[card % 13] for card in own),
    ]
    said = [random.choice(words) for _ in range(random.choice((0, 0, 1, 2, 3)))]
    table: list[int] = []
    for seat in range(random.choice((0, 0, 0, 1, 2, 3))):
        hand = hands[(leader + seat) % 4]
        led = [card for card in hand if table and card // 13 == table[0] // 13]
        table.append(random.choice(led or hand))
        hand.remove(table[-1])
    ending = {
        "hands": hands,
        "trump": random.randint(-1, 3),
        "leader": leader,
        "claimer": claimer,
        "both": both,
        "table": table,
        "said": said,
        "known": [suit for suit in range(4) if random.random() < 0.3],
    }
    held = [(seat, card) for seat in range(4) for card in hands[seat]]
    strikes = [
        _strike(random, held, table) for _ in range(random.choice((0, 0, 1, 3, 9)) if held else 0)
    ]
    normal = {
        "struck": [trait for trait in last_tricks.TRAITS if random.random() < 0.6],
        "strikes": strikes,
        "counts": random.random() < 0.7,
        "best": random.random() < 0.1,
    }
    return ending, normal


def _strike(random: Random, held: list[tuple[int, int]], table: list[int]) -> dict[str, Any]:
    (seat, card), play = random.choice(held), random.choice(KINDS)
    partners = [other for owner, other in held if owner == (seat + 2) % 4] + table[:1]
    led = -1 if play == "lead" else random.choice([-1 - random.randrange(4), *partners])
    wins = play != "lead" and random.random() < 0.5
    return {"seat": seat, "card": card, "play": play, "led": led, "wins": wins}


def in_python(
    ending: dict[str, Any], normal: dict[str, Any]
) -> tuple[last_tricks.Ending, last_tricks.Search]:
    north, east, south, west = (sum(1 << card for card in hand) for hand in ending["hands"])
    strikes = frozenset(
        (one["seat"], one["card"], one["play"], one["led"], one["wins"])
        for one in normal["strikes"]
    )
    read = last_tricks.Ending(
        (north, east, south, west),
        ending["trump"],
        ending["leader"],
        ending["claimer"],
        ending["both"],
        tuple(ending["table"]),
        tuple(ending["said"]),
        frozenset(ending["known"]),
    )
    held = last_tricks.Normal(
        frozenset(normal["struck"]), strikes, normal["counts"], normal["best"]
    )
    return read, last_tricks.Search(held)


pytestmark = pytest.mark.browser

PLAYS = """([source, endings]) => {
  const { searchOf } = new Function(source + "; return { searchOf };")();
  return endings.map(([ending, normal]) => {
    const search = searchOf(ending, normal);
    const tricks = search.value();
    return { tricks, line: search.line(tricks) };
  });
}"""


@pytest.mark.parametrize(("number", "most"), [(3000, 3), (100, 4)])
def test_script_and_python_win_the_same_tricks_in_thousands_of_endings(
    number: int, most: int, empty: Page
) -> None:
    random = Random(70)
    endings = [random_ending(random, most) for _ in range(number)]
    parts = ("shared/suits", "cards", "position", "traits", "choices", "endings")
    code = "\n".join(source("claim", part).read_text("utf-8") for part in parts)
    said = called(empty, PLAYS, [code, endings])
    lost = 0
    for (ending, normal), found in zip(endings, said, strict=True):
        now, search = in_python(ending, normal)
        assert found["tricks"] == search.tricks(now), (ending, normal)
        lost += found["tricks"] < len(ending["hands"][0])
        follows_the_rules(ending, normal, found)
    assert lost > number / 2


def follows_the_rules(
    ending: dict[str, Any], normal: dict[str, Any], found: dict[str, Any]
) -> None:
    """The line that is shown is legal, keeps to the statement and to what is normal, and comes out
    as it says.
    """
    now, search = in_python(ending, normal)
    tricks = 0
    for shown in found["line"]:
        seat = last_tricks.seat_of(now)
        assert shown["seat"] == seat
        cards = last_tricks.legal(now, seat)
        assert shown["card"] in cards
        if (seat - now.claimer) % 2 == 0 and not normal["best"]:
            said = last_tricks.required(now, seat, cards)
            assert shown["card"] in said
            if not (normal["counts"] and last_tricks.controlled(now, seat) and now.known):
                assert {*shown["same"]} & {
                    *last_tricks.normal_plays(now, seat, said, search.normal)
                }
        now, won = last_tricks.played(now, shown["card"])
        tricks += won
    assert not any(now.hands)
    assert tricks == found["tricks"], (ending, normal)


STEPS = """([source, steps]) => {
  let clock = 0;
  const make = new Function("performance", source + "; return { inSteps };");
  const { inSteps } = make({ now: () => (clock += 60) });
  const told = [];
  function* counting() {
    for (let n = 0; n < steps; n++) yield 3;
    return 5;
  }
  return inSteps({ counting }, (sure) => told.push(sure), () => false).then((won) => [won, told]);
}"""


@pytest.mark.parametrize(("steps", "tells"), [(5, False), (60, True)])
def test_after_two_seconds_it_is_said_what_is_certain_so_far(
    steps: int, tells: bool, empty: Page
) -> None:
    code = source("claim", "endings").read_text("utf-8")
    won, told = empty.evaluate(STEPS, [code, steps])
    assert won == 5
    assert {*told} == ({3} if tells else set())

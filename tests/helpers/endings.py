"""Random endings, as the browser and Python both read them."""

from random import Random
from typing import Any

from last_tricks import RANKS, SUITS, TRAITS, Ending, Normal, Search

PLAYS = ("lead", "follow", "discard", "ruff")


def random_hands(random: Random, most: int) -> list[list[int]]:
    """One to so many cards each; now and then of two suits, or of high cards alone."""
    each = random.randint(1, most)
    packs = ([*range(52)], [c for c in range(52) if c // 13 < 2 or c % 13 > 8])
    cards = random.sample(random.choice(packs), 4 * each)
    return [cards[seat * each : (seat + 1) * each] for seat in range(4)]


def random_ending(random: Random, most: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """An ending with what was said, and what is held to be normal in it."""
    hands = random_hands(random, most)
    leader, claimer, both = random.randrange(4), random.randrange(4), random.random() < 0.7
    own = hands[claimer] + (hands[(claimer + 2) % 4] if both else [])
    words = [*SUITS, "t", *(SUITS[card // 13] + RANKS[card % 13] for card in own)]
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
        "struck": [trait for trait in TRAITS if random.random() < 0.6],
        "strikes": strikes,
        "counts": random.random() < 0.7,
        "best": random.random() < 0.1,
    }
    return ending, normal


def _strike(random: Random, held: list[tuple[int, int]], table: list[int]) -> dict[str, Any]:
    (seat, card), play = random.choice(held), random.choice(PLAYS)
    partners = [other for owner, other in held if owner == (seat + 2) % 4] + table[:1]
    led = -1 if play == "lead" else random.choice([-1 - random.randrange(4), *partners])
    wins = play != "lead" and random.random() < 0.5
    return {"seat": seat, "card": card, "play": play, "led": led, "wins": wins}


def in_python(ending: dict[str, Any], normal: dict[str, Any]) -> tuple[Ending, Search]:
    north, east, south, west = (sum(1 << card for card in hand) for hand in ending["hands"])
    strikes = frozenset(
        (one["seat"], one["card"], one["play"], one["led"], one["wins"])
        for one in normal["strikes"]
    )
    read = Ending(
        (north, east, south, west),
        ending["trump"],
        ending["leader"],
        ending["claimer"],
        ending["both"],
        tuple(ending["table"]),
        tuple(ending["said"]),
        frozenset(ending["known"]),
    )
    held = Normal(frozenset(normal["struck"]), strikes, normal["counts"], normal["best"])
    return read, Search(held)

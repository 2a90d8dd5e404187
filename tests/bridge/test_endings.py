"""The last tricks of a hand, and endplay's double-dummy solver as a bound."""

from random import Random

import last_tricks
import pytest
from bridge_strategies import random_hands
from endplay.dds import solve_board
from endplay.types import Deal, Denom, Player

DENOMS = (Denom.spades, Denom.hearts, Denom.diamonds, Denom.clubs, Denom.nt)
STRUCK = frozenset(last_tricks.TRAITS) - {"finesse"}


def double_dummy(ending: last_tricks.Ending) -> int:
    """Tricks to the claimer's side when all four see all the cards."""
    hands = (
        ".".join(
            "".join(
                "23456789TJQKA"[card % 13]
                for card in last_tricks.cards_in(last_tricks.of_suit(hand, suit))
            )
            for suit in range(4)
        )
        for hand in ending.hands
    )
    deal = Deal("N:" + " ".join(hands))
    deal.trump = DENOMS[ending.trump]
    deal.first = Player(ending.leader)
    most = max(tricks for _, tricks in solve_board(deal))
    each = ending.hands[0].bit_count()
    return most if (ending.leader - ending.claimer) % 2 == 0 else each - most


def dealt(random: Random, most: int) -> last_tricks.Ending:
    north, east, south, west = (sum(1 << c for c in hand) for hand in random_hands(random, most))
    trump, leader, claimer = random.randint(-1, 3), random.randrange(4), random.randrange(4)
    return last_tricks.Ending((north, east, south, west), trump, leader, claimer, both=True)


def test_played_perfectly_it_is_the_double_dummy_result() -> None:
    random = Random(71)
    for _ in range(120):
        ending = dealt(random, 4)
        assert last_tricks.Search(last_tricks.Normal(best=True)).tricks(ending) == double_dummy(
            ending
        ), ending


def test_what_is_struck_can_only_help_and_never_beyond_double_dummy() -> None:
    """Every legal line ≤ the normal ones ≤ those and a suit he can count ≤ double dummy."""
    random = Random(72)
    for _ in range(300):
        ending = dealt(random, 3)
        free = last_tricks.Search(last_tricks.Normal(counts=False)).tricks(ending)
        normal = last_tricks.Search(last_tricks.Normal(STRUCK, counts=False)).tricks(ending)
        counted = last_tricks.Search(last_tricks.Normal(STRUCK)).tricks(ending)
        assert 0 <= free <= normal <= counted <= double_dummy(ending), ending


def test_the_rest_on_top_is_lost_by_no_normal_line() -> None:
    """Who has nothing but winners in no trumps, and is on lead, wins them all."""
    random = Random(73)
    for _ in range(200):
        each = random.randint(1, 3)
        tops = [12, 11, 10, 9, 25, 24, 38, 51]
        low = random.sample([c for c in range(52) if c % 13 < 7], 3 * each)
        south = sum(1 << c for c in random.sample(tops, each))
        others = [sum(1 << c for c in low[n * each : (n + 1) * each]) for n in range(3)]
        ending = last_tricks.Ending((others[0], others[1], south, others[2]), -1, 2, 2, both=True)
        assert last_tricks.Search(last_tricks.Normal(STRUCK)).tricks(ending) == each


@pytest.mark.parametrize(
    ("hand", "mate", "against", "table", "card", "found"),
    [
        ("sE2", "h32", "s43", "", "s2", {"low", "loser"}),
        ("sDBT", "h32", "sE4", "", "sT", set()),
        ("sD3", "h32", "sE4", "", "s3", {"low"}),
        ("s2.hE", "r32", "sKD", "", "s2", {"loser"}),
        ("s2", "sE", "sK.h2", "", "s2", set()),
        ("sEB", "", "sD9", "s3 s4", "sB", {"finesse"}),
        ("sE4", "", "sD97", "s3 sB", "s4", {"duck"}),
        ("sK2", "", "sD3", "sE s4", "sK", {"waste"}),
        ("sK2", "", "h4", "sD s3 s4", "s2", {"duck"}),
        ("sE.h2", "", "sK.hKD", "r3 r4", "sE", {"throws"}),
        ("sE.h2", "", "sK.h3", "r3 r4", "sE", set()),
        ("h2.k3", "", "k4", "sD s3 s4", "k3", {"refuses"}),
        ("h2.k3", "", "k4", "sE s3 s4", "h2", set()),
        ("h2.k3", "", "k4", "s3 sE s4", "h2", {"ruffs"}),
    ],
)
def test_what_a_play_is_like(
    hand: str, mate: str, against: str, table: str, card: str, found: set[str]
) -> None:
    """Hearts are trumps where the player could ruff."""
    laid = tuple(last_tricks.card_of(one) for one in table.split())
    trump = 1 if "h" in hand and "k" in hand else -1
    turn = last_tricks.Turn(
        last_tricks.hand_of(hand),
        last_tricks.hand_of(mate),
        last_tricks.hand_of(against),
        laid,
        trump,
    )
    assert last_tricks.traits(turn, last_tricks.card_of(card)) == found


def test_a_forgotten_trump_wins_its_trick_and_a_mentioned_one_does_not() -> None:
    hands = tuple(last_tricks.hand_of(h) for h in ("s3.r54.k2", "s98.r63", "hE.rEKD", "h6.r2.k98"))
    forgot = last_tricks.Ending(hands, 1, 2, 2, both=True, said=("r",))  # type: ignore[arg-type]
    assert last_tricks.Search(last_tricks.Normal(STRUCK)).tricks(forgot) == 3
    assert (
        last_tricks.Search(last_tricks.Normal(STRUCK)).tricks(forgot._replace(said=("t", "r"))) == 4
    )


def test_a_suit_is_played_right_once_an_opponent_has_shown_out() -> None:
    hands = tuple(last_tricks.hand_of(h) for h in ("rEB9", "s65.h7", "rK42", "rD76"))
    unseen = last_tricks.Ending(hands, -1, 2, 2, both=True)  # type: ignore[arg-type]
    assert last_tricks.Search(last_tricks.Normal(STRUCK)).tricks(unseen) == 2
    assert (
        last_tricks.Search(last_tricks.Normal(STRUCK)).tricks(unseen._replace(known=frozenset({2})))
        == 3
    )

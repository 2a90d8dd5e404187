"""What a case says would have been won, asked of a double-dummy solver."""

from collections.abc import Collection
from pathlib import Path

import pytest
import yaml
from conftest import ROOT
from endplay.dds import solve_board
from endplay.types import Deal, Denom, Player

from generator.cases.check import read_table
from generator.cases.document.reader import LOADER
from generator.cases.fields import TableText
from rules_src.bridge.calls import Contract
from rules_src.bridge.cards import Card, Suit
from rules_src.bridge.play import Takes, Without, trump_of
from rules_src.bridge.seats import Seat
from rules_src.bridge.table import Table

CASES = sorted((ROOT / "rules_src" / "casebook").glob("*/*.yaml"))
PLAYERS = dict(zip(Seat, (Player.north, Player.east, Player.south, Player.west), strict=True))
DENOMINATIONS = dict(
    zip(Suit, (Denom.spades, Denom.hearts, Denom.diamonds, Denom.clubs), strict=True)
)
ENGLISH = str.maketrans({"E": "A", "D": "Q", "B": "J", "♠": "S", "♥": "H", "♦": "D", "♣": "C"})


def english(card: Card) -> str:
    """`♦D` as `DQ`."""
    return card.suit.symbol.translate(ENGLISH) + card.rank.text.replace("10", "T").translate(
        ENGLISH
    )


def in_pbn(table: Table, done: Collection[Card]) -> str:
    """The cards that are left in each hand."""
    assert table.hands
    hands = []
    for seat in Seat:
        left = table.hands.hands[seat].cards - {*done}
        suits = [[english(c)[1] for c in left if c.suit is suit] for suit in Suit]
        hands.append(".".join("".join(suit) for suit in suits))
    return "N:" + " ".join(hands)


def solver(
    table: Table, contract: Contract | None, done: Collection[Card], leader: Seat | None
) -> Deal:
    """The position with some cards gone and one player on lead."""
    assert leader
    deal = Deal(in_pbn(table, done))
    trump = trump_of(contract)
    deal.trump = DENOMINATIONS[trump] if trump else Denom.nt
    deal.first = PLAYERS[leader]
    return deal


def best(deal: Deal) -> int:
    """How many tricks the side whose turn it is can take, all cards in sight."""
    return max(tricks for _, tricks in solve_board(deal))


def of_the_rest(table: Table) -> int:
    """How many of the tricks that are left the side of `takes` can take."""
    play = table.play
    assert play
    assert play.takes
    done = [card.card for trick in play.complete for card in trick.standing]
    turn = play.next_leader(table.contract)
    deal = solver(table, table.contract, done, turn)
    assert turn
    for card in play.in_progress.standing if play.in_progress else ():
        assert card.seat is turn
        deal.play(english(card.card))
        turn = turn.lho
    return Takes(turn.side, best(deal)).of(play.takes.side, play.remaining)


def of_all(table: Table, told: Without) -> int:
    """How many of the tricks that are shown the side of `told` can take."""
    play = table.play
    assert play
    contract = told.contract or table.contract
    leader = told.contract.leader if told.contract else play.leader(contract)
    assert leader
    number = best(solver(table, contract, (), leader))
    return Takes(leader.side, number).of(told.takes.side, play.left)


def told() -> list[tuple[Path, Table]]:
    found = []
    for file in CASES:
        data = yaml.load(file.read_text("utf-8"), LOADER)
        if {"takes", "without"} & {*(data.get("table") or {})}:
            found.append((file, read_table(TableText.model_validate(data["table"]))))
    return found


TOLD = told()


@pytest.mark.parametrize(
    ("file", "table"), TOLD, ids=[f"{file.parent.name}/{file.stem}" for file, _ in TOLD]
)
def test_what_would_be_won_is_not_contradicted(file: Path, table: Table) -> None:
    play = table.play
    assert play
    told = {}
    if play.takes:
        told["takes"] = of_the_rest(table), play.takes.tricks
    for each in play.without:
        told[str(each.contract)] = of_all(table, each), each.takes.tricks
    differs = {field: pair for field, pair in told.items() if pair[0] != pair[1]}
    assert bool(differs) is bool(play.not_found), f"with all cards in sight, and told: {told}"

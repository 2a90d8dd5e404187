"""What a case says would have been won, asked of a double-dummy solver."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml
from conftest import ROOT
from endplay.dds import solve_board  # type: ignore[import-untyped]
from endplay.types import Deal, Denom, Player  # type: ignore[import-untyped]

from generator.cases.document.reader import LOADER
from generator.cases.fields import TableText
from generator.cases.file import read_table
from rules_src.bridge.cards import Card, Suit
from rules_src.bridge.play import Takes, trump_of
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


def in_pbn(table: Table) -> str:
    """The cards that are left, with those of the trick in progress still in hand."""
    assert table.play
    assert table.hands
    done = {play.card for trick in table.play.complete for play in trick.standing}
    hands = []
    for seat in Seat:
        left = table.hands.hands[seat].cards - done
        suits = [[english(c)[1] for c in left if c.suit is suit] for suit in Suit]
        hands.append(".".join("".join(suit) for suit in suits))
    return "N:" + " ".join(hands)


def solved(table: Table) -> int:
    """How many of the tricks that are left the side of `takes` can take, all cards in sight."""
    assert table.play
    assert table.play.takes
    deal = Deal(in_pbn(table))
    trump = trump_of(table.contract)
    deal.trump = DENOMINATIONS[trump] if trump else Denom.nt
    leader = table.play.next_leader(table.contract)
    assert leader
    deal.first = PLAYERS[leader]
    turn = leader
    for play in table.play.in_progress.standing if table.play.in_progress else ():
        assert play.seat is turn
        deal.play(english(play.card))
        turn = turn.lho
    best = max(tricks for _, tricks in solve_board(deal))
    return Takes(turn.side, best).of(table.play.takes.side, table.play.remaining)


def told() -> list[tuple[Path, Table]]:
    found = []
    for file in CASES:
        data = yaml.load(file.read_text("utf-8"), LOADER)
        if (data.get("table") or {}).get("takes"):
            found.append((file, read_table(TableText.model_validate(data["table"]))))
    return found


TOLD = told()


@pytest.mark.parametrize(
    ("file", "table"), TOLD, ids=[f"{file.parent.name}/{file.stem}" for file, _ in TOLD]
)
def test_what_would_be_won_is_not_contradicted(file: Path, table: Table) -> None:
    assert table.play
    assert table.play.takes
    best = solved(table)
    same = best == table.play.takes.tricks
    assert same is not bool(table.play.not_found), f"with all cards in sight: {best}"

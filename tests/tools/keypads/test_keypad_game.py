"""What the keypads' script knows of the game, in a real browser, against `rules_src.bridge`."""

from random import Random
from typing import Any

import pytest
from in_page import called
from playwright.sync_api import Page

from generator.tools import FOLDER
from rules_src.bridge.auction import AuctionLine, shape_of
from rules_src.bridge.seats import Seat
from rules_src.bridge.table import Table

SEATS = "NØSV"
BIDS = [f"{level}{suit}" for level in range(1, 8) for suit in ("k", "r", "h", "s", "ut")]
BACK = "tilbage"


def taps_of(random: Random) -> list[str]:
    """A dozen taps or so, without a bid above seven, which no line can hold."""
    taps: list[str] = []
    highest = -1
    for _ in range(random.randint(1, 12)):
        kind = random.random()
        if kind < 0.15:
            taps.append(BACK)
            continue
        seat = f"{random.choice(SEATS)}:" if random.random() < 0.15 else ""
        if kind < 0.55:
            call = "pas"
        elif kind < 0.7:
            call = random.choice(["D", "RD", "D"])
        else:
            lowest = (
                max(0, highest - 2) if random.random() < 0.2 else min(highest + 1, len(BIDS) - 1)
            )
            number = min(lowest + random.randint(0, 3), len(BIDS) - 1)
            highest, call = max(highest, number), BIDS[number]
        taps.append(seat + call)
    return taps


pytestmark = pytest.mark.browser

AUCTIONS = 6000

READS = """([source, auctions]) => {
  const names = "replay, lineOf, written, irregularities, shapeOf, turnOf, declarerOf";
  const game = new Function(`${source}; return { ${names} };`)();
  return auctions.map(([dealer, taps]) => {
    const made = game.replay(dealer, taps);
    const line = game.lineOf(dealer, made);
    const [first] = game.irregularities(line);
    return {
      made: made.map(({ seat, call, back }) => [seat, call, Boolean(back)]),
      text: game.written(line),
      shape: first ? game.shapeOf(line, first) : null,
      turn: game.turnOf(dealer, line.standing),
      declarer: game.declarerOf(line.standing),
    };
  });
}"""


def read(page: Page, auctions: list[tuple[int, list[str]]]) -> list[dict[str, Any]]:
    script = (FOLDER / "keypads" / "game.js").read_text("utf-8")
    found: list[dict[str, Any]] = called(page, READS, [script, auctions])
    return found


def test_script_and_python_read_thousands_of_auctions_alike(empty: Page) -> None:
    random = Random(14)
    auctions = [(random.randrange(4), taps_of(random)) for _ in range(AUCTIONS)]
    irregular = 0
    for (dealer, taps), said in zip(auctions, read(empty, auctions), strict=True):
        told = f"{SEATS[dealer]}: {taps}: {said}"
        line = AuctionLine.from_text(Seat.from_text(SEATS[dealer]), said["text"])
        table = Table.read(SEATS[dealer], said["text"])
        made = [(SEATS.index(e.seat.text), e.call) for e in line.entries]
        assert [seat for seat, _, _ in said["made"]] == [seat for seat, _ in made], told
        assert SEATS[said["turn"]] == line.standing.turn.text, told
        declarer = line.standing.declarer
        assert said["declarer"] == (SEATS.index(declarer.text) if declarer else -1), told
        assert (said["shape"] is None) == (table.irregularity is None), told
        if table.irregularity:
            irregular += 1
            assert said["shape"] == shape_of(line, table.irregularity), told
    assert irregular > AUCTIONS / 3

"""Auction and deal of a case, laid out as players know them."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from generator.views.deal import (
    COLUMNS,
    DealView,
    TricksView,
    deal_of,
    rest_in_words,
    tricks_of,
)
from rules_src.bridge.auction import AuctionLine
from rules_src.bridge.calls import Denomination
from rules_src.bridge.seats import Seat, Vulnerability
from rules_src.bridge.table import Table

ZONES = {
    Vulnerability.NONE: "ingen i zonen",
    Vulnerability.NORTH_SOUTH: "N-S i zonen",
    Vulnerability.EAST_WEST: "Ø-V i zonen",
    Vulnerability.ALL: "alle i zonen",
}


class CallView(NamedTuple):
    text: str
    withdrawn: bool
    note: str


@dataclass(frozen=True)
class AuctionView:
    """Four columns, West first; empty where a seat had not called."""

    seats: tuple[Seat, ...]
    dealer: Seat | None
    in_zone: tuple[Seat, ...]
    caption: str
    rows: tuple[tuple[CallView | None, ...], ...]


@dataclass(frozen=True)
class BoardView:
    auction: AuctionView | None
    deal: DealView | None
    tricks: tuple[TricksView, ...]
    lines: tuple[tuple[str, str], ...]


def board_of(table: Table | None, *, ruled: bool = True) -> BoardView | None:
    """The drawing of a table, if it has one; before the ruling, without what would give it away."""
    if table is None:
        return None
    auction = _auction(table, table.line) if table.line else None
    deal = deal_of(table, _circumstances(table))
    lines = _lines(table, auction is None and deal is None)
    if not ruled:
        return BoardView(auction, deal, (), tuple(lines))
    return BoardView(auction, deal, tuple(tricks_of(table)), (*lines, *rest_in_words(table)))


def _circumstances(table: Table) -> str:
    dealer = f"{table.dealer.name_da} er giver" if table.dealer else ""
    zone = ZONES[table.vulnerable] if table.vulnerable else ""
    return ", ".join(filter(None, (dealer, zone)))


def _lines(table: Table, alone: bool) -> Iterator[tuple[str, str]]:
    if alone and (circumstances := _circumstances(table)):
        yield "Bordet", circumstances
    for meaning in table.meanings:
        shown = [d.name_da for d in reversed(Denomination) if d in meaning.denominations]
        call = f"{meaning.made.seat.name_da}s {meaning.made.call.text}"
        yield call, f"viser {' og '.join(shown)}" if shown else "viser ingen bestemt farve"
    if contract := table.contract:
        declarer = contract.declarer
        bid = contract.text.removesuffix(f" {declarer.text}")
        yield "Kontrakt", f"{bid} spillet af {declarer.name_da}"
    if table.lead:
        how = " fordækt" if table.lead.face_down else ""
        yield "Udspil", f"{table.lead.seat.name_da} spillede {table.lead.card.text} ud{how}"


def _auction(table: Table, line: AuctionLine) -> AuctionView:
    rows: list[list[CallView | None]] = []
    last = len(COLUMNS)
    for seat, call in _calls(line):
        column = COLUMNS.index(seat)
        if column <= last and (not rows or rows[-1][column] is not None or column < last):
            rows.append([None] * 4)
        rows[-1][column], last = call, column
    circumstances = _circumstances(table)
    caption = f"Meldeforløb: {circumstances}" if circumstances else "Meldeforløb"
    return AuctionView(
        COLUMNS, table.dealer, _in_zone(table), caption, tuple(tuple(row) for row in rows)
    )


def _in_zone(table: Table) -> tuple[Seat, ...]:
    zone = table.vulnerable
    return tuple(seat for seat in COLUMNS if zone and zone.includes(seat.side))


def _calls(line: AuctionLine) -> Iterator[tuple[Seat, CallView]]:
    """Every call in order, with what was irregular about it."""
    due, standing = line.standing.dealer, line.standing
    irregular = dict(standing.accepted)
    for n in range(len(standing.calls) + 1):
        for bracket in line.withdrawn_at(n):
            expected = bracket.due
            for made in bracket.calls:
                out = "" if made.seat is expected else "uden for tur, "
                yield made.seat, CallView(made.call.text, True, f"{out}trukket tilbage")
                expected = made.seat.lho
        for made in standing.made[n : n + 1]:
            note = "" if n not in irregular else "godtaget"
            note = f"uden for tur, {note}" if note and made.seat is not due else note
            yield made.seat, CallView(made.call.text, False, note)
            due = made.seat.lho

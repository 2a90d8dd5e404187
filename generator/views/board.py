"""Auction, cards and tricks of a case, laid out as players know them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from generator.text.danish import joined
from rules_src.bridge.auction import AuctionLine
from rules_src.bridge.calls import Denomination
from rules_src.bridge.cards import VOID, Suit
from rules_src.bridge.play import ALL, Played, Takes, Trick, Without, trump_of
from rules_src.bridge.seats import Seat, Side, Vulnerability
from rules_src.bridge.table import Table

PLACES = {Seat.NORTH: "n", Seat.EAST: "e", Seat.SOUTH: "s", Seat.WEST: "w"}
COLUMNS = (Seat.WEST, Seat.NORTH, Seat.EAST, Seat.SOUTH)
"""As players write an auction, and the tricks under it."""
LED = " (• spillede ud)"


class SuitView(NamedTuple):
    symbol: str
    ranks: str
    """Highest first with a thin space between; empty for a void."""


class HandView(NamedTuple):
    seat: Seat
    place: str
    note: str
    """What the player is: declarer, dummy, on lead."""
    suits: tuple[SuitView, ...]


class DealView(NamedTuple):
    hands: tuple[HandView, ...]
    middle: tuple[str, ...]

    @property
    def whole(self) -> bool:
        """Whether all four hands are known."""
        return len(self.hands) == len(Seat)


class CardView(NamedTuple):
    text: str
    led: bool
    withdrawn: bool
    note: str


class TrickView(NamedTuple):
    number: int
    cells: tuple[tuple[CardView, ...], ...]
    winner: str
    in_words: str
    """The cards on one line, in the order in which they fell."""


@dataclass(frozen=True)
class TricksView:
    """One line for each trick, in columns as the auction has them."""

    caption: str
    seats: tuple[Seat, ...]
    tricks: tuple[TrickView, ...]


def deal_of(table: Table, circumstances: str) -> DealView | None:
    """The hands that are known, round a table; None if none is."""
    if not table.hands:
        return None
    leader = table.play.leader(table.contract) if table.play else None
    hands = (
        HandView(
            seat,
            PLACES[seat],
            _note(table, seat, leader),
            tuple(SuitView(s.symbol, hand.holding(s).replace(VOID, "")) for s in Suit),
        )
        for seat, hand in table.hands.hands.items()
    )
    return DealView(tuple(hands), tuple(_middle(table, circumstances)))


def _note(table: Table, seat: Seat, leader: Seat | None) -> str:
    contract = table.contract
    roles = {contract.declarer: "spilfører", contract.dummy: "bordet"} if contract else {}
    is_leader = ["spiller ud"] if seat is leader else []
    faced = table.play.faced if table.play else ()
    cards = [card.text for each in faced if each.seat is seat for card in each.cards]
    open_cards = [f"{joined(cards)} ligger åbent"] if cards else []
    return ", ".join([*([roles[seat]] if seat in roles else []), *is_leader, *open_cards])


def _middle(table: Table, circumstances: str) -> Iterator[str]:
    """What stands in the middle of the compass."""
    if table.contract:
        yield table.contract.text.rpartition(" ")[0]
    if table.left < ALL:
        yield "det sidste kort" if table.left == 1 else f"{table.left} kort tilbage"
    if circumstances:
        yield circumstances


def tricks_of(table: Table) -> Iterator[TricksView]:
    """The tricks as played, and those that would follow."""
    play = table.play
    if play and play.tricks:
        played = play.complete if play.rest else play.tricks
        if played:
            caption = f"Sådan blev der spillet{LED}"
            yield TricksView(caption, COLUMNS, tuple(_tricks(table, played, play.first)))
    if play and play.rest:
        start, begun = play.first + len(play.complete), play.in_progress
        laid = [f"{card.seat.name_da} {card.card.text}" for card in begun.standing] if begun else ()
        caption = "Sådan regnes resten" + (f"; i stikket lå {', '.join(laid)}" if begun else "")
        yield TricksView(caption + LED, COLUMNS, tuple(_tricks(table, play.rest, start)))


def _tricks(table: Table, tricks: Sequence[Trick], start: int) -> Iterator[TrickView]:
    trump = trump_of(table.contract)
    for number, trick in enumerate(tricks, start):
        winner = trick.winner(trump)
        cells = tuple(tuple(_cards(trick, seat)) for seat in COLUMNS)
        cards = ((play, _laid(play)) for play in trick.plays)
        fell = [
            f"{play.seat.name_da} {play.card.text}" + (f" ({note})" if note else "")
            for play, note in cards
        ]
        in_words = ", ".join([*fell, *(f"{seat.name_da} intet kort" for seat in trick.missing)])
        yield TrickView(number, cells, winner.name_da if winner else "", in_words)


def _laid(play: Played) -> str:
    """What was irregular about a card."""
    notes = (
        "ikke i stikket" if play.withdrawn else "",
        "uden for tur" if play.out_of_turn else "",
        "kulørsvigt" if play.revoke else "",
    )
    return ", ".join(filter(None, notes))


def _cards(trick: Trick, seat: Seat) -> Iterator[CardView]:
    led = trick.standing[:1] or trick.plays[:1]
    for play in trick.plays:
        if play.seat is seat:
            yield CardView(play.card.text, play in led, play.withdrawn, _laid(play))
    if seat in trick.missing:
        yield CardView("–", False, False, "intet kort")


def _share(takes: Takes, left: int) -> str:
    if left == ALL:
        return f"{takes.tricks} stik"
    of = "det sidste stik" if left == 1 else f"de sidste {left} stik"
    return f"{takes.tricks or 'intet'} af {of}"


def _without(rest: Without, left: int) -> str:
    if not rest.contract:
        return f"{rest.takes.side.text} tager {_share(rest.takes, left)}"
    bid = rest.contract.text.rpartition(" ")[0]
    return f"{bid} af {rest.contract.declarer.name_da} giver {rest.takes.tricks} stik"


def rest_in_words(table: Table) -> Iterator[tuple[str, str]]:
    """Who takes what of the tricks that are left, and what a player would not find."""
    play = table.play
    if not play:
        return
    if play.takes:
        takes = "tager" if play.rest else "kan tage"
        label = "Stik" if play.remaining == ALL else "Resten"
        yield label, f"{play.takes.side.text} {takes} {_share(play.takes, play.remaining)}"
    if play.tricks and not play.remaining:
        side = play.without[0].takes.side if play.without else Side.NORTH_SOUTH
        won = [trick.winner(trump_of(table.contract)) for trick in play.tricks]
        tricks = sum(seat is not None and seat.side is side for seat in won)
        yield "Sådan gik det", f"{side.text} fik {_share(Takes(side, tricks), play.left)}"
    if play.without:
        yield "Uden fejlen", ", ".join(_without(each, play.left) for each in play.without)
    if play.not_found:
        yield "Med alle kort i syne", play.not_found


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
    zone = table.vulnerable
    in_zone = tuple(seat for seat in COLUMNS if zone and zone.includes(seat.side))
    return AuctionView(COLUMNS, table.dealer, in_zone, caption, tuple(tuple(row) for row in rows))


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

"""The table of a case as it is printed: in a line of text where that is enough, else drawn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from generator.views.board import AuctionView, BoardView, HandView, SuitView, TricksView

FEW = 2
"""So many hands stand under each other; more stand round the table."""


@dataclass(frozen=True)
class PrintedBoard:
    """What is noted of a table, its auction, and the hands and tricks that are drawn."""

    notes: tuple[tuple[str, str], ...]
    auction: AuctionView | None
    hands: tuple[HandView | None, ...]
    tricks: tuple[TricksView, ...]

    @property
    def drawn(self) -> bool:
        return self.auction is not None or bool(self.hands or self.tricks)

    @property
    def all_round(self) -> bool:
        """Whether the hands have places round the table: north, east, south, west."""
        return len(self.hands) > FEW


def printed_board(board: BoardView | None) -> PrintedBoard | None:
    """The table of a case on paper; a single hand is a line of text."""
    if board is None:
        return None
    hands = board.deal.hands if board.deal else ()
    notes = [("", text) for text in _circumstances(board)]
    if len(hands) == 1:
        notes.append((hands[0].seat.name_da, " ".join(map(_held, hands[0].suits))))
    notes += _notes(board.auction) if board.auction else ()
    notes += (note for view in board.tricks for note in _irregular(view))
    return PrintedBoard((*notes, *board.lines), board.auction, _placed(hands), board.tricks)


def _held(suit: SuitView) -> str:
    """A suit with its cards, which no line breaks."""
    return f"{suit.symbol}\u00a0{suit.ranks or '–'}"


def _circumstances(board: BoardView) -> Iterator[str]:
    """Who dealt and who is vulnerable, the contract, and how many cards are left; each once."""
    about = board.auction.caption.partition(": ")[2] if board.auction else ""
    if about:
        yield about
    said = (about, *(text for _, text in board.lines))
    if board.deal:
        yield from (m for m in board.deal.middle if not any(m in text for text in said))


def _placed(hands: tuple[HandView, ...]) -> tuple[HandView | None, ...]:
    if len(hands) <= FEW:
        return hands if len(hands) == FEW else ()
    by_place = {hand.place: hand for hand in hands}
    return tuple(by_place.get(place) for place in "nesw")


def _notes(auction: AuctionView) -> list[tuple[str, str]]:
    """What was irregular about a call, under the auction where its column is narrow."""
    made = (zip(auction.seats, row, strict=True) for row in auction.rows)
    calls = ((seat, call) for row in made for seat, call in row if call and call.note)
    return [(f"{seat.name_da}s {call.text}", call.note) for seat, call in calls]


def _irregular(view: TricksView) -> Iterator[tuple[str, str]]:
    """What was irregular about a card of many tricks, whose columns are narrow."""
    for trick in view.tricks if len(view.tricks) > 1 else ():
        for seat, cell in zip(view.seats, trick.cells, strict=True):
            for card in cell:
                if card.note:
                    yield f"Stik {trick.number}, {seat.name_da}s {card.text}", card.note

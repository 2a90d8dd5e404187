"""The table of a case as it is printed: what can be said in a line is said, the rest is drawn."""

from __future__ import annotations

from dataclasses import dataclass

from generator.views.board import AuctionView, Board, HandView

FEW = 2
"""So many hands stand under each other; more stand round the table."""


@dataclass(frozen=True)
class PrintedBoard:
    """What is told of a table, its auction, and the hands that are drawn."""

    told: tuple[tuple[str, str], ...]
    auction: AuctionView | None
    hands: tuple[HandView | None, ...]

    @property
    def drawn(self) -> bool:
        return self.auction is not None or bool(self.hands)

    @property
    def all_round(self) -> bool:
        """Whether the hands have places round the table: north, east, south, west."""
        return len(self.hands) > FEW


def printed_board(board: Board | None) -> PrintedBoard | None:
    """The table of a case on paper; a single hand is a line of text."""
    if board is None:
        return None
    deal, auction = board.deal, board.auction
    about = auction.caption.partition(": ")[2] if auction else deal.middle if deal else ""
    told = [("", about)] if about else []
    hands = deal.hands if deal else ()
    if len(hands) == 1:
        told.append((hands[0].seat.name_da, " ".join(map(_whole, hands[0].suits))))
    told += _notes(auction) if auction else ()
    return PrintedBoard((*told, *board.lines), auction, _placed(hands))


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


def _whole(suit: str) -> str:
    """A suit that no line breaks."""
    return suit.replace(" ", "\u00a0")

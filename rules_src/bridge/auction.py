"""Auctions: whose turn it is, which calls are legal, and what the contract becomes."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import takewhile
from typing import Self

from rules_src.bridge.calls import (
    DOUBLE,
    REDOUBLE,
    Bid,
    Call,
    Denomination,
    OtherCall,
    SeatCall,
    call_from_text,
)
from rules_src.bridge.contract import Contract
from rules_src.bridge.legality import against, against_accepting, is_closed, misses_turn
from rules_src.bridge.seats import Seat

EVERY_CALL: tuple[Call, ...] = (
    *OtherCall,
    *(Bid(level, denomination) for level in range(1, 8) for denomination in Denomination),
)


class IllegalCallError(ValueError):
    """A call that cannot have stood: what is wrong with it in Danish, and its place among them."""

    def __init__(self, message: str, place: int) -> None:
        super().__init__(message)
        self.place = place


@dataclass(frozen=True)
class Auction:
    """The calls that stand, in order, each legal when it was made.

    A call that stood though irregular, because left-hand opponent accepted it, is named in
    `accepted`: out of rotation (Law 29A), or an insufficient bid in turn (Law 27A1).
    """

    dealer: Seat
    """Who has the first turn."""
    calls: tuple[Call, ...] = ()
    """What was called."""
    accepted: tuple[tuple[int, Seat], ...] = ()
    """The place among `calls` of each irregular call that stood, and who made it."""

    def __post_init__(self) -> None:
        irregular = dict(self.accepted)
        if any(n >= len(self.calls) for n in irregular):
            raise ValueError(f"expected accepted to name calls that were made, got {self.accepted}")
        for n, made in enumerate(self.made):
            before = self.made[:n]
            turn = before[-1].seat.lho if before else self.dealer
            if n - 1 in irregular and made.seat is not turn:
                who = irregular[n - 1].name_da
                raise IllegalCallError(
                    f"{turn.name_da} har ikke accepteret; sæt {who}s melding i parentes", n
                )
            reason = against_accepting if n in irregular else against
            if objection := reason(before, turn, made):
                raise IllegalCallError(objection, n)

    @cached_property
    def made(self) -> tuple[SeatCall, ...]:
        """The calls with their callers."""
        irregular, seat = dict(self.accepted), self.dealer
        made = []
        for n, call in enumerate(self.calls):
            seat = irregular.get(n, seat)
            made.append(SeatCall(seat, call))
            seat = seat.lho
        return tuple(made)

    @property
    def turn(self) -> Seat:
        """Whose turn it is to call, or would be if the auction were not over."""
        return self.made[-1].seat.lho if self.made else self.dealer

    @property
    def is_over(self) -> bool:
        """The final pass has been made: three in rotation after another call (Law 22)."""
        return is_closed(self.made) and not misses_turn(self.made)

    @property
    def last_bid(self) -> Bid | None:
        return next((call for call in reversed(self.calls) if isinstance(call, Bid)), None)

    @property
    def contract(self) -> Contract | None:
        """The last bid, once the auction is over; none if it was passed out."""
        bid = self.last_bid
        if bid is None or not self.is_over:
            return None
        since = list(takewhile(lambda call: call != bid, reversed(self.calls)))
        doubled = 2 if REDOUBLE in since else int(DOUBLE in since)
        return Contract(bid.level, bid.denomination, doubled, self._declarer(bid))

    @property
    def declarer(self) -> Seat | None:
        return self.contract.declarer if self.contract else None

    def _declarer(self, bid: Bid) -> Seat:
        """The first of the side that made the last bid to name its denomination."""
        side = next(seat.side for seat, call in reversed(self.made) if call == bid)
        return next(
            seat
            for seat, call in self.made
            if isinstance(call, Bid) and call.denomination is bid.denomination and seat.side is side
        )

    def why_illegal(self, call: Call) -> str | None:
        """Why the player whose turn it is may not make this call, in Danish; None if he may."""
        return against(self.made, self.turn, SeatCall(self.turn, call))

    def is_legal(self, call: Call) -> bool:
        return self.why_illegal(call) is None

    @property
    def legal_calls(self) -> tuple[Call, ...]:
        return tuple(call for call in EVERY_CALL if self.is_legal(call))

    def then(self, call: Call, irregular: Seat | None = None) -> Self:
        """The auction one call later; an irregular call that stood names who made it."""
        return self.continued([(call, irregular)])

    def continued(self, calls: Sequence[tuple[Call, Seat | None]]) -> Self:
        """The auction some calls later; with each, who made it if it was irregular and stood."""
        marked = ((n, by) for n, (_, by) in enumerate(calls, len(self.calls)) if by is not None)
        made = (call for call, _ in calls)
        return type(self)(self.dealer, (*self.calls, *made), (*self.accepted, *marked))

    @property
    def words(self) -> tuple[str, ...]:
        """Each call as it is written; a seat marks an irregular one that stood."""
        irregular = dict(self.accepted)
        made = enumerate(self.made)
        return tuple(call.text if n in irregular else call.call.text for n, call in made)

    @property
    def text(self) -> str:
        """`1♥ pas S 2♣`."""
        return " ".join(self.words)

    @classmethod
    def from_text(cls, dealer: Seat, text: str) -> Self:
        auction, irregular = cls(dealer), None
        for word in text.split():
            if word in [seat.text for seat in Seat]:
                irregular = Seat.from_text(word)
                continue
            auction, irregular = auction.then(call_from_text(word), irregular), None
        return auction

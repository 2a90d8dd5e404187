"""The first irregular call of an auction, and what came of it."""

from dataclasses import dataclass

from rules_src.bridge.calls import Bid, Call, SeatCall
from rules_src.bridge.legality import against, against_bid, against_double, misses_turn
from rules_src.bridge.line import AuctionLine
from rules_src.bridge.seats import Seat


@dataclass(frozen=True)
class Irregularity:
    """A call out of rotation, an insufficient bid, an inadmissible double, or a call too late."""

    before: tuple[SeatCall, ...]
    """The legal calls before it."""
    due: Seat
    """Whose turn it was."""
    made: SeatCall
    """The irregular call and its caller."""
    over: tuple[SeatCall, ...]
    """The calls made over it, withdrawn with it; all later calls if it was not withdrawn."""
    legal: tuple[SeatCall, ...]
    """The auction after it went back; empty if the call was not withdrawn."""
    withdrawn: bool
    """Whether it stands in brackets."""

    @property
    def offender(self) -> Seat:
        return self.made.seat

    @property
    def call(self) -> Call:
        return self.made.call

    @property
    def out_of_turn(self) -> bool:
        return self.offender is not self.due

    @property
    def offender_had_called_before(self) -> bool:
        """At left-hand opponent's turn this makes it a change of call (Laws 30B2, 31C, 32C)."""
        return any(seat is self.offender for seat, _ in self.before)

    @property
    def sufficient(self) -> bool | None:
        """Whether a bid was higher than the last one before it; None if it was no bid."""
        if not isinstance(self.call, Bid):
            return None
        return against_bid(self.before, self.call) is None

    @property
    def inadmissible(self) -> bool:
        """A double or redouble that was against Law 19 where it was made, in turn or not."""
        return against_double(self.before, self.made) is not None

    @property
    def missed_turn(self) -> bool:
        """Passes, one out of rotation, seemed to end the auction: a turn was lost (Law 17D3)."""
        return misses_turn((*self.before, self.made, *self.over))

    @property
    def accepted_at_table(self) -> bool:
        """Left-hand opponent called over it, and it stands (Law 29A)."""
        return not self.withdrawn and bool(self.over) and not self.missed_turn

    @property
    def replacement(self) -> Call | None:
        """What the offender called in its place, at his next legal turn."""
        return _first(self.legal, self.offender)

    @property
    def rho_call(self) -> Call | None:
        """What right-hand opponent called at his proper turn after the auction went back."""
        return _first(self.legal, self.offender.rho)


def find_irregularity(line: AuctionLine) -> Irregularity | None:
    """The first call on the line that was irregular when it was made."""
    made = line.standing.made
    for n in range(len(made) + 1):
        for bracket in line.withdrawn_at(n):
            first, *over = bracket.calls
            if against(made[:n], bracket.due, first):
                return Irregularity(made[:n], bracket.due, first, tuple(over), made[n:], True)
        if n in dict(line.standing.accepted):
            due = line.standing.dealer.after(n)
            return Irregularity(made[:n], due, made[n], made[n + 1 :], (), False)
    return None


def _first(calls: tuple[SeatCall, ...], seat: Seat) -> Call | None:
    return next((call for caller, call in calls if caller is seat), None)

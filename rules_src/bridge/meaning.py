"""What a call specifies."""

from dataclasses import dataclass
from typing import Self

from rules_src.bridge.calls import Bid, Denomination, SeatCall


@dataclass(frozen=True)
class Meaning:
    """Which denominations a call specifies, where it is not simply the one it names."""

    made: SeatCall
    """The call and its caller."""
    denominations: frozenset[Denomination]
    """What it specifies; possibly nothing."""

    @classmethod
    def from_text(cls, made: str, shown: str) -> Self:
        """`Ø 2r` and `spar hjerter`, or `ingen`."""
        words = [] if shown.strip() == "ingen" else shown.replace(",", " ").split()
        return cls(SeatCall.from_text(made), frozenset(map(Denomination.from_text, words)))


def natural(made: SeatCall) -> frozenset[Denomination]:
    """A bid specifies the denomination it names; doubles and passes none."""
    return frozenset([made.call.denomination] if isinstance(made.call, Bid) else [])

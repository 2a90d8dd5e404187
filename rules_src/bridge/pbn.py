"""A table as Portable Bridge Notation, version 2.1, writes it, with its signs for irregularities.

`^I` stands before a bid that was too low, `^S` for a turn that was lost, `^R` before a revoke. What
was withdrawn has no sign of its own; it is a comment, as the line of a case has it.
"""

from collections.abc import Iterator
from typing import Final

from rules_src.bridge.auction import AuctionLine
from rules_src.bridge.calls import Bid, Call, OtherCall
from rules_src.bridge.cards import Card, Hand, Rank, Suit
from rules_src.bridge.play import Play, Trick
from rules_src.bridge.seats import Seat, Vulnerability
from rules_src.bridge.table import Table

SEATS: Final = dict(zip(Seat, "NESW", strict=True))
SUITS: Final = dict(zip(Suit, "SHDC", strict=True))
RANKS: Final = dict(zip(Rank, "AKQJT98765432", strict=True))
ZONES: Final = dict(zip(Vulnerability, ("None", "NS", "EW", "All"), strict=True))
CALLS: Final = {OtherCall.PASS: "Pass", OtherCall.DOUBLE: "X", OtherCall.REDOUBLE: "XX"}
NOT_KNOWN: Final = "-"
IN_A_ROW: Final = 4


def written(table: Table, event: str) -> str:
    """One game: what is known of the table, and nothing else. `event` names it."""
    lines = [_tag("Event", event)]
    if table.dealer:
        lines.append(_tag("Dealer", SEATS[table.dealer]))
    if table.vulnerable:
        lines.append(_tag("Vulnerable", ZONES[table.vulnerable]))
    if table.hands:
        lines.append(
            _tag("Deal", "N:" + " ".join(_hand(table.hands.hands.get(seat)) for seat in Seat))
        )
    if contract := table.stated_contract or (table.line and table.line.standing.contract):
        lines.append(_tag("Declarer", SEATS[contract.declarer]))
        lines.append(_tag("Contract", _call(contract.bid) + "X" * contract.doubled))
    if table.line and table.dealer:
        lines += _auction(table.line, table.dealer)
    if table.play and table.play.tricks:
        lines += _play(table.play, table.play.tricks[0].leader)
    return "\n".join(lines) + "\n"


def _tag(name: str, value: str) -> str:
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'[{name} "{escaped}"]'


def _hand(hand: Hand | None) -> str:
    if hand is None:
        return NOT_KNOWN
    suits = ([rank for rank in Rank if Card(suit, rank) in hand.cards] for suit in Suit)
    return ".".join("".join(RANKS[rank] for rank in ranks) for ranks in suits)


def _call(call: Call) -> str:
    if not isinstance(call, Bid):
        return CALLS[call]
    suit = call.denomination.suit
    return f"{call.level}{SUITS[suit] if suit else 'NT'}"


def _auction(line: AuctionLine, dealer: Seat) -> Iterator[str]:
    """The calls that stood, four in a row, and the line of the case where it was not as simple."""
    words, turn = list[str](), dealer
    highest: Bid | None = None
    for seat, call in line.standing.made:
        while turn is not seat:
            words.append("^S")
            turn = turn.lho
        if isinstance(call, Bid):
            words += ["^I"] if highest and not highest < call else []
            highest = call
        words.append(_call(call))
        turn = seat.lho
    yield _tag("Auction", SEATS[dealer])
    yield from (" ".join(words[n : n + IN_A_ROW]) for n in range(0, len(words), IN_A_ROW))
    if not line.standing.is_over:
        yield "*"
    if line.withdrawals:
        yield _comment(line.text)


def _play(play: Play, leader: Seat) -> Iterator[str]:
    """A trick a line, in the columns of those who followed the first leader."""
    columns = [leader, leader.lho, leader.partner, leader.rho]
    yield _tag("Play", SEATS[leader])
    yield from (" ".join(_card(trick, seat) for seat in columns) for trick in play.tricks)
    yield "*"
    for trick in play.tricks:
        if any(card.withdrawn or card.out_of_turn for card in trick.plays):
            yield _comment(trick.text)


def _card(trick: Trick, seat: Seat) -> str:
    for played in trick.standing:
        if played.seat is seat:
            card = SUITS[played.card.suit] + RANKS[played.card.rank]
            return f"^R {card}" if played.revoke else card
    return NOT_KNOWN


def _comment(text: str) -> str:
    return "{ " + text.replace("}", ")") + " }"

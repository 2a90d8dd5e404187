"""What is drawn for the tests of the game."""

from random import Random

from hypothesis import strategies as st

from rules_src.bridge.auction import Auction, AuctionLine, Withdrawal, against, against_double
from rules_src.bridge.calls import PASS, Bid, Call, Denomination, OtherCall, SeatCall
from rules_src.bridge.cards import PACK, Card, Deal, Hand
from rules_src.bridge.seats import Seat

seats = st.sampled_from(list(Seat))

EVERY_CALL: tuple[Call, ...] = (
    *OtherCall,
    *(Bid(level, denomination) for level in range(1, 8) for denomination in Denomination),
)
calls = st.sampled_from(EVERY_CALL)
bids = st.builds(Bid, st.integers(1, 7), st.sampled_from(list(Denomination)))


def legal_calls(auction: Auction) -> list[Call]:
    """What the player whose turn it is may call."""
    before, seat = auction.made, auction.turn
    return [call for call in EVERY_CALL if not against(before, seat, SeatCall(seat, call))]


def then(auction: Auction, call: Call, irregular: Seat | None = None) -> Auction:
    """The auction one call later; an irregular call that stood names who made it."""
    return auction.continued([(call, irregular)])


@st.composite
def auctions(draw: st.DrawFn, at_most: int = 24) -> Auction:
    """A legal auction, finished or not."""
    auction = Auction(draw(seats))
    for _ in range(draw(st.integers(0, at_most))):
        if auction.is_over:
            break
        near = [*legal_calls(auction)[:8], PASS]  # so that they are long and get doubled
        auction = then(auction, draw(st.sampled_from(near)))
    return auction


@st.composite
def finished(draw: st.DrawFn) -> Auction:
    """A legal auction played to its final pass."""
    auction = draw(auctions())
    while not auction.is_over:
        auction = then(auction, PASS)
    return auction


@st.composite
def withdrawn(draw: st.DrawFn) -> tuple[AuctionLine, Withdrawal]:
    """An auction in which somebody called out of rotation, and it was not accepted."""
    standing = draw(auctions(12))
    n = draw(st.integers(0, len(standing.calls)))
    due = Auction(standing.dealer, standing.calls[:n]).turn
    offender = due.after(draw(st.integers(1, 3)))
    over = draw(st.lists(calls, max_size=3))
    made = [SeatCall(offender.after(i), call) for i, call in enumerate([draw(calls), *over])]
    bracket = Withdrawal(n, due, tuple(made))
    return AuctionLine(standing, (bracket,)), bracket


@st.composite
def accepted(draw: st.DrawFn) -> tuple[Auction, Seat]:
    """An auction in which a call out of rotation stood; and whose turn it had been."""
    before = draw(auctions(8).filter(lambda auction: not auction.is_over))
    offender = before.turn.after(draw(st.integers(1, 3)))
    possible = [c for c in EVERY_CALL if not against_double(before.made, SeatCall(offender, c))]
    auction = then(before, draw(st.sampled_from(possible)), offender)
    return auction, before.turn


@st.composite
def deals(draw: st.DrawFn) -> Deal:
    """52 cards, 13 each."""
    cards: list[Card] = draw(st.permutations(PACK))
    hands = {seat: Hand(frozenset(cards[i::4])) for i, seat in enumerate(Seat)}
    return Deal.of(hands)


def random_hands(random: Random, most: int) -> list[list[int]]:
    """One to so many cards each; now and then of two suits, or of high cards alone."""
    each = random.randint(1, most)
    packs = ([*range(52)], [c for c in range(52) if c // 13 < 2 or c % 13 > 8])
    cards = random.sample(random.choice(packs), 4 * each)
    return [cards[seat * each : (seat + 1) * each] for seat in range(4)]

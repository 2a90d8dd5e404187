"""Auctions: turn, legality, the final pass, the contract; and how many auctions there are."""

import pytest
from bridge_strategies import EVERY_CALL, accepted, auctions, calls, finished, legal_calls, then
from hypothesis import given
from hypothesis import strategies as st

from rules_src.bridge.auction import Auction, AuctionLine, IllegalCallError
from rules_src.bridge.calls import DOUBLE, PASS, REDOUBLE, Bid, Call, call_from_text
from rules_src.bridge.seats import Seat

N, E, S, W = Seat


def auction(dealer: Seat, text: str) -> Auction:
    return AuctionLine.from_text(dealer, text).standing


# --- properties of any auction


@given(auctions())
def test_an_auction_reads_back_from_its_text(some: Auction) -> None:
    assert auction(some.dealer, AuctionLine(some).text) == some


@given(auctions())
def test_the_turn_goes_round_from_the_dealer(some: Auction) -> None:
    assert [seat for seat, _ in some.made] == [some.dealer.after(n) for n in range(len(some.calls))]
    assert some.turn is some.dealer.after(len(some.calls))


@given(auctions(), calls)
def test_a_legal_call_keeps_the_auction_legal_and_an_illegal_one_is_refused(
    some: Auction, call: Call
) -> None:
    if call in legal_calls(some):
        assert then(some, call).calls == (*some.calls, call)
        return
    with pytest.raises(IllegalCallError):
        then(some, call)


@given(auctions())
def test_every_beginning_of_a_legal_auction_is_legal_and_not_over(some: Auction) -> None:
    for n in range(len(some.calls)):
        assert not Auction(some.dealer, some.calls[:n]).is_over


@given(auctions())
def test_the_auction_is_over_just_when_no_call_is_legal(some: Auction) -> None:
    assert some.is_over == (legal_calls(some) == [])
    assert some.is_over or PASS in legal_calls(some)


@given(auctions())
def test_passing_ends_every_auction_within_four_calls(some: Auction) -> None:
    passes = 0
    while not some.is_over:
        some, passes = then(some, PASS), passes + 1
    assert passes <= 4
    assert some.calls[-3:] == (PASS, PASS, PASS)
    assert (some.last_bid is None) == (some.contract is None)


@given(auctions())
def test_there_is_no_contract_before_the_final_pass(some: Auction) -> None:
    if not some.is_over:
        assert some.contract is None
        assert some.declarer is None


@given(finished())
def test_declarer_is_the_first_of_his_side_to_name_the_denomination(some: Auction) -> None:
    contract = some.contract
    if contract is None:
        assert set(some.calls) == {PASS}
        return
    named = [
        seat
        for seat, call in some.made
        if isinstance(call, Bid) and call.denomination is contract.denomination
    ]
    last_bidder = [seat for seat, call in some.made if isinstance(call, Bid)][-1]
    assert contract.bid == some.last_bid
    assert contract.declarer in (last_bidder, last_bidder.partner)
    assert named.index(contract.declarer) <= min(
        named.index(seat) for seat in (last_bidder, last_bidder.partner) if seat in named
    )


@given(finished())
def test_the_contract_is_doubled_as_last_called(some: Auction) -> None:
    since: list[Call] = []
    for call in some.calls:
        since = [] if isinstance(call, Bid) else [*since, call]
    doubled: dict[Call, int] = {REDOUBLE: 2, DOUBLE: 1}
    expected = next((doubled[call] for call in reversed(since) if call is not PASS), 0)
    assert (some.contract.doubled if some.contract else 0) == expected


@given(accepted(), st.data())
def test_after_a_call_accepted_out_of_rotation_the_turn_goes_on_from_its_caller(
    drawn: tuple[Auction, Seat], data: st.DataObject
) -> None:
    some, due = drawn
    offender = some.made[-1].seat
    assert offender is not due
    assert some.turn is offender.lho
    assert auction(some.dealer, AuctionLine(some).text) == some
    if possible := legal_calls(some):
        later = then(some, data.draw(st.sampled_from(possible)))
        assert later.made[-1].seat is offender.lho


# --- how many


def test_the_number_of_possible_auctions_is_the_known_one() -> None:
    """1 passed out; else 0–3 passes, any bids upwards, 21 ways between two, 7 after the last."""
    between, after = ways_without_bidding(auction(S, "1k"))
    assert (between, after) == ways_without_bidding(auction(E, "pas pas 1h D RD 2s")) == (21, 7)
    bids = sum(isinstance(call, Bid) for call in EVERY_CALL)
    openings = sum(not auction(N, " ".join(["pas"] * n)).is_over for n in range(5))
    by_bids = ((between + 1) ** bids - 1) // between
    assert 1 + openings * by_bids * after == 128745650347030683120231926111609371363122697557


def ways_without_bidding(start: Auction) -> tuple[int, int]:
    """Continuations without a bid: after how many one may bid, and how many end the auction."""
    on, over = 0, 0
    waiting = [start]
    while waiting:
        some = waiting.pop()
        on, over = on + (not some.is_over), over + some.is_over
        waiting += [then(some, c) for c in legal_calls(some) if not isinstance(c, Bid)]
    return on, over


# --- examples


@pytest.mark.parametrize(
    ("dealer", "text", "contract"),
    [
        (N, "1h pas 2h pas pas pas", "2♥ N"),
        (N, "1h pas 1ut pas pas pas", "1ut S"),
        (N, "1r pas 1h pas 2h pas 4h pas pas pas", "4♥ S"),
        (W, "pas 1s 2h 2s pas pas pas", "2♠ N"),
        (E, "1h 1s pas 2s 3h pas pas pas", "3♥ Ø"),
        (S, "1h 2h pas pas 3h pas pas pas", "3♥ S"),  # both sides named hearts
        (N, "1ut D pas pas pas", "1utD N"),
        (N, "1ut D RD pas pas pas", "1utRD N"),
        (N, "1ut D 2k pas pas pas", "2♣ S"),  # a new bid is undoubled
        (N, "1ut pas pas D pas pas RD pas pas pas", "1utRD N"),
        (E, "pas pas pas 7ut pas pas pas", "7ut N"),
        (N, "pas pas pas pas", ""),
        (N, "Ø pas pas pas pas", ""),  # though irregular, the first stood
        (N, "1h S 2k pas pas pas", "2♣ S"),
    ],
)
def test_the_contract_of_an_auction(dealer: Seat, text: str, contract: str) -> None:
    whole = auction(dealer, text)
    assert whole.is_over
    assert (whole.contract.text if whole.contract else "") == contract


WAY = "er det fejlen, så skriv pladsen foran buddet, fx 1s N 1h"


@pytest.mark.parametrize(
    ("text", "call", "reason"),
    [
        ("1s", "1h", f"1♥ er ikke højere end 1♠; {WAY}"),
        ("1s", "1s", f"1♠ er ikke højere end 1♠; {WAY}"),
        ("", "D", "Nord har intet bud fra modparten at doble"),
        ("pas", "D", "Øst har intet bud fra modparten at doble"),
        ("1h pas", "D", "Syd har intet bud fra modparten at doble"),
        ("1h D pas", "D", "Vest har intet bud fra modparten at doble"),
        ("1h D RD", "D", "Vest har intet bud fra modparten at doble"),
        ("1h", "RD", "Øst har ingen dobling fra modparten at redoble"),
        ("1h D pas", "RD", "Vest har ingen dobling fra modparten at redoble"),
        ("1h D RD pas", "RD", "Nord har ingen dobling fra modparten at redoble"),
        ("1h pas pas pas", "pas", "meldeforløbet er slut efter tre pas i træk"),
        ("pas pas pas pas", "1h", "meldeforløbet er slut efter tre pas i træk"),
    ],
)
def test_an_illegal_call_is_told_why(text: str, call: str, reason: str) -> None:
    with pytest.raises(IllegalCallError) as refused:
        then(auction(N, text), call_from_text(call))
    assert str(refused.value) == reason


def test_a_mark_without_its_call_is_a_mistake_of_the_programmer() -> None:
    with pytest.raises(ValueError, match="expected accepted to name calls that were made"):
        Auction(N, (), ((0, S),))

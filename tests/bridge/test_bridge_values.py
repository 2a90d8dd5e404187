"""Seats, calls, cards, hands and contracts: values with a Danish text form and back."""

import pytest
from bridge_strategies import EVERY_CALL, bids, calls, deals, seats
from hypothesis import given
from hypothesis import strategies as st

from rules_src.bridge.calls import (
    DOUBLE,
    PASS,
    REDOUBLE,
    Bid,
    Call,
    Contract,
    Denomination,
    call_from_text,
)
from rules_src.bridge.cards import PACK, Card, Deal, Hand, Rank, Suit
from rules_src.bridge.seats import Seat, Side, Vulnerability


def test_play_goes_clockwise_from_north_to_east() -> None:
    assert [Seat.NORTH.after(n).text for n in range(4)] == ["N", "Ø", "S", "V"]


@given(seats)
def test_lho_partner_and_rho_are_the_three_others(seat: Seat) -> None:
    assert {seat, seat.lho, seat.partner, seat.rho} == set(Seat)
    assert seat.lho.rho is seat
    assert seat.partner.side is seat.side
    assert seat.lho.side is seat.side.opponents


@given(seats)
def test_a_seat_is_read_from_its_letter_and_its_name(seat: Seat) -> None:
    assert Seat.from_text(seat.text) is Seat.from_text(seat.name_da) is seat


@pytest.mark.parametrize("text", ["", "E", "W", "s", "Sydvest"])
def test_what_is_no_seat_is_refused_in_danish(text: str) -> None:
    with pytest.raises(ValueError, match="skriv N, Ø, S eller V"):
        Seat.from_text(text)


def test_a_side_knows_its_two_seats() -> None:
    assert [side.text for side in Side] == ["N-S", "Ø-V"]
    assert Side.EAST_WEST.seats == (Seat.EAST, Seat.WEST)
    assert all(seat.side is side for side in Side for seat in side.seats)


@pytest.mark.parametrize(
    ("text", "vulnerable"),
    [("ingen", ""), ("NS", "NS"), ("N-S", "NS"), ("ØV", "ØV"), ("Ø-V", "ØV"), ("alle", "NØSV")],
)
def test_vulnerability_says_which_seats_are_vulnerable(text: str, vulnerable: str) -> None:
    vulnerability = Vulnerability.from_text(text)
    assert "".join(s.text for s in Seat if vulnerability.includes(s.side)) == vulnerable
    assert Vulnerability.from_text(vulnerability.text) is vulnerability


def test_the_boards_are_vulnerable_as_they_are_marked() -> None:
    """Each is so on four of sixteen boards, and the seventeenth is as the first (2)."""
    marked = [Vulnerability.of_board(number) for number in range(1, 17)]
    none, ours, theirs, both = Vulnerability
    assert marked[:8] == [none, ours, theirs, both, ours, theirs, both, none]
    assert marked[8:] == [theirs, both, none, ours, both, none, ours, theirs]
    assert Vulnerability.of_board(17) is none


@given(calls)
def test_a_call_reads_back_from_its_text(call: Call) -> None:
    assert call_from_text(call.text) == call


@pytest.mark.parametrize(
    ("texts", "call"),
    [
        (["1ut", "1UT"], Bid(1, Denomination.NOTRUMP)),
        (["2♥", "2h", "2H"], Bid(2, Denomination.HEARTS)),
        (["2k", "2♣"], Bid(2, Denomination.CLUBS)),
        (["7r", "7♦"], Bid(7, Denomination.DIAMONDS)),
        (["3s", "3♠"], Bid(3, Denomination.SPADES)),
        (["pas", "Pas", "PAS"], PASS),
        (["D", "d"], DOUBLE),
        (["RD", "rd"], REDOUBLE),
    ],
)
def test_every_spelling_of_a_call_means_the_same(texts: list[str], call: Call) -> None:
    assert [call_from_text(text) for text in texts] == [call] * len(texts)


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("1nt", "mente du 1ut?"),
        ("2d", "mente du 2r?"),
        ("3c", "mente du 3k?"),
        ("pass", "mente du pas?"),
        ("x", "mente du D?"),
        ("XX", "mente du RD?"),
        ("8h", "skriv fx 1ut"),
        ("0ut", "skriv fx 1ut"),
        ("hjerter", "skriv fx 1ut"),
        ("", "skriv fx 1ut"),
    ],
)
def test_what_is_no_call_is_refused_with_a_hint(text: str, hint: str) -> None:
    with pytest.raises(ValueError) as refused:
        call_from_text(text)
    assert str(refused.value).startswith(f"»{text}« er ingen melding; {hint}")


def test_bids_rank_from_one_club_to_seven_notrump() -> None:
    ladder = [call.text for call in EVERY_CALL if isinstance(call, Bid)]
    assert ladder[:6] == ["1♣", "1♦", "1♥", "1♠", "1ut", "2♣"]
    assert ladder[-1] == "7ut"
    assert len(ladder) == 35


@given(bids, bids)
def test_a_bid_is_higher_by_level_then_by_denomination(one: Bid, other: Bid) -> None:
    order = list(Denomination).index
    key = (one.level, order(one.denomination)), (other.level, order(other.denomination))
    assert (one < other, one > other, one == other) == (
        key[0] < key[1],
        key[0] > key[1],
        key[0] == key[1],
    )


def test_a_bid_above_the_seven_level_is_none() -> None:
    with pytest.raises(ValueError, match="trin 1 til 7, ikke 8"):
        Bid(8, Denomination.SPADES)


def test_a_denomination_is_a_suit_or_notrump() -> None:
    assert [d.text for d in Denomination] == ["k", "r", "h", "s", "ut"]
    assert [d.name_da for d in Denomination] == ["klør", "ruder", "hjerter", "spar", "ut"]
    assert Denomination.from_text("ut").suit is None
    assert Denomination.from_text("♦").suit is Suit.DIAMONDS


@pytest.mark.parametrize("card", PACK, ids=lambda card: card.text)
def test_a_card_reads_back_with_symbol_and_with_letter(card: Card) -> None:
    assert Card.from_text(card.text) == card
    assert Card.from_text(card.suit.text + card.rank.text) == card


def test_the_ten_is_also_written_t() -> None:
    assert Card.from_text("hT") == Card.from_text("♥10") == Card(Suit.HEARTS, Rank.TEN)


@pytest.mark.parametrize("text", ["", "K", "♦", "♦1", "♦A", "♦11", "♦KD", "xK"])
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="er intet kort; skriv fx ♦K eller rK"):
        Card.from_text(text)


@given(bids, st.integers(0, 2), seats)
def test_a_contract_reads_back_from_its_text(bid: Bid, doubled: int, declarer: Seat) -> None:
    contract = Contract(bid.level, bid.denomination, doubled, declarer)
    assert Contract.from_text(contract.text) == contract


@pytest.mark.parametrize(
    ("text", "written"),
    [("1ut S", "1ut S"), ("4hX Ø", "4♥D Ø"), ("1utD Ø", "1utD Ø"), ("2sXX V", "2♠RD V"),
     ("2♠RD V", "2♠RD V"), ("3k  N", "3♣ N")],
)  # fmt: skip
def test_a_contract_is_written_one_way(text: str, written: str) -> None:
    assert Contract.from_text(text).text == written


@pytest.mark.parametrize("text", ["", "1ut", "S 1ut", "9h S", "4♥DD S", "4♥ W"])
def test_what_is_no_contract_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="»"):
        Contract.from_text(text)


def test_a_value_shows_the_call_that_rebuilds_it() -> None:
    for value in (Bid.from_text("2h"), Card.from_text("rK")):
        assert eval(repr(value)) == value


HAND = "♠KD4 ♥E83 ♦B1052 ♣975"


@given(deals())
def test_a_deal_reads_back_from_its_texts(deal: Deal) -> None:
    read = {Seat.from_text(s.text): Hand.from_text(h.text) for s, h in deal.hands.items()}
    assert Deal.of(read) == deal


@given(deals(), st.sets(st.sampled_from(list(Seat))))
def test_some_hands_of_a_deal_are_a_deal(deal: Deal, seats: set[Seat]) -> None:
    some = Deal.of({seat: hand for seat, hand in deal.hands.items() if seat in seats})
    assert set(some.hands) == seats


@given(deals(), st.permutations(list(Seat)), st.data())
def test_a_card_dealt_twice_is_refused_with_both_holders(
    deal: Deal, order: list[Seat], data: st.DataObject
) -> None:
    giver, receiver = order[:2]
    card = data.draw(st.sampled_from(sorted(deal.hands[giver].cards, key=PACK.index)))
    lost = data.draw(st.sampled_from(sorted(deal.hands[receiver].cards, key=PACK.index)))
    doubled = Hand(deal.hands[receiver].cards - {lost} | {card})
    with pytest.raises(ValueError) as refused:
        Deal.of({**deal.hands, receiver: doubled})
    first, second = (seat.name_da for seat in Seat if seat in (giver, receiver))
    assert str(refused.value) == f"{card.text} er givet til både {first} og {second}"


@pytest.mark.parametrize(
    "text", [HAND, "KD4 E83 B1052 975", "kd4 e83 bt52 975", "♦B1052 ♠KD4 ♣975 ♥E83"]
)
def test_a_hand_is_written_one_way(text: str) -> None:
    assert Hand.from_text(text).text == HAND


@pytest.mark.parametrize(
    "text", ["EKDB1098765432 – – –", "EKDB1098765432 - - -", "♠EKDB1098765432"]
)
def test_a_void_is_a_dash(text: str) -> None:
    hand = Hand.from_text(text)
    assert hand.text == "♠EKDB1098765432 ♥– ♦– ♣–"
    assert hand.holding(Suit.HEARTS) == "–"
    assert Hand.from_text(hand.text) == hand


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("KD4 E83 B1052", "skriv fire farver, spar først"),
        ("KD4 E83 B1052 97X", "»♣97X« er ingen farve på en hånd"),
        ("KD4 E83 B1052 977", "♣7 står to gange på samme hånd"),
        ("♠KD4 E83", "»E83« er ingen farve på en hånd"),
        ("♠KD4 ♠K83", "♠K står to gange på samme hånd"),
        ("", "skriv fire farver"),
    ],
)
def test_what_is_no_hand_is_refused(text: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Hand.from_text(text)


def test_a_hand_with_a_card_too_few_is_refused() -> None:
    with pytest.raises(ValueError, match="Nord har 12 kort; der skal være 13"):
        Deal.of({Seat.NORTH: Hand.from_text("KD4 E83 B1052 97")})


def test_an_ending_says_how_many_cards_are_left() -> None:
    south, west = Hand.from_text("E – – K"), Hand.from_text("D – – 9")
    ending = Deal.of({Seat.SOUTH: south, Seat.WEST: west}, size=2)
    assert ending.hands == {Seat.SOUTH: south, Seat.WEST: west}
    assert ending.hand(Seat.NORTH) is None

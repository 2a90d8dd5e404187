"""Hands and deals: 13 cards each, none twice."""

import pytest
from bridge_strategies import deals
from hypothesis import given
from hypothesis import strategies as st

from rules_src.bridge.cards import PACK, Deal, Hand, Suit
from rules_src.bridge.seats import Seat

HAND = "♠KD4 ♥E83 ♦B1052 ♣975"


@given(deals())
def test_a_deal_is_52_distinct_cards(deal: Deal) -> None:
    cards = [card for hand in deal.hands.values() for card in hand.cards]
    assert len(cards) == 52
    assert set(cards) == set(PACK)
    assert set(deal.hands) == set(Seat)


@given(deals())
def test_a_deal_reads_back_from_its_texts(deal: Deal) -> None:
    read = {Seat.from_text(seat): Hand.from_text(text) for seat, text in deal.texts.items()}
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

"""Laws 17D, 19A3, 22, 33, 34 and 39: when the auction ends, and whose right to call is kept."""

from __future__ import annotations

import pytest
from incidents import rule_on
from own_book import BOOK

from rules_src.model.ruling import Authority, Ruling

RULE = "auction_gone_wrong"


def words(ruling: Ruling) -> list[str]:
    return [step.word for step in ruling]


@pytest.mark.parametrize(
    ("rule", "begins"),
    [
        (RULE, {"auction_fault": "lost_turn"}),
        ("call_out_of_rotation", {"turn": "partner", "call": "closing_pass"}),
    ],
)
def test_three_passes_do_not_end_the_auction_if_one_cost_a_player_his_turn(
    rule: str, begins: dict[str, str]
) -> None:
    """17D3, to which 34 points: back to him, all later passes cancelled, 16C."""
    ruling = rule_on(rule, **begins, passed_round="three")
    assert words(ruling)[0] == "back_to_lost_turn"
    assert ruling.laws == ("17D3", "34", "16C1", "16C2", "16C3")


def test_a_lead_faced_by_then_was_a_card_led_during_the_auction() -> None:
    """17D1: the period ends with a faced lead only after the end of the auction under 22A."""
    ruling = rule_on(RULE, auction_fault="lost_turn", passed_round="led")
    assert words(ruling)[0] == "back_to_lost_turn"
    assert words(ruling)[-1] == "new.card_exposed_in_auction"


def test_nothing_is_done_once_a_passed_out_board_has_its_hands_back() -> None:
    """17D2 and the commentary's fourteenth example."""
    (step,) = rule_on(RULE, auction_fault="lost_turn", passed_round="back")
    assert (step.word, step.authority) == ("auction_over_in_board", Authority.COMMENTARY)


def test_before_a_third_pass_the_next_player_hears_what_his_own_pass_would_do() -> None:
    ruling = rule_on(RULE, auction_fault="next_pass_closes")
    assert words(ruling) == ["told_what_a_pass_does", "new.call_out_of_rotation"]
    assert ruling[0].to == "lho"


@pytest.mark.parametrize(
    ("since", "word"),
    [
        ("nothing", "auction_not_over"),
        ("card_seen", "new.card_exposed_in_auction"),
        ("picked_up", "counts_as_pass"),
    ],
)
def test_an_auction_thought_to_be_over_goes_on_until_three_passes_in_rotation(
    since: str, word: str
) -> None:
    ruling = rule_on(RULE, auction_fault="thought_over", since_thought_over=since)
    assert words(ruling)[-1] == word


def test_bidding_cards_picked_up_are_a_pass_only_as_advice() -> None:
    ruling = rule_on(RULE, auction_fault="thought_over", since_thought_over="picked_up")
    assert [step.authority for step in ruling] == [Authority.ADVICE]


@pytest.mark.parametrize(
    ("other", "word"),
    [
        ("legal", "simultaneous_call_stands"),
        ("too_low", "new.insufficient_bid"),
        ("inadmissible", "new.inadmissible_call"),
        ("elsewhere", "new.call_out_of_rotation"),
        ("neither", "new.call_out_of_rotation"),
    ],
)
def test_of_two_calls_at_once_the_one_in_turn_came_first(other: str, word: str) -> None:
    """33: the other is later; it is in rotation only from the next player."""
    ruling = rule_on(RULE, auction_fault="together", other_call=other)
    assert words(ruling)[-1] == word
    assert ("call_in_turn_first" in words(ruling)) == (other != "neither")
    assert ("33" in ruling.laws) == (other != "neither")


def test_four_passes_give_no_new_deal() -> None:
    assert rule_on(RULE, auction_fault="passed_out").laws == ("22B",)


def test_a_double_that_names_the_wrong_bid_doubles_the_right_one() -> None:
    """19A3 and 19B3; what the mistake showed is no call."""
    ruling = rule_on(RULE, auction_fault="wrong_bid_named")
    assert ruling.laws == ("19A3", "16B1a")
    assert words(ruling)[0] == "doubles_the_last_bid"


def test_what_has_a_law_of_its_own_goes_there() -> None:
    first = rule_on(RULE, auction_fault="out_of_turn")
    assert words(first) == ["calls_go_clockwise", "new.call_out_of_rotation"]
    late = rule_on(RULE, auction_fault="after_end", late_call="passed")
    assert "late_calls_cancelled" in words(late)
    assert {"lost_turn", "thought_over", "calls_together"} <= {
        rule.__name__ for rule in BOOK[RULE].situation.rules
    }

"""Laws 44, 45G, 65 and 66D: a trick, its winner, and tricks that lie wrong or mixed."""

from __future__ import annotations

import pytest
from incidents import rule_on

from rules_src.model.ruling import Ruling
from rules_src.model.steps import Information, Status

RULE = "trick_procedure"


def words(ruling: Ruling) -> list[str]:
    return [step.word for step in ruling]


def test_the_highest_trump_wins_and_else_the_highest_of_the_suit_led() -> None:
    won = {"trick_issue": "who_won", "led_already": "no"}
    trumped = rule_on(RULE, **won, trump_in_trick="yes")
    plain = rule_on(RULE, **won, trump_in_trick="no")
    assert (words(trumped), trumped.laws) == (["highest_trump_wins"], ("44E",))
    assert (words(plain), plain.laws) == (["highest_of_suit_wins"], ("44F",))


@pytest.mark.parametrize("trump", ["yes", "no"])
def test_the_wrong_hands_lead_after_a_misread_trick_is_out_of_turn(trump: str) -> None:
    ruling = rule_on(RULE, trick_issue="who_won", trump_in_trick=trump, led_already="yes")
    assert words(ruling)[1:] == ["new.lead_out_of_turn"]


def test_the_hand_that_won_the_trick_leads_to_the_next() -> None:
    """44G: the trick as played, even if it is transferred later (64A)."""
    free = rule_on(RULE, trick_issue="who_leads", led_already="no")
    assert (words(free), free.laws) == (["winner_leads"], ("44G",))
    led = rule_on(RULE, trick_issue="who_leads", led_already="yes")
    assert words(led) == ["winner_leads", "new.lead_out_of_turn"]


@pytest.mark.parametrize(
    ("may_play", "law"), [("has_suit", "44C"), ("void", "44D"), ("leads", "44A")]
)
def test_following_suit_comes_before_every_other_duty(may_play: str, law: str) -> None:
    ruling = rule_on(RULE, trick_issue="which_card", may_play=may_play)
    assert ruling.laws == (law,)
    assert ("must_follow_suit" in words(ruling)) == (may_play == "has_suit")


def test_a_card_that_points_wrong_may_be_mentioned_until_ones_side_plays_on() -> None:
    """65B3: dummy may too; later the remark is information from partner (16B)."""
    in_time = rule_on(RULE, trick_issue="points_wrong", side_played_on="no")
    late = rule_on(RULE, trick_issue="points_wrong", side_played_on="yes")
    assert words(in_time) == ["card_turned_right"]
    assert late.laws == ("65B3", "66C", "16B1a", "16B3")  # the trick is looked at all the same
    told = [step for step in late if isinstance(step, Information)]
    assert [step.status for step in told] == [Status.UNAUTHORISED]


def test_a_card_is_turned_when_all_four_have_played_and_not_before() -> None:
    ruling = rule_on(RULE, trick_issue="turned_early")
    assert (words(ruling), ruling.laws) == (["turned_up_again"], ("45G",))


def test_who_disturbs_his_played_cards_is_told_what_he_risks() -> None:
    ruling = rule_on(RULE, trick_issue="disorder")
    assert ruling.laws == ("65C", "65D")


@pytest.mark.parametrize(
    ("cards", "law", "word"),
    [
        ("playing", "66C", "tricks_looked_at_after_play"),
        ("in_order", "66D", "inspect_after_play"),
        ("one_side_mixed", "66D", "ruled_for_other_side"),
        ("both_mixed", "79B2", "new.score_correction"),
    ],
)
def test_a_dispute_on_quitted_tricks_is_settled_by_the_cards_if_they_lie_in_order(
    cards: str, law: str, word: str
) -> None:
    ruling = rule_on(RULE, trick_issue="count", quitted_cards=cards)
    assert (words(ruling)[0], ruling.laws[0]) == (word, law)

"""Wrong cards, seats and boards: Laws 13, 14 and 15, fact by fact."""

from __future__ import annotations

import pytest
from incidents import rule_on
from own_book import BOOK

from rules_src.model.steps import AdjustedScore, Information, Status

CARDS, BOARD = "wrong_number_of_cards", "wrong_board"


def said(rule: str, **facts: str) -> list[str]:
    return [step.word for step in rule_on(rule, **facts)]


@pytest.mark.parametrize(
    ("facts", "played", "weighed"),
    [
        ({"counted_when": "not_called", "saw_card": "no"}, True, False),
        ({"counted_when": "not_called", "saw_card": "yes"}, True, True),
        ({"counted_when": "called", "can_be_played": "yes"}, True, True),
        ({"counted_when": "called", "can_be_played": "no"}, False, False),
        ({"counted_when": "played"}, False, False),
    ],
)
def test_too_many_cards_are_put_right_and_played_if_they_can_be(
    facts: dict[str, str], played: bool, weighed: bool
) -> None:
    ruling = rule_on(CARDS, card_count="too_many", **facts)
    words = {step.word for step in ruling}
    going_on = {"board_played_normally", "board_played_then_judged", "no_call_is_changed"}
    assert bool(words & going_on) == played
    assert bool(words & {"board_given_adjusted_score", "result_cancelled"}) != played
    assert any(isinstance(step, AdjustedScore) for step in ruling) == weighed


@pytest.mark.parametrize(("played", "weighed"), [("yes", True), ("no", False)])
def test_a_strange_card_is_weighed_only_if_it_was_played(played: str, weighed: bool) -> None:
    words = said(CARDS, card_count="strange", strange_played=played)
    assert words[0] == "strange_card_removed"
    assert ("adjust.wrong_cards" in words) == weighed


@pytest.mark.parametrize("where", ["elsewhere", "gone"])
@pytest.mark.parametrize("faced", ["yes", "no"])
def test_a_missing_card_was_in_the_hand_all_along_and_partner_may_not_use_it(
    where: str, faced: str
) -> None:
    ruling = rule_on(CARDS, card_count="too_few", missing_card=where, lead_faced=faced)
    words = {step.word for step in ruling}
    assert ("deal_rebuilt" in words) == (where == "gone")
    assert ("restored_card_always_there" in words) == (faced == "yes")
    assert [s.status for s in ruling if isinstance(s, Information)] == [Status.UNAUTHORISED]


@pytest.mark.parametrize("where", ["elsewhere", "gone"])
def test_only_a_defenders_missing_card_may_become_a_penalty_card(where: str) -> None:
    """14B4 and 48A: the card was there all along, but declarer's cards are never penalty cards."""
    ruling = rule_on(CARDS, card_count="too_few", missing_card=where, lead_faced="yes")
    (told,) = [step for step in ruling if step.word == "restored_card_always_there"]
    assert "Er du modspiller" in told.says


def test_a_card_restored_during_the_play_may_lead_on_to_a_revoke() -> None:
    facts = {"card_count": "too_few", "missing_card": "gone"}
    assert BOOK[CARDS].targets == {"revoke", "too_many_cards_played", "adjusted_score"}
    assert said(CARDS, **facts, lead_faced="yes")[-1] == "info.missing_card_unauthorised"


@pytest.mark.parametrize(
    ("partner_called", "calls_again"),
    [("yes", False), ("lead_faced", False), ("no", True)],
)
def test_a_call_with_wrong_cards_is_cancelled_and_made_again_if_partner_has_not_called(
    partner_called: str, calls_again: bool
) -> None:
    words = said(BOARD, mixup="called", partner_called_since=partner_called)
    assert words[0] == "wrong_cards_call_cancelled"
    assert ("calls_again_with_right_cards" in words) == calls_again
    assert ("board_given_adjusted_score" in words) != calls_again


@pytest.mark.parametrize(("same", "normal"), [("yes", True), ("no", False)])
def test_the_other_board_is_normal_only_if_the_call_is_repeated(same: str, normal: bool) -> None:
    words = said(BOARD, mixup="called", partner_called_since="no", same_call=same)
    assert ("board_played_normally" in words) == normal
    assert ("board_given_adjusted_score" in words) != normal


@pytest.mark.parametrize(
    ("before", "word"),
    [
        ("nobody", "wrong_board_played_out"),
        ("somebody", "wrong_board_cancelled"),
        ("teams", "wrong_board_played_out"),
    ],
)
def test_a_wrong_board_counts_unless_one_of_the_four_has_played_it(before: str, word: str) -> None:
    words = said(BOARD, mixup="wrong_board", how_far="begun", played_before=before)
    assert words[0] == word
    assert ("artificial_where_deprived" in words) == (before != "teams")
    assert ("depends_on_the_other_table" in words) == (before == "teams")


@pytest.mark.parametrize("how_far", ["begun", "played"])
def test_a_cancelled_wrong_board_leads_on_to_the_score_of_whoever_is_deprived(how_far: str) -> None:
    """15B3 with 12A2: an artificial score, in a match after the other table; 90B7 for the fault."""
    entry = BOOK[BOARD]
    facts = {"mixup": "wrong_board", "how_far": how_far, "played_before": "somebody"}
    chain = entry.follow(entry.answers(facts))
    assert chain.ruling.laws == ("15B1", "15B3", "90B7")
    assert [rule.name for rule in chain.pending] == ["adjusted_score"]


def test_a_hand_seen_in_another_board_is_information_from_elsewhere() -> None:
    assert said(BOARD, mixup="looked")[-1] == "new.extraneous_information"


def test_a_card_too_many_from_not_playing_to_a_trick_is_added_and_deemed_a_revoke() -> None:
    """Law 67B1: once both sides have played on; the trick keeps its owner, and one is moved."""
    words = said(
        CARDS,
        card_count="not_played",
        failure="no_card",
        both_played_on="yes",
        has_suit="yes",
        exemption="none",
        side_won_trick="yes",
    )
    assert "add_card_of_suit" in words
    assert "transfer.1" in words


@pytest.mark.parametrize("since", ["yes", "lead_faced", "no"])
def test_the_board_the_hand_came_from_is_watched_whenever_a_call_was_made_on_it(since: str) -> None:
    """15A3 follows 15A2(a) as well as 15A2(b)."""
    facts = {"mixup": "called", "partner_called_since": since, "same_call": "no"}
    assert "15A3" in rule_on("wrong_board", **facts).laws

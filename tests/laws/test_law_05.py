"""Wrong seats, wrong opponents and the same direction: Laws 5, 15B, 82A and 86B2."""

from __future__ import annotations

import pytest
from incidents import rule_on
from own_book import BOOK

from rules_src.model.ruling import Authority
from rules_src.model.steps import ArtificialScore

SEATS, BOARD = "wrong_seats", "wrong_board"


def said(rule: str, **facts: str) -> list[str]:
    return [step.word for step in rule_on(rule, **facts)]


def given(**facts: str) -> list[tuple[str, str]]:
    ruling = rule_on(SEATS, **facts)
    return [(s.given.name.lower(), s.side) for s in ruling if isinstance(s, ArtificialScore)]


@pytest.mark.parametrize("seats", ["opponents", "direction"])
def test_before_a_card_is_taken_out_everybody_finds_his_seat(seats: str) -> None:
    assert said(SEATS, seats=seats, how_far="not_begun") == ["right_seats_and_board"]


def test_partners_who_have_changed_seats_keep_their_result_and_need_leave_to_change_back() -> None:
    (step,) = rule_on(SEATS, seats="partners")
    assert (step.law, step.word) == ("5A", "seats_changed_only_with_leave")
    # it may be found before a card is taken out, in the auction or afterwards: all three are said
    assert all(part in step.says for part in ("har spillet", "færdigt", "siger ja"))


@pytest.mark.parametrize("how_far", ["begun", "played"])
@pytest.mark.parametrize(
    ("before", "counts"), [("nobody", True), ("somebody", False), ("teams", True)]
)
def test_a_board_against_wrong_opponents_counts_unless_one_of_the_four_has_played_it(
    how_far: str, before: str, counts: bool
) -> None:
    words = said(SEATS, seats="opponents", how_far=how_far, played_before=before)
    assert ("wrong_board_cancelled" in words) != counts
    finished = {"begun": "wrong_board_played_out", "played": "wrong_board_counts"}[how_far]
    assert (finished in words) == counts
    assert ("artificial_where_deprived" in words) == (before != "teams")


@pytest.mark.parametrize("how_far", ["begun", "played"])
def test_pairs_who_have_changed_directions_are_scored_as_they_sat_if_it_can_be_done(
    how_far: str,
) -> None:
    facts = {"seats": "direction", "how_far": how_far, "contest": "pairs", "countable": "yes"}
    ruling = rule_on(SEATS, **facts)
    (scored,) = [step for step in ruling if step.word == "scored_as_seated"]
    assert (scored.law, scored.authority) == ("82A", Authority.ADVICE)
    assert given(**facts) == []


@pytest.mark.parametrize("how_far", ["begun", "played"])
@pytest.mark.parametrize(
    ("fault", "scores"),
    [
        ("one", [("average_minus", "offending_side"), ("average_plus", "other_side")]),
        ("both", [("average_minus", "both")]),
        ("both_partly", [("average", "both")]),
        ("neither", [("average_plus", "both")]),
    ],
)
def test_where_it_cannot_be_compared_each_side_has_what_its_fault_gives(
    how_far: str, fault: str, scores: list[tuple[str, str]]
) -> None:
    facts = {"seats": "direction", "how_far": how_far, "contest": "pairs", "countable": "no"}
    assert given(**facts, fault=fault) == scores


@pytest.mark.parametrize(
    "facts", [{"seats": "same_line"}, {"seats": "direction", "contest": "teams"}]
)
@pytest.mark.parametrize("how_far", ["begun", "played"])
def test_in_a_match_the_other_table_turns_if_it_has_not_begun_or_fault_decides(
    facts: dict[str, str], how_far: str
) -> None:
    turned = said(SEATS, **facts, how_far=how_far, other_room="not_begun")
    assert "other_table_sits_against" in turned
    assert "turn_the_score_if_both_turned" in turned
    spoilt = said(SEATS, **facts, how_far=how_far, other_room="begun", team_fault="one")
    assert "better_of_two" in spoilt
    both = said(
        SEATS, **facts, how_far=how_far, other_room="begun", team_fault="both", knockout="no"
    )
    assert "artificial.both.average_minus.imps" in both


@pytest.mark.parametrize(
    ("other_room", "word"),
    [("not_begun", "right_seats_and_board"), ("begun", "this_table_sits_against")],
)
def test_a_table_of_a_match_that_has_not_begun_sits_against_the_other(
    other_room: str, word: str
) -> None:
    assert said(SEATS, seats="same_line", how_far="not_begun", other_room=other_room)[0] == word


def test_seats_and_boards_are_one_conversation_from_either_end() -> None:
    assert SEATS in BOOK[BOARD].targets
    assert said(BOARD, mixup="seats", seats="partners") == said(SEATS, seats="partners")
    assert said(BOARD, mixup="wrong_board", how_far="not_begun") == ["right_seats_and_board"]


@pytest.mark.parametrize("how_far", ["begun", "played"])
def test_a_pair_from_another_match_gives_neither_match_a_result_to_compare(how_far: str) -> None:
    """15B2, 15B3, 86B and 90B7: it is finished if begun, and each match is judged by itself."""
    facts = {"seats": "opponents", "how_far": how_far, "played_before": "other_match"}
    words = said(SEATS, **facts)
    assert "no_match_can_compare" in words
    assert not {"wrong_board_counts", "wrong_board_played_out", "wrong_board_cancelled"} & {*words}
    assert ("other_match_played_out" in words) == (how_far == "begun")
    assert {"15B3", "86B", "90B7"} <= set(rule_on(SEATS, **facts).laws)


@pytest.mark.parametrize("how_far", ["begun", "played"])
def test_a_board_both_rooms_have_begun_the_same_way_is_stopped_as_advice(how_far: str) -> None:
    """No law says so: 82B2 lets the director cancel, and 86B2 scores it."""
    ruling = rule_on(
        SEATS, seats="same_line", how_far=how_far, other_room="begun", team_fault="one"
    )
    stopped = [step for step in ruling if step.word == "stop_what_cannot_be_compared"]
    assert [step.authority for step in stopped] == [Authority.ADVICE] * (how_far == "begun")

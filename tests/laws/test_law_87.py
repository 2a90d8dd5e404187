"""A board that was not the same at every table: Laws 87, 86B2 and 12C2."""

from __future__ import annotations

import pytest
from incidents import rule_on
from own_book import BOOK

from rules_src.doubts import DOUBTS
from rules_src.model.ruling import ME, Authority
from rules_src.model.steps import ArtificialScore

FOULED = "fouled_board"
PAIRS = {"form": "different", "contest": "pairs"}
TEAMS = {"form": "different", "contest": "teams"}


def said(**facts: str) -> list[str]:
    return [step.word for step in rule_on(FOULED, **facts)]


def given(**facts: str) -> list[tuple[str, str]]:
    ruling = rule_on(FOULED, **facts)
    return [(s.given.name.lower(), s.side) for s in ruling if isinstance(s, ArtificialScore)]


def test_a_board_played_alike_by_all_who_are_compared_is_not_fouled() -> None:
    assert said(form="alike") == ["played_alike_stands"]


def test_no_result_stands_on_cards_that_were_not_dealt_although_all_played_alike() -> None:
    """6D2: an old deal or an unshuffled pack; the artificial score goes by fault (12C2)."""
    assert said(form="not_dealt", new_deal="yes")[:2] == [
        "no_result_on_undealt_cards",
        "new_deal_ordered",
    ]
    late = {"form": "not_dealt", "new_deal": "no"}
    nobody = given(**late, contest="pairs", fault="neither")
    assert nobody == [("average_plus", "both")]
    assert given(**late, contest="teams", team_fault="neither", knockout="no") == nobody


def test_a_mistake_found_before_anybody_has_played_it_is_put_right_and_played() -> None:
    assert said(form="in_time", hand_known="no") == ["board_put_right"]
    assert said(form="in_time", hand_known="yes") == [
        "board_put_right",
        "new.extraneous_information",
    ]


@pytest.mark.parametrize("contest", ["pairs", "individual"])
def test_in_pairs_the_results_are_scored_in_groups_and_never_all_cancelled(contest: str) -> None:
    facts = {**PAIRS, "contest": contest, "sorted_out": "yes", "alone": "no"}
    words = said(**facts)
    assert words[0] == "scored_in_groups"
    assert given(**facts) == []


def test_the_way_to_score_a_group_is_the_regulations_and_has_no_figure() -> None:
    ruling = rule_on(FOULED, **PAIRS, sorted_out="yes", alone="no")
    (method,) = [step for step in ruling if step.word == "method_of_the_regulations"]
    assert (method.law, method.to) == ("87B", ME)
    assert not any(sign.isdigit() for sign in method.says)


def test_a_result_alone_in_its_group_has_nothing_to_be_compared_with() -> None:
    facts = {**PAIRS, "sorted_out": "yes", "alone": "yes"}
    ruling = rule_on(FOULED, **facts)
    (alone,) = [step for step in ruling if step.word == "alone_in_its_group"]
    assert alone.authority is Authority.ADVICE
    assert given(**facts, fault="neither") == [("average_plus", "both")]


def test_if_nobody_can_tell_who_played_what_each_side_has_an_artificial_score() -> None:
    assert given(**PAIRS, sorted_out="no", fault="neither") == [("average_plus", "both")]


@pytest.mark.parametrize(
    ("facts", "word"),
    [
        ({"team_fault": "one"}, "better_of_two"),
        ({"team_fault": "one_partly"}, "better_of_two"),
        ({"team_fault": "neither", "replaceable": "yes"}, "substitute_board"),
        ({"team_fault": "neither", "replaceable": "no"}, "board_cancelled"),
        ({"team_fault": "both"}, "board_cancelled"),
    ],
)
def test_a_board_fouled_at_both_tables_of_a_match_is_two_results_by_fault(
    facts: dict[str, str], word: str
) -> None:
    assert word in said(**TEAMS, second_table="finished", **facts)


@pytest.mark.parametrize(("favourable", "assigned"), [("yes", True), ("no", False)])
def test_found_during_the_play_at_the_second_table_there_is_one_result(
    favourable: str, assigned: bool
) -> None:
    words = said(**TEAMS, second_table="started", favourable=favourable)
    assert ("assign_instead" in words) == assigned


def test_a_second_table_that_has_not_begun_plays_what_the_first_one_played() -> None:
    words = said(**TEAMS, second_table="not_started")
    assert words[0] == "made_as_first_table_had_it"


@pytest.mark.parametrize(
    "facts",
    [
        {**PAIRS, "sorted_out": "yes", "alone": "no"},
        {**TEAMS, "second_table": "finished", "team_fault": "neither", "replaceable": "yes"},
    ],
)
def test_nobody_is_fined_without_proof(facts: dict[str, str]) -> None:
    (fine,) = [s for s in rule_on(FOULED, **facts) if s.word == "fine_only_with_proof"]
    assert (fine.law, fine.to) == ("90B6", ME)


def test_a_board_already_called_upon_is_a_form_of_its_own_and_is_not_put_right() -> None:
    """87A: contestants have not played alike; no law lets a call stand on other cards."""
    in_time = BOOK[FOULED].facts["form"].answers["in_time"]
    assert "meldt" in in_time.value
    alone = {**PAIRS, "sorted_out": "yes", "alone": "yes", "fault": "both_partly"}
    assert "board_put_right" not in said(**alone)
    assert given(**alone) == [("average", "both")]
    assert any(d.law == "87B" and "midt i et spil" in d.text for d in DOUBTS)

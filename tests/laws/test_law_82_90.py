"""Boards not reached, and penalties: Laws 8B, 12C2, 82B2, 90 and 91."""

from __future__ import annotations

import pytest
from incidents import rule_on
from own_book import BOOK

from generator.views.choice_cards import card_groups
from rules_src.model.facts import Kind
from rules_src.model.law_ref import IN_PROSE
from rules_src.model.ruling import ME, Authority
from rules_src.model.steps import ArtificialScore

LOST, PENALTY = "board_not_reached", "procedural_penalty"
TAKEN = {"stage": "time_up", "later": "no"}
LOST_STAGES = ["time_up", "absent"]


def said(rule: str, **facts: str) -> list[str]:
    return [step.word for step in rule_on(rule, **facts)]


def test_a_board_whose_auction_has_begun_is_finished_and_the_round_lasts_so_long() -> None:
    ruling = rule_on(LOST, stage="begun")
    assert ("8B1", "round_lasts_for_the_table") in [(s.law, s.word) for s in ruling]
    assert not [s for s in ruling if s.word == "board_taken_away"]


def test_a_table_that_is_behind_loses_nothing_yet() -> None:
    words = said(LOST, stage="behind")
    assert "board_taken_away" not in words
    assert words[0] == "play_on_without_delay"


@pytest.mark.parametrize("stage", LOST_STAGES)
def test_a_board_that_can_be_played_later_is_postponed_and_its_round_with_it(stage: str) -> None:
    ruling = rule_on(LOST, stage=stage, later="yes")
    assert ("8B2", "board_postponed") in [(s.law, s.word) for s in ruling]
    assert not [s for s in ruling if isinstance(s, ArtificialScore)]


@pytest.mark.parametrize("stage", LOST_STAGES)
@pytest.mark.parametrize(
    ("fault", "given"),
    [
        ("one", [("average_minus", "offending_side"), ("average_plus", "other_side")]),
        ("one_partly", [("average", "offending_side"), ("average_plus", "other_side")]),
        ("neither", [("average_plus", "both")]),
        ("both", [("average_minus", "both")]),
        ("both_partly", [("average", "both")]),
    ],
)
def test_a_board_taken_away_gives_each_side_what_its_fault_for_the_delay_gives(
    stage: str, fault: str, given: list[tuple[str, str]]
) -> None:
    ruling = rule_on(LOST, stage=stage, later="no", contest="pairs", fault=fault)
    scores = [s for s in ruling if isinstance(s, ArtificialScore)]
    assert [(s.given.name.lower(), s.side) for s in scores] == given
    assert "later_boards" in [s.word for s in ruling]


def test_only_fault_for_this_delay_is_weighed_and_that_is_practice_and_not_law() -> None:
    (only,) = [s for s in rule_on(LOST, **TAKEN) if s.word == "only_this_delay_counts"]
    assert (only.law, only.to, only.authority) == ("12C2a", ME, Authority.ADVICE)


def test_in_a_match_the_other_table_decides_before_three_imps() -> None:
    words = said(LOST, **TAKEN, contest="teams", played_elsewhere="yes", favourable="yes")
    assert "assign_instead" in words


def test_a_board_begun_against_the_directors_word_is_cancelled_and_may_be_fined() -> None:
    ruling = rule_on(LOST, stage="defied", contest="pairs", fault="both")
    assert "defied_board_cancelled" in [s.word for s in ruling]
    # what is weighed is who began, not who was slow
    assert "who_began_against_the_order" in [s.word for s in ruling]
    assert "only_this_delay_counts" not in [s.word for s in ruling]
    assert ("90B8", "culprit_may_be_fined") in [(s.law, s.word) for s in ruling]


@pytest.mark.parametrize(("stage", "law"), [("time_up", "90B2"), ("absent", "90B1")])
def test_the_penalty_for_the_delay_is_by_its_own_paragraph(stage: str, law: str) -> None:
    ruling = rule_on(LOST, stage=stage, later="yes")
    assert (law, "culprit_may_be_fined") in [(s.law, s.word) for s in ruling]


@pytest.mark.parametrize("rule", [LOST, PENALTY])
def test_no_amount_of_points_or_minutes_is_invented(rule: str) -> None:
    for row in BOOK[rule].rows:
        told = " ".join(IN_PROSE.sub("", step.says) for step in row.ruling)
        assert not any(sign.isdigit() for sign in told), row.number


@pytest.mark.parametrize(
    ("response", "word"),
    [("none", "no_penalty_points"), ("warning", "warned"), ("points", "penalty_for_procedure")],
)
def test_an_offence_against_procedure_may_go_without_be_warned_or_be_fined(
    response: str, word: str
) -> None:
    assert said(PENALTY, offence="procedure", response=response)[0] == word


def test_a_penalty_never_touches_the_score_of_the_board_and_may_be_appealed() -> None:
    ruling = rule_on(PENALTY, offence="procedure", response="points")
    words = {s.word: s for s in ruling}
    assert words["penalty_apart_from_score"].law == "90A"
    assert words["may_ask_for_review"].law == "92A"
    assert words["blameless_partner_is_spared"].law == "12C3"


def test_a_club_may_be_milder_and_that_is_the_federations_word() -> None:
    ruling = rule_on(PENALTY, offence="procedure", response="points")
    (milder,) = [s for s in ruling if s.authority is Authority.FEDERATION]
    assert milder.word == "club_may_be_milder"


@pytest.mark.parametrize(
    ("discipline", "law", "word"),
    [
        ("points", "91A", "disciplinary_penalty"),
        ("suspension", "91A", "suspended"),
        ("disqualification", "91B", "disqualified"),
    ],
)
def test_conduct_is_by_law_91_and_disqualification_needs_the_organiser(
    discipline: str, law: str, word: str
) -> None:
    ruling = rule_on(PENALTY, offence="conduct", discipline=discipline)
    assert (law, word) in [(s.law, s.word) for s in ruling]
    needs = "organiser_must_consent" in [s.word for s in ruling]
    assert needs == (discipline == "disqualification")


@pytest.mark.parametrize(
    ("discipline", "final"),
    [("points", True), ("suspension", True), ("warning", False), ("disqualification", False)],
)
def test_a_committee_may_not_overrule_a_disciplinary_penalty(discipline: str, final: bool) -> None:
    words = said(PENALTY, offence="conduct", discipline=discipline)
    assert ("committee_may_not_overrule" in words) == final
    assert "may_ask_for_review" not in words


def test_every_example_of_the_law_is_named_where_it_is_weighed() -> None:
    (group,) = [g for g in card_groups(BOOK[PENALTY], Kind.JUDGEMENT) if g.fact.name == "response"]
    told = " ".join((*group.fact.weigh, group.fact.help))
    for item in range(1, 9):
        assert f"§\u00a090B{item}" in told or "§\u00a090B1–8" in told

"""Information that may not be used: Laws 16B, 16C and 16D against the articles' incidents."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from incidents import rule_on
from own_book import BOOK, casebook

from generator.engine.explore import Answers
from rules_src.bridge.seats import Vulnerability
from rules_src.laws.common.choice import Choice
from rules_src.model.ruling import When
from rules_src.model.steps import AdjustedScore, Information, Status
from rules_src.scoring.results import Result

ROOT = Path(__file__).parents[2]
HEARD = {"origin": "partner", "told_more": "yes", "play_over": "yes"}
TAKEN_BACK = {"withdrawn": "ordinary"}
SCORED = "score_without_the_choice"
ALL_THREE = {"suggested": "yes", "alternative": "yes", "advantage": "yes"}


def words(rule: str, **stated: str) -> list[str]:
    return [step.word for step in rule_on(rule, **stated)]


# --- 16B, information from partner


def test_the_three_questions_come_in_the_directors_order() -> None:
    """What did it suggest, was there an alternative, was there damage; each only if needed."""
    asked = []
    known = dict(HEARD)
    for name in ("suggested", "alternative", "advantage"):
        question = BOOK["unauthorised_information"].follow(answers(known)).question
        assert question
        asked.append(question.fact.name)
        known[name] = "yes"
    assert asked == ["suggested", "alternative", "advantage"]


def answers(stated: dict[str, str]) -> Answers:
    return BOOK["unauthorised_information"].answers(stated)


@pytest.mark.parametrize(
    ("rule", "known"),
    [("unauthorised_information", HEARD), ("withdrawn_action", TAKEN_BACK)],
    ids=["16B", "16C"],
)
def test_a_score_is_adjusted_only_when_all_three_are_so(rule: str, known: dict[str, str]) -> None:
    """16B1a, 16B3 and 16C2, 16C3 have the same three conditions."""
    for suggested, alternative, advantage in product(("yes", "no"), repeat=3):
        stated = {"suggested": suggested, "alternative": alternative, "advantage": advantage}
        adjusted = SCORED in words(rule, **known, **stated, own_share="none")
        assert adjusted is (set(stated.values()) == {"yes"})


@pytest.mark.parametrize(
    ("rule", "known"),
    [("unauthorised_information", HEARD), ("withdrawn_action", TAKEN_BACK)],
    ids=["16B", "16C"],
)
def test_what_a_side_inflicts_on_itself_is_not_redressed(rule: str, known: dict[str, str]) -> None:
    """12C1(e): the offenders get the whole score, the others nothing for their own part."""
    ruling = rule_on(rule, **known, **ALL_THREE, own_share="own_fault", contest="pairs")
    assert {"12C1ei", "12C1eii"} <= set(ruling.laws)
    said = [step.word for step in ruling]
    assert SCORED not in said
    assert "two_frequency_tables" in said


def test_own_explanation_misused_without_anybody_complaining() -> None:
    """S105: 2♥ is disallowed and may not be among the results that are weighted."""
    ruling = rule_on("unauthorised_information", **HEARD, **ALL_THREE, own_share="none")
    assert ruling.laws == ("16B3", "12C1c", "73C2")
    weighed = next(step for step in ruling if step.law == "12C1c")
    assert "Lad ikke det ulovlige valg tælle med" in weighed.text


def test_during_the_play_the_director_only_reserves_the_rights() -> None:
    """S107 (West and 3♥), 16B2, 16B3, 73C1: the score waits until play is over."""
    ruling = rule_on(
        "unauthorised_information", origin="partner", told_more="yes", play_over="no", asking="kept"
    )
    now = [step.law for step in ruling if step.when is When.NOW]
    assert now == ["16B1a", "73C1", "16B2"]
    assert ruling.laws[-1] == "16B3"
    assert not [step for step in ruling if isinstance(step, AdjustedScore)]


def test_the_poll_is_of_peers_who_play_the_same_and_do_not_know() -> None:
    advice = " ".join(Choice.alternative.weigh)
    assert "samme niveau" in advice
    assert "men ikke oplysningen" in advice


# --- 16C, withdrawn actions


def test_what_was_withdrawn_is_known_to_one_side_only() -> None:
    told = [s for s in rule_on("withdrawn_action", **TAKEN_BACK) if isinstance(s, Information)]
    assert [(s.law, s.status, s.to) for s in told] == [
        ("16C1", Status.AUTHORISED, "other_side"),
        ("16C2", Status.UNAUTHORISED, "offending_side"),
    ]


@pytest.mark.parametrize(
    ("withdrawn", "laws"),
    [
        ("comparable", ("23B", "23C")),
        ("same_denomination", ("27B1a", "27D")),
        ("penalty_card", ("50E1", "50E2", "50E2", "50E3", "50E4")),
    ],
)
def test_three_withdrawn_actions_may_be_used_and_the_score_judged(
    withdrawn: str, laws: tuple[str, ...]
) -> None:
    assert rule_on("withdrawn_action", withdrawn=withdrawn).laws == laws


# --- 16D, extraneous information

SEEN = {"learnt": "one_hand", "progress": "no_call", "disturbs": "yes"}
OVERHEARD = {"learnt": "more", "progress": "no_call", "disturbs": "yes"}
RULE = "extraneous_information"


def test_both_tables_turn_a_board_that_the_other_table_has_not_begun() -> None:
    """S85."""
    said = words(RULE, **SEEN, contest="teams", other_table="not_started")
    assert {"both_tables_turn", "turn_the_score"} <= {*said}


@pytest.mark.parametrize("other_table", ["started", "finished"])
def test_a_board_begun_at_the_other_table_is_played_and_judged_afterwards(other_table: str) -> None:
    """S86: no three imps as a matter of course."""
    said = words(RULE, **SEEN, contest="teams", other_table=other_table, playable="try")
    assert "play_on_as_normal" in said
    assert not [w for w in said if w.startswith(("artificial", "both_tables"))]


def test_without_influence_the_score_stands_and_with_it_it_is_weighted() -> None:
    """S88, S89."""
    played = {**SEEN, "contest": "teams", "other_table": "started", "playable": "try"}
    assert words(RULE, **played, influence="none")[-1] == "result_not_influenced"
    assert words(RULE, **played, influence="reached")[-2:] == [
        "score_without_information",
        "weigh_results_doubt_to_innocent",
    ]


def test_a_new_deal_is_for_what_was_overheard_before_anyone_began() -> None:
    """S90, 16D2b."""
    teams = {**OVERHEARD, "contest": "teams", "other_table": "not_started"}
    assert words(RULE, **teams, new_deal="yes")[-1] == "deal_again"
    assert "deal_again" not in words(RULE, **teams, new_deal="no", playable="try")


def test_no_score_of_three_imps_takes_a_favourable_result_from_a_team() -> None:
    """D7, 86B1."""
    known = {**OVERHEARD, "contest": "teams", "other_table": "finished", "playable": "hopeless"}
    said = words(RULE, **known, results="one", favourable="yes")
    assert "assign_instead" in said
    assert not [w for w in said if w.startswith("artificial")]


def test_after_the_first_call_nothing_is_turned_or_dealt_again() -> None:
    """16D3 leaves 16D2c and 16D2d."""
    for learnt in ("one_hand", "more"):
        known = {"learnt": learnt, "progress": "called"}
        question = BOOK[RULE].follow(facts_of_16d(known)).question
        assert question
        assert question.fact.name == "playable"


def facts_of_16d(stated: dict[str, str]) -> Answers:
    return BOOK[RULE].answers(stated)


def test_logical_alternatives_are_never_asked_about_after_an_accident() -> None:
    """S87."""
    asked = {name for rule in BOOK[RULE].reach for name in BOOK[rule].facts}
    assert not asked & {"suggested", "alternative"}


def test_what_came_from_partner_is_not_an_accident() -> None:
    assert words(RULE, learnt="from_partner") == ["new.unauthorised_information"]


@pytest.mark.parametrize("item", ["S84", "S85", "S86", "S87", "S88", "S89", "S90", "D7"])
def test_every_incident_of_the_turned_board_has_a_case(item: str) -> None:
    assert [r for r in casebook().of(RULE) if item in r.case.items]


@pytest.mark.parametrize("item", ["S105", "S107", "D4"])
def test_every_incident_of_unauthorised_information_has_a_case(item: str) -> None:
    assert [r for r in casebook().of("unauthorised_information") if item in r.case.items]


@pytest.mark.parametrize(
    ("result", "told"),
    [
        ("4♦ N 10", "+130"),
        ("4♠ Ø 9", "+100"),
        ("3♠ Ø 9", "−140"),
        ("3ut S 4", "−500"),
    ],
)
def test_the_four_results_of_the_turned_board_are_scored_by_law_77(result: str, told: str) -> None:
    """S88, S89: both sides vulnerable."""
    (case,) = (r.case for r in casebook().of(RULE) if r.case.id == "turned-board-weighted-score")
    points = Result.from_text(result).score(Vulnerability.ALL)
    assert told == f"{points:+}".replace("-", "−")
    assert told in case.story

"""A score entered wrong, on the wrong board, or seen too soon: Laws 16D, 79C and 12C2."""

from __future__ import annotations

import pytest
from incidents import rule_on
from own_book import BOOK

from rules_src.contents.regulations import CORRECTION_HOURS
from rules_src.model.ruling import ME, Authority
from rules_src.model.steps import ArtificialScore

ENTRY = "wrong_entry"
SEEN = {"entry": "board", "saw_results": "yes"}


def said(**facts: str) -> list[str]:
    return [step.word for step in rule_on(ENTRY, **facts)]


@pytest.mark.parametrize(
    ("when", "corrected"), [("in_time", True), ("late_and_certain", True), ("late", False)]
)
@pytest.mark.parametrize("wrong", [{"entry": "score"}, {"entry": "board", "saw_results": "no"}])
def test_an_error_in_recording_is_corrected_in_the_period_and_later_only_beyond_doubt(
    wrong: dict[str, str], when: str, corrected: bool
) -> None:
    words = said(**wrong, score_time=when)
    assert ("score_corrected" in words) == corrected
    assert ("score_past_correction" in words) != corrected


def test_the_correction_period_is_the_federations() -> None:
    period = rule_on(ENTRY, entry="score", score_time="in_time")[-1]
    assert period.authority is Authority.FEDERATION
    assert f"{CORRECTION_HOURS} timer" in period.text


@pytest.mark.parametrize(
    ("certain", "word"), [("yes", "both_scores_changed"), ("no", "no_score_raised")]
)
def test_tricks_disputed_after_the_round_need_certainty_even_after_an_ok(
    certain: str, word: str
) -> None:
    words = said(entry="tricks", called_when="after_round", score_time="in_time", certain=certain)
    assert words == ["ok_is_not_final", word]


def test_a_result_on_the_wrong_board_is_moved_and_what_was_seen_is_extraneous() -> None:
    words = said(**SEEN, seen_board="no_call", disturbs="no")
    assert "result_moved" in words
    assert words[-1] == "play_normally"


@pytest.mark.parametrize("entry", [SEEN, {"entry": "seen"}])
@pytest.mark.parametrize(
    "progress", [{"seen_board": "no_call", "disturbs": "yes"}, {"seen_board": "called"}]
)
def test_a_board_whose_result_was_seen_is_played_if_it_can_be_and_weighed_afterwards(
    entry: dict[str, str], progress: dict[str, str]
) -> None:
    words = said(**entry, **progress, playable="try")
    assert "play_on_as_normal" in words
    assert BOOK["extraneous_completion"].targets >= {"extraneous_effect"}


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
def test_each_side_gets_what_its_own_fault_gives_and_no_seat_is_guilty_beforehand(
    fault: str, given: list[tuple[str, str]]
) -> None:
    facts = {"seen_board": "no_call", "disturbs": "yes", "playable": "hopeless", "contest": "pairs"}
    ruling = rule_on(ENTRY, **SEEN, **facts, fault=fault)
    scores = [s for s in ruling if isinstance(s, ArtificialScore)]
    assert [(s.given.name.lower(), s.side) for s in scores] == given


def test_who_answers_for_the_entry_is_a_house_rule_and_never_law() -> None:
    house = [s for s in rule_on(ENTRY, **SEEN) if s.word.endswith("house_rule_on_entry")]
    assert [s.authority for s in house] == [Authority.ADVICE]
    assert all(s.to == ME for s in house)


def test_in_a_match_the_other_table_is_looked_at_before_three_imps() -> None:
    facts = {"seen_board": "no_call", "disturbs": "yes", "playable": "hopeless", "contest": "teams"}
    ruling = rule_on(ENTRY, **SEEN, **facts, results="one", favourable="yes")
    assert "assign_instead" in [step.word for step in ruling]


def test_a_disagreement_about_the_contract_is_one_about_facts_whatever_was_pressed() -> None:
    assert [step.word for step in rule_on("wrong_entry", entry="disputed")] == [
        "ok_is_not_final",
        "no_doubt_when_late",
        "new.disputed_facts",
    ]

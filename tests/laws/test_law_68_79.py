"""Claims, concessions and scores: Laws 68-71, 79, 81C3 and 82C, fact by fact."""

from __future__ import annotations

import pytest
from incidents import rule_on
from own_book import BOOK

from generator.views.choice_cards import card_groups
from rules_src.contents.regulations import CORRECTION_HOURS
from rules_src.laws.law_68_71_claims.facts import Claimed
from rules_src.laws.law_79_81_score.facts import ScoreToCorrect
from rules_src.model.facts import Kind
from rules_src.model.ruling import Authority

CLAIM, SCORE = "claim", "score_correction"


def said(rule: str, **facts: str) -> list[str]:
    return [step.word for step in rule_on(rule, **facts)]


def claimed(**facts: str) -> list[str]:
    return said(CLAIM, claim_kind="claim", **facts)


def test_dummy_cannot_claim_and_declarer_may_not_use_that_he_tried() -> None:
    tried = said(CLAIM, claim_kind="dummy")
    assert tried[0] == "dummy_cannot_claim"
    assert {"info.declarer.informant_unauthorised", "asked_if_a_defender_gave_up"} < {*tried}
    assert not {"play_is_over", "new.penalty_card"} & {*tried}


@pytest.mark.parametrize(
    ("kind", "word"),
    [
        ("this_trick", "play_goes_on_after_remark"),
        ("not_meant", "not_a_claim"),
        ("objected", "nothing_conceded"),
    ],
)
def test_play_goes_on_where_nothing_is_claimed(kind: str, word: str) -> None:
    words = said(CLAIM, claim_kind=kind)
    assert words[0] == word
    assert "play_is_over" not in words


@pytest.mark.parametrize(
    ("point", "finding", "answer", "word", "law"),
    [
        ("trump", "trump_forgotten", "yes", "trump_wins_its_trick", "70C"),
        ("trump", "trump_forgotten", "no", "claim_upheld", "70C"),
        ("line", "worse_line", "yes", "worse_line_counts", "70D1"),
        ("line", "worse_line", "no", "claim_upheld", "70D1"),
        ("which_opponent", "suit_known", "yes", "claim_upheld", "70E1"),
        ("which_opponent", "suit_known", "no", "guess_fails", "70E1"),
        ("partners_play", "partner_can_err", "yes", "partners_choice_fails", "70D2"),
        ("partners_play", "partner_can_err", "no", "claim_upheld", "70D2"),
    ],
)
def test_a_disputed_claim_is_heard_first_and_decided_by_its_paragraph(
    point: str, finding: str, answer: str, word: str, law: str
) -> None:
    ruling = rule_on(CLAIM, claim_kind="claim", reply="disputed", point=point, **{finding: answer})
    words = [step.word for step in ruling]
    assert words[:5] == [
        "play_is_over",
        "repeat_the_claim",
        "hear_objections",
        "cards_laid_open",
        "doubt_against_claimer",
    ]
    assert (law, word) in [(step.law, step.word) for step in ruling]


def test_a_claim_that_all_four_play_on_after_is_never_decided() -> None:
    assert claimed(reply="play_on") == ["claim_is_void"]


def test_an_objection_before_the_next_board_is_a_dispute_and_later_a_withdrawal() -> None:
    early = claimed(reply="agreed_then_not", regrets_when="early", point="other")
    assert early[0] == "play_is_over"
    assert claimed(reply="agreed_then_not", regrets_when="in_time", given_away="won") == [
        "trick_given_back"
    ]


@pytest.mark.parametrize(
    ("reply", "finding", "answer", "law", "back"),
    [
        ("agreed_then_not", "given_away", "won", "69B1", True),
        ("agreed_then_not", "given_away", "probable", "69B2", True),
        ("agreed_then_not", "given_away", "other", "69A", False),
        ("conceded_then_not", "conceded", "won", "71A", True),
        ("conceded_then_not", "conceded", "safe", "71B", True),
        ("conceded_then_not", "conceded", "other", "71", False),
    ],
)
def test_agreement_needs_a_probable_trick_and_a_concession_a_safe_one(
    reply: str, finding: str, answer: str, law: str, back: bool
) -> None:
    facts = {"reply": reply, "regrets_when": "in_time", finding: answer}
    ruling = rule_on(CLAIM, claim_kind="claim", **facts)
    assert ruling.laws[-1] == law
    assert ("trick_given_back" in [step.word for step in ruling]) == back


@pytest.mark.parametrize("reply", ["agreed_then_not", "conceded_then_not"])
def test_after_the_period_nothing_is_changed_and_the_period_is_the_federations(reply: str) -> None:
    ruling = rule_on(CLAIM, claim_kind="claim", reply=reply, regrets_when="late")
    assert [step.word for step in ruling] == ["claim_past_correction", "correction_period"]
    assert ruling[-1].authority is Authority.FEDERATION
    assert f"{CORRECTION_HOURS} timer" in ruling[-1].text


def test_each_judgement_of_a_claim_lists_what_to_weigh() -> None:
    judged = card_groups(BOOK["claim_disputed"], Kind.JUDGEMENT)
    assert {group.fact.name for group in judged} == {
        "trump_forgotten",
        "worse_line",
        "partner_can_err",
    }
    assert all(group.fact.weigh for group in judged)
    assert all(card.matters for group in judged for card in group.cards)


@pytest.mark.parametrize(
    ("facts", "word"),
    [
        ({"score_issue": "tricks", "called_when": "cards_out"}, "inspect_after_play"),
        (
            {"score_issue": "tricks", "called_when": "in_round", "tricks_mixed_by": "both"},
            "director_decides_tricks",
        ),
        (
            {"score_issue": "tricks", "called_when": "in_round", "tricks_mixed_by": "one_side"},
            "ruled_for_other_side",
        ),
        (
            {
                "score_issue": "tricks",
                "called_when": "after_round",
                "score_time": "in_time",
                "certain": "yes",
            },
            "both_scores_changed",
        ),
        (
            {
                "score_issue": "tricks",
                "called_when": "after_round",
                "score_time": "in_time",
                "certain": "no",
            },
            "no_score_raised",
        ),
        ({"score_issue": "entry", "score_time": "in_time"}, "score_corrected"),
        ({"score_issue": "entry", "score_time": "late_and_certain"}, "score_corrected"),
        ({"score_issue": "entry", "score_time": "late"}, "score_past_correction"),
        (
            {"score_issue": "tricks", "called_when": "after_round", "score_time": "late"},
            "score_past_correction",
        ),
        (
            {
                "score_issue": "tricks",
                "called_when": "after_round",
                "score_time": "late_and_certain",
            },
            "score_corrected",
        ),
        ({"score_issue": "not_won", "score_time": "in_time"}, "score_corrected"),
        ({"score_issue": "not_won", "score_time": "late_and_certain"}, "score_corrected"),
        ({"score_issue": "not_won", "score_time": "late"}, "score_past_correction"),
        ({"score_issue": "ruling", "board_can_be_saved": "yes"}, "ruling_replaced"),
        ({"score_issue": "ruling", "board_can_be_saved": "no"}, "both_non_offending"),
        ({"score_issue": "unnoticed", "score_time": "in_time"}, "mistake_put_right"),
        ({"score_issue": "unnoticed", "score_time": "late"}, "too_late_to_put_right"),
    ],
)
def test_a_score_is_settled_by_what_is_wrong_and_when_it_is_told(
    facts: dict[str, str], word: str
) -> None:
    assert word in said(SCORE, **facts)


def test_a_disagreement_on_tricks_after_a_claim_goes_on_as_a_claim() -> None:
    answered = {"score_issue": ScoreToCorrect.score_issue.answers["claim"]}
    question = BOOK[SCORE].follow(answered).question
    assert question
    assert question.fact is Claimed.claim_kind


UNNOTICED = {"score_issue": "unnoticed"}


def test_what_the_director_hears_of_is_ruled_by_its_own_law_with_its_own_limits() -> None:
    """81C3 lets him act on what he learns in any manner; it revives no right (11A, 64B5)."""
    words = [step.word for step in rule_on("score_correction", **UNNOTICED, score_time="in_time")]
    assert words[:2] == ["mistake_put_right", "judged_by_its_own_law"]
    late = [step.word for step in rule_on("score_correction", **UNNOTICED, score_time="late")]
    assert "judged_by_its_own_law" not in late


def test_a_wrong_ruling_is_put_right_within_the_periods_as_any_other_error() -> None:
    """81C3 and 82C: both sides are innocent, and 79C and 92B set the time."""
    facts = {"score_issue": "ruling", "board_can_be_saved": "no"}
    ruling = rule_on("score_correction", **facts)
    assert ruling.laws == ("82C", "81C3")

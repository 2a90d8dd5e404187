"""Dummy's rights and limits: what Laws 42, 43 and 45F allow, and what it costs to go further."""

from __future__ import annotations

import pytest
from incidents import rule_on
from own_book import BOOK

from rules_src.laws.law_61_66_asking.facts import AskAboutRevoke

RULE = "dummys_limits"


def said(**facts: str) -> list[str]:
    return [step.word for step in rule_on(RULE, **facts)]


@pytest.mark.parametrize(
    ("facts", "fine"),
    [
        ({"dummys_act": "helped"}, False),
        ({"dummys_act": "protested"}, False),
        ({"dummys_act": "wrong_hand", "rights": "yes"}, False),
        ({"dummys_act": "warned", "rights": "yes"}, False),
        ({"dummys_act": "remarked", "who_erred": "noticed"}, False),
        ({"dummys_act": "after_play"}, False),
        ({"dummys_act": "shown"}, False),
        ({"dummys_act": "warned", "rights": "no"}, True),
        ({"dummys_act": "remarked", "who_erred": "declaring_side"}, True),
        ({"dummys_act": "remarked", "who_erred": "defender", "rights": "yes"}, True),
        ({"dummys_act": "remarked", "who_erred": "defender", "rights": "no"}, True),
        ({"dummys_act": "took_part"}, True),
        ({"dummys_act": "looked"}, True),
    ],
)
def test_dummy_may_be_fined_exactly_when_he_oversteps_law_43a(
    facts: dict[str, str], fine: bool
) -> None:
    assert ("dummy_may_be_fined" in said(**facts)) == fine


def test_a_warning_against_the_wrong_hand_costs_only_a_dummy_without_rights() -> None:
    assert said(dummys_act="wrong_hand", rights="yes") == ["may_warn"]
    assert "defender_chooses_hand" in said(dummys_act="wrong_hand", rights="no")


def test_a_defenders_mistake_is_rectified_unless_dummy_had_lost_his_rights() -> None:
    kept = said(dummys_act="remarked", who_erred="defender", rights="yes")
    lost = said(dummys_act="remarked", who_erred="defender", rights="no")
    assert "mistake_is_dealt_with" in kept
    assert "mistake_is_dealt_with" not in lost
    assert "defenders_lose_their_gain" in lost


def test_a_mistake_on_his_own_side_is_rectified_whatever_rights_dummy_has() -> None:
    assert "mistake_is_dealt_with" in said(dummys_act="remarked", who_erred="declaring_side")
    question = BOOK[RULE].follow({}).question
    assert question
    assert question.fact.name == "dummys_act"


def test_a_question_about_a_revoke_has_its_own_page_with_the_same_rights() -> None:
    assert said(dummys_act="asked") == ["new.ask_about_revoke"]
    assert BOOK[RULE].facts["rights"] is AskAboutRevoke.rights


def test_a_finger_on_a_card_stops_nothing_but_is_weighed_after_play() -> None:
    assert said(dummys_act="pointed") == ["dummy_may_not_point", "adjust.suggested"]


def test_dummy_may_warn_until_the_card_is_played_and_then_only_the_lead_is_ruled_on() -> None:
    """Laws 42B2 and 43A1b: a word after the lead from the wrong hand prevents nothing."""
    before = [s.word for s in rule_on("dummys_limits", dummys_act="wrong_hand", rights="yes")]
    after = [
        s.word for s in rule_on("dummys_limits", dummys_act="remarked", who_erred="led_wrongly")
    ]
    assert before == ["may_warn"]
    assert after[0] == "dummy_must_wait"
    assert after[-1] == "new.lead_out_of_turn"


def test_a_card_from_the_table_that_dummy_protests_against_is_corrected() -> None:
    """Law 42A3 lets dummy speak; 62A has the revoke put right."""
    assert said(dummys_act="protested") == ["dummy_may_protest", "new.revoke"]

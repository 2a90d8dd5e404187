"""Disputed facts and appeals: Laws 83 to 85, 92 and 93."""

from __future__ import annotations

import pytest
from incidents import rule_on
from own_book import BOOK

from rules_src.contents.regulations import APPEAL_DEPOSIT, APPEAL_PERIOD, DEPOSIT_KRONER
from rules_src.model.facts import Kind
from rules_src.model.ruling import Authority

LAW_84 = {
    "nothing": "84A",
    "rectification": "84B",
    "option": "84C",
    "discretion": "84D",
}
ADMITTED = {"appealed": "own_table", "in_time": "yes", "consent": "yes"}


@pytest.mark.parametrize(("says", "law"), LAW_84.items())
def test_agreed_facts_are_ruled_on_by_law_84(says: str, law: str) -> None:
    ruling = rule_on("disputed_facts", facts_known="agreed", law_says=says)
    assert law in ruling.laws
    assert "85A1" not in ruling.laws


@pytest.mark.parametrize(("says", "law"), LAW_84.items())
def test_disputed_facts_are_found_by_probability_and_then_ruled_on_alike(
    says: str, law: str
) -> None:
    """85A1 and 85A2."""
    ruling = rule_on("disputed_facts", facts_known="likely", law_says=says)
    assert {"85A1", law} <= set(ruling.laws)


def test_facts_that_cannot_be_found_let_play_go_on() -> None:
    """85B asks nothing more and gives nobody the doubt, which is 84D's and about consequences."""
    for over in ("yes", "no"):
        after = rule_on("disputed_facts", facts_known="unknown", board_over=over)
        assert any("Spil videre" in step.says for step in after) == (over == "no")
    ruling = rule_on("disputed_facts", facts_known="unknown", board_over="no")
    assert "85B" in ruling.laws
    assert "84D" not in ruling.laws


@pytest.mark.parametrize(
    ("stated", "told"),
    [
        ({"facts_known": "unknown", "board_over": "no"}, True),
        ({"facts_known": "likely", "law_says": "nothing"}, True),
        ({"facts_known": "agreed", "law_says": "discretion"}, True),
        ({"facts_known": "agreed", "law_says": "rectification"}, False),
    ],
)
def test_the_right_to_appeal_is_told_of_facts_and_discretion(
    stated: dict[str, str], told: bool
) -> None:
    """83: a ruling on fact or an exercise of discretion."""
    assert ("83" in rule_on("disputed_facts", **stated).laws) is told


def test_whether_the_facts_are_clear_is_weighed() -> None:
    assert BOOK["disputed_facts"].facts["facts_known"].kind is Kind.JUDGEMENT


@pytest.mark.parametrize(
    ("stated", "law"),
    [
        ({"appealed": "other_table"}, "92A"),
        ({"appealed": "own_table", "in_time": "no"}, "92B"),
        ({"appealed": "own_table", "in_time": "yes", "consent": "no"}, "92D"),
    ],
)
def test_an_appeal_is_refused_on_three_grounds(stated: dict[str, str], law: str) -> None:
    ruling = rule_on("appeal", **stated)
    assert ruling.laws[0] == law
    assert not [step for step in ruling if step.word == "take_deposit"]


def test_without_a_committee_the_chief_director_hears_all() -> None:
    """93A, whatever the appeal is about."""
    ruling = rule_on("appeal", **ADMITTED, committee="no")
    assert "93A" in ruling.laws


def test_a_committee_may_not_overrule_on_law_or_discipline() -> None:
    """93B1 and 93B3: it may recommend; of facts and judgement it has all powers (93B2)."""
    for subject in ("law", "discipline"):
        ruling = rule_on("appeal", **ADMITTED, committee="yes", subject=subject)
        assert "committee_may_only_recommend" in [step.word for step in ruling]
    law = rule_on("appeal", **ADMITTED, committee="yes", subject="law")
    assert "93B1" in law.laws
    fact = rule_on("appeal", **ADMITTED, committee="yes", subject="judgement")
    assert "93B2" in fact.laws
    assert "committee_may_only_recommend" not in [step.word for step in fact]


def test_the_deposit_is_the_federations_and_its_appeal_period_was_not_seen() -> None:
    ruling = rule_on("appeal", **ADMITTED, committee="no")
    (deposit,) = [step for step in ruling if step.word == "take_deposit"]
    assert deposit.authority is Authority.FEDERATION
    assert f"{DEPOSIT_KRONER}\u00a0kroner" in deposit.says
    assert APPEAL_DEPOSIT.verified
    assert not APPEAL_PERIOD.verified
    help_line = BOOK["appeal"].facts["in_time"].help
    assert "30" in help_line
    assert "72" not in help_line

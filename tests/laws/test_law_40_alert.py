"""Alerts and the stop procedure: Laws 20F, 21B, 40B and 73A2, with DBf's 122 and 131."""

from __future__ import annotations

import pytest
from incidents import rule_on
from own_book import BOOK

from rules_src.contents.regulations import ALERT, STOP_SECONDS
from rules_src.model.ruling import Authority
from rules_src.model.steps import ForcedPass, Information, Status


def continued(rule: str, **stated: str) -> str:
    """The rule of the next question."""
    chain = BOOK[rule].follow(BOOK[rule].answers(stated))
    assert chain.asking
    return chain.asking.name


def test_a_side_that_forgot_an_alert_must_put_it_right_as_an_explanation() -> None:
    """20F5a: a missing alert is a mistaken explanation, and 20F4 and 20F5 say who speaks when."""
    assert continued("missing_alert", alert="forgotten") == "correct_explanation"


def test_opponents_who_missed_an_alert_may_be_misinformed() -> None:
    """21B1a and 40B3a: only where the regulations require it, which that rule asks."""
    assert continued("missing_alert", alert="missed") == "misinformation"


def test_an_alert_before_the_next_call_changes_nothing() -> None:
    """21B1a: nobody has called on the missing alert, so there is no call to change."""
    ruling = rule_on("missing_alert", alert="late")
    assert ruling[0].word == "late_alert_stands"
    assert not [s for s in ruling if s.word.startswith(("may_change_call", "adjust"))]


def test_a_needless_alert_taken_back_in_time_is_still_unauthorised_for_partner() -> None:
    """20F5a, 16B1a: a mistaken explanation, which misled nobody before the next call (21B1a)."""
    ruling = rule_on("missing_alert", alert="needless")
    assert "20F5a" in ruling.laws
    told = [step for step in ruling if isinstance(step, Information)]
    assert [(s.law, s.to, s.status) for s in told] == [
        ("16B1a", "partner", Status.UNAUTHORISED),
    ]


def test_the_federation_says_what_is_alerted_and_the_law_does_not() -> None:
    ruling = rule_on("missing_alert", alert="missed", misled_by="alert_not_required")
    dbf = [step for step in ruling if step.authority is Authority.FEDERATION]
    assert {step.law for step in dbf} == {"40B2aiii"}
    assert str(ALERT.year) in " ".join(step.says for step in dbf)


@pytest.mark.parametrize("slip", ["no_card", "bad_pause", "no_jump"])
def test_a_slip_of_the_stop_procedure_bars_nobody(slip: str) -> None:
    """The stop card is regulation (73A2 lets a pause be ordered); no law prescribes more."""
    stated = {"no_jump": {"intended": "yes"}, "no_card": {"pause_kept": "broken"}}.get(slip, {})
    ruling = rule_on("stop_procedure", stop=slip, **stated)
    assert not [step for step in ruling if isinstance(step, ForcedPass)]
    assert not [step for step in ruling if step.word.startswith(("transfer", "artificial"))]


def test_the_pause_is_due_without_the_card() -> None:
    """DBf 122B: the pause is the point, showing the card only procedure."""
    ruling = rule_on("stop_procedure", stop="no_card", pause_kept="not_yet")
    (pause,) = [step for step in ruling if step.word == "pause_is_due_without_the_card"]
    assert str(STOP_SECONDS) in pause.says
    assert pause.to == "lho"


def test_a_pause_skipped_where_the_card_was_missing_still_tells_the_skippers_partner() -> None:
    """DBf 122B: the pause is due without the card; 16B1a: the tempo is told to his partner."""
    ruling = rule_on("stop_procedure", stop="no_card", pause_kept="broken")
    (told,) = [step for step in ruling if isinstance(step, Information)]
    assert (told.law, told.to, told.status) == ("16B1a", "rho", Status.UNAUTHORISED)
    assert "new.unauthorised_information" in [step.word for step in ruling]
    assert ".." not in " ".join(step.says for step in ruling)


def test_a_pause_that_is_not_kept_is_tempo_to_partner() -> None:
    """73A2, 16B1a: too quick and too slow both tell partner something he may not use."""
    ruling = rule_on("stop_procedure", stop="bad_pause")
    assert ruling.laws[-1] == "16B1a"
    assert ruling[-1].word == "new.unauthorised_information"
    told = [(s.to, s.status) for s in ruling if isinstance(s, Information)]
    assert told == [("partner", Status.UNAUTHORISED)]


def test_a_stop_card_without_a_jump_shows_what_was_meant() -> None:
    """25A2: a call that was meant stands, and what the card showed is unauthorised (16B1a)."""
    meant = rule_on("stop_procedure", stop="no_jump", intended="yes")
    assert [(s.to, s.status) for s in meant if isinstance(s, Information)] == [
        ("partner", Status.UNAUTHORISED)
    ]
    slip = rule_on("stop_procedure", stop="no_jump", intended="no")
    assert [step.word for step in slip] == ["new.change_of_call"]

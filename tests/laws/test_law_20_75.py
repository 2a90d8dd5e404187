"""Mistaken explanations: when they are corrected, and what may then be changed (20F, 21B1a, 75)."""

from __future__ import annotations

import pytest
from incidents import rule_on

from rules_src.model.roles import spoken
from rules_src.model.ruling import Ruling
from rules_src.model.steps import AdjustedScore, Information, MayChange

MOMENTS = ("auction", "clarification", "play")


def corrected(stage: str, *, by: str = "explainer", side: str = "declaring") -> Ruling:
    return rule_on(
        "correct_explanation",
        agreement="explanation_wrong",
        discovered_by=by,
        stage=stage,
        side=side,
        corrected="with_director",
    )


def words(ruling: Ruling) -> set[str]:
    return {step.word for step in ruling}


@pytest.mark.parametrize("side", ["declaring", "defending"])
@pytest.mark.parametrize("by", ["explainer", "partner"])
def test_a_call_may_be_changed_until_the_lead_is_faced_and_then_only_a_card(
    by: str, side: str
) -> None:
    """21B1(a), 47E2(a): S101 and S107."""
    for stage in MOMENTS:
        ruling = corrected(stage, by=by, side=side)
        may_change = [step for step in ruling if isinstance(step, MayChange)]
        assert bool(may_change) is (stage != "play")
        assert ("may_retract_card" in words(ruling)) is (stage == "play")
        assert ("calls_stand_when_lead_faced" in words(ruling)) is (stage == "play")


def test_a_call_may_not_be_changed_once_its_makers_partner_has_called() -> None:
    """21B1(a); after 1NT-2♦-3NT-pass-pass-pass it is South's pass, not North's 3NT (S111)."""
    step = next(s for s in corrected("clarification") if isinstance(s, MayChange))
    assert step.whose == "misinformed"
    assert "din makker ikke har meldt endnu" in spoken(step.text)


@pytest.mark.parametrize("by", ["explainer", "partner"])
@pytest.mark.parametrize("stage", MOMENTS)
def test_neither_of_the_side_may_use_the_explanation_or_its_correction(stage: str, by: str) -> None:
    """75A, 16B1: the caller heard the explanation; who did not correct it heard the correction."""
    told = [s for s in corrected(stage, by=by) if isinstance(s, Information)]
    assert [(s.law, s.to, s.status.name) for s in told] == [
        ("75A", "offending_side", "UNAUTHORISED")
    ]


@pytest.mark.parametrize("stage", [*MOMENTS, "after"])
def test_damage_that_can_no_longer_be_undone_is_weighed_after_play(stage: str) -> None:
    assert [s.law for s in corrected(stage) if isinstance(s, AdjustedScore)] == ["21B3"]


def test_only_partner_must_speak_when_play_is_over() -> None:
    """20F5(b) has a defender wait for it; of one's own explanation no law speaks so late."""
    own, partners = corrected("after"), corrected("after", by="partner")
    assert (own[0].word, own[0].authority.key) == ("should_correct_now", "advice")
    assert (partners[0].law, partners[0].authority.key) == ("20F5b", "law")


def test_who_pays_if_the_director_was_not_called_depends_on_whose_fault_it_was() -> None:
    """11A: S99 and S103, where the non-offending side itself declined."""
    ruling = rule_on(
        "correct_explanation",
        agreement="explanation_wrong",
        discovered_by="partner",
        stage="clarification",
        side="defending",
        corrected="without_director",
    )
    assert {"corrected_too_early", "adjust.misinformed", "check_forfeiture"} <= words(ruling)
    assert not next(s for s in ruling if s.word == "check_forfeiture").aloud

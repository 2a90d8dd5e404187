"""Mistaken explanations: when they are corrected, and what may then be changed (20F, 21B1a, 75)."""

from __future__ import annotations

import pytest
from incidents import rule_on

from rules_src.model.roles import spoken
from rules_src.model.ruling import Ruling
from rules_src.model.steps import Information, MayChange

MOMENTS = ("auction", "clarification", "play")


ON: dict[str, dict[str, str]] = {
    "auction": {"call_at_stake": "last", "changes_call": "yes", "called_since": "no"},
    "clarification": {"call_at_stake": "last", "changes_call": "yes", "called_since": "yes"},
    "play": {"card_at_stake": "last", "retracts": "yes"},
    "after": {"misled_by": "explanation", "harm": "calls", "own_part": "none"},
}
"""How each moment goes on in Law 21."""


def corrected(
    stage: str, *, by: str = "explainer", side: str = "declaring", knew: str = "no"
) -> Ruling:
    return rule_on(
        "correct_explanation",
        agreement="explanation_wrong",
        discovered_by=by,
        stage=stage,
        side=side,
        knew_in_time=knew,
        kept_silent="nobody",
        corrected="with_director",
        **ON[stage],
    )


WRONG_CALL = {"agreement": "call_wrong", "rectified_aloud": "no", "side": "declaring"}


@pytest.mark.parametrize("stage", MOMENTS)
def test_nothing_is_said_at_the_table_about_a_mistaken_call_before_play_is_over(
    stage: str,
) -> None:
    """75C: the call must not be put right, so only the caller and the director hear of it."""
    ruling = rule_on("correct_explanation", stage=stage, **WRONG_CALL)
    assert not [step for step in ruling if step.to == "everyone"]
    assert "no_infraction_and_nothing_aloud" in words(ruling)


def test_after_play_a_mistaken_call_is_no_secret() -> None:
    """75C: no infraction."""
    assert "no_infraction" in words(rule_on("correct_explanation", stage="after", **WRONG_CALL))


@pytest.mark.parametrize(
    ("stage", "side", "breach"),
    [
        ("auction", "declaring", ["20F5a"]),
        ("clarification", "defending", ["20F5bi"]),
        ("clarification", "declaring", []),
        ("play", "defending", ["20F5bi"]),
    ],
)
def test_a_right_explanation_put_wrong_aloud_tells_both_partners_and_misleads_the_others(
    stage: str, side: str, breach: list[str]
) -> None:
    """20F5, 75A, 16B1, 73C, 16B3 and 21B1: to each partner unauthorised, to opponents false."""
    stated = {**WRONG_CALL, "rectified_aloud": "yes", "stage": stage, "side": side}
    ruling = rule_on("correct_explanation", **stated)
    told = {(s.to, s.law) for s in ruling if isinstance(s, Information)}
    assert told == {("partner", "75A"), ("offender", "16B1a")}
    assert [s.law for s in ruling if s.word == "correcting_was_forbidden"] == breach
    assert {"16B3", "73C1", "21B1a"} <= set(ruling.laws)
    assert {"new.misinformation", "new.unauthorised_information"} <= words(ruling)
    assert "no_infraction" not in words(ruling)


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
        assert ("card_back.misinformed" in words(ruling)) is (stage == "play")


def test_a_call_may_not_be_changed_once_its_makers_partner_has_called() -> None:
    """21B1(a); after 1NT-2♦-3NT-pass-pass-pass it is South's pass, not North's 3NT (S111)."""
    step = next(s for s in corrected("clarification") if isinstance(s, MayChange))
    assert step.whose == "misinformed"
    assert "din makker ikke har meldt endnu" in spoken(step.text)


@pytest.mark.parametrize("by", ["explainer", "partner"])
@pytest.mark.parametrize("stage", MOMENTS)
def test_neither_of_the_side_may_use_the_explanation_or_its_correction(stage: str, by: str) -> None:
    """75A, 16B1: the caller heard the explanation; who did not correct it heard the correction."""
    told = [s for s in corrected(stage, by=by) if isinstance(s, Information) and s.law == "75A"]
    assert [(s.law, s.to, s.status.name) for s in told] == [
        ("75A", "offending_side", "UNAUTHORISED")
    ]


@pytest.mark.parametrize("by", ["explainer", "partner", "others"])
def test_whoever_found_it_the_other_side_may_change_and_is_redressed(by: str) -> None:
    """21B1, 21B2, 21B3, 47E2a."""
    assert "call_after_it_may_change" in words(corrected("clarification", by=by))
    assert "score_with_correct_explanation" in words(corrected("after", by=by))
    nothing = rule_on(
        "correct_explanation",
        agreement="explanation_wrong",
        discovered_by=by,
        stage="clarification",
        side="declaring",
        corrected="with_director",
        call_at_stake="none",
    )
    assert "face_down_lead_may_change" in words(nothing)


@pytest.mark.parametrize("stage", ["play", "after"])
@pytest.mark.parametrize(
    ("by", "law"), [pytest.param("explainer", "20F4a"), pytest.param("partner", "20F5bii")]
)
def test_who_knew_before_the_lead_and_was_silent_is_told_so(by: str, law: str, stage: str) -> None:
    """20F4a and 20F5b(ii); the damage is then what a timely correction would have saved."""
    silent = [s for s in corrected(stage, by=by, knew="yes") if s.word.endswith("was_silent")]
    assert [s.law for s in silent] == [law]
    assert "judge_as_if_corrected_in_time" in words(corrected(stage, by=by, knew="yes"))
    assert "judge_as_if_corrected_in_time" not in words(corrected(stage, by=by))


@pytest.mark.parametrize(
    ("stage", "law"), [("auction", "20F5a"), ("clarification", "20F5bi"), ("play", "20F5bi")]
)
def test_a_defender_who_corrects_too_early_breaks_the_paragraph_of_that_time(
    stage: str, law: str
) -> None:
    ruling = corrected(stage, by="partner", side="defending")
    assert [s.law for s in ruling if s.word == "corrected_too_early"] == [law]


def test_only_partner_must_speak_when_play_is_over() -> None:
    """20F5(b) has a defender wait for it; of one's own explanation no law speaks so late."""
    own, partners = corrected("after"), corrected("after", by="partner")
    assert (own[0].word, own[0].authority.key) == ("should_correct_now", "advice")
    assert (partners[0].law, partners[0].authority.key) == ("20F5bii", "law")


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
    assert {"corrected_too_early", "check_forfeiture"} <= words(ruling)
    assert not next(s for s in ruling if s.word == "check_forfeiture").aloud

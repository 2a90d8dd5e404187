"""Changes of call: what may be put right, until when, and what a withdrawn call leaves behind."""

from __future__ import annotations

import pytest
from incidents import rule_on

from rules_src.model.ruling import Ruling
from rules_src.model.steps import ForcedPass, Information, LeadRestriction


def slip(reach: str, lho_called: str = "no", wish: str = "wants") -> Ruling:
    return rule_on(
        "change_of_call",
        wish=wish,
        intended="no",
        new_legal="yes",
        reach=reach,
        lho_called=lho_called,
        first_legal="yes",
    )


def changed(accepted: str, comparable: str, lho_called: str = "no") -> Ruling:
    which = "comparable" if accepted == "yes" else "first_comparable"
    return rule_on(
        "change_of_call",
        wish="changed",
        intended="yes",
        first_legal="yes",
        second_accepted=accepted,
        lho_called=lho_called,
        **{which: comparable},
    )


def words(ruling: Ruling) -> list[str]:
    return [step.word for step in ruling]


@pytest.mark.parametrize("wish", ["wants", "changed"])
@pytest.mark.parametrize(
    ("reach", "law"),
    [
        pytest.param("before_partner", "25A1", id="25A1"),
        pytest.param("auction_ended", "25A1", id="25A5 before the lead"),
        pytest.param("partner_called", "25A4", id="25A4"),
        pytest.param("lead_faced", "25A5", id="25A5"),
    ],
)
def test_a_slip_is_put_right_until_partner_calls_or_the_lead_is_faced(
    wish: str, reach: str, law: str
) -> None:
    """S80; it does not matter whether the offender has already changed it."""
    first = slip(reach, wish=wish)[0]
    assert first.law == law
    assert first.word == ("change_stands" if law == "25A1" else "too_late_to_change")


@pytest.mark.parametrize("reach", ["before_partner", "auction_ended"])
def test_left_hand_opponent_may_take_back_what_he_called_over_a_slip(reach: str) -> None:
    """25A6, also where his was the pass that ended the auction; only his own side may use it."""
    ruling = slip(reach, "yes")
    assert "may_change_call.lho" in words(ruling)
    told = {(s.to, s.status.name) for s in ruling if isinstance(s, Information)}
    assert told == {("other_side", "AUTHORISED"), ("offending_side", "UNAUTHORISED")}
    assert "may_change_call.lho" not in words(slip(reach, "no"))


def test_an_intended_call_stands_however_soon_it_is_regretted() -> None:
    """25A2 and S82."""
    ruling = rule_on("change_of_call", wish="wants", intended="yes", first_legal="yes")
    assert (ruling[0].law, ruling[0].word) == ("25A2", "intended_call_stands")


@pytest.mark.parametrize(
    ("wish", "intended"), [("wants", "yes"), ("changed", "yes"), ("wants", "no"), ("changed", "no")]
)
def test_a_call_that_was_itself_illegal_never_stands_by_law_25(wish: str, intended: str) -> None:
    """27A2, 29B, 36: that it was meant does not make it legal."""
    ruling = rule_on(
        "change_of_call", wish=wish, intended=intended, reach="partner_called", first_legal="no"
    )
    said = words(ruling)
    assert not {"intended_call_stands", "too_late_to_change", "first_call_stands"} & {*said}
    assert {"new.insufficient_bid", "new.call_out_of_rotation", "new.inadmissible_call"} <= {*said}


def test_what_the_wish_to_change_a_call_told_partner_may_not_be_used() -> None:
    """16B1a, where the call stays; it leads on to the choice partner then makes."""
    for kept in (
        rule_on("change_of_call", wish="wants", intended="yes", first_legal="yes"),
        slip("partner_called"),
        slip("lead_faced"),
    ):
        assert words(kept)[1:] == ["info.informant_unauthorised", "new.unauthorised_information"]


def test_lhos_call_over_the_first_goes_with_it_and_stands_with_it() -> None:
    """25B1, 25B3: what he called over a call that is withdrawn is withdrawn too."""
    accepted, refused = changed("yes", "no", "yes"), changed("no", "no", "yes")
    assert {"lhos_first_call_withdrawn", "info.offending_side.lho_call_unauthorised"} <= {
        *words(accepted)
    }
    assert "lhos_call_stands" in words(refused)
    assert "info.offending_side.lho_call_unauthorised" not in words(refused)


@pytest.mark.parametrize("accepted", ["yes", "no"])
def test_one_of_the_two_calls_is_withdrawn_and_may_restrict_the_lead(accepted: str) -> None:
    """25B1-3: Law 26 may apply to either, Law 16C to what was withdrawn; nobody is silenced."""
    free, bound = changed(accepted, "yes"), changed(accepted, "no")
    assert words(free)[0] == ("second_call_stands" if accepted == "yes" else "first_call_stands")
    assert [bool([s for s in r if isinstance(s, LeadRestriction)]) for r in (free, bound)] == [
        False,
        True,
    ]
    assert {"info.authorised", "adjust.assistance"} <= set(words(free))
    assert {"info.unauthorised", "adjust.used"} <= set(words(bound))
    assert not [s for s in (*free, *bound) if isinstance(s, ForcedPass)]


def test_which_call_replaces_which_is_only_advice_when_the_second_is_cancelled() -> None:
    """25B2 does not say; it is told before the judgement that needs it."""
    steps = {s.word: s.authority.key for s in changed("no", "no")}
    assert steps["first_call_replaces"] == "advice"
    assert "first_call_replaces" not in words(changed("yes", "no"))


@pytest.mark.parametrize("wish", ["wants", "changed"])
@pytest.mark.parametrize("lho_called", ["yes", "no"])
def test_a_slip_corrected_to_an_illegal_call_goes_on_to_that_calls_own_law(
    wish: str, lho_called: str
) -> None:
    """25A1: the second call stands under its own law, and left-hand opponent may change (25A6)."""
    ruling = rule_on(
        "change_of_call",
        wish=wish,
        intended="no",
        reach="before_partner",
        new_legal="no",
        lho_called=lho_called,
    )
    words = [step.word for step in ruling]
    assert {"new.insufficient_bid", "new.inadmissible_call"} <= {*words}
    assert "no_rectification" not in words
    assert ("may_change_call.lho" in words) == (lho_called == "yes")

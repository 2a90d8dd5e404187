"""Acting before the director came: Law 11A against the article's incident (S99-S103)."""

from __future__ import annotations

import pytest
from incidents import rule_on

WENT_ON = {"acted": "went_on", "duty": "theirs"}


def words(**stated: str) -> list[str]:
    return [step.word for step in rule_on("acted_before_director", **stated)]


def test_only_the_side_that_gained_by_ignorance_is_adjusted() -> None:
    """S103: East and West lose what they gained, North and South keep +150."""
    said = words(**WENT_ON, gained="offending_side")
    assert "adjust_offending_side_only" in said
    assert "adjust_other_side_only" not in said


def test_the_law_cuts_both_ways() -> None:
    """»A side has gained«: it may be the side that did not offend."""
    assert "adjust_other_side_only" in words(**WENT_ON, gained="other_side")


def test_a_right_given_up_knowingly_adjusts_nobody() -> None:
    said = words(**WENT_ON, gained="neither")
    assert "both_keep_the_score" in said
    assert not [word for word in said if word.startswith("adjust")]


@pytest.mark.parametrize("gained", ["offending_side", "other_side", "neither"])
def test_a_penalty_remains_possible_when_the_right_is_gone(gained: str) -> None:
    said = words(**WENT_ON, gained=gained)
    assert {"right_forfeited", "penalty_still_possible"} <= {*said}


def test_who_should_have_called_keeps_nothing_from_the_other_side() -> None:
    """The one who corrects an explanation is to call the director; both scores are judged."""
    said = words(acted="went_on", duty="not_theirs")
    assert {"right_not_forfeited", "both_sides_if_too_late"} <= {*said}
    assert "right_forfeited" not in said


def test_what_only_the_offending_side_did_takes_no_right_from_the_other() -> None:
    assert words(acted="offending_side") == ["right_not_forfeited"]


def test_players_settle_nothing_among_themselves() -> None:
    assert rule_on("acted_before_director", acted="settled").laws[:2] == ("10A", "10B")


@pytest.mark.parametrize(
    ("contest", "knockout", "counted"),
    [
        ({"contest": "teams", "knockout": "no"}, False, "count_each_team"),
        ({"contest": "teams", "knockout": "yes"}, True, "average_of_two"),
        ({"contest": "pairs"}, False, "two_frequency_tables"),
    ],
    ids=["team-match", "knock-out", "pairs"],
)
def test_a_score_for_one_side_is_counted_for_each_side_by_itself(
    contest: dict[str, str], knockout: bool, counted: str
) -> None:
    """S94-S98: the two sides' scores do not balance; only in a knock-out must they (12C4)."""
    said = words(**WENT_ON, gained="offending_side", **contest)
    assert counted in said
    assert ("average_of_two" in said) is knockout

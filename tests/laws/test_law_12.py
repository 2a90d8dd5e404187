"""Adjusted scores (12) and boards of a team match without a result (86)."""

from __future__ import annotations

from fractions import Fraction

import pytest
from incidents import rule_on
from own_book import BOOK

from generator.engine.verdicts import verdict
from rules_src.laws.common.adjusted_score import Contest, Fault, NoResult
from rules_src.laws.law_12_adjusted_score.rule import artificial_score
from rules_src.model.steps import ArtificialScore
from rules_src.scoring.artificial import IMPS, PERCENTAGES
from rules_src.scoring.teams import BoardImps, knock_out

DAMAGED = {"reason": "infraction", "damaged": "yes"}


@pytest.mark.parametrize("fault", Fault)
def test_a_match_never_has_per_cent_even_where_nothing_led_to_the_artificial_score(
    fault: Fault,
) -> None:
    """12C2(b) and 86B."""
    ruling = artificial_score(NoResult(contest=Contest.TEAMS, fault=fault))
    assert [step.word for step in ruling] == ["continue.team_board"]


@pytest.mark.parametrize(
    "fault", ["one", "one_partly", "neither", "both", "both_partly", "unequal"]
)
def test_a_knockout_asks_for_the_average_exactly_where_the_scores_do_not_balance(
    fault: str,
) -> None:
    """12C4, against the arithmetic of `scoring`: what one gets is not what the other loses."""
    stated = {"match_void": "no", "results": "one", "favourable": "no", "knockout": "yes"}
    steps = rule_on("team_board", **stated, team_fault=fault)
    scores = [s for s in steps if isinstance(s, ArtificialScore)]
    home, away = (Fraction(IMPS[s.given]) for s in (scores * 2)[:2])
    balanced = knock_out(BoardImps(home, away)) == BoardImps(home, away)
    assert ("average_of_two" in [s.word for s in steps]) == (not balanced)


def test_own_average_overrides_what_is_fixed_only_where_60_or_40_per_cent_is_given() -> None:
    """12C2(c): average stays average."""
    for row in BOOK["artificial_score"].rows:
        fixed = {PERCENTAGES[s.given] for s in row.ruling if isinstance(s, ArtificialScore)}
        assert ("12C2c" in row.ruling.laws) == bool(fixed & {40, 60})


@pytest.mark.parametrize(
    ("rule", "stated"),
    [
        ("adjusted_score", {"reason": "no_play", "contest": "pairs", "fault": "unequal"}),
        (
            "team_board",
            {"results": "one", "favourable": "no", "team_fault": "unequal", "knockout": "no"},
        ),
    ],
)
def test_where_both_are_at_fault_no_side_is_called_innocent(
    rule: str, stated: dict[str, str]
) -> None:
    """12C2(a) and (c): direct fault and partial fault, and over 60 % is for the innocent only."""
    ruling = rule_on(rule, **stated)
    said = " ".join(step.says for step in ruling)
    assert "{other_side}" not in said.lower()
    assert "60" not in said
    assert "uskyldig" not in said


@pytest.mark.parametrize("outcome", ["one", "several"])
@pytest.mark.parametrize("share", ["serious_error", "gamble"])
@pytest.mark.parametrize(
    "contest",
    [
        {"contest": "pairs"},
        {"contest": "teams", "knockout": "no"},
        {"contest": "teams", "knockout": "yes"},
    ],
)
def test_the_verdict_says_that_the_score_is_adjusted_and_who_bears_a_part(
    outcome: str, share: str, contest: dict[str, str]
) -> None:
    """12C1(e): how it is counted comes last, and never instead of the ruling."""
    entry = BOOK["adjusted_score"]
    facts = {**DAMAGED, "outcome": outcome, "share": share, **contest}
    line = verdict(entry.follow(entry.answers(facts)))
    assert line.startswith("justeret score" if outcome == "one" else "vægtet score")
    assert "{other_side} bærer egen skade" in line

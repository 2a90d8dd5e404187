"""Adjusted scores (12) and boards of a team match without a result (86)."""

from fractions import Fraction

import pytest
from own_book import BOOK, rule_on

from rules_src.model.steps import ArtificialScore
from rules_src.scoring.artificial import IMPS, PERCENTAGES
from rules_src.scoring.teams import BoardImps, knock_out


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

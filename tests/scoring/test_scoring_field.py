"""A board at pairs as a whole field, and a side's own average."""

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st
from pairs_field import group, with_adjusted

from rules_src.scoring import worked
from rules_src.scoring.artificial import Artificial, imps, percentage
from rules_src.scoring.results import weighted
from rules_src.scoring.teams import TableScore

SCORES = st.lists(st.integers(-80, 80).map(lambda tens: 10 * tens), min_size=3, max_size=12)


def tables(scores: list[int]) -> list[TableScore]:
    return [TableScore.same(score) for score in scores]


def test_the_articles_board_comes_out_as_it_is_worked() -> None:
    """S98."""
    own, *others = with_adjusted(worked.ADJUSTED, worked.THE_BOARD.tables[1:], 9, counted=True)
    assert own.north_south == own.east_west == -1
    assert sum(each.north_south + each.east_west for each in (own, *others)) == 0


@given(SCORES)
def test_without_missing_results_every_percentage_is_that_of_the_comparisons(
    scores: list[int],
) -> None:
    for score, standing in zip(scores, group(tables(scores), len(scores)), strict=True):
        beaten = sum(other < score for other in scores)
        equal = sum(other == score for other in scores) - 1
        share = Fraction(100 * (2 * beaten + equal), 2 * (len(scores) - 1))
        assert standing.percentages(len(scores)) == (share, 100 - share)


@given(SCORES, st.integers(1, 5))
def test_a_field_that_grows_keeps_its_average(scores: list[int], more: int) -> None:
    standings = group(tables(scores), len(scores) + more)
    assert sum(each.east_west + each.north_south for each in standings) == 0


@given(SCORES, st.integers(-60, 60))
def test_a_score_left_out_changes_no_other(scores: list[int], tens: int) -> None:
    expected = len(scores) + 1
    left_out = with_adjusted(TableScore.same(10 * tens), tables(scores), expected, counted=False)
    assert left_out[1:] == group(tables(scores), expected)
    counted = with_adjusted(TableScore.same(10 * tens), tables(scores), expected, counted=True)
    assert counted[0] == left_out[0]


def test_a_small_group_gets_the_fixed_percentages() -> None:
    best, worst = group(tables([420, -50]), 10)
    assert best.percentages(10) == (Fraction(65), Fraction(55))
    assert worst.percentages(10) == (Fraction(55), Fraction(65))


def test_a_weighted_score_counts_with_its_parts() -> None:
    split = TableScore(weighted((50, 420), (50, -50)), weighted((50, 420), (50, -50)))
    own, *_ = with_adjusted(split, tables([420, -50]), 3, counted=True)
    assert own.north_south == own.east_west == 0


def test_a_side_keeps_its_own_average_where_the_law_says_so() -> None:
    """12C2c."""
    assert percentage(Artificial.AVERAGE_PLUS, 65) == 65
    assert percentage(Artificial.AVERAGE_PLUS, 55) == 60
    assert percentage(Artificial.AVERAGE_MINUS, 35) == 35
    assert percentage(Artificial.AVERAGE_MINUS, 45) == 40
    assert percentage(Artificial.AVERAGE, 65) == 50
    assert percentage(Artificial.AVERAGE_PLUS) == 60
    assert imps(Artificial.AVERAGE_PLUS, Fraction(7, 2)) == Fraction(7, 2)

"""Contracts, imps, KP, matchpoints, whole fields and artificial scores: the laws' figures."""

from fractions import Fraction
from itertools import pairwise, product

import pytest
from endplay import types as endplay
from endplay.types import Denom, Penalty, Player, Vul
from hypothesis import given
from hypothesis import strategies as st
from pairs_field import group, is_small, score_in_group, with_adjusted

from rules_src.bridge.calls import Contract, Denomination
from rules_src.bridge.seats import Seat, Vulnerability
from rules_src.scoring.artificial import IMPS, PERCENTAGES, Artificial, worth
from rules_src.scoring.figures import danish, rounded, signed
from rules_src.scoring.pairs import (
    FrequencyTable,
    Scale,
    four_decimals,
    frequency_table,
    neuberg,
    small_group,
)
from rules_src.scoring.results import (
    Result,
    Share,
    WeightedScore,
    certain,
    contract_score,
    imps,
    imps_between,
    weighted,
)
from rules_src.scoring.teams import TableScore, formula, full_margin, kp, kp_hundredths


def test_every_contract_scores_as_the_independent_program_says() -> None:
    """endplay, which shares no code with ours."""
    denoms = (Denom.clubs, Denom.diamonds, Denom.hearts, Denom.spades, Denom.nt)
    suits = [*zip(Denomination, denoms, strict=True)]
    penalties = [*enumerate((Penalty.passed, Penalty.doubled, Penalty.redoubled))]
    every = [*product(range(1, 8), suits, penalties, (False, True), range(14))]
    assert len(every) == 2940
    for level, (denomination, denom), (doubled, penalty), zone, tricks in every:
        played = endplay.Contract(
            level=level, denom=denom, declarer=Player.south, penalty=penalty,
            result=tricks - level - 6,
        )  # fmt: skip
        theirs = played.score(Vul.both if zone else Vul.none)
        ours = contract_score(level, denomination, doubled, zone, tricks)
        assert ours == theirs, (level, denomination, doubled, zone, tricks)


@pytest.mark.parametrize(
    ("text", "vulnerable", "score"),
    [
        ("4r N 10", "alle", 130),
        ("2♠D Ø 4", "ØV", 1100),
        ("2♠X Ø 3", "NS", 1100),
        ("1♣RD S 8", "ØV", 430),
        ("1utD N 8", "ingen", 280),
        ("7ut V 13", "ØV", -2220),
        ("pas", "alle", 0),
    ],
)
def test_a_result_in_one_line_scores_to_north_south(text: str, vulnerable: str, score: int) -> None:
    assert Result.from_text(text).score(Vulnerability.from_text(vulnerable)) == score


contracts = st.builds(
    Contract,
    st.integers(1, 7),
    st.sampled_from(Denomination),
    st.integers(0, 2),
    st.sampled_from(Seat),
)
results = st.one_of(st.just(Result(None)), st.builds(Result, contracts, st.integers(0, 13)))


@given(results)
def test_a_result_reads_back_as_it_is_written(result: Result) -> None:
    assert Result.from_text(result.text) == result


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("pas S 3", "er intet bud"),
        ("4♦ S", "skriv kontrakt og stik"),
        ("4♦ S 14", "13 stik"),
        ("8♦ S 11", "intet bud"),
        ("4♦ Q 11", "ingen plads"),
    ],
)
def test_a_result_that_cannot_be_read_says_what_is_wrong(text: str, message: str) -> None:
    with pytest.raises(ValueError) as caught:
        Result.from_text(text)
    assert message in str(caught.value)


def test_more_than_thirteen_tricks_are_refused() -> None:
    with pytest.raises(ValueError, match="0 to 13"):
        contract_score(1, Denomination.CLUBS, 0, False, 14)


def test_a_board_that_all_passed_has_no_tricks() -> None:
    with pytest.raises(ValueError, match="ingen stik"):
        Result(None, 7)


IMP_TABLE = """
    0-10=0 20-40=1 50-80=2 90-120=3 130-160=4 170-210=5 220-260=6 270-310=7 320-360=8 370-420=9
    430-490=10 500-590=11 600-740=12 750-890=13 900-1090=14 1100-1290=15 1300-1490=16
    1500-1740=17 1750-1990=18 2000-2240=19 2250-2490=20 2500-2990=21 3000-3490=22 3500-3990=23
    4000-9990=24
"""
"""Law 78B as the law book prints it."""

EIGHT_BOARDS = """
    10.00 10.44 10.86 11.27 11.67 12.05 12.42 12.77 13.12 13.45 13.78 14.09 14.39 14.68 14.96
    15.23 15.50 15.75 16.00 16.23 16.46 16.68 16.90 17.11 17.31 17.50 17.69 17.87 18.04 18.21
    18.37 18.53 18.68 18.83 18.97 19.11 19.24 19.37 19.50 19.62 19.74 19.85 19.95 20.00
"""
FOUR_BOARDS = "10.00 10.61 11.20 11.76 12.29 12.80 13.28 13.74 14.18 14.60 15.00"
RAISED_FOR_SIXTEEN = {14: 1375, 27: 1626, 38: 1785, 46: 1877, 49: 1907, 55: 1961, 59: 1993}

differences = st.integers(-1600, 1600).map(lambda tens: tens * 10)
matches = st.integers(1, 64)
scores = st.integers(-800, 800).map(lambda tens: tens * 10)


@st.composite
def weighted_scores(draw: st.DrawFn) -> WeightedScore:
    parts = draw(st.lists(st.tuples(st.integers(1, 9), scores), min_size=1, max_size=4))
    whole = sum(part for part, _ in parts)
    return WeightedScore(tuple(Share(Fraction(part, whole), score) for part, score in parts))


fields = st.lists(weighted_scores(), min_size=2, max_size=12)


def test_the_imp_table_is_that_of_law_78b() -> None:
    for row in IMP_TABLE.split():
        span, worth = row.split("=")
        lowest, highest = map(int, span.split("-"))
        found = {imps(difference) for difference in range(lowest, highest + 1, 10)}
        assert found == {int(worth)}, row


@given(differences)
def test_what_one_team_wins_the_other_loses(difference: int) -> None:
    assert imps(-difference) == -imps(difference)


def test_the_kp_table_for_eight_boards_is_the_published_one() -> None:
    published = [round(Fraction(figure) * 100) for figure in EIGHT_BOARDS.split()]
    assert list(kp_hundredths(8)) == published


def test_the_kp_table_for_four_boards_begins_and_ends_as_the_published_one() -> None:
    published = [round(Fraction(figure) * 100) for figure in FOUR_BOARDS.split()]
    assert list(kp_hundredths(4)[:11]) == published
    assert kp_hundredths(4)[30:] == (2000,)


def test_the_scores_raised_for_sixteen_boards_are_the_published_ones() -> None:
    table = kp_hundredths(16)
    raised = {m: won for m, won in enumerate(table[:-1]) if won != formula(m, 16)}
    assert raised == RAISED_FOR_SIXTEEN


def test_matches_of_up_to_seven_boards_and_of_nine_need_no_raising() -> None:
    for boards in (1, 2, 3, 4, 5, 6, 7, 9):
        table = kp_hundredths(boards)
        assert [formula(m, boards) for m in range(len(table) - 1)] == list(table[:-1])


@given(st.integers(1, 8))
def test_a_third_of_the_full_margin_wins_by_exactly_fifteen_to_five(root: int) -> None:
    assert kp(5 * root, root * root) == 15


@given(matches, st.integers(-400, 400), st.integers(1, 12))
def test_the_two_teams_share_twenty_kp(boards: int, part: int, whole: int) -> None:
    margin = Fraction(part, whole)
    assert kp(margin, boards) + kp(-margin, boards) == 20


@given(matches)
def test_an_imp_is_never_worth_more_than_the_one_before_it(boards: int) -> None:
    table = (*kp_hundredths(boards), 2000)
    steps = [later - earlier for earlier, later in pairwise(table)]
    assert min(steps) >= 0
    assert steps == sorted(steps, reverse=True)


@given(matches)
def test_raising_lifts_no_score_that_need_not_be_lifted(boards: int) -> None:
    """Where a score was raised, the increments around it are now as equal as can be."""
    table = kp_hundredths(boards)
    raised = [m for m in range(1, len(table) - 1) if table[m] != formula(m, boards)]
    for m in raised:
        assert 2 * (table[m] - 1) < table[m - 1] + table[m + 1]


@given(matches)
def test_the_full_margin_is_the_first_that_reaches_fifteen_root_boards(boards: int) -> None:
    margin = full_margin(boards)
    assert margin**2 >= 225 * boards > (margin - 1) ** 2
    assert kp(margin, boards) == kp(margin + 50, boards) == 20


def test_half_an_imp_counts_away_from_a_draw() -> None:
    assert kp(Fraction(57, 2), 8) == kp(29, 8) == Fraction("18.21")
    assert kp(Fraction(-57, 2), 8) == kp(-29, 8)
    assert kp(Fraction(283, 10), 8) == kp(28, 8)


def test_a_match_without_boards_has_no_scale() -> None:
    with pytest.raises(ValueError, match="at least one board"):
        kp(0, 0)


def test_matchpoints_count_two_for_each_pair_beaten_and_one_for_each_equal() -> None:
    table = frequency_table(map(certain, (620, 620, 170, -100)))
    assert [table.north_south(s, Scale.DOUBLE) for s in (620, 170, -100)] == [5, 2, 0]
    assert [table.east_west(s, Scale.DOUBLE) for s in (620, 170, -100)] == [1, 4, 6]
    assert [table.north_south(s, Scale.SINGLE) for s in (620, 170, -100)] == [2.5, 1, 0]
    assert [table.north_south(s) for s in (620, 170, -100)] == [2, -1, -3]
    assert Scale.DOUBLE.top(4) == 6


def sums(table: FrequencyTable, scale: Scale) -> tuple[Fraction, Fraction]:
    north_south = sum((n * table.north_south(s, scale) for s, n in table.frequencies), Fraction(0))
    east_west = sum((n * table.east_west(s, scale) for s, n in table.frequencies), Fraction(0))
    return north_south, east_west


@given(fields)
def test_the_centred_scores_of_each_side_sum_to_nothing(field: list[WeightedScore]) -> None:
    assert sums(frequency_table(field), Scale.CENTRED) == (Fraction(0), Fraction(0))


@given(fields, st.sampled_from([Scale.DOUBLE, Scale.SINGLE]))
def test_the_other_scales_average_half_a_top(field: list[WeightedScore], scale: Scale) -> None:
    half = Fraction(len(field) * scale.top(len(field)), 2)
    assert sums(frequency_table(field), scale) == (half, half)


@given(fields, st.data())
def test_a_score_weighted_with_one_share_is_that_score(
    field: list[WeightedScore], data: st.DataObject
) -> None:
    table = frequency_table(field)
    score = data.draw(st.sampled_from([score for score, _ in table.frequencies]))
    assert certain(score).convert(table.north_south) == table.north_south(score)


@given(weighted_scores(), weighted_scores())
def test_weighted_imps_are_won_by_one_team_and_lost_by_the_other(
    here: WeightedScore, there: WeightedScore
) -> None:
    assert imps_between(here, there) == -imps_between(there, here)


def test_shares_are_converted_before_they_are_weighted() -> None:
    assert imps_between(weighted((50, 1400), (50, 0)), certain(0)) == 8
    assert imps(700) == 12


@pytest.mark.parametrize("parts", [((50, 400), (40, 150)), ((0, 400), (100, 150)), ()])
def test_weights_that_do_not_make_a_whole_are_refused(parts: tuple[tuple[int, int], ...]) -> None:
    with pytest.raises(ValueError, match="weight"):
        weighted(*parts)


@pytest.mark.parametrize(
    ("points", "published"), [(12, "13.8571"), (0, "0.1429"), (6, "7"), (1, "1.2857")]
)
def test_neuberg_for_seven_results_of_eight(points: int, published: str) -> None:
    score = neuberg(points, 7, 8, Scale.DOUBLE)
    assert four_decimals(score, average=7) == Fraction(published)


@given(fields, st.integers(0, 20), st.sampled_from(Scale))
def test_neuberg_keeps_the_average(field: list[WeightedScore], missing: int, scale: Scale) -> None:
    table, actual = frequency_table(field), len(field)
    expected = actual + missing
    total = sum(
        n * neuberg(table.north_south(score, scale), actual, expected, scale)
        for score, n in table.frequencies
    )
    average = Fraction(0) if scale is Scale.CENTRED else Fraction(scale.top(expected), 2)
    assert total == actual * average


@given(st.integers(2, 12), st.integers(0, 12), st.integers(-11, 11))
def test_neuberg_is_the_same_on_every_scale(actual: int, missing: int, centred: int) -> None:
    expected = actual + missing
    points = Fraction(centred)
    moved = neuberg(points, actual, expected, Scale.CENTRED)
    for scale in Scale:
        here = neuberg(scale.of(points, actual), actual, expected, scale)
        assert here == scale.of(moved, expected)


def test_small_groups_get_fixed_percentages_and_equals_share() -> None:
    assert [small_group(c, 2) for c in (1, 0, -1)] == [65, 60, 55]
    assert [small_group(c, 3) for c in (2, 1, 0, -1, -2)] == [70, 65, 60, 55, 50]
    with pytest.raises(ValueError, match="2 or 3"):
        small_group(0, 1)


def test_the_formula_is_for_more_than_three_results_or_a_third() -> None:
    assert [is_small(3, 9), is_small(2, 6)] == [True, True]
    assert [is_small(3, 8), is_small(4, 20), is_small(2, 5)] == [False, False, False]
    assert score_in_group(2, 3, 9) == Fraction(16, 5)
    assert score_in_group(-1, 2, 5) == Fraction(-5, 2)


def test_four_decimals_round_away_from_the_average() -> None:
    assert four_decimals(Fraction("7.00005"), 7) == Fraction("7.0001")
    assert four_decimals(Fraction("6.99995"), 7) == Fraction("6.9999")
    assert four_decimals(Fraction("-0.00005")) == Fraction("-0.0001")


def test_a_group_has_at_least_one_result_and_no_more_than_expected() -> None:
    assert neuberg(0, 1, 5, Scale.CENTRED) == 0
    for actual in (0, 6):
        with pytest.raises(ValueError, match="between 1 and 5"):
            neuberg(0, actual, 5, Scale.CENTRED)


def test_artificial_scores_are_sixty_fifty_and_forty_per_cent_and_three_imps() -> None:
    assert [worth(PERCENTAGES, given) for given in Artificial] == [60, 50, 40]
    assert [worth(IMPS, given) for given in Artificial] == [3, 0, -3]


@pytest.mark.parametrize(
    ("given_score", "own_imps", "imps", "own_percentage", "per_cent"),
    [
        (Artificial.AVERAGE_PLUS, 4, 4, 65, 65),
        (Artificial.AVERAGE_PLUS, Fraction(7, 2), Fraction(7, 2), 65, 65),
        (Artificial.AVERAGE_PLUS, 2, 3, 55, 60),
        (Artificial.AVERAGE, 4, 0, 65, 50),
        (Artificial.AVERAGE_MINUS, -4, -4, 35, 35),
        (Artificial.AVERAGE_MINUS, -2, -3, 45, 40),
    ],
)
def test_a_side_may_keep_its_average_of_the_other_boards(
    given_score: Artificial,
    own_imps: Fraction | int,
    imps: Fraction | int,
    own_percentage: int,
    per_cent: int,
) -> None:
    """12C2c."""
    assert worth(IMPS, given_score, own_imps) == imps
    assert worth(PERCENTAGES, given_score, own_percentage) == per_cent


def test_figures_have_a_decimal_comma_and_a_true_minus() -> None:
    assert [danish(Fraction(7, -2)), danish(-500), danish(Fraction(20), 2)] == [
        "\u22123,5",
        "\u2212500",
        "20,00",
    ]
    assert [signed(150), signed(0), signed(-6), signed(Fraction(1, 3), 2)] == [
        "+150",
        "0",
        "\u22126",
        "+0,33",
    ]
    with pytest.raises(ValueError, match="does not end"):
        danish(Fraction(1, 3))
    with pytest.raises(ValueError, match="does not end"):
        danish(Fraction(1, 10**10))
    assert danish(Fraction(1, 10**9)) == "0,000000001"


def test_a_figure_that_rounds_to_nothing_has_no_sign() -> None:
    assert danish(Fraction(-1, 1000), 2) == signed(Fraction(1, 1000), 2) == "0,00"
    assert rounded(Fraction(-5, 2)) == -3


SCORES = st.lists(st.integers(-80, 80).map(lambda tens: 10 * tens), min_size=3, max_size=12)


def tables(scores: list[int]) -> list[TableScore]:
    return [TableScore.same(score) for score in scores]


@given(SCORES)
def test_without_missing_results_every_percentage_is_that_of_the_comparisons(
    scores: list[int],
) -> None:
    for score, standing in zip(scores, group(tables(scores), len(scores)), strict=True):
        beaten = sum(other < score for other in scores)
        equal = sum(other == score for other in scores) - 1
        share = Fraction(100 * (2 * beaten + equal), 2 * (len(scores) - 1))
        assert standing.percentages(len(scores)) == (share, 100 - share)


def test_a_weighted_score_counts_with_its_parts() -> None:
    split = TableScore(weighted((50, 420), (50, -50)), weighted((50, 420), (50, -50)))
    own, *_ = with_adjusted(split, tables([420, -50]), 3, counted=True)
    assert own.north_south == own.east_west == 0

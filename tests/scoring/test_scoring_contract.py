"""Law 77 against an independent program, and results as text."""

from fractions import Fraction
from itertools import product

import pytest
from endplay import types as endplay
from endplay.types import Denom, Penalty, Player, Vul
from hypothesis import given
from hypothesis import strategies as st

from rules_src.bridge.calls import Contract, Denomination
from rules_src.bridge.seats import Seat, Vulnerability
from rules_src.scoring.results import Result, WeightedResult, contract_score


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
        ("4♦ S 11", "ingen", 150),
        ("5♦ S 11", "ingen", 400),
        ("4r N 10", "alle", 130),
        ("4♠ Ø 9", "alle", 100),
        ("3♠ Ø 9", "alle", -140),
        ("3ut S 4", "alle", -500),
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


@given(st.lists(st.tuples(st.integers(1, 12), results), min_size=1, max_size=5))
def test_a_weighted_result_reads_back_as_it_is_written(parts: list[tuple[int, Result]]) -> None:
    whole = sum(part for part, _ in parts)
    weighted = WeightedResult(tuple((Fraction(part, whole), result) for part, result in parts))
    assert WeightedResult.from_text(weighted.text) == weighted


def test_a_weighted_result_is_written_with_its_percentages() -> None:
    weighted = WeightedResult.from_text("50% 5♦ S 11 + 50 % 4r S 11")
    assert weighted.text == "50\u00a0% 5♦ S 11 + 50\u00a0% 4♦ S 11"
    assert (
        WeightedResult.from_text("12,5% pas + 7/8 1ut N 7").text
        == "12,5\u00a0% pas + 87,5\u00a0% 1ut N 7"
    )
    assert WeightedResult.from_text("4♦ S 11").text == "4♦ S 11"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("pas S 3", "er intet bud"),
        ("4♦ S", "skriv kontrakt og stik"),
        ("4♦ S 14", "13 stik"),
        ("8♦ S 11", "intet bud"),
        ("4♦ Q 11", "ingen plads"),
        ("50% 5♦ S 11 + 40% 4♦ S 11", "100 %, ikke 90 %"),
        ("50% 5♦ S 11 + 4♦ S 11", "ingen vægt"),
        ("0% 5♦ S 11 + 100% 4♦ S 11", "over 0 %"),
    ],
)
def test_a_result_that_cannot_be_read_says_what_is_wrong(text: str, message: str) -> None:
    with pytest.raises(ValueError) as caught:
        WeightedResult.from_text(text)
    assert message in str(caught.value).replace("\u00a0", " ")


def test_more_than_thirteen_tricks_are_refused() -> None:
    with pytest.raises(ValueError, match="0 to 13"):
        contract_score(1, Denomination.CLUBS, 0, False, 14)


def test_a_board_that_all_passed_has_no_tricks() -> None:
    with pytest.raises(ValueError, match="ingen stik"):
        Result(None, 7)

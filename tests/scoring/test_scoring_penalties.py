"""Penalties come off a side's own result, and never add to it."""

from fractions import Fraction

import pytest
from score_penalty import penalised


def test_a_penalty_comes_off_the_result_in_its_own_unit() -> None:
    assert penalised(Fraction(1132, 100), Fraction(1, 2)) == Fraction(1082, 100)
    assert penalised(Fraction(-6), Fraction(3)) == -9
    assert penalised(Fraction(-6), Fraction(0)) == -6


def test_a_penalty_gives_no_points() -> None:
    with pytest.raises(ValueError, match="takes points off"):
        penalised(Fraction(10), Fraction(-1))

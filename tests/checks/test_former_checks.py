"""What `check` says of old answers and what they read as today."""

import pytest
from own_book import BOOK

from generator.checks.former import former_problems
from rules_src.model.situation import Former

GOOD = Former("cards=small", "cards=low/early_lead=no")


def test_an_old_answer_that_is_gone_and_new_ones_that_are_offered_are_in_order() -> None:
    assert [*former_problems(BOOK, (GOOD, Former("said=nobody", "")))] == []


@pytest.mark.parametrize(
    ("formers", "said"),
    [
        ((Former("cards=low", "cards=honour"),), "»cards=low« kan stadig svares"),
        ((Former("cards=small", "cards=little"),), "»cards=little« er intet svar"),
        ((GOOD, GOOD), "»cards=small« står to gange"),
    ],
)
def test_each_mistake_is_named(formers: tuple[Former, ...], said: str) -> None:
    (problem,) = former_problems(BOOK, formers)
    assert said in problem

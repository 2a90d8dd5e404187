"""The comparable call: the articles' graded examples, as the casebook has them."""

import pytest
from own_book import casebook

from rules_src.model.facts import Answer, YesNo
from rules_src.model.ruling import Authority
from rules_src.model.steps import Verdict


def verdicts(item: str) -> set[Answer]:
    found = [
        ruling.ruling[-1]
        for ruling in casebook().of("comparable_call")
        if item in ruling.case.text.items
    ]
    return {step.answer for step in found if isinstance(step, Verdict)}


COMPARABLE = ["S07", "S10", "S14", "S15", "S16", "S18", "S21", "S23", "S24", "S25", "S26"]


@pytest.mark.parametrize("item", COMPARABLE)
def test_the_articles_comparable_calls_are_comparable(item: str) -> None:
    assert verdicts(item) == {YesNo.YES}


@pytest.mark.parametrize("item", ["S09", "S22"])
def test_the_articles_other_calls_are_not(item: str) -> None:
    assert verdicts(item) == {YesNo.NO}


@pytest.mark.parametrize("item", ["S17", "S108", "S109"])
def test_where_the_pairs_system_decides_there_are_examples_of_both(item: str) -> None:
    """S17's limit for overcalls, S108's notrump, S109's double after another opening."""
    assert verdicts(item) == {YesNo.YES, YesNo.NO}


def test_what_is_only_an_interpretation_never_stands_as_law() -> None:
    """D2 (S10) and D3 (S21), and every doubtful strength of the articles."""
    graded = {
        i: r.case.text.authority
        for r in casebook().of("comparable_call")
        for i in r.case.text.items
    }
    assert {graded[i] for i in ("S10", "S14", "S16", "S17", "S21", "S26")} == {Authority.ADVICE}
    assert {graded[i] for i in ("S18", "S24")} == {Authority.LAW}

"""Every example and claim of the source articles is carried by a case or a proved sentence."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from own_book import casebook

from rules_src.theorems import THEOREMS

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = [f"S{number:02}" for number in range(2, 114)]
"""S01 says only that three laws have become one, which the rule of Laws 30 to 32 is."""
DISAGREEMENTS = [f"D{number}" for number in range(1, 13)]
"""Where article and law differ; the law rules, and the case says so."""


@cache
def carried() -> set[str]:
    told = {item for case in casebook().cases for item in case.items}
    return told | {theorem.item for theorem in THEOREMS}


@pytest.mark.parametrize("item", [*EXAMPLES, *DISAGREEMENTS])
def test_what_the_articles_teach_is_in_the_casebook_or_proved(item: str) -> None:
    assert item in carried()


def test_no_case_and_no_sentence_names_an_item_that_does_not_exist() -> None:
    assert {"S01", ""} | {*EXAMPLES, *DISAGREEMENTS} >= carried()

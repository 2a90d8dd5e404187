"""Every example and claim of the source articles is carried by a case or a proved sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.cases.casebook import read_casebook
from generator.engine.rulebook import Rulebook
from rules_src.laws import SITUATIONS
from rules_src.theorems import THEOREMS

ROOT = Path(__file__).resolve().parents[2]
CASES = read_casebook(ROOT / "rules_src" / "casebook", Rulebook(SITUATIONS), ROOT).cases
CARRIED = {item for case in CASES for item in case.items} | {theorem.item for theorem in THEOREMS}
EXAMPLES = [f"S{number:02}" for number in range(2, 114)]
"""S01 says only that three laws have become one, which the rule of Laws 30 to 32 is."""
DISAGREEMENTS = [f"D{number}" for number in range(1, 13)]
"""Where article and law differ; the law rules, and the case says so."""


@pytest.mark.parametrize("item", [*EXAMPLES, *DISAGREEMENTS])
def test_what_the_articles_teach_is_in_the_casebook_or_proved(item: str) -> None:
    assert item in CARRIED


def test_no_case_and_no_sentence_names_an_item_that_does_not_exist() -> None:
    assert {"S01", ""} | {*EXAMPLES, *DISAGREEMENTS} >= CARRIED

"""The rules in force with their casebook, explored and read once in each process of tests."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from generator.cases.casebook import Casebook, read_casebook
from generator.engine.rulebook import Conversation, Rulebook, RuleEntry
from generator.views.content import Content
from rules_src.editions import L2017
from rules_src.theorems import THEOREMS

ROOT = Path(__file__).resolve().parents[2]
CASES = ROOT / "rules_src" / "casebook"
BOOK = Rulebook.of(L2017)


@cache
def casebook() -> Casebook:
    """Every case; nothing reads them before a test runs, since each process collects all tests."""
    return read_casebook(CASES, BOOK, ROOT)


@cache
def content() -> Content:
    return Content(BOOK, casebook(), THEOREMS)


def as_assumed(entry: RuleEntry, keys: Mapping[str, str]) -> Conversation:
    """The conversation that these keys lead to; what none of them says is as assumed."""
    return entry.assume(entry.answers(keys))

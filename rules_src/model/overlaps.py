"""Overlaps: answers of one question that one incident can make true together."""

from dataclasses import dataclass
from typing import Any

from rules_src.model.facts import Answer, Fact


@dataclass(frozen=True)
class Overlap:
    """Answers that can be true together, the special one first, and what says which to give."""

    fact: Fact[Any]
    answers: tuple[Answer, ...]
    wording: str = ""
    """Words of the question, its help or an answer; without them the order of the answers does."""


@dataclass(frozen=True)
class Hidden:
    """Answers of which only one is true, where a table does not show which."""

    fact: Fact[Any]
    answers: tuple[Answer, ...]

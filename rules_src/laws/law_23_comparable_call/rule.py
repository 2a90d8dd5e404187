"""Law 23: the comparable call, on which Laws 26, 27 and 30-32 turn."""

from __future__ import annotations

from rules_src.laws.law_23_comparable_call.facts import ComparableCall
from rules_src.laws.law_23_comparable_call.words import (
    NOT_COMPARABLE,
    SAME_MEANING,
    SAME_PURPOSE,
    SUBSET,
)
from rules_src.model.ruling import Ruling


def comparable_call(facts: ComparableCall) -> Ruling:
    """A call is comparable if its meaning is the same, similar or a subset, or its purpose is."""
    if facts.same_meaning:
        return Ruling(SAME_MEANING)
    if facts.subset:
        return Ruling(SUBSET)
    if facts.same_purpose:
        return Ruling(SAME_PURPOSE)
    return Ruling(NOT_COMPARABLE)

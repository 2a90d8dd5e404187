"""Law 23: the comparable call, on which Laws 26, 27 and 30-32 turn."""

from __future__ import annotations

from rules_src.laws.law_23_comparable_call import facts as law
from rules_src.laws.law_23_comparable_call.words import Say
from rules_src.model.ruling import Ruling


def comparable_call(facts: law.ComparableCall) -> Ruling:
    """A call is comparable if its meaning is the same, similar or a subset, or its purpose is."""
    if facts.same_meaning:
        return Ruling(Say.same_meaning)
    if facts.subset:
        return Ruling(Say.subset)
    if facts.same_purpose:
        return Ruling(Say.same_purpose)
    return Ruling(Say.not_comparable)

"""How a rule, a question and a situation of one edition read in the edition before it."""

from collections.abc import Callable, Iterable
from copy import copy
from dataclasses import replace
from functools import wraps
from typing import Any, TypeVar

from rules_src.model.facts import Fact, Facts
from rules_src.model.ruling import Ruling, Step
from rules_src.model.situation import Part, Rule, Situation

F = TypeVar("F", bound=Fact[Any])
StepsThen = Callable[[Step], Iterable[Step]]
"""A step as the older edition had it: none where it had no such step, or is not known to."""


def restated_fact(fact: F, law: str, question: str = "", help: str | None = None) -> F:
    """The same question, under another paragraph or in other words."""
    other = copy(fact)
    other.law = law
    other.question = question or fact.question
    other.help = fact.help if help is None else help
    return other


def restated_rule(rule: Rule, steps_then: StepsThen, facts: type[Facts] | None = None) -> Rule:
    """The same rule with each of its steps as it was; other `facts` ask in other words."""

    @wraps(rule)
    def as_it_was(asked: Facts) -> Ruling:
        before = len(asked.told)
        try:
            ruling = rule(asked)
        finally:
            if said := asked.told[before:]:
                asked.told[before:] = [(n, then) for n, step in said for then in steps_then(step)]
        steps = [then for step in ruling for then in steps_then(step)]
        return Ruling(*steps, verdict=ruling.verdict)

    as_it_was.__annotations__ = {**rule.__annotations__, **({"facts": facts} if facts else {})}
    return as_it_was


def restated_situation(now: Situation, rule_then: Callable[[Rule], Rule]) -> Situation:
    """A situation whose rules only read otherwise."""
    parts = tuple(Part(rule_then(part.rule), part.title) for part in now.parts)
    return replace(now, rule=rule_then(now.rule), parts=parts)

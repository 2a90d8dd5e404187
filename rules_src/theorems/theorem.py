"""Proved sentences: what the law says in general, checked against every conversation.

Each sentence is bound to a check written on its own, from the law and not from the rule. A
sentence that is false anywhere stops the build with the incident that shows it.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from rules_src.model.facts import Answer
from rules_src.model.ruling import Authority, Ruling, Step


@dataclass(frozen=True)
class Incident:
    """One whole conversation: the answers given, what was ruled, and the rules that wait."""

    answers: Mapping[str, Answer]
    ruling: Ruling
    waiting: tuple[str, ...] = ()

    def given(self, **keys: str) -> bool:
        """Whether each of these facts was answered so; `a|b` allows either."""
        return all(
            name in self.answers and self.answers[name].key in allowed.split("|")
            for name, allowed in keys.items()
        )

    def says(self, *words: str) -> bool:
        """Whether a step with one of these words is ruled; a trailing `*` stands for any end."""
        return any(_among(word, self.words) for word in words)

    @cached_property
    def words(self) -> tuple[str, ...]:
        return tuple(step.word for step in self.ruling)

    def steps(self, kind: type[Step]) -> list[Step]:
        return [step for step in self.ruling if isinstance(step, kind)]


Check = Callable[[Incident], bool]


def always(_: Incident) -> bool:
    return True


@dataclass(frozen=True)
class Theorem:
    """A sentence about rules, the conversations it speaks of, and what must hold in each."""

    sentence: str
    law: str
    rules: tuple[str, ...]
    """The rules whose conversations it is checked on, each entered where the director enters."""
    holds: Check
    about: Check = field(default=always, kw_only=True)
    item: str = field(default="", kw_only=True)
    """The article's sentence it retells, by its number in the inventory."""
    authority: Authority = field(default=Authority.LAW, kw_only=True)
    new: bool = field(default=False, kw_only=True)
    """Whether it was false by the law before."""


def _among(word: str, words: tuple[str, ...]) -> bool:
    if word.endswith("*"):
        return any(there.startswith(word[:-1]) for there in words)
    return word in words

"""Proved sentences: what the law says in general, checked against every conversation.

Each sentence is bound to a check written on its own, from the law and not from the rule. A
sentence that is false anywhere stops the build with the incident that shows it.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cached_property
from typing import TypeVar

from rules_src.model.facts import Answer
from rules_src.model.ruling import Authority, Ruling, Step

S = TypeVar("S", bound=Step)


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
        """Whether a step with one of these words is ruled; a `*` stands for any letters."""
        return any(fnmatchcase(said, word) for word in words for said in self.words)

    def before(self, first: Iterable[str], then: Iterable[str]) -> bool:
        """Whether a step of the one kind comes, and a step of the other only after it."""
        places = [self.words.index(word) for word in first if word in self.words]
        later = [self.words.index(word) for word in then if word in self.words]
        return bool(places and later) and max(places) < min(later)

    @cached_property
    def words(self) -> tuple[str, ...]:
        return tuple(step.word for step in self.ruling)

    def steps(self, *kinds: type[S]) -> list[S]:
        return [step for step in self.ruling if isinstance(step, kinds)]


Check = Callable[[Incident], bool]


@dataclass(frozen=True)
class Theorem:
    """A sentence about rules, the conversations it speaks of, and what must hold in each."""

    sentence: str
    law: str
    rules: tuple[str, ...]
    """The rules whose conversations it is checked on, each entered where the director enters."""
    holds: Check
    about: Check = field(default=lambda _: True, kw_only=True)
    item: str = field(default="", kw_only=True)
    """The article's sentence it retells, by its number in the inventory."""
    authority: Authority = field(default=Authority.LAW, kw_only=True)
    new: bool = field(default=False, kw_only=True)
    """Whether it was false by the law before."""

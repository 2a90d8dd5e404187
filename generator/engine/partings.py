"""Walk two rulebooks through the same conversations, to where they part or both have ruled."""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import Generic, NamedTuple, Protocol, TypeVar

from generator.engine.explore import reached

Known = Mapping[str, str]
"""The key of each answer, by fact."""


class Kind(Enum):
    """How two rulebooks differ in one incident, the gravest first."""

    RULING = "anden kendelse"
    ANSWER_NEW = "nyt svar"
    ANSWER_GONE = "svar, der ikke længere kan gives"
    LAW = "anden paragraf"
    AUTHORITY = "anden hjemmel"
    ORDER = "anden rækkefølge af trin"


class Ruled(NamedTuple):
    """What a step is compared by; wording is compared by itself."""

    law: str
    word: str
    when: str
    authority: str

    @property
    def effect(self) -> tuple[str, str]:
        return self.word, self.when


Ruling = tuple[Ruled, ...]


def kind_of(before: Ruling, after: Ruling) -> Kind | None:
    """How two rulings differ; None if they are the same."""
    if before == after:
        return None
    if Counter(step.effect for step in before) != Counter(step.effect for step in after):
        return Kind.RULING
    if Counter(step[:3] for step in before) != Counter(step[:3] for step in after):
        return Kind.LAW
    return Kind.ORDER if Counter(before) == Counter(after) else Kind.AUTHORITY


class HandsOver(NamedTuple):
    """The rule that a ruling goes on in, if any, and whether at once."""

    rule: str = ""
    at_once: bool = True


class Row(Protocol):
    """Where answers lead in one rule."""

    @property
    def rule(self) -> str: ...
    @property
    def answers(self) -> Mapping[str, Collection[str]]: ...
    @property
    def ruled(self) -> Ruling: ...
    @property
    def hands_over(self) -> HandsOver: ...


R = TypeVar("R", bound=Row)
Asked = TypeVar("Asked", bound=Row, covariant=True)


class Asker(Protocol[Asked]):
    """One of two rulebooks, as it is asked."""

    def turn(self, rule: str, known: Known) -> Asked | str | None:
        """Its row or its next question; None if the rule does not know one of the answers."""

    def offers(self, rule: str, question: str) -> Collection[str]:
        """The answers to a question of a rule; none if it does not ask it."""

    def reads(self, rule: str) -> frozenset[str]:
        """The questions of a rule and of all that can follow it."""

    def shape(self, rule: str) -> object:
        """What a rule and all that can follow it rule: equal for rules that are the same."""


@dataclass(frozen=True, eq=False)
class Rows(Generic[R]):
    """A rulebook by its rows."""

    of: Mapping[str, tuple[R, ...]]
    """By rule."""
    offered: Mapping[str, Mapping[str, Collection[str]]]
    """By rule and question."""

    def turn(self, rule: str, known: Known) -> R | str | None:
        fits = (
            row
            for row in self.of.get(rule, ())
            if all(n not in known or known[n] in keys for n, keys in row.answers.items())
        )
        row = next(fits, None)
        return row and next((name for name in row.answers if name not in known), row)

    def offers(self, rule: str, question: str) -> Collection[str]:
        return self.offered[rule].get(question, ())

    def reads(self, rule: str) -> frozenset[str]:
        return self._reads.get(rule, frozenset())

    def shape(self, rule: str) -> object:
        return [
            (name, [([*row.answers.items()], row.ruled) for row in self.of.get(name, ())])
            for name in self._reach(rule)
        ]

    def _reach(self, rule: str) -> Iterable[str]:
        """A rule and those that its hand-overs lead to, in order."""
        return reached(
            [rule],
            lambda name: filter(None, (row.hands_over.rule for row in self.of.get(name, ()))),
        )

    @cached_property
    def _reads(self) -> Mapping[str, frozenset[str]]:
        return {
            rule: frozenset(
                q
                for name in self._reach(rule)
                for row in self.of.get(name, ())
                for q in row.answers
            )
            for rule in self.of
        }


@dataclass(frozen=True)
class Way(Generic[R]):
    """How far one rulebook gets with some answers."""

    rows: tuple[R, ...]
    """The row of each rule on the way."""
    asks: str = ""
    """The question it stops at."""
    asking: str = ""
    """The rule that asks it."""
    lost: bool = False
    """Whether it does not know one of the answers."""

    @property
    def later(self) -> str:
        """A rule to go on in later, if any."""
        return self.rows[-1].hands_over.rule if self.rows and not (self.asks or self.lost) else ""


def follow(asker: Asker[R], rule: str, known: Known) -> Way[R]:
    """Follow the answers from rule to rule, as `RuleEntry.follow`."""
    rows: list[R] = []
    at_once = True
    while rule and at_once:
        turn = asker.turn(rule, known)
        if turn is None or isinstance(turn, str):
            return Way((*rows,), turn or "", rule if turn else "", lost=turn is None)
        rows.append(turn)
        rule, at_once = turn.hands_over
    return Way((*rows,))


@dataclass(frozen=True)
class Pair(Generic[R]):
    """How far both get with the same answers."""

    rule: str
    """Where they begin."""
    known: Known
    old: Way[R]
    new: Way[R]

    @property
    def lost(self) -> bool:
        """Whether one of them does not know an answer of the other."""
        return self.old.lost or self.new.lost

    @property
    def shared(self) -> Iterator[tuple[R, R]]:
        """The rows of both in each rule that they came through as number so and so."""
        both = zip(self.old.rows, self.new.rows, strict=False)
        return ((old, new) for old, new in both if old.rule == new.rule)


class Walk(Generic[R]):
    """Both at once: ask what either asks, until neither asks more.

    With `parted` until that says so.
    """

    def __init__(
        self,
        old: Asker[R],
        new: Asker[R],
        *,
        parted: Callable[[Pair[R]], bool] | None = None,
    ) -> None:
        self.old, self.new, self.parted = old, new, parted
        self.been: set[tuple[str, frozenset[tuple[str, str]]]] = set()

    def alike(self, rule: str) -> bool:
        """Whether a rule and all that can follow it are the same in both."""
        return self.old.shape(rule) == self.new.shape(rule)

    def pairs(self, rule: str, known: Known) -> Iterator[Pair[R]]:
        """Where each conversation ends that begins with these answers, and what is due later."""
        pair = Pair(rule, known, follow(self.old, rule, known), follow(self.new, rule, known))
        asks = pair.new.asks or pair.old.asks
        if pair.old.lost and pair.new.lost:
            return
        if self.parted and not pair.lost and self.parted(pair):
            yield pair
        elif not asks:
            yield pair
            if (later := pair.new.later) == pair.old.later and later:
                yield from self._later(later, known)
        else:
            # the answers that either offers, in the order of the new one
            offered = dict.fromkeys(
                key
                for asker, way in ((self.new, pair.new), (self.old, pair.old))
                for rule in (way.asking, *(row.rule for row in way.rows))
                for key in (asker.offers(rule, asks) if rule else ())
            )
            for key in offered:
                yield from self.pairs(rule, {**known, asks: key})

    def _later(self, rule: str, known: Known) -> Iterator[Pair[R]]:
        """Walk a rule that is due later in both, once for each set of answers it can get."""
        reads = self.old.reads(rule) | self.new.reads(rule)
        read = {name: key for name, key in known.items() if name in reads}
        here = rule, frozenset(read.items())
        if here not in self.been and not self.alike(rule):
            self.been.add(here)
            yield from self.pairs(rule, read)

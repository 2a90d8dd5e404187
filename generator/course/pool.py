"""The pool: the tasks of every situation, chosen, and each with its choices in order."""

import hashlib
import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations, zip_longest
from typing import TypeVar

from generator.course.grow import Seed, seeds
from generator.course.task import CHOICES, ONWARD, Applies, Choice, Kind, Task
from generator.engine.rulebook import Rulebook
from rules_src.model.situation import Situation

T = TypeVar("T")
MASK = 0xFFFFFFFF


class Draw:
    """Mulberry32: 32 bits of state, integers only."""

    def __init__(self, seed: int) -> None:
        self.state = seed & MASK

    def next(self) -> int:
        """The next 32 bits."""
        self.state = (self.state + 0x6D2B79F5) & MASK
        mixed = self.state
        mixed = ((mixed ^ (mixed >> 15)) * (mixed | 1)) & MASK
        mixed ^= (mixed + ((mixed ^ (mixed >> 7)) * (mixed | 61) & MASK)) & MASK
        return (mixed ^ (mixed >> 14)) & MASK

    def below(self, number: int) -> int:
        """A number from 0, less than this one."""
        return (self.next() * number) >> 32

    def some(self, values: Iterable[T], number: int) -> list[T]:
        """So many of the values, in the order they are drawn."""
        rest = list(values)
        return [rest.pop(self.below(len(rest))) for _ in range(number)]


MOST = {
    Kind.RULING: (4, 57),
    Kind.QUESTION: (3, 58),
    Kind.OPTION: (15, 76),
    Kind.SPOKEN: (3, 66),
    Kind.LAW: (8, 60),
    Kind.FIGURE: (36, 74),
    Kind.DIFFERENCE: (5, 51),
}
"""How many tasks of each kind a situation has at most, and how many words one should have."""
FEW, WORDS = 12, 80
"""How many words one may have in a situation that has fewer than a dozen short ones."""
LEAST = 17
"""How many a situation should have, filled up with pairs of incidents."""
AMONG = 6
"""How many of the nearest wrong choices three are taken from."""
DIGITS = 8

Pool = Mapping[str, tuple[Task, ...]]
"""The tasks of each situation, by the name of its rule."""


@cache
def pool(book: Rulebook) -> Pool:
    """Every task, the same each time for the same rules."""
    order = _Order()
    return {
        situation.rule.__name__: _mixed(order.tasks(_found(book, situation)))
        for situation in book.situations
    }


def _mixed(tasks: Iterable[Task]) -> tuple[Task, ...]:
    """The kinds by turns: whoever takes the first few has met most of them."""
    by_kind: dict[Kind, list[Task]] = {}
    for task in tasks:
        by_kind.setdefault(task.kind, []).append(task)
    turns = zip_longest(*by_kind.values())
    return tuple(task for turn in turns for task in turn if task)


def digest_of(book: Rulebook) -> str:
    """A fingerprint of every task: exams of one fingerprint are the same exams."""
    tasks = (task for tasks in pool(book).values() for task in tasks)
    text = json.dumps([[task.id, [c.text for c in task.choices], task.right] for task in tasks])
    return hashlib.sha256(text.encode()).hexdigest()[:DIGITS]


def _found(book: Rulebook, situation: Situation) -> Mapping[Kind, list[Seed]]:
    """The seeds of each kind that are short enough, the best first."""
    every = [
        seed
        for rule in book.rules_of(situation)
        for seed in seeds(book, rule)
        if len(seed.others) >= CHOICES - 1 and _words(seed) <= WORDS and not _gives_away(seed)
    ]
    short = [seed for seed in every if _words(seed) <= MOST[seed.kind][1]]
    found = short if len(short) >= FEW else every
    return {kind: _spread(seed for seed in found if seed.kind is kind) for kind in Kind}


def _gives_away(seed: Seed) -> bool:
    """Whether the key stands in what is told."""
    told = " ".join((seed.told.plain, *seed.facts)).casefold()
    return not seed.ordered and seed.key.text.casefold().strip(".»«?") in told


def _spread(found: Iterable[Seed]) -> list[Seed]:
    """The shortest of each row, rule by rule, then the next of each; never one twice."""
    turns: Counter[str] = Counter()
    ranked: list[tuple[bool, int, bool, int, int, Seed]] = []
    told: set[tuple[object, ...]] = set()
    for n, seed in enumerate(sorted(found, key=_words)):
        as_told = _as_told(seed)
        if as_told in told:
            continue
        told.add(as_told)
        among = seed.key.text if seed.ordered else seed.grounds[0].rule.name
        again = turns[seed.row] if not seed.ordered else 0
        far = not seed.ordered and seed.near < CHOICES - 1
        ranked.append((seed.ordered and ONWARD in seed.question, again, far, turns[among], n, seed))
        turns.update({among, seed.row})
    return [seed for *_, seed in sorted(ranked, key=lambda one: one[:5])]


def _as_told(seed: Seed) -> tuple[object, ...]:
    """What makes two tasks one: two incidents are the same two in either order."""
    if isinstance(claim := seed.key.claim, Applies):
        return frozenset(frozenset(g.stated.items()) for g in seed.grounds), claim.verdict
    return seed.facts, seed.question, seed.told


def _words(seed: Seed) -> int:
    """The words of the task with its nearest choices."""
    choices = (seed.key, *seed.others[: CHOICES - 1])
    texts = _texts(seed, choices)
    return sum(len(text.split()) for text in (seed.told.text(*texts), *texts))


def _texts(seed: Seed, choices: Iterable[Choice]) -> tuple[str, ...]:
    """Everything that is read after what is told first."""
    return (*seed.facts, seed.question, *(choice.text for choice in choices))


class _Order:
    """Puts the choices of one task after another in order, so that no habit pays.

    Of each kind every place is right as often as every other, and the longest choice one time in
    four.
    """

    def __init__(self) -> None:
        self.draw = Draw(2017)
        self.places = {kind: [0] * CHOICES for kind in Kind}
        self.longest = dict.fromkeys(Kind, 0.0)

    def tasks(self, found: Mapping[Kind, list[Seed]]) -> Iterator[Task]:
        """So many of each kind; pairs of incidents make up for kinds that a situation lacks."""
        taken = 0
        for kind, seeds_of in found.items():
            if kind is not Kind.DIFFERENCE:
                yield from map(self._task, seeds_of[: MOST[kind][0]])
                taken += len(seeds_of[: MOST[kind][0]])
        rest = found[Kind.DIFFERENCE]
        for _ in range(max(MOST[Kind.DIFFERENCE][0], LEAST - taken)):
            if rest:
                stood = self.places[
                    Kind.DIFFERENCE
                ]  # how often the answer to a pair has been right
                seed = min(rest, key=lambda one: stood[ORDER.index(one.key.text)])
                rest.remove(seed)
                yield self._task(seed)

    def _task(self, seed: Seed) -> Task:
        wrong = seed.others if seed.ordered else self._wrong(seed)
        if seed.ordered:  # in A, in B, in both, in none
            choices = (*sorted((seed.key, *wrong), key=lambda one: ORDER.index(one.text)),)
        else:
            choices = self._ordered(seed, wrong)
        self.places[seed.kind][choices.index(seed.key)] += 1
        self.longest[seed.kind] += longest(seed.key, wrong)
        near = seed.ordered or all(choice in seed.others[: seed.near] for choice in wrong)
        return Task(
            seed.kind,
            seed.grounds,
            seed.seat,
            seed.told.text(*_texts(seed, choices)),
            seed.facts,
            seed.question,
            choices,
            seed.laws,
            seed.reason,
            seed.row,
            near,
        )

    def _wrong(self, seed: Seed) -> Sequence[Choice]:
        """Three of the nearest wrong choices, by which the key is the longest one time in four."""
        near = seed.others[: max(CHOICES - 1, min(seed.near, AMONG))]
        spare = max(MOST[seed.kind][1] - _words(seed), 0) + sum(
            _length(c) for c in near[: CHOICES - 1]
        )
        sets = combinations(near, CHOICES - 1)
        found = [wrong for wrong in sets if sum(map(_length, wrong)) <= spare]
        sign = -1 if self.longest[seed.kind] < sum(self.places[seed.kind]) / CHOICES else 1
        return min(found, key=lambda wrong: sign * longest(seed.key, wrong))

    def _ordered(self, seed: Seed, wrong: Sequence[Choice]) -> tuple[Choice, ...]:
        """The key at one of the places where it has stood least."""
        places = self.places[seed.kind]
        least = [place for place, times in enumerate(places) if times == min(places)]
        (place,) = self.draw.some(least, 1)
        rest = self.draw.some(wrong, len(wrong))
        return (*rest[:place], seed.key, *rest[place:])


def _length(choice: Choice) -> int:
    return len(choice.text.split())


def longest(key: Choice, wrong: Sequence[Choice]) -> float:
    """How often somebody is right who takes the longest choice."""
    longest = max(len(choice.text) for choice in (key, *wrong))
    same = sum(len(choice.text) == longest for choice in (key, *wrong))
    return 1 / same if len(key.text) == longest else 0.0


ORDER = ("X", "Y", "Begge", "Ingen")

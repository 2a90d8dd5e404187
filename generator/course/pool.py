"""The pool: the tasks of every situation, chosen, and each with its choices in order."""

import hashlib
import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations, islice, zip_longest
from random import Random

from generator.course.grow import Seed, Told, seeds
from generator.course.task import CHOICES, Choice, Kind, Task
from generator.engine.rulebook import Rulebook
from rules_src.model.situation import Situation

MOST = {
    Kind.RULING: 5,
    Kind.QUESTION: 1,
    Kind.OPTION: 2,
    Kind.SPOKEN: 2,
    Kind.LAW: 1,
    Kind.FIGURE: 8,
}
"""How many tasks of each kind a situation has at most, where they are enough."""
ENOUGH = 8
"""How many it should have; fewer are filled up with more of the first kinds."""
LEAST_TOLD, WORDS = 12, 95
"""How many words tell at least what happened, and how many a task has at most."""
AMONG = 6
"""How many of the nearest wrong choices three are taken from."""
DIGITS = 8


@cache
def pool(book: Rulebook) -> Mapping[str, tuple[Task, ...]]:
    """Every task of each situation, by the name of its rule: the same for the same rules."""
    order = _Order()
    found: dict[str, tuple[Task, ...]] = {}
    for situation in book.situations:
        by_kind: dict[Kind, list[Task]] = {}
        for task in order.tasks(_found(book, situation)):
            by_kind.setdefault(task.kind, []).append(task)
        turns = zip_longest(*by_kind.values())  # whoever takes the first few has met most kinds
        found[situation.rule.__name__] = tuple(task for turn in turns for task in turn if task)
    return found


def digest_of(book: Rulebook) -> str:
    """A fingerprint of every task: exams of one fingerprint are the same exams."""
    tasks = (task for tasks in pool(book).values() for task in tasks)
    text = json.dumps([[task.id, [c.text for c in task.choices], task.right] for task in tasks])
    return hashlib.sha256(text.encode()).hexdigest()[:DIGITS]


def _found(book: Rulebook, situation: Situation) -> Mapping[Kind, list[Seed]]:
    """The seeds of each kind that are short enough and do not tell the key, the best first."""
    found = [
        seed
        for rule in book.rules_of(situation)
        for seed in seeds(book, rule)
        if seed.others and _words(seed) <= WORDS
        if seed.key.text.casefold().strip(".»«?") not in seed.told.plain.casefold()
        if len(seed.told.plain.split()) >= LEAST_TOLD
    ]
    full = [seed for seed in found if len(seed.others) >= CHOICES - 1]
    found = full if len(full) >= ENOUGH else found
    return {kind: _spread(seed for seed in found if seed.kind is kind) for kind in Kind}


def _spread(found: Iterable[Seed]) -> list[Seed]:
    """The shortest of each row, rule by rule, then the next of each; never one twice."""
    turns: Counter[str] = Counter()
    ranked: list[tuple[int, int, int, int, Seed]] = []
    told: set[tuple[str, Told]] = set()
    for n, seed in enumerate(sorted(found, key=_words)):
        if (seed.question, seed.told) in told:
            continue
        told.add((seed.question, seed.told))
        rule, far = seed.ground.rule.name, CHOICES - 1 - min(seed.near, CHOICES - 1)
        ranked.append((turns[seed.row], far, turns[rule], n, seed))
        turns.update({rule, seed.row})
    return [seed for *_, seed in sorted(ranked, key=lambda one: one[:4])]


def _words(seed: Seed) -> int:
    """The words of the task with its nearest choices."""
    choices = (seed.key, *seed.others[: CHOICES - 1])
    texts = _texts(seed, choices)
    return sum(len(text.split()) for text in (seed.told.text(*texts), *texts))


def _texts(seed: Seed, choices: Iterable[Choice]) -> tuple[str, ...]:
    """Everything that is read after what is told first."""
    return (seed.question, *(choice.text for choice in choices))


class _Order:
    """Puts the choices of one task after another in order, so that no habit pays.

    Of each kind every place is right as often as every other, and the longest choice one time in
    four.
    """

    def __init__(self) -> None:
        self.drawn = Random(2017).random
        self.places: dict[tuple[Kind, int], list[int]] = {}
        self.longest = dict.fromkeys(Kind, 0.0)

    def tasks(self, found: Mapping[Kind, list[Seed]]) -> Iterator[Task]:
        """So many of each kind, and more of the first where they are not enough."""
        chosen = [seed for kind, some in found.items() for seed in some[: MOST[kind]]]
        more = (seed for kind, some in found.items() for seed in some[MOST[kind] :])
        chosen += islice(more, max(ENOUGH - len(chosen), 0))
        return map(self._task, chosen)

    def _task(self, seed: Seed) -> Task:
        # three of the nearest, by which the key is the longest one time in four
        near = seed.others[: max(CHOICES - 1, min(seed.near, AMONG))]
        spare = max(WORDS - _words(seed), 0) + sum(_length(c) for c in near[: CHOICES - 1])
        sets = combinations(near, min(CHOICES - 1, len(near)))
        found = [wrong for wrong in sets if sum(map(_length, wrong)) <= spare]
        asked = sum(sum(some) for (kind, _), some in self.places.items() if kind is seed.kind)
        sign = -1 if self.longest[seed.kind] < asked / CHOICES else 1
        wrong = min(found, key=lambda wrong: sign * longest(seed.key, wrong))
        # the key at one of the places where it has stood least
        places = self.places.setdefault((seed.kind, len(wrong)), [0] * (len(wrong) + 1))
        place = min(range(len(places)), key=lambda place: (places[place], self.drawn()))
        places[place] += 1
        rest = sorted(wrong, key=lambda _: self.drawn())
        choices = (*rest[:place], seed.key, *rest[place:])
        self.longest[seed.kind] += longest(seed.key, wrong)
        return Task(
            seed.kind,
            seed.ground,
            seed.told.text(*_texts(seed, choices)),
            seed.question,
            choices,
            seed.laws,
            seed.reason,
            seed.row,
        )


def _length(choice: Choice) -> int:
    return len(choice.text.split())


def longest(key: Choice, wrong: Sequence[Choice]) -> float:
    """How often somebody is right who takes the longest choice."""
    longest = max(len(choice.text) for choice in (key, *wrong))
    same = sum(len(choice.text) == longest for choice in (key, *wrong))
    return 1 / same if len(key.text) == longest else 0.0

"""The questions of a rule one after the other: each answer leads to a ruling or to a question."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from generator.book.ladder import Rung
from generator.views.ruling import StepLine
from generator.views.situation import Leaf
from rules_src.model.facts import Answer


@dataclass
class Way:
    """Some answers, and where they lead: to a ruling, or else to the question of that number."""

    answers: tuple[Answer, ...]
    leaf: Leaf | None = None
    to: int = 0


@dataclass
class Asked:
    """A question with its number, what is said before it is answered, and its answers."""

    number: int
    rung: Rung
    first: bool
    """Whether the rule has not asked it before."""
    explained: bool = False
    steps: tuple[StepLine, ...] = ()
    ways: list[Way] = field(default_factory=list)


def questions(ladder: Iterable[Rung]) -> tuple[Asked, ...]:
    return tuple(_questions(ladder))


def _questions(ladder: Iterable[Rung]) -> Iterator[Asked]:
    asked: list[Asked] = []
    open_at: dict[int, Asked] = {}
    waiting: Way | None = None
    for rung in ladder:
        match rung.kind:
            case "ask":
                first = all(one.rung.name != rung.name for one in asked)
                asked.append(Asked(len(asked) + 1, rung, first))
                open_at[rung.depth] = asked[-1]
                if waiting:
                    waiting.to = asked[-1].number
            case "help":
                asked[-1].explained = True
            case "say":
                asked[-1].steps = rung.steps
            case "on":
                waiting = Way(rung.answers)
                open_at[rung.depth].ways.append(waiting)
            case "end" if asked:
                open_at[rung.depth].ways.append(Way(rung.answers, rung.leaf))
    yield from asked

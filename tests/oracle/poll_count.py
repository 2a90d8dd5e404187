"""What a poll counts, and when the count makes a logical alternative (16B1)."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Reply:
    """What one player would do, and what else he considered seriously; by number."""

    chose: int
    also: frozenset[int] = frozenset()


@dataclass(frozen=True)
class Measure:
    percent: int
    """Of those asked, so many in a hundred considered the action seriously or chose it."""
    chosen: int
    """And so many chose it."""


@dataclass(frozen=True)
class Tally:
    chosen: int
    considered: int
    """Those who chose it, too."""


def tally(replies: Sequence[Reply], actions: int) -> list[Tally]:
    """How many chose, and how many seriously considered, each action."""
    return [
        Tally(
            sum(reply.chose == n for reply in replies),
            sum(n == reply.chose or n in reply.also for reply in replies),
        )
        for n in range(actions)
    ]


def alternatives(counted: Sequence[Tally], asked: int, measure: Measure) -> frozenset[int]:
    """The actions that are logical alternatives by the measure (16B1b)."""
    return frozenset(
        n
        for n, one in enumerate(counted)
        if one.considered
        and one.considered * 100 >= measure.percent * asked
        and one.chosen >= measure.chosen
    )


def has_alternative(action: int, logical: Collection[int], suggested: Collection[int]) -> bool:
    """Whether the information suggests an action over another that is one (16B1a).

    The action itself need not be a logical alternative.
    """
    return any(other != action and other not in suggested for other in logical)

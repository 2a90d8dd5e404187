"""What differs in how the rulings from outside compare with those of the rules."""

from collections.abc import Iterator
from typing import NamedTuple

from generator.data.diff.snapshot import Snapshot


class Ways(NamedTuple):
    """How a ruling compared and compares; empty where it is not there."""

    before: str
    after: str


class Shift(NamedTuple):
    """A ruling from outside that compares otherwise."""

    id: str
    ways: Ways


def shifts(old: Snapshot, new: Snapshot) -> tuple[Shift, ...]:
    """Each that compares otherwise, is new or is gone; none where a revision does not say."""
    if old.precedents is None or new.precedents is None:
        return ()
    return tuple(_shifts(old, new))


def _shifts(old: Snapshot, new: Snapshot) -> Iterator[Shift]:
    before = {each.id: each.comparison for each in old.precedents or ()}
    after = {each.id: each.comparison for each in new.precedents or ()}
    for id in dict.fromkeys((*before, *after)):
        ways = Ways(before.get(id, ""), after.get(id, ""))
        if ways.before != ways.after:
            yield Shift(id, ways)

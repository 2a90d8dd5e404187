"""What changed between two editions, change by change, and what was published of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from generator.editions.compare import Compared, Difference, Kind, compare_editions
from generator.engine.rulebook import Conversation
from generator.engine.verdicts import verdict
from rules_src.model.change import Change, Listed
from rules_src.model.edition import Edition


@dataclass(frozen=True)
class ShownChange:
    """A change, the differences it explains, and the lists that name it."""

    change: Change
    differences: tuple[Difference, ...]
    listed: tuple[Listed, ...]
    example: Difference
    """The smallest incident in which the verdicts themselves differ, if there is one."""
    before: Conversation | None
    """The example in the older edition; None if it offers no such answer."""
    after: Conversation | None

    @property
    def verdicts(self) -> tuple[str, str]:
        """The verdict of each edition on the example; empty where there is none."""
        return _verdict(self.before), _verdict(self.after)


@dataclass(frozen=True, eq=False)
class EditionReport:
    """Everything that changed from one edition to the next."""

    compared: Compared
    changes: tuple[ShownChange, ...]
    unexplained: tuple[Difference, ...]
    """Differences that come from no change: a fault in one of the editions."""
    idle: tuple[Change, ...]
    """Changes that no difference shows."""

    @property
    def problems(self) -> Iterator[str]:
        """What must be put right before anything is published, in Danish."""
        for each in self.unexplained:
            yield f"ingen ændring forklarer {each.key}"
        for change in self.idle:
            yield f"ændringen {change.key} ses ikke i nogen kendelse"
        before = self.compared.before
        known = {change.key for change in before.changes}
        for item in before.listed:
            if not (item.changes or item.explained or item.outside):
                yield f"listernes nummer {item.number} er hverken en ændring eller forklaret"
            for key in set(item.changes) - known:
                yield f"listernes nummer {item.number} nævner {key}, som ingen ændring hedder"
        for shown in self.changes:
            named, told = bool(shown.listed), shown.change.key in before.unlisted
            if named is told:
                yield f"ændringen {shown.change.key} skal enten stå i en liste eller forklares"


@cache
def report(before: Edition, after: Edition) -> EditionReport:
    """Bring the differences of two editions under the changes that explain them."""
    compared = compare_editions(before, after)
    explained: dict[Change, list[Difference]] = {change: [] for change in before.changes}
    unexplained = []
    for each in compared.differences:
        words = each.words
        change = next((c for c in before.changes if c.explains(each.rule, words)), None)
        (explained[change] if change else unexplained).append(each)
    shown = tuple(_shown(compared, c, found) for c, found in explained.items() if found)
    idle = tuple(change for change, found in explained.items() if not found)
    return EditionReport(compared, shown, tuple(unexplained), idle)


def _shown(compared: Compared, change: Change, found: list[Difference]) -> ShownChange:
    example = min(found, key=lambda each: _rank(compared, each))
    listed = tuple(item for item in compared.before.listed if change.key in item.changes)
    return ShownChange(change, tuple(found), listed, example, *compared.conversations(example))


def _rank(compared: Compared, difference: Difference) -> tuple[bool, bool, int]:
    """Different verdicts first, then whole conversations, then the fewest answers."""
    before, after = compared.conversations(difference)
    alike = _verdict(before) == _verdict(after)
    asks = any(talk is not None and talk.question is not None for talk in (before, after))
    one_sided = difference.kind is not Kind.RULING
    return alike or asks, one_sided, len(difference.example)


def _verdict(conversation: Conversation | None) -> str:
    return verdict(conversation) if conversation else ""

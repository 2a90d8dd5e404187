"""What changed between two editions, change by change, and what was published of it."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from generator.editions.compare import Compared, Difference, compare_editions
from generator.engine.partings import Kind, Known
from generator.engine.rulebook import Conversation
from generator.engine.verdicts import verdict
from rules_src.model.change import Change, Listed
from rules_src.model.edition import Edition
from rules_src.model.ruling import Step
from rules_src.model.situation import Situation


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
    def answers(self) -> Known:
        """The answers of the example."""
        return {**self.example.example, **self.change.example}

    @property
    def parted(self) -> tuple[tuple[Step, ...], tuple[Step, ...]]:
        """The steps that only the one edition rules in the example, and only the other."""
        return (
            _among(self.before, self.example.lost),
            _among(self.after, self.example.gained),
        )

    @property
    def verdicts(self) -> tuple[str, str]:
        """The verdict of each edition on the example; empty where there is none."""
        return _verdict(self.before), _verdict(self.after)


@dataclass(frozen=True)
class Sameness:
    """A situation that is ruled the same in both editions."""

    situation: Situation
    conversations: int
    """In how many conversations that was seen."""
    touched_by: tuple[ShownChange, ...]
    """Changes of another law that its incidents meet."""


@dataclass(frozen=True, eq=False)
class EditionReport:
    """Everything that changed from one edition to the next."""

    compared: Compared
    changes: tuple[ShownChange, ...]
    unexplained: tuple[Difference, ...]
    """Differences that come from no change: a fault in one of the editions."""
    idle: tuple[Change, ...]
    """Changes that no difference shows."""

    def situation_of(self, shown: ShownChange) -> Situation:
        """The situation a change is shown under."""
        return self.compared.situation_of(shown.change.rules[0])

    def changes_in(self, situation: Situation) -> tuple[ShownChange, ...]:
        """The changes that are shown under a situation."""
        return tuple(shown for shown in self.changes if self.situation_of(shown) is situation)

    def touching(self, situation: Situation) -> tuple[ShownChange, ...]:
        """The changes that some incident of a situation shows, wherever they are shown."""
        found = set(self.compared.differences_in(situation))
        return tuple(shown for shown in self.changes if not found.isdisjoint(shown.differences))

    @property
    def same(self) -> tuple[Sameness, ...]:
        """The situations that have no change of their own, as their source says."""
        return tuple(
            Sameness(s, len(self.compared.new[s.rule.__name__].conversations), self.touching(s))
            for s in self.compared.covered
            if s.rule.__name__ in self.compared.before.unchanged
        )

    @property
    def problems(self) -> Iterator[str]:
        """What must be put right before anything is published, in Danish."""
        for each in self.unexplained:
            yield f"ingen ændring forklarer {each.key}"
        for situation in self.compared.covered:
            listed = situation.rule.__name__ in self.compared.before.unchanged
            if listed and self.changes_in(situation):
                yield f"{situation.rule.__name__} står som uændret, men er ændret"
            if not listed and not self.touching(situation):
                yield f"{situation.rule.__name__} er ens i begge udgaver og skal stå som uændret"
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
            named, unlisted = bool(shown.listed), shown.change.key in before.unlisted
            if named is unlisted:
                yield f"ændringen {shown.change.key} skal enten stå i en liste eller forklares"


def report_between(before: Edition, after: Edition) -> EditionReport:
    """The report of two editions; a draft has its own copy of the law that it would change."""
    return report((after.before or before) if after.is_draft else before, after)


@cache
def report(before: Edition, after: Edition) -> EditionReport:
    """Bring the differences of two editions under the changes that explain them."""
    compared = compare_editions(before, after)
    explained: dict[Change, list[Difference]] = {change: [] for change in before.changes}
    unexplained: list[Difference] = []
    for each in compared.differences:
        words = each.words
        change = next((c for c in before.changes if c.explains(each.rule, words)), None)
        (explained[change] if change else unexplained).append(each)
    shown = tuple(_shown(compared, c, found) for c, found in explained.items() if found)
    idle = tuple(change for change, found in explained.items() if not found)
    return EditionReport(compared, shown, tuple(unexplained), idle)


def _shown(compared: Compared, change: Change, found: list[Difference]) -> ShownChange:
    example = min(found, key=lambda each: _rank(compared, change, each))
    listed = tuple(item for item in compared.before.listed if change.key in item.changes)
    return ShownChange(
        change, tuple(found), listed, example, *compared.conversations(example, change.example)
    )


def _rank(
    compared: Compared, change: Change, difference: Difference
) -> tuple[int, bool, bool, int]:
    """The stated answers first, then whole talks with other verdicts, then the fewest answers."""
    wanted, has = change.example, difference.example
    missed = sum(has.get(name, key) != key for name, key in wanted.items())
    before, after = compared.conversations(difference, wanted)
    alike = _verdict(before) == _verdict(after)
    asks = any(talk is not None and talk.question is not None for talk in (before, after))
    one_sided = difference.kind is not Kind.RULING
    return missed, alike or asks, one_sided, len(difference.example)


def _among(conversation: Conversation | None, words: tuple[str, ...]) -> tuple[Step, ...]:
    steps = conversation.ruling if conversation else ()
    return tuple(step for step in dict.fromkeys(steps) if step.word in words)


def _verdict(conversation: Conversation | None) -> str:
    return verdict(conversation) if conversation else ""

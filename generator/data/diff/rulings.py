"""What two revisions rule differently: each change once, with its smallest example."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

from generator.data.diff.snapshot import Snapshot
from generator.data.models import Row, Step
from generator.engine.partings import Kind, Known, Pair, Ruled, Walk, Way, kind_of


@dataclass(frozen=True)
class Change:
    """One change in what a rule rules."""

    kind: Kind
    rule: str
    before: tuple[Step, ...]
    """The whole ruling in the example."""
    after: tuple[Step, ...]
    example: Known
    """The fewest answers that lead to it."""
    old_rows: tuple[str, ...]
    new_rows: tuple[str, ...]
    places: int = 1
    """In how many conversations it occurs."""

    @property
    def lost(self) -> tuple[Step, ...]:
        """The steps that are no longer ruled."""
        return _without(self.before, self.after)

    @property
    def gained(self) -> tuple[Step, ...]:
        return _without(self.after, self.before)

    @property
    def identity(self) -> tuple[object, ...]:
        """Equal for conversations that show the same change."""
        steps = (self.before, self.after) if self.kind is Kind.ORDER else (self.lost, self.gained)
        return self.rule, self.kind, *map(_ruled, steps)


def changes(old: Snapshot, new: Snapshot) -> tuple[Change, ...]:
    """Every change of ruling, by rule, the gravest kind first."""
    groups: dict[tuple[object, ...], list[Change]] = {}
    for change in (each for pair in pairs(old, new) for each in _changes(pair)):
        groups.setdefault(change.identity, []).append(change)
    rules, kinds = [*new.by_name, *old.by_name], [*Kind]
    found = [_smallest(group) for group in groups.values()]
    return tuple(sorted(found, key=lambda c: (rules.index(c.rule), kinds.index(c.kind))))


def _smallest(group: list[Change]) -> Change:
    return replace(
        min(group, key=lambda change: len(change.example)),
        old_rows=tuple(dict.fromkeys(row for each in group for row in each.old_rows)),
        new_rows=tuple(dict.fromkeys(row for each in group for row in each.new_rows)),
        places=len(group),
    )


def pairs(old: Snapshot, new: Snapshot) -> Iterator[Pair[Row]]:
    """Every pair of conversations from a rule of both; pairs that cannot differ are skipped."""
    before, after = old.asker, new.asker
    for rule in new.rules:
        walk = Walk(before, after)
        if rule.entered and rule.rule in old.by_name and not walk.alike(rule.rule):
            yield from walk.pairs(rule.rule, {})


def _changes(pair: Pair[Row]) -> Iterator[Change]:
    """Where the rulings of a pair differ, rule by rule."""
    old, new = _steps(pair.old), _steps(pair.new)
    last = _last_row(pair.old), _last_row(pair.new)
    shared = [*pair.shared]
    if pair.old.lost:
        yield Change(Kind.ANSWER_NEW, pair.new.rows[-1].rule, (), new, pair.known, *last)
    elif pair.new.lost:
        yield Change(Kind.ANSWER_GONE, pair.old.rows[-1].rule, old, (), pair.known, *last)
    elif not (kind := kind_of(_ruled(old), _ruled(new))):
        return
    elif len(shared) == len(pair.old.rows) == len(pair.new.rows):
        for n, (one, other) in enumerate(shared, 1):
            if each := kind_of(one.ruled, other.ruled):
                read = {name for rows in shared[:n] for row in rows for name in row.answers}
                known = {name: key for name, key in pair.known.items() if name in read}
                rulings, rows = (one.ruling, other.ruling), ((one.row,), (other.row,))
                yield Change(each, one.rule, *rulings, known, *rows)
    else:
        yield Change(kind, shared[-1][0].rule, old, new, pair.known, *last)


def _last_row(way: Way[Row]) -> tuple[str, ...]:
    return () if way.lost else (way.rows[-1].row,)


def _steps(way: Way[Row]) -> tuple[Step, ...]:
    """Every step of the ruling, without the hand-overs that are followed."""
    steps = [step for row in way.rows for step in row.ruling]
    return tuple(s for n, s in enumerate(steps, 1) if not s.leads_to or n == len(steps))


def _ruled(steps: tuple[Step, ...]) -> tuple[Ruled, ...]:
    return tuple(step.ruled for step in steps)


def _without(steps: tuple[Step, ...], others: tuple[Step, ...]) -> tuple[Step, ...]:
    """The steps that the other ruling lacks, each as often as it lacks it."""
    left = Counter(step.ruled for step in others)
    missing = []
    for step in steps:
        if left[step.ruled]:
            left[step.ruled] -= 1
        else:
            missing.append(step)
    return tuple(missing)

"""What two revisions rule differently, gathered into changes with the smallest example of each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from generator.diff.snapshot import Row, Snapshot, Step
from generator.diff.walk import Known, Meeting, Way, meetings


class Kind(Enum):
    """What sort of change; the first are changes of law."""

    RULING = "anden kendelse"
    ANSWER_NEW = "nyt svar"
    ANSWER_GONE = "svar, der ikke længere kan gives"
    LAW = "anden paragraf"
    AUTHORITY = "anden hjemmel"
    ORDER = "anden rækkefølge af trin"

    @property
    def key(self) -> str:
        return self.name.lower()


@dataclass(frozen=True)
class Change:
    """One way in which a rule now rules otherwise."""

    kind: Kind
    rule: str
    lost: tuple[Step, ...]
    """The steps that are no longer said."""
    gained: tuple[Step, ...]
    before: tuple[Step, ...]
    """The whole ruling in the example."""
    after: tuple[Step, ...]
    example: Known
    """The fewest answers that lead to it."""
    places: int
    """How many conversations it is met in."""
    old_rows: tuple[str, ...]
    new_rows: tuple[str, ...]


@dataclass(frozen=True)
class _Met:
    rule: str
    before: tuple[Step, ...]
    after: tuple[Step, ...]
    known: Known
    kind: Kind
    old_row: str
    new_row: str

    @property
    def lost(self) -> tuple[Step, ...]:
        return _without(self.before, self.after)

    @property
    def gained(self) -> tuple[Step, ...]:
        return _without(self.after, self.before)

    @property
    def same(self) -> tuple[object, ...]:
        """What two meetings of one change have in common."""
        steps = (self.before, self.after) if self.kind is Kind.ORDER else (self.lost, self.gained)
        return self.rule, self.kind, *(tuple(step.ruled for step in side) for side in steps)


def changes(old: Snapshot, new: Snapshot) -> tuple[Change, ...]:
    """Every change of a ruling, by rule, the gravest kind first."""
    found: dict[tuple[object, ...], list[_Met]] = {}
    for met in (met for meeting in meetings(old, new) for met in _met(meeting)):
        found.setdefault(met.same, []).append(met)
    rules, kinds = [*new.by_name, *old.by_name], [*Kind]
    made = [_change(group) for group in found.values()]
    return tuple(sorted(made, key=lambda c: (rules.index(c.rule), kinds.index(c.kind))))


def _change(group: list[_Met]) -> Change:
    least = min(group, key=lambda met: len(met.known))
    return Change(
        least.kind,
        least.rule,
        least.lost,
        least.gained,
        least.before,
        least.after,
        least.known,
        len(group),
        tuple(dict.fromkeys(met.old_row for met in group if met.old_row)),
        tuple(dict.fromkeys(met.new_row for met in group if met.new_row)),
    )


def _met(meeting: Meeting) -> Iterator[_Met]:
    """Where one conversation is ruled otherwise, each rule's part of it by itself."""
    old, new = meeting.old, meeting.new
    if old.lost or new.lost:
        yield _one_sided(meeting)
        return
    if _ruled(old.steps) == _ruled(new.steps):
        return
    if [row.rule for row in old.rows] == [row.rule for row in new.rows]:
        for one, other in zip(old.rows, new.rows, strict=True):
            if _ruled(one.ruling) != _ruled(other.ruling):
                kind = _kind(one.ruling, other.ruling)
                known = {n: k for n, k in meeting.known.items() if _needed(n, old, new, one)}
                yield _Met(one.rule, one.ruling, other.ruling, known, kind, one.row, other.row)
        return
    kind, rule = _kind(old.steps, new.steps), _parting(meeting)
    yield _Met(rule, old.steps, new.steps, meeting.known, kind, *_last_rows(old, new))


def _one_sided(meeting: Meeting) -> _Met:
    """An answer that only one of the revisions has."""
    old, new = meeting.old, meeting.new
    kind = Kind.ANSWER_NEW if old.lost else Kind.ANSWER_GONE
    before, after = (() if old.lost else old.steps), (() if new.lost else new.steps)
    way = new if old.lost else old
    rule = way.rows[-1].rule if way.rows else meeting.rule
    return _Met(rule, before, after, meeting.known, kind, *_last_rows(old, new))


def _last_rows(old: Way, new: Way) -> tuple[str, str]:
    ends = (way.rows[-1].row if way.rows and not way.lost else "" for way in (old, new))
    first, second = ends
    return first, second


def _parting(meeting: Meeting) -> str:
    """The last rule in which both revisions still go together."""
    both = zip(meeting.old.rows, meeting.new.rows, strict=False)
    shared = [one.rule for one, other in both if one.rule == other.rule]
    return shared[-1] if shared else meeting.rule


def _needed(name: str, old: Way, new: Way, until: Row) -> bool:
    """Whether an answer is read on the way to a row; the rest of the conversation is left out."""
    for way in (old, new):
        for row in way.rows:
            if name in row.answers:
                return True
            if row.rule == until.rule:
                break
    return False


def _ruled(steps: tuple[Step, ...]) -> list[tuple[str, ...]]:
    return [step.ruled for step in steps]


def _kind(before: tuple[Step, ...], after: tuple[Step, ...]) -> Kind:
    if Counter(_ruled(before)) == Counter(_ruled(after)):
        return Kind.ORDER
    if Counter(s.effect for s in before) != Counter(s.effect for s in after):
        return Kind.RULING
    laws = [Counter((s.effect, s.law) for s in side) for side in (before, after)]
    return Kind.LAW if laws[0] != laws[1] else Kind.AUTHORITY


def _without(steps: tuple[Step, ...], others: tuple[Step, ...]) -> tuple[Step, ...]:
    """The steps that the other ruling does not have, each as often as it lacks them."""
    left = Counter(step.ruled for step in others)
    found = []
    for step in steps:
        if left[step.ruled]:
            left[step.ruled] -= 1
        else:
            found.append(step)
    return tuple(found)

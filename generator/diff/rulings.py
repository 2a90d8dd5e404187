"""What two revisions rule differently: each change once, with its smallest example."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from generator.diff.snapshot import Row, Snapshot, Step
from generator.diff.walk import Known, Pair, RowConversation, pairs


class Kind(Enum):
    """Kinds of change, the gravest first."""

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
    """One change in what a rule rules."""

    kind: Kind
    rule: str
    lost: tuple[Step, ...]
    """The steps that are no longer ruled."""
    gained: tuple[Step, ...]
    before: tuple[Step, ...]
    """The whole ruling in the example."""
    after: tuple[Step, ...]
    example: Known
    """The fewest answers that lead to it."""
    places: int
    """In how many conversations it occurs."""
    old_rows: tuple[str, ...]
    new_rows: tuple[str, ...]


@dataclass(frozen=True)
class _Difference:
    """A rule that rules differently in one pair of conversations."""

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
    def identity(self) -> tuple[object, ...]:
        """Equal for differences that are the same change."""
        steps = (self.before, self.after) if self.kind is Kind.ORDER else (self.lost, self.gained)
        return self.rule, self.kind, *(tuple(step.ruled for step in side) for side in steps)


def changes(old: Snapshot, new: Snapshot) -> tuple[Change, ...]:
    """Every change of ruling, by rule, the gravest kind first."""
    groups: dict[tuple[object, ...], list[_Difference]] = {}
    for difference in (each for pair in pairs(old, new) for each in _differences(pair)):
        groups.setdefault(difference.identity, []).append(difference)
    rules, kinds = [*new.by_name, *old.by_name], [*Kind]
    found = [_change(group) for group in groups.values()]
    return tuple(sorted(found, key=lambda c: (rules.index(c.rule), kinds.index(c.kind))))


def _change(group: list[_Difference]) -> Change:
    example = min(group, key=lambda difference: len(difference.known))
    return Change(
        example.kind,
        example.rule,
        example.lost,
        example.gained,
        example.before,
        example.after,
        example.known,
        len(group),
        tuple(dict.fromkeys(each.old_row for each in group if each.old_row)),
        tuple(dict.fromkeys(each.new_row for each in group if each.new_row)),
    )


def _differences(pair: Pair) -> Iterator[_Difference]:
    """Where the rulings of a pair differ, rule by rule."""
    old, new = pair.old, pair.new
    if old.lost or new.lost:
        yield _one_sided(pair)
    elif _ruled(old.steps) == _ruled(new.steps):
        return
    elif [row.rule for row in old.rows] == [row.rule for row in new.rows]:
        for one, other in zip(old.rows, new.rows, strict=True):
            if _ruled(one.ruling) != _ruled(other.ruling):
                kind = _kind(one.ruling, other.ruling)
                known = {n: k for n, k in pair.known.items() if _needed(n, pair, one)}
                before, after = one.ruling, other.ruling
                yield _Difference(one.rule, before, after, known, kind, one.row, other.row)
    else:
        kind = _kind(old.steps, new.steps)
        rule, rows = _last_shared(pair), _last_rows(pair)
        yield _Difference(rule, old.steps, new.steps, pair.known, kind, *rows)


def _one_sided(pair: Pair) -> _Difference:
    """The difference if only one of the revisions has an answer."""
    old, new = pair.old, pair.new
    kind = Kind.ANSWER_NEW if old.lost else Kind.ANSWER_GONE
    before, after = (() if old.lost else old.steps), (() if new.lost else new.steps)
    rows = (new if old.lost else old).rows
    rule = rows[-1].rule if rows else pair.rule
    return _Difference(rule, before, after, pair.known, kind, *_last_rows(pair))


def _last_rows(pair: Pair) -> tuple[str, str]:
    return _last_row(pair.old), _last_row(pair.new)


def _last_row(conversation: RowConversation) -> str:
    rows = conversation.rows
    return rows[-1].row if rows and not conversation.lost else ""


def _last_shared(pair: Pair) -> str:
    """The last rule that both conversations walk through."""
    both = zip(pair.old.rows, pair.new.rows, strict=False)
    shared = [one.rule for one, other in both if one.rule == other.rule]
    return shared[-1] if shared else pair.rule


def _needed(name: str, pair: Pair, until: Row) -> bool:
    """Whether an answer is read on the way to a row."""
    for conversation in (pair.old, pair.new):
        for row in conversation.rows:
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
    """The steps that the other ruling lacks, each as often as it lacks it."""
    left = Counter(step.ruled for step in others)
    missing = []
    for step in steps:
        if left[step.ruled]:
            left[step.ruled] -= 1
        else:
            missing.append(step)
    return tuple(missing)

"""Walk two revisions through the same conversations, on their rows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from generator.diff.snapshot import Row, Snapshot, Step

Known = Mapping[str, str]
"""The key of each answer, by fact."""


@dataclass(frozen=True)
class RowConversation:
    """How far one revision gets with some answers."""

    rows: tuple[Row, ...]
    """The row of each rule on the way."""
    asks: str = ""
    """The question it stops at."""
    asking: str = ""
    lost: bool = False
    """Whether the revision does not know one of the answers."""

    @property
    def later(self) -> str:
        """A rule to go on in later, if any."""
        last = self.rows[-1].ruling[-1:] if self.rows and not self.asks else ()
        return last[0].leads_to if last else ""

    @property
    def steps(self) -> tuple[Step, ...]:
        """Every step of the ruling, without the hand-overs that are followed."""
        steps = [step for row in self.rows for step in row.ruling]
        return tuple(s for n, s in enumerate(steps, 1) if not s.leads_to or n == len(steps))


def follow(snapshot: Snapshot, rule: str, known: Known) -> RowConversation:
    """Follow the answers from rule to rule, as `RuleEntry.follow`, on the rows of a snapshot."""
    walked: list[Row] = []
    while rule:
        rows = snapshot.rows_of.get(rule, ())
        row = next((row for row in rows if _fits(row, known)), None)
        if row is None:
            return RowConversation(tuple(walked), lost=True)
        asks = next((name for name in row.answers if name not in known), "")
        if asks:
            return RowConversation(tuple(walked), asks, rule)
        walked.append(row)
        last = row.ruling[-1:]
        rule = last[0].leads_to if last and last[0].when == "now" else ""
    return RowConversation(tuple(walked))


def _fits(row: Row, known: Known) -> bool:
    for name, keys in row.answers.items():  # a loop: it is the innermost of every comparison
        if name in known and known[name] not in keys:
            return False
    return True


@dataclass(frozen=True)
class Pair:
    """The conversations of both revisions on the same answers, to their end."""

    rule: str
    """Where the conversation began."""
    known: Known
    old: RowConversation
    new: RowConversation


def pairs(old: Snapshot, new: Snapshot) -> Iterator[Pair]:
    """Every pair of conversations from a rule of both; pairs that cannot differ are skipped."""
    for rule in new.rules:
        entered = rule.entered and rule.rule in old.by_name
        if entered and not _same_reach(old, new, rule.rule):
            yield from _Walk(old, new).walk(rule.rule, rule.rule, {})


def _same_reach(old: Snapshot, new: Snapshot, rule: str) -> bool:
    """Whether this rule and all that can follow it are the same in both."""
    if old.reach(rule) != new.reach(rule):
        return False
    return all(_rows(old, name) == _rows(new, name) for name in new.reach(rule))


def _rows(snapshot: Snapshot, rule: str) -> list[object]:
    rows = snapshot.rows_of.get(rule, ())
    return [([*row.answers.items()], [step.ruled for step in row.ruling]) for row in rows]


class _Walk:
    """Both revisions at once: ask what either asks, until neither asks more."""

    def __init__(self, old: Snapshot, new: Snapshot) -> None:
        self.old, self.new = old, new
        self.seen: set[tuple[str, frozenset[tuple[str, str]]]] = set()

    def walk(self, start: str, rule: str, known: Known) -> Iterator[Pair]:
        old, new = follow(self.old, rule, known), follow(self.new, rule, known)
        asks = new.asks or old.asks
        if asks and not (old.lost and new.lost):
            for key in self._answers(old, new, asks):
                yield from self.walk(start, rule, {**known, asks: key})
            return
        if old.lost and new.lost:
            return
        yield Pair(start, known, old, new)
        yield from self._later(start, old, new, known)

    def _later(
        self, start: str, old: RowConversation, new: RowConversation, known: Known
    ) -> Iterator[Pair]:
        """Walk a rule that is due later in both; once for each set of answers it can get."""
        rule = new.later
        if not rule or rule != old.later or _same_reach(self.old, self.new, rule):
            return
        read = {name for row in self._rows(rule) for name in row.answers}
        arrives = frozenset((name, key) for name, key in known.items() if name in read)
        if (rule, arrives) not in self.seen:
            self.seen.add((rule, arrives))
            yield from self.walk(start, rule, dict(arrives))

    def _rows(self, rule: str) -> Iterator[Row]:
        for snapshot in (self.old, self.new):
            for name in snapshot.reach(rule):
                yield from snapshot.rows_of.get(name, ())

    def _answers(self, old: RowConversation, new: RowConversation, asks: str) -> tuple[str, ...]:
        """The answers that either revision offers, in the order of the new one."""
        found: dict[str, None] = {}
        for snapshot, talk in ((self.new, new), (self.old, old)):
            for rule in (talk.asking, *(row.rule for row in talk.rows)):
                fact = snapshot.by_name[rule].facts.get(asks) if rule else None
                found |= dict.fromkeys(fact.answers if fact else ())
        return tuple(found)

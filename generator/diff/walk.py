"""Walk two revisions through the same conversations, and meet each place where they part."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from generator.diff.snapshot import Row, Snapshot, Step

Known = Mapping[str, str]
"""The key of each answer given, by fact."""


@dataclass(frozen=True)
class Way:
    """How far one revision comes with some answers."""

    rows: tuple[Row, ...]
    """The row of each rule it has been through."""
    asks: str = ""
    """The question it stops at."""
    asking: str = ""
    lost: bool = False
    """Whether an answer is one that this revision does not know there."""

    @property
    def later(self) -> str:
        """A rule to go on in later, when what it is about has happened."""
        last = self.rows[-1].ruling[-1:] if self.rows and not self.asks else ()
        return last[0].leads_to if last else ""

    @property
    def steps(self) -> tuple[Step, ...]:
        """All that is ruled, and what is to be gone on in later, without the hand-overs between."""
        found = [step for row in self.rows for step in row.ruling]
        ends = len(found) - 1
        return tuple(s for n, s in enumerate(found) if not s.leads_to or n == ends)


def follow(there: Snapshot, rule: str, known: Known) -> Way:
    """As `generator.explore.follow`, on the rows that a revision told."""
    walked: list[Row] = []
    while rule:
        rows = [row for row in there.rows_of.get(rule, ()) if _fits(row, known)]
        if not rows:
            return Way(tuple(walked), lost=True)
        asks = next((name for name in rows[0].answers if name not in known), "")
        if asks:
            return Way(tuple(walked), asks, rule)
        walked.append(rows[0])
        last = rows[0].ruling[-1:]
        rule = last[0].leads_to if last and last[0].when == "now" else ""
    return Way(tuple(walked))


def _fits(row: Row, known: Known) -> bool:
    return all(name not in row.answers or key in row.answers[name] for name, key in known.items())


@dataclass(frozen=True)
class Meeting:
    """The same answers in both revisions, to the end of both conversations."""

    rule: str
    """Where the conversation began."""
    known: Known
    old: Way
    new: Way


def meetings(old: Snapshot, new: Snapshot) -> Iterator[Meeting]:
    """Every conversation that begins with a rule of both; those that cannot differ are left out."""
    for rule in new.rules:
        entered = rule.entered and rule.rule in old.by_name
        if entered and not same_below(old, new, rule.rule):
            yield from _Walk(old, new).walk(rule.rule, rule.rule, {})


def same_below(old: Snapshot, new: Snapshot, rule: str) -> bool:
    """Whether nothing that a conversation from this rule can meet is different."""
    if old.reach(rule) != new.reach(rule):
        return False
    return all(_told(old, name) == _told(new, name) for name in new.reach(rule))


def _told(there: Snapshot, rule: str) -> list[object]:
    rows = there.rows_of.get(rule, ())
    return [([*row.answers.items()], [step.ruled for step in row.ruling]) for row in rows]


class _Walk:
    """Both revisions at once: ask what either asks, and go on until neither asks more."""

    def __init__(self, old: Snapshot, new: Snapshot) -> None:
        self.old, self.new = old, new
        self.seen: set[tuple[str, frozenset[tuple[str, str]]]] = set()

    def walk(self, start: str, rule: str, known: Known) -> Iterator[Meeting]:
        old, new = follow(self.old, rule, known), follow(self.new, rule, known)
        asks = new.asks or old.asks
        if asks and not (old.lost and new.lost):
            for key in self._answers(old, new, asks):
                yield from self.walk(start, rule, {**known, asks: key})
            return
        if old.lost and new.lost:
            return
        yield Meeting(start, known, old, new)
        yield from self._later(start, old, new, known)

    def _later(self, start: str, old: Way, new: Way, known: Known) -> Iterator[Meeting]:
        """What is due later in both; once for each set of answers that it can arrive with."""
        rule = new.later
        if not rule or rule != old.later or same_below(self.old, self.new, rule):
            return
        read = {name for row in self._below(rule) for name in row.answers}
        arrives = frozenset((name, key) for name, key in known.items() if name in read)
        if (rule, arrives) not in self.seen:
            self.seen.add((rule, arrives))
            yield from self.walk(start, rule, dict(arrives))

    def _below(self, rule: str) -> Iterator[Row]:
        for there in (self.old, self.new):
            for name in there.reach(rule):
                yield from there.rows_of.get(name, ())

    def _answers(self, old: Way, new: Way, asks: str) -> tuple[str, ...]:
        """Every answer either revision offers, in the order of the new one."""
        found: dict[str, None] = {}
        for there, way in ((self.new, new), (self.old, old)):
            for rule in (way.asking, *(row.rule for row in way.rows)):
                fact = there.by_name[rule].facts.get(asks) if rule else None
                found |= dict.fromkeys(fact.answers if fact else ())
        return tuple(found)

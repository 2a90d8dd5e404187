"""The rulings of a situation as they are printed: each once, under the letters of its rows.

A sentence that several rulings share stands once, with a number; so do the steps before a
question, so that it can be answered.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from generator.book.ladder import rungs
from generator.text.danish import sentence
from generator.views.decision_table import TableRow
from generator.views.ruling import ORDER, Due, FinishedRuling, StepLine
from generator.views.situation import RuleView
from rules_src.model.law_ref import LawRef
from rules_src.model.ruling import ME, Step, When

SHARED = 3
"""A sentence in so many rulings of a situation stands once, with a number."""


ONWARD = "videre:"
"""How the verdict of a ruling begins that names the rule to go on in."""
PRIVATE, BEFORE = "kun for dig", "sig det, før der svares"


class Key(NamedTuple):
    """What makes two steps one sentence: to whom, the words, and when."""

    to: str
    says: str
    when: When


@dataclass(frozen=True)
class Sentence:
    """Words that stand once, with the number by which rulings refer to them."""

    number: int
    when: When
    step: Step
    laws: tuple[str, ...]
    before: bool
    """Whether it stands before a question, and in no ruling."""

    @property
    def private(self) -> bool:
        """Whether it is for the director alone."""
        return not self.step.aloud

    @property
    def due(self) -> str:
        """The heading that it stands under."""
        if self.private:
            return PRIVATE if self.when is When.NOW else f"{PRIVATE}, {self.when.value}"
        return BEFORE if self.before else self.when.value


@dataclass(frozen=True)
class PrintedDue:
    """What a ruling alone says at one time."""

    when: When
    private: bool
    lines: tuple[StepLine, ...]

    @property
    def now(self) -> bool:
        return self.when is When.NOW


@dataclass(frozen=True)
class PrintedRuling:
    """A finished ruling, the rows that end in it, and the sentences it shares with others."""

    rows: tuple[TableRow, ...]
    dues: tuple[PrintedDue, ...]
    shared: tuple[Sentence, ...]

    @property
    def finished(self) -> FinishedRuling:
        return self.rows[0].finished

    @property
    def verdict(self) -> str:
        """The verdict as a sentence."""
        if self.finished.verdict.startswith(ONWARD):
            return sentence(ONWARD)
        verdict = sentence(self.finished.verdict)
        return verdict if verdict.endswith(("?", ".")) else verdict + "."

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps of the finished ruling, in the order they are shown."""
        lines = (line for due in _dues(self.finished) for line in due.lines)
        return tuple(line.step for line in (*lines, *self.finished.onward))

    @property
    def laws(self) -> tuple[str, ...]:
        """Every § that is shown in it."""
        own = (line for due in self.dues for line in due.lines)
        return tuple(dict.fromkeys(line.step.law for line in (*own, *self.finished.onward)))

    def rest(self, line: StepLine) -> str:
        """The words of a line without those that the verdict has said."""
        return line.step.says.removeprefix(self.verdict).strip()

    @property
    def exception(self) -> bool:
        """Whether every row of it needs an answer that is assumed to be otherwise."""
        return all(row.exception for row in self.rows)

    @property
    def only_onward(self) -> bool:
        """Whether it says nothing but where to go on."""
        return bool(self.finished.onward) and not self.dues and not self.shared


@dataclass(frozen=True)
class Rulings:
    """The rulings of a situation by rule, and the sentences that stand once."""

    by_rule: Mapping[str, tuple[PrintedRuling, ...]]
    sentences: tuple[Sentence, ...]

    def printed(self, rule: str) -> tuple[PrintedRuling, ...]:
        """The rulings of a rule that say more than where to go on."""
        return tuple(one for one in self.by_rule[rule] if not one.only_onward)

    def onward(self, rule: str) -> Mapping[str, PrintedRuling]:
        """By row those that only go on."""
        only = (one for one in self.by_rule[rule] if one.only_onward)
        return {row.row.id: one for one in only for row in one.rows}

    def numbers(self, lines: Iterable[StepLine]) -> tuple[Sentence, ...]:
        """The sentences of the steps before a question."""
        keys = {Key(line.step.to, line.step.says, line.step.when) for line in lines}
        return tuple(one for one in self.sentences if _of(one) in keys)


def rulings(parts: Iterable[RuleView]) -> Rulings:
    """Number the sentences that are shared in the order a board is played, and gather the rest."""
    parts = tuple(parts)
    merged = {part.rule: _merged(part.rows) for part in parts}
    every = [rows[0].finished for group in merged.values() for rows in group]
    steps: dict[Key, list[Step]] = {}
    before = [key for part in parts for key in _before(part, steps)]
    times = Counter(key for ruling in every for key in dict.fromkeys(_keys(ruling, steps)))
    shared = [key for key in steps if times[key] >= SHARED or key in before]
    shared.sort(key=lambda key: (key.to == ME, times[key] > 0, ORDER.index(key.when)))
    sentences = {
        key: _sentence(n, key, steps[key], not times[key]) for n, key in enumerate(shared, 1)
    }
    by_rule = {
        rule: tuple(_printed(rows, sentences) for rows in group) for rule, group in merged.items()
    }
    return Rulings(by_rule, tuple(sentences.values()))


def due_of(sentences: Iterable[Sentence]) -> tuple[tuple[str, tuple[Sentence, ...]], ...]:
    """The sentences as they fall due, each group with its heading."""
    by_due: dict[str, list[Sentence]] = {}
    for one in sentences:
        by_due.setdefault(one.due, []).append(one)
    return tuple((due, tuple(group)) for due, group in by_due.items())


def _merged(rows: Iterable[TableRow]) -> list[tuple[TableRow, ...]]:
    """The rows with the same finished ruling together."""
    found: dict[FinishedRuling, list[TableRow]] = {}
    for row in rows:
        found.setdefault(row.finished, []).append(row)
    return [tuple(group) for group in found.values()]


def _before(part: RuleView, steps: dict[Key, list[Step]]) -> Iterator[Key]:
    """The steps before the questions."""
    for rung in rungs(part.tree):
        for line in rung.steps:
            if line.kind != "onward":
                key = Key(line.step.to, line.step.says, line.step.when)
                steps.setdefault(key, []).append(line.step)
                yield key


def _dues(ruling: FinishedRuling) -> Iterator[Due]:
    if ruling.now:
        yield Due(When.NOW, ruling.now)
    yield from (*ruling.later, *ruling.private)


def _keys(ruling: FinishedRuling, steps: dict[Key, list[Step]]) -> Iterator[Key]:
    for due in _dues(ruling):
        for line in due.lines:
            key = Key(line.step.to, line.step.says, due.when)
            steps.setdefault(key, []).append(line.step)
            yield key


def _sentence(number: int, key: Key, steps: list[Step], before: bool) -> Sentence:
    laws = sorted({step.law for step in steps}, key=LawRef.parse)
    return Sentence(number, key.when, steps[0], tuple(laws), before)


def _of(sentence: Sentence) -> Key:
    return Key(sentence.step.to, sentence.step.says, sentence.when)


def _printed(rows: tuple[TableRow, ...], sentences: Mapping[Key, Sentence]) -> PrintedRuling:
    own, shared = [], []
    for due in _dues(rows[0].finished):
        lines = []
        for line in due.lines:
            one = sentences.get(Key(line.step.to, line.step.says, due.when))
            if one:
                shared.append(one)
            else:
                lines.append(line)
        if lines:
            private = not lines[0].step.aloud
            own.append(PrintedDue(due.when, private, tuple(lines)))
    return PrintedRuling(rows, tuple(own), tuple(dict.fromkeys(shared)))

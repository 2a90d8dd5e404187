"""A change between two editions with the incident that shows it, as pages and sheets show it."""

from collections.abc import Iterator
from typing import NamedTuple

from generator.editions.report import EditionReport, ShownChange
from generator.engine.rulebook import Conversation
from rules_src.model.law_ref import LawRef
from rules_src.model.ruling import Step
from rules_src.model.situation import Situation


class ExampleAnswer(NamedTuple):
    """A question of the smallest incident, its answer, and the year of the only one that asks."""

    question: str
    answer: str
    only: int


class EditionRuling(NamedTuple):
    """One edition's ruling on the incident."""

    year: int
    law: str
    """The § as it is shown; empty where the edition has none."""
    verdict: str
    steps: tuple[Step, ...]
    """What only this edition rules."""


class ChangeShown(NamedTuple):
    """A change with the incident that shows it and the two rulings side by side."""

    key: str
    sentence: str
    before: EditionRuling
    after: EditionRuling
    answers: tuple[ExampleAnswer, ...]
    publishers: tuple[str, ...]
    note: str
    """Why it is believed, though no list names it."""

    @property
    def alike(self) -> bool:
        """Whether the verdicts are the same, so that only the steps show the change."""
        return self.before.verdict == self.after.verdict


def changes_in(report: EditionReport, situation: Situation) -> tuple[ChangeShown, ...]:
    """The changes of one situation."""
    return tuple(change_shown(report, shown) for shown in report.changes_in(situation))


def change_shown(report: EditionReport, shown: ShownChange) -> ChangeShown:
    """A change with the smallest incident that shows it."""
    before, after = report.compared.before, report.compared.after
    change, verdicts, steps = shown.change, shown.verdicts, shown.parted
    letters = dict.fromkeys(letter for item in shown.listed for letter in item.publishers)
    return ChangeShown(
        change.key,
        change.sentence,
        EditionRuling(before.year, _shown(change.before), verdicts[0], steps[0]),
        EditionRuling(after.year, _shown(change.after), verdicts[1], steps[1]),
        tuple(_answers(report, shown)),
        tuple(before.publishers[letter] for letter in letters),
        before.unlisted.get(change.key, ""),
    )


def _shown(ref: str) -> str:
    return LawRef.parse(ref).shown if ref else ""


def _answers(report: EditionReport, shown: ShownChange) -> Iterator[ExampleAnswer]:
    """The questions of the example as the newer edition asks them, then the older's own."""
    before, after = report.compared.before, report.compared.after
    now, then = asked_in(shown.after), asked_in(shown.before)
    for name, (question, answer) in now.items():
        yield ExampleAnswer(question, answer, 0 if name in then else after.year)
    for name, (question, answer) in then.items():
        if name not in now:
            yield ExampleAnswer(question, answer, before.year)


def asked_in(conversation: Conversation | None) -> dict[str, tuple[str, str]]:
    """Question and answer by name, in the order asked."""
    return {
        name: (leg.rule.facts[name].question, str(answer.value))
        for leg in (conversation.legs if conversation else ())
        for name, answer in leg.path.answers.items()
    }

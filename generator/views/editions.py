"""What two editions of the law rule differently, as pages show it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from generator.cases.conversation import CaseRuling
from generator.editions.compare import LOOK_UP
from generator.editions.report import EditionReport, ShownChange
from generator.engine.rulebook import Conversation, Rulebook
from generator.engine.verdicts import verdict
from rules_src.model.change import Listed
from rules_src.model.facts import Answer
from rules_src.model.law_ref import LawRef
from rules_src.model.ruling import Step
from rules_src.model.situation import Situation


class ExampleAnswer(NamedTuple):
    """A question of the smallest incident, its answer, and the year of the only one that asks."""

    question: str
    answer: str
    only: int


class Side(NamedTuple):
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
    before: Side
    after: Side
    answers: tuple[ExampleAnswer, ...]
    publishers: tuple[str, ...]
    note: str
    """Why it is believed, though no list names it."""

    @property
    def alike(self) -> bool:
        """Whether the verdicts are the same, so that only the steps show the change."""
        return self.before.verdict == self.after.verdict


class CaseThen(NamedTuple):
    """What an older edition would have said of a case."""

    year: int
    verdict: str
    """Another verdict; empty where it would first have asked more."""
    question: str = ""
    outcomes: tuple[tuple[str, str], ...] = ()
    """Each answer to that question, and the verdict it would have led to."""


class ListedShown(NamedTuple):
    """An item of the published lists, and what became of it."""

    item: Listed
    publishers: tuple[str, ...]
    changes: tuple[tuple[str, str], ...]
    """The key and sentence of each change that shows it."""


def changes_in(report: EditionReport, situation: Situation) -> tuple[ChangeShown, ...]:
    """The changes of one situation."""
    return tuple(_change(report, shown) for shown in report.changes_in(situation))


def _change(report: EditionReport, shown: ShownChange) -> ChangeShown:
    before, after = report.compared.before, report.compared.after
    change, verdicts, steps = shown.change, shown.verdicts, shown.parted
    letters = dict.fromkeys(letter for item in shown.listed for letter in item.publishers)
    return ChangeShown(
        change.key,
        change.sentence,
        Side(before.year, _shown(change.before), verdicts[0], steps[0]),
        Side(after.year, _shown(change.after), verdicts[1], steps[1]),
        tuple(_answers(report, shown)),
        tuple(before.publishers[letter] for letter in letters),
        before.unlisted.get(change.key, ""),
    )


def _shown(ref: str) -> str:
    return LawRef.parse(ref).shown if ref else ""


def _answers(report: EditionReport, shown: ShownChange) -> Iterator[ExampleAnswer]:
    """The questions along the example, those of the newer edition in its own words."""
    compared = report.compared
    asked = [_asked(shown.before), _asked(shown.after)]
    for name, key in shown.answers.items():
        years = [
            edition.year
            for edition, names in zip((compared.before, compared.after), asked, strict=True)
            if name in names
        ]
        for book in (compared.new, compared.old):
            facts = {n: f for rule in book.rules.values() for n, f in rule.facts.items()}
            if name in facts and key in facts[name].answers:
                answer = str(facts[name].answers[key].value)
                only = years[0] if len(years) == 1 else 0
                yield ExampleAnswer(facts[name].question, answer, only)
                break


def _asked(conversation: Conversation | None) -> frozenset[str]:
    return frozenset(conversation.answers if conversation else ())


def listed(report: EditionReport) -> tuple[ListedShown, ...]:
    """The published lists, item by item, and what became of each."""
    edition = report.compared.before
    sentences = {change.key: change.sentence for change in edition.changes}
    return tuple(
        ListedShown(
            item,
            tuple(edition.publishers[letter] for letter in item.publishers),
            tuple((key, sentences[key]) for key in item.changes),
        )
        for item in edition.listed
    )


def case_then(ruling: CaseRuling, book: Rulebook) -> CaseThen | None:
    """What an older edition would have said; None where it is the same, or not told."""
    rule, year = ruling.case.rule, book.edition.year if book.edition else 0
    if rule not in book:
        return None
    entry = book[rule]
    stated = {
        name: entry.facts_in_reach[name].answers[answer.key]
        for name, answer in _answered(ruling.conversation).items()
        if name in entry.facts_in_reach and answer.key in entry.facts_in_reach[name].answers
    }
    table = ruling.case.table
    then = entry.follow(stated, table)
    now = verdict(ruling.conversation)
    if not then.question:
        said = verdict(then)
        differs = said and said != now and not _untold(then)
        return CaseThen(year, said) if differs else None
    fact = then.question.fact
    outcomes = []
    for answer in fact.answers.values():
        further = entry.follow({**stated, fact.name: answer}, table)
        if not further.question and not _untold(further):
            outcomes.append((str(answer.value), verdict(further)))
    if all(said == now for _, said in outcomes) and len(outcomes) == len(fact.answers):
        return None
    return CaseThen(year, "", fact.question, tuple(outcomes))


def _answered(conversation: Conversation) -> dict[str, Answer]:
    """Every answer of a case, those inside a judgement too."""
    answers = dict(conversation.answers)
    for judged in conversation.judged.values():
        answers = {**_answered(judged), **answers}
    return answers


def _untold(conversation: Conversation) -> bool:
    """Whether the edition is not told of what it comes to."""
    return any(step.word.startswith(LOOK_UP) for step in conversation.ruling)

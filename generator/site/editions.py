"""What two editions of the law rule differently, as pages show it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from generator.cases.conversation import CaseRuling
from generator.cases.editions import stated_in
from generator.editions.cases import Fate, elsewhere, is_covered
from generator.editions.report import EditionReport, ShownChange
from generator.engine.rulebook import Conversation, Rulebook
from generator.engine.verdicts import verdict
from generator.text.danish import day
from generator.views.addresses import guide_page, older_page, situation_page
from generator.views.content import Content
from rules_src.model.change import Listed
from rules_src.model.edition import Edition
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


class CaseThen(NamedTuple):
    """What an older edition would have said of a case."""

    year: int
    verdict: str
    """Another verdict; empty where it would first have asked more."""
    answers: tuple[tuple[str, str], ...] = ()
    """What only that edition asked and the case answers: question and answer."""
    question: str = ""
    outcomes: tuple[tuple[str, str], ...] = ()
    """Each answer to that question, and the verdict it would have led to."""


class PlayedEdition(NamedTuple):
    """An edition that may be played today, and where its guide is."""

    name: str
    when: str
    page: str
    here: bool
    """Whether it is the one of the page that offers it."""


class ListedShown(NamedTuple):
    """An item of the published lists, and what became of it."""

    item: Listed
    publishers: tuple[str, ...]
    changes: tuple[tuple[str, str], ...]
    """The key and sentence of each change that shows it."""


def played_editions(
    content: Content, here: Edition | None, situation: Situation | None = None
) -> tuple[PlayedEdition, ...]:
    """The editions to choose among, each at the guide or the situation; empty while only one is.

    A situation that an edition does not have leads to the beginning of its guide.
    """
    if not content.still_played:
        return ()
    return tuple(_played(content, edition, here, situation) for edition in content.played)


def _played(
    content: Content, edition: Edition, here: Edition | None, situation: Situation | None
) -> PlayedEdition:
    older = edition if edition in content.still_played else None
    page = guide_page(older)
    if situation and situation.rule.__name__ in Rulebook.of(edition):
        page = older_page(older, situation) if older else situation_page(situation)
    when = f"gælder fra {day(edition.in_force)}"
    if edition.played_until:
        when = f"spilles til {day(edition.played_until)}"
    return PlayedEdition(f"Loven fra {edition.year}", when, page, edition is here)


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
    now, then = _asked(shown.after), _asked(shown.before)
    for name, (question, answer) in now.items():
        yield ExampleAnswer(question, answer, 0 if name in then else after.year)
    for name, (question, answer) in then.items():
        if name not in now:
            yield ExampleAnswer(question, answer, before.year)


def _asked(conversation: Conversation | None) -> dict[str, tuple[str, str]]:
    """Question and answer by name, in the order asked."""
    return {
        name: (leg.rule.facts[name].question, str(answer.value))
        for leg in (conversation.legs if conversation else ())
        for name, answer in leg.path.answers.items()
    }


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
    """What an older edition would have said; None where it is the same, or not covered."""
    found, year = elsewhere(ruling, book), book.edition.year if book.edition else 0
    then = found.conversation
    if then is None or found.fate in (Fate.KEEPS, Fate.NOT_COVERED):
        return None
    now = verdict(ruling.conversation)
    if not then.question:
        text = verdict(then)
        return CaseThen(year, text, _own_answers(ruling, then)) if text != now else None
    entry, fact, stated = book[ruling.case.rule], then.question.fact, stated_in(ruling, book)
    ways = [
        (answer, entry.follow({**stated, fact.name: answer}, ruling.case.table))
        for answer in fact.answers.values()
    ]
    outcomes = tuple(
        (str(answer.value), verdict(way))
        for answer, way in ways
        if not way.question and is_covered(way)
    )
    same = len(outcomes) == len(ways) and all(text == now for _, text in outcomes)
    return None if same else CaseThen(year, "", (), fact.question, outcomes)


def _own_answers(ruling: CaseRuling, then: Conversation) -> tuple[tuple[str, str], ...]:
    """The questions that only the older edition asks, as the case answers them."""
    now = ruling.conversation.answers
    return tuple(asked for name, asked in _asked(then).items() if name not in now)

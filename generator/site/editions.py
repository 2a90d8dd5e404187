"""What another edition of the law would have ruled, and which may be chosen, as pages show it."""

from typing import NamedTuple

from generator.cases.conversation import CaseRuling
from generator.cases.editions import stated_in
from generator.editions.cases import Fate, elsewhere, is_covered
from generator.editions.report import EditionReport
from generator.engine.rulebook import Conversation, Rulebook
from generator.engine.verdicts import verdict
from generator.text.danish import day
from generator.views.addresses import guide_page, older_page, situation_page
from generator.views.content import Content
from generator.views.editions import asked_in
from rules_src.model.change import Listed
from rules_src.model.edition import Edition
from rules_src.model.situation import Situation


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
    return tuple(asked for name, asked in asked_in(then).items() if name not in now)

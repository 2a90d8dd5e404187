"""The contents of a document as home has them: what has happened, and where it is ruled."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import NamedTuple

from generator.book.deck import PrintedCard, SituationLines
from generator.book.lines import Places
from generator.book.rulings import onward
from generator.engine.rulebook import Rulebook
from generator.views.situation import QuestionView
from rules_src.model.facts import Answer
from rules_src.model.situation import Situation, by_phase
from rules_src.presentation.home import HOME, LISTED, Incident

MOST = "Det, der sker oftest"
Page = int | str | None
"""A label where Typst knows the page."""


class Entry(NamedTuple):
    """What has happened, and where it stands."""

    label: str
    page: Page
    later: tuple[tuple[str, Page], ...] = ()
    """What is found elsewhere than the situation begins, and where."""


Here = Mapping[Situation, Collection[int]]
"""The pages of the sheet that each situation begins on."""


def contents_of(
    book: Rulebook, cards: Iterable[PrintedCard], places: Places, here: Here, *, most: bool = True
) -> Iterator[tuple[str, list[Entry]]]:
    """What happens most, if it is asked for, then everything by phase."""
    texts = {card.text.situation: card.text for card in cards}
    home = [one for incident in HOME for one in incident.shown] if most else []
    often = {book[one.rule].situation: one for one in home}

    def said(incidents: Iterable[Incident]) -> Iterator[Entry]:
        for one in incidents:
            situation = book[one.rule].situation
            page = places[first_open(book, one, places)].page
            if situation in texts and page:
                yield Entry(
                    one.label, page, later(situation) if often.get(situation) == one else ()
                )

    def later(situation: Situation) -> tuple[tuple[str, Page], ...]:
        return (*_later(book, texts[situation], places, here[situation]),)

    if often_there := [*said(home)]:
        yield MOST, often_there
    for phase, inside in by_phase(tuple(texts)):
        entries: list[Entry] = []
        for one in inside:
            entries += said(listed for listed in LISTED if book[listed.rule].situation is one)
            more = () if one in often else later(one)
            entries.append(Entry(one.title, min(here[one]), more))
        yield phase.value, entries


def first_open(book: Rulebook, incident: Incident, places: Places) -> str:
    """Where an incident is looked up: the first question that it leaves open."""
    found = book[incident.rule].assume(book[incident.rule].answers(incident.answers))
    rule, asked = found.asking or found.pending[0], found.question
    question = f"{rule.name}.{asked.fact.name}" if asked else rule.name
    return question if question in places else rule.name


def _later(
    book: Rulebook, text: SituationLines, places: Places, here: Collection[int]
) -> Iterator[tuple[str, Page]]:
    """What stands elsewhere: other situations that the answers to the first question only lead to,
    and later rules."""
    tree = text.parts[0].tree
    first = {*tree.fact.answers.values()} if isinstance(tree, QuestionView) else set[Answer]()
    for rung in text.rungs[text.parts[0].rule]:
        if not {*rung.answers} <= first:
            break
        if rung.leaf and (ruling := text.rulings.onward.get(rung.leaf.row.id)):
            ahead = [onward(book, ruling.each, one) for one in ruling.onward]
            pages = {places[one.place].page for one in ahead if one.rule not in text.rungs}
            if len(pages) == 1 and not pages & {None, *here}:
                yield " / ".join(answer.value for answer in rung.answers), pages.pop()
    for part in text.parts[1:]:
        if (page := places[part.rule].page) not in here:
            yield part.title, page

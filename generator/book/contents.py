"""The contents of a document as home has them: what has happened, and where it is ruled."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import takewhile
from typing import NamedTuple

from generator.book.deck import PrintedCard, SituationLines
from generator.book.lines import Places
from generator.book.rulings import onward
from generator.engine.rulebook import Rulebook
from generator.views.comparisons import statement
from rules_src.model.situation import Situation, by_phase
from rules_src.presentation import PRESENTATION
from rules_src.presentation.home import LISTED, PRINTED, Incident

MOST = "Det, der sker oftest"
OFTEN = (*PRESENTATION.buttons, *PRINTED)
NAMED = (*OFTEN, *(one for one in LISTED if one not in OFTEN))
"""Every incident that has a line of its own."""
Page = int | str | None
"""A label where Typst knows the page."""


class Entry(NamedTuple):
    """What has happened, and where it stands."""

    label: str
    page: Page
    sign: int = 0
    """The section there, where it is not the first of the situation."""
    later: tuple[tuple[str, Page], ...] = ()
    """What is found elsewhere than the situation begins, said so that it can be read alone."""


Here = Mapping[Situation, Collection[int]]
"""The pages of the sheet that each situation begins on."""


def contents_of(
    book: Rulebook, cards: Iterable[PrintedCard], places: Places, here: Here, *, most: bool = True
) -> Iterator[tuple[str, list[Entry]]]:
    """What happens most, if it is asked for, then everything by phase."""
    texts = {card.text.situation: card.text for card in cards}
    often = OFTEN if most else ()

    def said(incidents: Iterable[Incident]) -> Iterator[Entry]:
        for one in incidents:
            place = first_open(book, one, places)
            if book[one.rule].situation in texts and (page := places[place].page):
                rule = place.partition(".")[0]
                number = texts[book[rule].situation].numbers[rule]
                yield Entry(one.label, page, number if number > 1 else 0)

    if often_there := [*said(often)]:
        yield MOST, sorted(often_there, key=lambda one: int(one.page or 0))
    for phase, inside in by_phase(tuple(texts)):
        entries: list[Entry] = []
        for one in inside:
            listed = (each for each in LISTED if each not in often)
            entries += said(each for each in listed if book[each.rule].situation is one)
            later = tuple(_later(book, texts[one], places, here[one]))
            entries.append(Entry(one.title, min(here[one]), later=later))
        yield phase.value, entries


def first_open(book: Rulebook, incident: Incident, places: Places) -> str:
    """Where an incident is looked up: the first question that it leaves open, or the last that
    decides it."""
    found = book[incident.rule].assume(book[incident.rule].answers(incident.answers))
    rule = found.asking or found.legs[-1].rule
    name = found.question.fact.name if found.question else [*found.legs[-1].path.answers][-1]
    question = f"{rule.name}.{name}"
    return question if question in places else rule.name


def _later(
    book: Rulebook, text: SituationLines, places: Places, here: Collection[int]
) -> Iterator[tuple[str, Page]]:
    """What stands elsewhere: other situations that the answers to the first question only lead to,
    and later rules."""
    rule = text.parts[0].rule
    first, *others = text.rungs[rule]
    asked = book[rule].facts[first.name]
    for rung in takewhile(lambda rung: rung.kind != "ask", others):
        if rung.leaf and (ruling := text.rulings.onward.get(rung.leaf.row.id)):
            ahead = [onward(book, ruling.each, one) for one in ruling.onward]
            pages = {places[one.place].page for one in ahead if one.rule not in text.rungs}
            if len(pages) == 1 and not pages & {None, *here}:
                told = text.situation.statements.get(asked, {})
                yield statement(told, rung.answers, asked.question), pages.pop()
    for part in text.parts[1:]:
        if (page := places[part.rule].page) not in here:
            yield part.title, page

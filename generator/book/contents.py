"""The contents of a document as home has them: what has happened, and where it is ruled."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import takewhile
from typing import NamedTuple

from generator.book.deck import PrintedCard, SituationLines
from generator.book.lines import Places
from generator.book.rulings import onward
from generator.engine.rulebook import Rulebook
from rules_src.model.situation import Situation, by_phase
from rules_src.presentation import PRESENTATION
from rules_src.presentation.home import LISTED, Incident

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
    home = PRESENTATION.buttons if most else ()
    later = {one: [*_later(book, text, places, here[one])] for one, text in texts.items()}

    def said(incidents: Iterable[Incident]) -> Iterator[Entry]:
        for one in incidents:
            situation = book[one.rule].situation
            place, ahead = first_open(book, one, places)
            if situation in texts and (page := places[place].page):
                more = [it for it in later[situation] if one in home and it[0] in ahead]
                yield Entry(one.label, page, tuple(it[1:] for it in more if it[2] != page))
                later[situation] = [it for it in later[situation] if it not in more]

    if often_there := [*said(home)]:
        yield MOST, often_there
    for phase, inside in by_phase(tuple(texts)):
        entries: list[Entry] = []
        for one in inside:
            listed = (each for each in LISTED if each not in home)
            entries += said(each for each in listed if book[each.rule].situation is one)
            entries.append(Entry(one.title, min(here[one]), tuple(it[1:] for it in later[one])))
        yield phase.value, entries


def first_open(book: Rulebook, incident: Incident, places: Places) -> tuple[str, Collection[str]]:
    """Where an incident is looked up, and all that may follow from there: the first question that
    it leaves open, or the last that decides it."""
    found = book[incident.rule].assume(book[incident.rule].answers(incident.answers))
    rule = found.asking or found.legs[-1].rule
    name = found.question.fact.name if found.question else [*found.legs[-1].path.answers][-1]
    question, ahead = f"{rule.name}.{name}", (found.asking or found.pending[0]).reach
    return question if question in places else rule.name, {question, *ahead}


def _later(
    book: Rulebook, text: SituationLines, places: Places, here: Collection[int]
) -> Iterator[tuple[str, str, Page]]:
    """What stands elsewhere, after which question or by which rule: other situations that the
    answers to the first question only lead to, and later rules."""
    rule = text.parts[0].rule
    asks, *others = text.rungs[rule]
    for rung in takewhile(lambda rung: rung.kind != "ask", others):
        if rung.leaf and (ruling := text.rulings.onward.get(rung.leaf.row.id)):
            ahead = [onward(book, ruling.each, one) for one in ruling.onward]
            pages = {places[one.place].page for one in ahead if one.rule not in text.rungs}
            if len(pages) == 1 and not pages & {None, *here}:
                label = " / ".join(answer.value for answer in rung.answers)
                yield f"{rule}.{asks.name}", label, pages.pop()
    for part in text.parts[1:]:
        if (page := places[part.rule].page) not in here:
            yield part.rule, part.title, page

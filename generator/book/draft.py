"""A half day about a draft: ten incidents that come out otherwise, as tasks and as role play."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import zip_longest

from generator.book.roleplay import RolePlay, playable
from generator.course.draw import Draw
from generator.course.ground import capital, decides, ground_of, names_in
from generator.course.grow import ruling_seed
from generator.course.paper import Paper
from generator.course.pool import digest_of_tasks
from generator.course.task import CHOICES, Choice, Rules, Task, facts_in
from generator.editions.cases import Fate, elsewhere
from generator.engine.rulebook import Conversation, Leg, Rulebook
from generator.engine.verdicts import verdict
from generator.views.at_the_table import AtTheTable, TableChange
from rules_src.model.roles import ROLES, spoken
from rules_src.presentation.syllabus import Level

TEN = 10


def draft_paper(table: AtTheTable) -> Paper:
    """A task of each change, the commonest first; what is ruled now is among the wrong choices."""
    draw = Draw(table.draft.year)
    decided = [(change, leg) for change in table.changes if (leg := _decides(change))][:TEN]
    fillers = [_verdict(leg) for _, leg in decided]
    now = f"loven fra {table.found.compared.before.year} stadig gjaldt"
    tasks = tuple(_task(change, leg, now, fillers, draw) for change, leg in decided)
    sections = ((f"Hvad dømmer du efter udkastet til {table.draft.year}?", tasks),)
    return Paper(table.draft.year, Level.KLUB, digest_of_tasks(tasks), sections)


def _decides(change: TableChange) -> Leg | None:
    """The rule of the draft that decides the incident of a change."""
    return next((leg for leg in reversed(_legs(change.shown.after)) if _verdict(leg)), None)


def _legs(conversation: Conversation | None) -> tuple[Leg, ...]:
    return conversation.legs if conversation else ()


def _verdict(leg: Leg) -> str:
    return decides(leg.rule, leg.row)


def _task(change: TableChange, leg: Leg, now: str, fillers: list[str], draw: Draw) -> Task:
    seed = ruling_seed(ground_of(leg.rule, leg.row), leg.row)
    names = names_in(leg.rule.situation, seed.seat)
    then, key = change.shown.verdicts[0], _verdict(leg)
    found = {then: now} if then else {}
    found |= dict.fromkeys((*(decides(leg.rule, row) for row in leg.rule.rows), *fillers), "")
    wrong = {
        capital(spoken(text, names)): Choice(capital(spoken(text, names)), Rules(text), found[text])
        for text in sorted(found, key=lambda text: text != then)
        if text and text != key
    }
    choices = (seed.key, *[*wrong.values()][: CHOICES - 1])
    facts = _told(change, names)
    return Task(
        seed.kind,
        seed.grounds,
        seed.seat,
        seed.told.text(*facts, seed.question, *(choice.text for choice in choices)),
        facts,
        seed.question,
        tuple(draw.some(choices, len(choices))),
        seed.laws,
        change.change.sentence,
        seed.row,
    )


def _told(change: TableChange, names: Mapping[str, str]) -> tuple[str, ...]:
    """Every answer that matters in one of the editions, in the order they are asked."""
    legs = (*_legs(change.shown.after), *_legs(change.shown.before))
    lines = (line for leg in legs for line in facts_in(ground_of(leg.rule, leg.row), names))
    return tuple(dict.fromkeys(lines))


def draft_plays(table: AtTheTable) -> tuple[RolePlay, ...]:
    """Ten cases that a draft would rule otherwise, each situation once before any comes again."""
    changed = [*_changed(table)]
    order = dict.fromkeys(change.situation.rule.__name__ for change in table.changes)
    turns = zip_longest(*([play for at, play in changed if at == rule] for rule in order))
    return tuple(play for turn in turns for play in turn if play)[:TEN]


def _changed(table: AtTheTable) -> Iterator[tuple[str, RolePlay]]:
    """Each case that comes out otherwise, and the situation that it is told of."""
    book = Rulebook.of(table.draft)
    for play in playable(table.content):
        then = elsewhere(play.ruling, book)
        if then.fate is Fate.CHANGES and then.conversation:
            said = spoken(verdict(then.conversation), {**ROLES, **play.ruling.names})
            situation = table.content.book[play.ruling.case.rule].situation
            yield situation.rule.__name__, replace(play, then=said)

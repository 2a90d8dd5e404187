"""Role play: what each player at the table does and knows, and what the examiner may tell."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from generator.cases.conversation import CaseRuling
from generator.course.draw import Draw
from generator.course.ground import in_words
from generator.engine.verdicts import verdict
from generator.views.content import Content
from rules_src.bridge.seats import Seat
from rules_src.model.facts import Kind, Option
from rules_src.model.roles import ROLES, spoken, tokens
from rules_src.model.ruling import Authority
from rules_src.presentation.syllabus import Level

INCIDENTS = 12
MARKS = (
    "Rigtig paragraf",
    "Rigtig kendelse",
    "God begrundelse",
    "De rigtige spørgsmål",
    "Styr på bordet, og i passende tempo",
)
MOST_FACTS = 6
SENTENCE = re.compile(r"(?<=[.?!«])\s+(?=[A-ZÆØÅ»])")


@dataclass(frozen=True)
class Part:
    """One player: what he answers when he is asked, and what he chooses when he may."""

    seat: Seat
    answers: tuple[str, ...]
    choices: tuple[str, ...]


@dataclass(frozen=True)
class RolePlay:
    """One incident for four players, a director and an examiner."""

    ruling: CaseRuling
    title: str
    happens: str
    parts: tuple[Part, ...]
    facts: tuple[str, ...]
    """Every answer, in the order in which the rule asks."""
    verdict: str


def role_plays(content: Content, number: int, level: Level) -> tuple[RolePlay, ...]:
    """Twelve incidents of a level, no situation twice while there are others; by a number."""
    draw = Draw(number * len(Level) + [*Level].index(level))
    order = [*Level]
    allowed = {
        lesson.rule
        for section in content.presentation.syllabus
        for lesson in section.lessons
        if order.index(lesson.level) <= order.index(level)
    }
    by_situation: dict[str, list[RolePlay]] = {}
    for play in playable(content):
        rule = content.book[play.ruling.case.rule].situation.rule.__name__
        if rule in allowed:
            by_situation.setdefault(rule, []).append(play)
    turns = [draw.some(plays, len(plays)) for plays in by_situation.values()]
    queues = draw.some(turns, len(turns))
    found: list[RolePlay] = []
    while queues and len(found) < INCIDENTS:
        queues = [queue for queue in queues if queue]
        found += [queue.pop(0) for queue in queues][: INCIDENTS - len(found)]
    return tuple(found)


def playable(content: Content) -> Iterator[RolePlay]:
    """The cases that four players can act: the law settles them, and all sit somewhere."""
    for ruling in content.casebook.rulings:
        text = ruling.case.text
        plain = ruling.agrees and not text.disputed and text.authority is Authority.LAW
        answered = len(ruling.conversation.answers)
        if plain and _seats(ruling) and answered <= MOST_FACTS and not ruling.judged:
            yield _role_play(content, ruling)


def _seats(ruling: CaseRuling) -> Mapping[str, Seat]:
    """The seat of each role, if the one it is about sits somewhere."""
    table = ruling.case.table
    seats = table.seats_of_roles() if table else {}
    return seats if "offender" in seats else {}


def _role_play(content: Content, ruling: CaseRuling) -> RolePlay:
    seats, names = _seats(ruling), {**ROLES, **ruling.names}
    answers: dict[Seat, list[str]] = {seat: [] for seat in Seat}
    choices: dict[Seat, list[str]] = {seat: [] for seat in Seat}
    every: list[str] = []
    for leg in ruling.conversation.legs:
        for name, answer in leg.path.answers.items():
            fact = leg.rule.facts[name]
            line = in_words(leg.rule.situation, fact, answer, names)
            if line in every:
                continue
            every.append(line)
            if isinstance(fact, Option):
                chosen = spoken(f"{fact.question} {answer.value}", names)
                choices[seats.get(fact.chooses, seats["offender"])].append(chosen)
            elif fact.kind is not Kind.JUDGEMENT:
                about = tokens(f"{fact.question} {answer.value}")
                whom = {seats[role] for role in about if role in seats} or {seats["offender"]}
                for seat in whom:
                    answers[seat].append(line)
    return RolePlay(
        ruling,
        content.book[ruling.case.rule].situation.called,
        opening(ruling),
        tuple(Part(seat, tuple(answers[seat]), tuple(choices[seat])) for seat in Seat),
        tuple(every),
        spoken(verdict(ruling.conversation), names),
    )


def opening(ruling: CaseRuling) -> str:
    """How the story of a case begins; its end gives the ruling."""
    sentences = SENTENCE.split(" ".join(ruling.case.text.story.split()))
    return " ".join(sentences[: max(1, len(sentences) // 2)])

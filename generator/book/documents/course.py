"""For who teaches: role plays on cards, the plan of four evenings, and slides."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import NamedTuple

from generator.book.board import printed_board
from generator.book.documents.exam import LIBRARY, exam
from generator.book.roleplay import MARKS, Part, RolePlay, role_plays
from generator.book.typst import markup
from generator.book.typst.assembly import Assembly
from generator.book.typst.compiler import TypstSource
from generator.course.evenings import SECTIONS, Evening, evenings
from generator.course.paper import paper
from generator.course.pool import pool
from generator.data.imprint import Imprint
from generator.engine.rulebook import Rulebook
from generator.text.danish import sentence
from generator.views.board import board_of
from generator.views.content import Content
from generator.views.ruling import finished_case
from rules_src.bridge.seats import Seat
from rules_src.model.roles import ROLES, spoken
from rules_src.presentation.syllabus import Level

TITLE = "Et kursus på fire aftener"
CALLED = "Du bliver kaldt til bordet"


class Handout(NamedTuple):
    """One of the files that a course is printed from."""

    name: str
    title: str
    about: str
    make: Callable[[Content], TypstSource]


def handouts(number: int, imprint: Imprint) -> Iterator[Handout]:
    """The plan, the slides, a paper and a set of role plays for each evening, and an exam."""

    def four(content: Content) -> tuple[Evening, ...]:
        return evenings(content.book, content.presentation.syllabus, number)

    def papers(content: Content, n: int, title: str) -> TypstSource:
        return exam(four(content)[n].paper, imprint, title)

    def plays(content: Content, n: int) -> TypstSource:
        return role_play_cards(content.book, role_plays(content, number + n, Level.KLUB), imprint)

    yield Handout(
        "plan",
        "Planen",
        "Hvad hver aften handler om, og hvad deltagerne skal kunne bagefter.",
        lambda c: plan(four(c), number, imprint),
    )
    yield Handout(
        "billeder",
        "Billederne",
        "Én situation på hvert billede, med en opgave at tale om. Til skærm eller lærred.",
        lambda c: slides(c.book, four(c), imprint),
    )
    for n in range(len(SECTIONS)):
        title = f"Opgaver til {n + 1}. aften"
        yield Handout(
            f"opgaver-{n + 1}",
            title,
            "To opgaver for hver situation, svarark og facit.",
            partial(papers, n=n, title=title),
        )
        yield Handout(
            f"rollespil-{n + 1}",
            f"Rollespil til {n + 1}. aften",
            "Tolv hændelser på A5-kort: et til hver spiller og et til den, der bedømmer.",
            partial(plays, n=n),
        )
    yield Handout(
        "proeve",
        f"Prøve {number}",
        "Tres opgaver i seks afsnit efter den sidste aften, svarark og facit.",
        lambda c: exam(paper(c.book, number, Level.KLUB), imprint),
    )


class PlayCard(NamedTuple):
    number: str
    seat: str
    title: str
    happens: str
    notes: str
    hand: str
    answers: tuple[str, ...]
    choices: tuple[str, ...]


def role_play_cards(book: Rulebook, plays: Iterable[RolePlay], imprint: Imprint) -> TypstSource:
    """Five cards for each incident, and one for the director."""
    out = _document("Rollespil", imprint)
    out.line("#show: card-page")
    out.line(f"#card({markup.string('alle')}, [Turneringsleder], [Rollespil])[")
    out.line(f"#part[Opgaven][{markup.plain(CALLED)}. Spørg, døm og sig det højt.]")
    out.line(f"#part[Lov][{markup.plain(imprint.rules)}]\n]")
    for n, play in enumerate(plays, 1):
        ruling = finished_case(book, play.ruling)
        names = {**ROLES, **play.ruling.names}
        lines = (*ruling.now, *(line for due in ruling.later for line in due.lines))
        out.add(
            "roleplay",
            f"play-{n}",
            f"sagen {play.ruling.case.id}",
            cards=tuple(_card(play, part, n) for part in play.parts),
            number=str(n),
            title=play.title,
            happens=play.happens,
            facts=play.facts,
            verdict=play.verdict,
            laws=ruling.laws,
            says=tuple(spoken(line.step.text, names) for line in lines),
            marks=MARKS,
        )
    return out.source()


def _card(play: RolePlay, part: Part, number: int) -> PlayCard:
    board = printed_board(board_of(play.ruling.case.table, ruled=False))
    seats = {seat.name_da for seat in Seat}
    notes = [(name, text) for name, text in board.notes] if board else []
    shown = [f"{name}: {text}" if name else text for name, text in notes if name not in seats]
    shown += [_calls(play)] if _calls(play) else []
    hand = " ".join(_hand(play, part.seat))
    title = f"Du er {part.seat.name_da}"
    return PlayCard(
        str(number),
        title,
        play.title,
        play.happens,
        sentence("; ".join(shown)),
        hand,
        part.answers,
        part.choices,
    )


def _calls(play: RolePlay) -> str:
    """The auction on one line."""
    board = board_of(play.ruling.case.table, ruled=False)
    if not board or not board.auction:
        return ""
    seats = board.auction.seats
    calls = [
        f"{seat.name_da} {cell.text}" + (f" ({cell.note})" if cell.note else "")
        for row in board.auction.rows
        for seat, cell in zip(seats, row, strict=True)
        if cell
    ]
    return f"Meldinger: {', '.join(calls)}"


def _hand(play: RolePlay, seat: Seat) -> Iterator[str]:
    board = board_of(play.ruling.case.table, ruled=False)
    for hand in board.deal.hands if board and board.deal else ():
        if hand.seat is seat:
            yield from (f"{suit.symbol} {suit.ranks or '–'}" for suit in hand.suits)


def plan(evenings: tuple[Evening, ...], number: int, imprint: Imprint) -> TypstSource:
    """What each evening teaches, and which papers and role plays belong to it."""
    out = _document(TITLE, imprint)
    name = markup.string(f"Kursus {number}")
    out.line(f"#show: body => exam-page({name}, {markup.string(' · '.join(imprint.foot))}, body)")
    out.line(f"= {TITLE}")
    out.add("exam_plan", "plan", "kursets plan", evenings=evenings, number=number)
    return out.source()


def slides(book: Rulebook, evenings: tuple[Evening, ...], imprint: Imprint) -> TypstSource:
    """One situation on each slide, with a task to talk about."""
    out = _document(f"{TITLE}: billeder", imprint)
    first = {rule: tasks[0] for rule, tasks in pool(book).items()}
    out.add("slides", "slides", "kursets billeder", evenings=evenings, first=first)
    return out.source()


def _document(title: str, imprint: Imprint) -> Assembly:
    out = Assembly(LIBRARY)
    out.line(
        f"#set document(title: {markup.string(title)},"
        f" author: {markup.string('Bridgelovene i praksis')}, date: {imprint.typst})"
    )
    out.line("#show: exam-text")
    return out

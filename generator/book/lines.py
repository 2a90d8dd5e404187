"""The Typst of a situation's lines, how tall they are, and where a reference to them leads."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, partial
from typing import NamedTuple

from generator.book import markup
from generator.book.assembly import Assembly, piece
from generator.book.compiler import Piece, metadata
from generator.book.deck import (
    CardLine,
    HeightsIn,
    Paper,
    PrintedCard,
    SituationLines,
    Slice,
    answers_of,
    deck,
    heights_of,
    situation_lines,
)
from generator.book.rulings import Letters, onward, steps_of, unsaid
from generator.engine.rulebook import Rulebook
from generator.views.comparisons import subject_links
from rules_src.model.roles import SEATED, SIDES, TURNED
from rules_src.model.situation import by_phase
from rules_src.presentation.home import RECKONED

LIBRARY = "lines"


def anchor(slug: str) -> str:
    """`compare-udspil`, for the comparison of that address."""
    return f"compare-{slug}"


class Place(NamedTuple):
    """Where a rule or one of its questions stands, as it is printed, and the page in the file."""

    shown: str
    page: int | None


Places = Mapping[str, Place]
"""By rule, by rule and question (`revoke.established`), and by comparison, unless it is found by
its label."""
ELSEWHERE = Place("ikke med her", None)
"""Where everything stands that a club's selection leaves out."""


@cache
def sheets_of(book: Rulebook, paper: Paper, longest: Place) -> tuple[PrintedCard, ...]:
    """Every situation on sheets of a paper, in the order a board is played, laid out once.

    Each has room for the longest reference that may stand on it.
    """
    texts = texts_of(book)

    def add(out: Assembly) -> list[str]:
        add_lines(out, book, texts)
        return [one.name for one in texts]

    every = places_in(book, compared=longest is ELSEWHERE)
    return deck(texts, measured(paper, add, dict.fromkeys(every, longest)), paper)


@cache
def texts_of(book: Rulebook) -> tuple[SituationLines, ...]:
    """The lines of every situation, in the order a board is played."""
    every = by_phase(book.situations)
    return tuple(situation_lines(book, one) for _, inside in every for one in inside)


def measured(
    paper: Paper, add: Callable[[Assembly], list[str]], places: Places
) -> Mapping[str, HeightsIn]:
    """The height of every line of some modules in each setting of a paper, by name."""
    out = Assembly(LIBRARY)
    out.line('#set document(title: "x")\n#show: text-of-lines')
    add_places(out, places, paper)
    settings = "".join(
        f"({s.size}, {s.columns}, {paper.column(s.columns)}mm), " for s in paper.settings
    )
    for name in add(out):
        out.line(f'#import "{name}.typ" as m\n#measured({markup.string(name)}, m, ({settings}))')
    return heights_of(metadata(out.source(), "<heights>"))


def add_lines(out: Assembly, book: Rulebook, texts: Iterable[SituationLines]) -> None:
    """Add the module of each situation's lines."""
    out.pieces += (_lines(book, text) for text in texts)


@cache
def letters_in(book: Rulebook) -> Letters:
    """By row the letter of its ruling: that of the first row that is ruled in the same words."""
    found: dict[str, str] = {}
    for text in texts_of(book):
        printed = (one for rule in text.rungs for one in text.rulings.printed(rule))
        ways = (way for one in printed for way in one.ways or (one,))
        for one in (*ways, *text.rulings.onward.values()):
            found.update((row.row.id, one.rows[0].letter) for row in one.rows)
    return found


@cache
def _lines(book: Rulebook, text: SituationLines) -> Piece:
    """Made once: several documents print the same lines."""
    situation, who = text.situation, text.situation.who
    signs = ("offender", "partner", "lho", "rho")
    # the role with a sign that sits where he does; where none does, his side
    sits = who and next(
        (s for s in signs if SEATED[who.role].get(s) == 0), SIDES[who.role in TURNED]
    )
    names = {rule.__name__ for rule in situation.rules}
    confused = [(book[rule].title, rule) for rule in situation.confuse]
    compared = [(c.title, anchor(c.slug)) for c in subject_links(book) if names & {*c.rules}]
    numbers = {rule: n for one in texts_of(book) if one.titled for rule, n in one.numbers.items()}
    return piece(
        "lines", f"{text.name}.typ", f"linjerne i »{situation.title}«", LIBRARY,
        text=text, answers_of=answers_of, steps_of=steps_of, letters=letters_in(book),
        numbers=numbers, ahead=partial(onward, book, letters=letters_in(book)),
        confused=confused, compared=compared, signs=True, unsaid=unsaid, scoring=RECKONED,
        asked=f"{{{sits}}}" if who else "",
    )  # fmt: skip


def places_in(book: Rulebook, *, compared: bool = False) -> Iterator[str]:
    """Everything that a line may refer to; the comparisons too, if they are asked for."""
    yield from (anchor(one.slug) for one in subject_links(book) if compared)
    for text in texts_of(book):
        for rule, ladder in text.rungs.items():
            yield rule
            yield from (f"{rule}.{rung.name}" for rung in ladder if rung.name)
            yield from (f"{rule}.{rung.mark}" for rung in ladder if rung.mark)


def add_places(out: Assembly, places: Places, paper: Paper) -> None:
    """Make the module that knows where each rule begins, and how its lines are set."""
    out.piece("places", "places", "hvor reglerne står", places=places, paper=paper)


def places_of(
    cards: Iterable[PrintedCard], shown: Callable[[PrintedCard, int], Place]
) -> dict[str, Place]:
    """Where each rule on some sheets begins, and each of its questions where it is first asked;
    `shown` says how a column of a sheet is referred to."""
    found: dict[str, Place] = {}
    for card in cards:
        column = {
            line.typst: n
            for n, (first, last) in enumerate(card.columns)
            for line in card.lines[first:last]
        }
        for rule, ladder in card.text.rungs.items():
            for n, rung in enumerate(ladder, card.text.titled):
                there = column.get(f"fronts.{rule}.at({n})")
                if there is not None:
                    found.setdefault(rule, shown(card, there))
                    for name in (rung.name, rung.kind == "ask" and rung.mark):
                        if name:
                            found.setdefault(f"{rule}.{name}", shown(card, there))
    return found


def columns_in(name: str, lines: tuple[CardLine, ...], columns: Iterable[Slice]) -> str:
    inner = "".join(
        "(" + "".join(f"m.{line.typst}, " for line in lines[first:last]) + "), "
        for first, last in columns
    )
    return "{ import " + f'"{name}.typ"' + f" as m; ({inner}) }}"

"""Table cards: one on A5 with questions in front and rulings behind, or two on a sheet of A4."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache

from generator.book.choices import answers_of
from generator.book.columns import Measured, Slice, filled
from generator.book.deck import (
    A5,
    Heights,
    Paper,
    PrintedCard,
    SituationLines,
    deck,
    front_names,
    heights_of,
    names,
    situation_lines,
)
from generator.book.typst import markup
from generator.book.typst.assembly import Assembly
from generator.book.typst.compiler import Piece, TypstSource, compiled
from generator.book.typst.qr import qr
from generator.book.typst.render import piece
from generator.editions.imprint import Imprint
from generator.engine.rulebook import Rulebook
from generator.views.content import Content, situation_link
from rules_src.model.situation import Situation, by_phase

LIBRARY, CODE, CONTENTS = "card", "15mm", "card-contents"
PLAIN, THRIFTY = (("ink", "plain"),), (("ink", "thrifty"),)
"""The inputs for Typst about the ink to use."""


A5_PAGE, A4_PAGE = (f"width: {width}mm, height: 210mm, margin: 0mm" for width in (148, 297))


def table_cards(
    content: Content,
    imprint: Imprint,
    situations: Iterable[Situation],
    club: str = "",
    ink: tuple[tuple[str, str], ...] = PLAIN,
) -> TypstSource:
    """A document with the front and the back of each card on a page of its own."""
    out = card_document(imprint, "Bordkort", A5_PAGE)
    for n, (front, back) in enumerate(_sides(out, content, imprint, situations, club)):
        out.line("#pagebreak()" if n else "")
        out.line(f"#{front}\n#pagebreak()\n#{back}")
    return out.source(ink)


def sheets(
    content: Content, imprint: Imprint, situations: Iterable[Situation], club: str = ""
) -> TypstSource:
    """A document with two cards to a sheet of A4, to be printed on both sides and cut in two."""
    out = card_document(imprint, "Bordkort, to på et ark", A4_PAGE)
    cards = [*_sides(out, content, imprint, situations, club)]
    for n in range(0, len(cards), 2):
        (one, back), (other, behind) = (*cards[n : n + 2], ("[]", "[]"))[:2]
        out.line("#pagebreak()" if n else "")
        out.line(f"#two-up({one}, {other})\n#pagebreak()\n#two-up({behind}, {back})")
    return out.source(PLAIN)


def cover(
    content: Content, imprint: Imprint, ink: tuple[tuple[str, str], ...] = PLAIN
) -> TypstSource:
    """The shortest front of a card, which a small picture shows best."""
    out = card_document(imprint, "Bordkort", A5_PAGE)
    front, _ = _shortest_front(out, content, imprint)
    out.line(f"#{front}")
    return out.source(ink)


def sheet_cover(content: Content, imprint: Imprint) -> TypstSource:
    """The shortest front of a card, and that of the next card, side by side."""
    out = card_document(imprint, "Bordkort, to på et ark", A4_PAGE)
    front, beside = _shortest_front(out, content, imprint)
    out.line(f"#two-up({front}, {beside})")
    return out.source(PLAIN)


def _shortest_front(out: Assembly, content: Content, imprint: Imprint) -> tuple[str, str]:
    """The first front of a situation that has the fewest lines, and the front of the next card."""
    cards = cards_of(content, imprint, content.book.situations)
    begin = (n for n, card in enumerate(cards) if card.of[0] == 1)
    shortest = min(begin, key=lambda n: sum(last - first for first, last in cards[n].front))
    shown = (cards[shortest], cards[(shortest + 1) % len(cards)])
    add_lines(out, dict.fromkeys(card.text for card in shown))
    add_places(out, cards)
    front, beside = (_printed(card, imprint, "")[0] for card in shown)
    return front, beside


def card_document(imprint: Imprint, title: str, page: str) -> Assembly:
    """An empty document of cards, with its metadata, its page and its text set."""
    out = Assembly(LIBRARY)
    out.line(
        f"#set document(title: {markup.string(f'Bridgelovene i praksis: {title}')},"
        f" author: {markup.string('Bridgelovene i praksis')}, date: {imprint.typst})"
    )
    out.line(f"#set page({page})")
    out.line("#show: card-text")
    return out


def cards_of(
    content: Content, imprint: Imprint, situations: Iterable[Situation], paper: Paper = A5
) -> tuple[PrintedCard, ...]:
    """The cards of some situations, in the order of the phases."""
    return _cards(content.book, imprint, tuple(situations), paper)


@cache
def _cards(
    book: Rulebook, imprint: Imprint, situations: tuple[Situation, ...], paper: Paper
) -> tuple[PrintedCard, ...]:
    """Laid out once: several documents print the same cards."""
    texts = [situation_lines(book, s) for _, inside in by_phase(situations) for s in inside]
    return deck(texts, heights_in(texts, imprint, paper), paper)


def heights_in(
    texts: Iterable[SituationLines], imprint: Imprint, paper: Paper
) -> dict[str, Heights]:
    """The height of every line, as Typst measures it in a column of the paper."""
    texts = tuple(texts)

    def add(out: Assembly) -> list[str]:
        add_lines(out, texts)
        return [one.name for one in texts]

    return measured(imprint, paper, add)


def measured(
    imprint: Imprint, paper: Paper, add: Callable[[Assembly], list[str]]
) -> dict[str, Heights]:
    """The heights of the lines of some modules, by name."""
    out = card_document(imprint, "", "")
    add_places(out, ())
    for name in add(out):
        out.line(
            f'#import "{name}.typ" as m\n'
            f"#measured({markup.string(name)}, m, {paper.column}mm, {paper.size}pt)"
        )
    with compiled(out.source()) as typst:
        return heights_of(typst.metadata("<heights>"))


def add_lines(out: Assembly, texts: Iterable[SituationLines]) -> None:
    """Add the module of each situation's lines."""
    out.pieces += map(_lines, texts)


@cache
def _lines(text: SituationLines) -> Piece:
    """Made once: several documents print the same lines."""
    about = f"bordkortet »{text.situation.title}«"
    return piece("card_lines", f"{text.name}.typ", about, LIBRARY, text=text, answers_of=answers_of)


def add_places(out: Assembly, cards: Iterable[PrintedCard]) -> None:
    """Make the module that knows on which card each rule begins."""
    places: dict[str, tuple[int, int]] = {}
    for card in cards:
        for rule in card.rules:
            places.setdefault(rule, (card.number, card.text.numbers[rule]))
    out.piece("places", "places", "kortenes numre", places=places)


def _sides(
    out: Assembly, content: Content, imprint: Imprint, situations: Iterable[Situation], club: str
) -> Iterator[tuple[str, str]]:
    """The front and the back of every card, that of the contents first."""
    situations = tuple(situations)
    cards = cards_of(content, imprint, situations)
    add_lines(out, dict.fromkeys(card.text for card in cards))
    add_places(out, cards)
    yield from _contents(out, imprint, situations, club)
    for card in cards:
        yield _printed(card, imprint, club)


def _contents(
    out: Assembly, imprint: Imprint, situations: tuple[Situation, ...], club: str
) -> Iterator[tuple[str, str]]:
    """The first card: every situation with its number, then how the cards are read."""
    phases = by_phase(situations)
    (heights,) = measured(imprint, A5, lambda o: [_add_contents(o, phases)]).values()
    _add_contents(out, phases)
    keep = [k for _, inside in phases for k in (True, *(False for _ in inside))]
    lines = [*map(Measured, heights.fronts["contents"], keep)]
    lines += (Measured(height, True) for height in heights.fronts["signs"])
    every = [f"fronts.contents.at({n})" for n in range(len(keep))]
    every += [f"fronts.signs.at({n})" for n in range(len(heights.fronts["signs"]))]
    columns = filled(lines, A5.room(A5.back_head))
    sides = [
        _side(None, columns_of(CONTENTS, every, some), A5.back_head, imprint, club, more)
        for some, more in ((columns[:2], ""), (columns[2:], ", level: none"))
    ]
    yield sides[0], sides[1]


def _add_contents(out: Assembly, phases: object) -> str:
    out.piece("card_contents", CONTENTS, "kortet med indhold", phases=phases)
    return CONTENTS


def _printed(card: PrintedCard, imprint: Imprint, club: str) -> tuple[str, str]:
    """Both sides of a card."""
    lines, questions = names(card), len([*front_names(card)])
    front, back = card.front, card.columns[card.split :]
    situation = card.text.situation
    address = imprint.guide(situation.slug)
    alt = markup.string("QR-kode til vejledningen: " + address)
    code = f", code: qr({markup.string(qr(address))}, {alt}, size: {CODE})" if address else ""
    under = markup.plain(f"{situation.phase.value} · {situation_link(situation).laws}")
    head = f", aside: [{_aside(front, questions)}], under: [{under}]{code}"
    plain = f", aside: [{_aside(back, questions)}], level: none"
    name = card.text.name
    return (
        _side(card, columns_of(name, lines, front), A5.front_head, imprint, club, head),
        _side(card, columns_of(name, lines, back), A5.back_head, imprint, club, plain),
    )


def _aside(columns: tuple[Slice, ...], questions: int) -> str:
    """The kinds of lines in the columns of a side."""
    kinds = [
        *(["Spørgsmål"] if any(first < questions for first, _ in columns) else []),
        *(["Kendelser"] if any(last > questions for _, last in columns) else []),
    ]
    return " · ".join(kinds)


def _title(card: PrintedCard) -> str:
    part, parts = card.of
    return card.text.situation.title + (f" ({part}\u00a0af\u00a0{parts})" if parts > 1 else "")


def _side(
    card: PrintedCard | None, columns: str, head: float, imprint: Imprint, club: str, more: str
) -> str:
    number, title = (card.number, _title(card)) if card else (0, "Bordkort")
    foot = " · ".join(word for word in (club, imprint.host, *imprint.foot) if word)
    return (
        f"card-side(number: [{number}], title: [{markup.plain(title)}],"
        f" columns: {columns or '()'}, head: {head}mm, foot: [{markup.plain(foot)}]{more})"
    )


def columns_of(name: str, lines: list[str], columns: Iterable[Slice]) -> str:
    """The columns of lines, as Typst reads them from a situation's module."""
    inner = "".join(
        "(" + "".join(f"m.{line}, " for line in lines[first:last]) + "), "
        for first, last in columns
    )
    return "{ import " + f'"{name}.typ"' + f" as m; ({inner}) }}"

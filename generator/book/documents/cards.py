"""Table cards: one on A5 with questions in front and rulings behind, or two on a sheet of A4."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import groupby

from generator.book.columns import Measured, Slice, filled
from generator.book.deck import CardLine, Heights, Paper, PrintedCard, Setting
from generator.book.lines import (
    Place,
    add_lines,
    add_places,
    columns_in,
    columns_of,
    measured,
    places_in,
    places_of,
    sheets_of,
)
from generator.book.role_signs import KEY, SHORT_KEY
from generator.book.typst import markup
from generator.book.typst.assembly import Assembly
from generator.book.typst.compiler import TypstSource
from generator.book.typst.qr import qr
from generator.data.imprint import Imprint
from generator.engine.rulebook import Rulebook
from generator.views.content import Content, situation_link
from generator.views.pdfs import Part
from rules_src.model.situation import Phase, Situation

LIBRARY, CODE, CONTENTS = "card", "15mm", "card-contents"
Ink = tuple[tuple[str, str], ...]
PLAIN: Ink = (("ink", "plain"),)
THRIFTY: Ink = (("ink", "thrifty"),)
"""The inputs for Typst about the ink to use."""
LONG = 36
"""Letters of a title that has one line of a card in large type; a longer one is set smaller."""
TITLE, THRIFTY_TITLE = "Bordkort", "Bordkort, der sparer på blækket"
A5 = Paper(
    148, 210, 14, 6, 6, 5, 4, 19, 9, 8,
    (Setting(14, 1), *(Setting(size, 2) for size in (12, 11, 9.9))),
    0.5,
    more=1,
)  # fmt: skip
OPENED_OUT = Paper(
    297, 210, 14, 6, 6, 5, 4, 18, 9, 5,
    (Setting(14, 3), *(Setting(size, 4) for size in (12, 11, 10.5, 9.9))),
    0.5,
    opened=True,
)  # fmt: skip
CARD, SPREAD = "kort", "opslag"
"""What the sheets of a deck are called."""
A5_PAGE, A4_PAGE = (f"width: {width}mm, height: 210mm, margin: 0mm" for width in (148, 297))
LARGE_PAGE, LARGE = "width: 210mm, height: 297mm, margin: 0mm", 2**0.5
"""The page of a card in large type, and how much larger it is: at least 14 points."""


def table_cards(
    content: Content,
    imprint: Imprint,
    situations: Iterable[Situation],
    ink: Ink = PLAIN,
) -> TypstSource:
    """A document with the front and the back of each card on a page of its own."""
    title, file = (THRIFTY_TITLE, "-lys") if ink == THRIFTY else (TITLE, "")
    out = card_document(imprint, title, A5_PAGE)
    code = imprint.document(f"bordkort-a5{file}")
    sides = _sides(out, content, imprint, situations, lambda n: 2 * n + 1, code)
    for n, (front, back) in enumerate(sides):
        out.line("#pagebreak()" if n else "")
        out.line(f"#{front}\n#pagebreak()\n#{back}")
    return out.source(ink)


def large_cards(content: Content, imprint: Imprint, situations: Iterable[Situation]) -> TypstSource:
    """The same cards, each as large as a page of A4."""
    out = card_document(imprint, "Bordkort med stor skrift", LARGE_PAGE)
    code = imprint.document("bordkort-stor-a4")
    sides = _sides(out, content, imprint, situations, lambda n: 2 * n + 1, code)
    for n, side in enumerate(side for both in sides for side in both):
        out.line("#pagebreak()" if n else "")
        out.line(f"#scale({LARGE:.4%}, reflow: true, {side})")
    return out.source(PLAIN)


def opened_out(content: Content, imprint: Imprint, situations: Iterable[Situation]) -> TypstSource:
    """A deck of its own on A4: each rule with its rulings beside it, so that nothing is turned."""
    out = card_document(imprint, "Bordkort som opslag", A4_PAGE)
    code = imprint.document("bordkort-opslag-a4")
    sides = _sides(out, content, imprint, situations, lambda n: n + 1, code, OPENED_OUT)
    for n, (front, back) in enumerate(sides):
        out.line("#pagebreak()" if n else "")
        out.line(f"#side-by-side({front}, {back})" if n == 0 else f"#{front}")
    return out.source(PLAIN)


def sheets(content: Content, imprint: Imprint, situations: Iterable[Situation]) -> TypstSource:
    """A document with two cards to a sheet of A4, to be printed on both sides and cut in two."""
    out = card_document(imprint, "Bordkort, to på et ark", A4_PAGE)
    code = imprint.document("bordkort-a4")
    cards = [*_sides(out, content, imprint, situations, lambda n: 2 * (n // 2) + 1, code)]
    blank = "box(width: 148mm, height: 210mm)"
    for n in range(0, len(cards), 2):
        (front, back), (beside, behind) = (*cards[n : n + 2], (blank, blank))[:2]
        out.line("#pagebreak()" if n else "")
        out.line(f"#two-up({front}, {beside})\n#pagebreak()\n#two-up({behind}, {back})")
    return out.source(PLAIN)


def cover(content: Content, imprint: Imprint, ink: Ink = PLAIN) -> TypstSource:
    """The card of contents alone, for its picture."""
    out = card_document(imprint, TITLE, A5_PAGE)
    add_places(out, {}, A5)
    front, _ = _contents(out, imprint, cards_of(content.book))
    out.line(f"#{front}")
    return out.source(ink)


def sheet_cover(content: Content, imprint: Imprint) -> TypstSource:
    """The first sheet alone, for its picture."""
    out = card_document(imprint, TITLE, A4_PAGE)
    deck = cards_of(content.book)
    add_lines(out, content.book, [deck[0].text])
    add_places(out, dict.fromkeys(places_in(content.book), Place("", None)), A5)
    front, _ = _contents(out, imprint, deck)
    beside, _ = _printed(deck[0], imprint)
    out.line(f"#two-up({front}, {beside})")
    return out.source(PLAIN)


def opened_cover(content: Content, imprint: Imprint) -> TypstSource:
    """The page of contents alone, for its picture."""
    out = card_document(imprint, TITLE, A4_PAGE)
    add_places(out, {}, A5)
    front, back = _contents(out, imprint, cards_of(content.book, OPENED_OUT), "", SPREAD)
    out.line(f"#side-by-side({front}, {back})")
    return out.source(PLAIN)


def card_document(imprint: Imprint, title: str, page: str, library: str = LIBRARY) -> Assembly:
    """An empty document of cards, with its metadata, its page and its text set."""
    out = Assembly(library)
    out.line(
        f"#set document(title: {markup.string(f'Bridgelovene i praksis: {title}')},"
        f" author: {markup.string('Bridgelovene i praksis')}, date: {imprint.typst},"
        f" description: {markup.string(imprint.club or imprint.law)},"
        f" keywords: {markup.array((imprint.law, *imprint.foot))})"
    )
    out.line(f"#set page({page})")
    out.line("#show: text-of-lines")
    return out


def cards_of(book: Rulebook, paper: Paper = A5) -> tuple[PrintedCard, ...]:
    """The whole deck, in the order of the phases; every selection has its numbers from it."""
    return sheets_of(book, paper, _unit(paper))


def _unit(paper: Paper) -> str:
    return SPREAD if paper.opened else CARD


def parts(book: Rulebook, paper: Paper = A5) -> Iterator[Part]:
    """The pages of each situation in a file of the whole deck with a side to a page."""
    each = 1 if paper.opened else 2
    for slug, cards in groupby(cards_of(book, paper), lambda card: card.text.situation.slug):
        first, *others = cards
        yield Part(slug, each * first.number + 1, each * (first.number + len(others) + 1))


Page = Callable[[int], int]
"""On which page of the file the front of a card is, by its place in the document."""


def _sides(
    out: Assembly,
    content: Content,
    imprint: Imprint,
    situations: Iterable[Situation],
    page: Page,
    code: str,
    paper: Paper = A5,
) -> Iterator[tuple[str, str]]:
    """The front and the back of every card, that of the contents first."""
    book, situations = content.book, tuple(situations)
    deck = cards_of(book, paper)
    cards = [card for card in deck if card.text.situation in situations]
    add_lines(out, book, dict.fromkeys(card.text for card in cards))
    number = {card.number: n for n, card in enumerate(cards, 1)}

    def place(card: PrintedCard, column: int) -> Place:
        there = number.get(card.number)
        front = page(there) if there else None
        behind = column >= card.split
        return Place(f"{_unit(paper)} {card.number}", front + behind if front else None)

    add_places(out, places_of(deck, place), paper)
    yield _contents(out, imprint, cards, code, _unit(paper))
    for card in cards:
        yield _printed(card, imprint, paper)


def _contents(
    out: Assembly,
    imprint: Imprint,
    cards: Iterable[PrintedCard],
    code: str = "",
    unit: str = CARD,
) -> tuple[str, str]:
    """The first card: every situation with its number, then how the cards are read."""
    phases = [(phase, [*_entries(phase, cards)]) for phase in Phase]
    phases = [(phase, entries) for phase, entries in phases if entries]
    _add_contents(out, phases, code, unit)
    (heights,) = measured(A5, lambda o: [_add_contents(o, phases, code, unit)], {}).values()
    contents = [keep for _, inside in phases for keep in (True, *(False for _ in inside))]
    signs = [True, *[False] * (len(heights[A5.smallest].fronts["signs"]) - 1)]
    setting, sides = next(
        (setting, sides)
        for setting in A5.settings
        for sides in _two_sides(heights[setting], setting, contents, signs)
    )
    front, back = (
        _side(
            "0",
            TITLE,
            columns_in(CONTENTS, lines, columns),
            setting,
            A5.back_head,
            imprint,
            back=n > 0,
        )
        for n, (lines, columns) in enumerate(sides)
    )
    return front, back


Lines = tuple[CardLine, ...]


def _two_sides(
    heights: Heights, setting: Setting, contents: list[bool], signs: list[bool]
) -> Iterator[list[tuple[Lines, list[Slice]]]]:
    """The contents on one side and the signs on the other, or both one after the other."""
    listed, explained = (
        [
            CardLine(f"fronts.{kind}.at({n})", height, kept, True)
            for n, (height, kept) in enumerate(zip(heights.fronts[kind], keep, strict=True))
        ]
        for kind, keep in (("contents", contents), ("signs", signs))
    )
    front, back, both = map(_columns, (listed, explained, [*listed, *explained]))
    number = setting.columns
    if max(len(front), len(back)) <= number:
        yield [((*listed,), front), ((*explained,), back)]
    elif setting == A5.smallest:
        lines = (*listed, *explained)
        yield [(lines, both[:number]), (lines, both[number:])]


def _columns(lines: list[CardLine]) -> list[Slice]:
    return filled([Measured(line.height, line.keep) for line in lines], A5.room(A5.back_head))


def _entries(phase: Phase, cards: Iterable[PrintedCard]) -> Iterator[tuple[int, str, str]]:
    for card in cards:
        if card.text.situation.phase is phase and card.of[0] == 1:
            yield card.number, card.text.situation.happened, card.text.situation.title


def _add_contents(out: Assembly, phases: object, code: str, unit: str) -> str:
    out.piece(
        "card_contents", CONTENTS, "kortet med indhold",
        phases=phases, key=KEY, code=code and qr(code), unit=unit, signs=True,
    )  # fmt: skip
    return CONTENTS


def _printed(card: PrintedCard, imprint: Imprint, paper: Paper = A5) -> tuple[str, str]:
    """Both sides of a card."""
    situation = card.text.situation
    address = imprint.guide(situation.slug)
    alt = markup.string("QR-kode til vejledningen: " + address)
    squares = markup.string(qr(imprint.sheet(situation.slug)))
    code = f", code: qr({squares}, {alt}, size: {CODE})" if address else ""
    under = markup.plain(f"{situation.phase.value} · {situation_link(situation).laws}")
    number = str(card.number)
    long = f", long: {str(len(situation.title) > LONG and not paper.opened).lower()}"

    def side(columns: tuple[Slice, ...], head: float, more: str, *, back: bool) -> str:
        text = columns_of(card, columns)
        kinds = f", aside: [{_aside(card, columns)}]"
        title = situation.called or situation.title if back else situation.title
        return _side(
            number,
            _title(card, title),
            text,
            card.setting,
            head,
            imprint,
            kinds + more + long,
            back=back,
        )

    if paper.opened:
        size = f", width: {paper.width}mm, foot-height: {paper.foot}mm, wide: true"
        first = f", under: [{under}]{code}" if card.of[0] == 1 else ""
        head = paper.head(card.of[0] - 1)
        return side(card.front, head, first + size, back=False), "none"
    return (
        side(card.front, paper.front_head, f", under: [{under}]{code}", back=False),
        side(card.back, paper.back_head, "", back=True),
    )


def _aside(card: PrintedCard, columns: tuple[Slice, ...]) -> str:
    """The kinds of lines in the columns of a side."""
    kinds = {line.asks for first, last in columns for line in card.lines[first:last]}
    if not kinds:
        return "Alt står på forsiden"
    return " · ".join(
        ("Spørgsmål" if asks else "Kendelser") for asks in sorted(kinds, reverse=True)
    )


def _title(card: PrintedCard, title: str) -> str:
    part, parts = card.of
    return title + (f" ({part}\u00a0af\u00a0{parts})" if parts > 1 else "")


def _side(
    number: str,
    title: str,
    columns: str,
    setting: Setting,
    head: float,
    imprint: Imprint,
    more: str = "",
    *,
    back: bool,
) -> str:
    foot = " · ".join(word for word in (imprint.host, *imprint.foot) if word)
    key = "".join(f"({markup.string(sign)}, [{whom}]), " for sign, whom in SHORT_KEY)
    return (
        f"card-side(number: [{number}], title: [{markup.plain(title)}], columns: {columns},"
        f" across: {setting.columns}, size: {setting.size}pt, head: {head}mm,"
        f" back: {str(back).lower()}, key: ({key}), foot: [{markup.plain(foot)}]{more})"
    )

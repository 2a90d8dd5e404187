"""Table cards, opened out on A4: each rule has its rulings beside it, so that nothing is turned."""

from collections.abc import Iterable, Iterator
from itertools import chain, groupby, islice

from generator.book import markup
from generator.book.assembly import Assembly, guide_code
from generator.book.compiler import TypstSource
from generator.book.contents import contents_of
from generator.book.deck import (
    CardLine,
    Heights,
    Paper,
    PrintedCard,
    Setting,
    Slice,
    filled,
)
from generator.book.lines import (
    Place,
    add_lines,
    add_places,
    columns_in,
    measured,
    places_in,
    places_of,
    sheets_of,
)
from generator.book.markup import SHORT_KEY
from generator.data.imprint import Imprint
from generator.engine.rulebook import Rulebook
from generator.views.content import Content, situation_link
from generator.views.pdfs import Part
from rules_src.model.situation import Situation

LIBRARY, CODE, CONTENTS = "card", 15, "card-contents"
TITLE, UNIT = "Bordkort", "kort"
PAPER = Paper(
    297, 210, 14, 6.5, 6.2, 7, 4, 16, 9, 5,
    (Setting(14, 3), *(Setting(size, 4) for size in (11.5, 10.5, 9.5))),
    0.5,
)  # fmt: skip
HALF = PAPER._replace(
    width=148,
    front_head=19,
    foot=8,
    settings=(Setting(14, 1), *(Setting(size, 2) for size in (12, 11, 10, 9.5))),
)
"""Half of the first page: the contents stand on one, and how the cards are read on the other."""
PAGE = "width: 297mm, height: 210mm, margin: 0mm"


def table_cards(content: Content, imprint: Imprint, situations: Iterable[Situation]) -> TypstSource:
    """The contents, then each card of some situations on a page of its own."""
    out, chosen = card_document(imprint, TITLE, PAGE), tuple(situations)
    deck = cards_of(content.book)
    cards = [card for card in deck if card.text.situation in chosen]
    add_lines(out, content.book, dict.fromkeys(card.text for card in cards))
    page = {card.number: n for n, card in enumerate(cards, 2)}

    def place(card: PrintedCard, _: int) -> Place:
        return Place(f"{UNIT} {card.number}", page.get(card.number))

    add_places(out, places_of(deck, place), PAPER)
    _add_first_page(out, imprint, cards, content.book)
    for card in cards:
        out.line(f"#pagebreak()\n#{_printed(card, imprint)}")
    return out.source()


def cover(content: Content, imprint: Imprint) -> TypstSource:
    """The page of contents alone, for its picture."""
    out = card_document(imprint, TITLE, PAGE)
    add_places(out, {}, PAPER)
    _add_first_page(out, imprint, cards_of(content.book), content.book)
    return out.source()


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


def cards_of(book: Rulebook) -> tuple[PrintedCard, ...]:
    """The whole deck, in the order of the phases; every selection has its numbers from it."""
    return sheets_of(book, PAPER, Place(f"{UNIT} 100", None))


def parts(book: Rulebook) -> Iterator[Part]:
    """The pages of each situation in a file of the whole deck."""
    for slug, cards in groupby(cards_of(book), lambda card: card.text.situation.slug):
        first, *others = cards
        yield Part(slug, first.number + 1, first.number + len(others) + 1)


def _add_first_page(
    out: Assembly, imprint: Imprint, cards: Iterable[PrintedCard], book: Rulebook
) -> None:
    """What home begins with, every situation with its number, and how the cards are read."""
    cards = tuple(cards)
    every = places_in(book)
    there = places_of(cards, lambda card, _: Place("", card.number))
    places = {**dict.fromkeys(every, Place("", None)), **there}
    here = {card.text.situation: (card.number,) for card in cards if card.of[0] == 1}
    phases = [*contents_of(book, cards, places, here)]
    _add_contents(out, phases)
    (heights,) = measured(HALF, lambda o: [_add_contents(o, phases)], {}).values()
    kept = ([*[True] * len(one.later), False] for _, inside in phases for one in inside)
    contents = [keep for _, inside in phases for keep in chain([True], *islice(kept, len(inside)))]
    signs = [True, *[False] * (len(heights[HALF.smallest].fronts["signs"]) - 1)]
    setting, halves = next(
        (setting, halves)
        for setting in HALF.settings
        for halves in _two_halves(heights[setting], setting, contents, signs)
    )
    left, right = (
        _side("0", TITLE, columns_in(CONTENTS, lines, columns), setting, HALF.back_head, imprint,
              f", half: {half}")
        for half, (lines, columns) in zip(("left", "right"), halves, strict=True)
    )  # fmt: skip
    out.line(f"#side-by-side({left}, {right})")


Lines = tuple[CardLine, ...]


def _two_halves(
    heights: Heights, setting: Setting, contents: list[bool], signs: list[bool]
) -> Iterator[list[tuple[Lines, list[Slice]]]]:
    """The contents on one half and the signs on the other, or both one after the other."""
    listed, explained = (
        [
            CardLine(f"fronts.{kind}.at({n})", height, kept, True)
            for n, (height, kept) in enumerate(zip(heights.fronts[kind], keep, strict=True))
        ]
        for kind, keep in (("contents", contents), ("signs", signs))
    )
    front, back, both = (
        filled(lines, HALF.room(HALF.back_head))
        for lines in (listed, explained, [*listed, *explained])
    )
    number = setting.columns
    if max(len(front), len(back)) <= number:
        yield [((*listed,), front), ((*explained,), back)]
    elif setting == HALF.smallest:
        lines = (*listed, *explained)
        yield [(lines, both[:number]), (lines, both[number:])]


def _add_contents(out: Assembly, phases: object) -> str:
    out.piece(
        "card_contents", CONTENTS, "kortet med indhold",
        phases=phases, signs=True,
    )  # fmt: skip
    return CONTENTS


def _printed(card: PrintedCard, imprint: Imprint) -> str:
    """A card; the first of a situation has its phase, its §§ and its code."""
    situation, (part, parts) = card.text.situation, card.of
    kinds = {line.asks for first, last in card.columns for line in card.lines[first:last]}
    aside = " · ".join("Spørgsmål" if asks else "Kendelser" for asks in sorted(kinds, reverse=True))
    more = f", aside: [{aside}]"
    if part == 1:
        under = markup.plain(f"{situation.phase.value} · {situation_link(situation).laws}")
        more += f", under: [{under}], code: {guide_code(imprint, situation, CODE)}"
    title = situation.title + (f" ({part}\u00a0af\u00a0{parts})" if parts > 1 else "")
    text, head = columns_in(card.text.name, card.lines, card.columns), PAPER.head(part - 1)
    return _side(str(card.number), title, text, card.setting, head, imprint, more)


def _side(
    number: str, title: str, columns: str, setting: Setting, head: float, imprint: Imprint,
    more: str,
) -> str:  # fmt: skip
    foot = " · ".join(word for word in (imprint.host, *imprint.foot) if word)
    return (
        f"card-side(number: [{number}], title: [{markup.plain(title)}], columns: {columns},"
        f" across: {setting.columns}, size: {setting.size}pt, head: {head}mm,"
        f" key: ({SHORT_KEY}), foot: [{markup.plain(foot)}]{more})"
    )

"""Set each situation on a spread of the quick reference: questions left, rulings right."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from generator.book.columns import Slice
from generator.book.deck import Paper, PrintedCard, Setting
from generator.book.lines import (
    ELSEWHERE,
    Place,
    Places,
    add_lines,
    add_places,
    columns_of,
    places_in,
    places_of,
    sheets_of,
)
from generator.book.plan import Plan
from generator.book.role_signs import SHORT_KEY, SIDES
from generator.book.typst import markup
from generator.book.typst.assembly import Assembly
from generator.book.typst.qr import qr
from generator.data.imprint import Imprint
from generator.engine.rulebook import Rulebook
from generator.views.pdfs import Part
from rules_src.model.situation import Phase, Situation

FIRST = 4
"""The page on which the first spread begins, a left one."""
SIZES = (13, 12, 11, 10.5)
PAPER = Paper(
    210, 297, 12.5, 9.5, 6, 5.5, 4, 13.2, 6, 3.6,
    tuple(Setting(s, 2) for s in SIZES), 0.4, chapter=True,
)  # fmt: skip
LONGEST = Place("side 100", None)
PHASES = [*Phase]
_KEY = "".join(f"({markup.string(sign)}, [{whom}]), " for sign, whom in (*SHORT_KEY, *SIDES))
SIGNS_FOOT = f"#key-of(({_KEY}))"
"""The foot of a left page: what the signs of the players stand for."""


class Spreads:
    """The spreads of a plan, and where everything on them stands."""

    def __init__(self, book: Rulebook, imprint: Imprint, plan: Plan) -> None:
        self.imprint, self.plan, self.book = imprint, plan, book
        every = sheets_of(book, PAPER, LONGEST if plan.whole else ELSEWHERE)
        self.cards = [card for card in every if card.text.situation in plan.situations]

    @property
    def begins(self) -> dict[Situation, int]:
        """The page on which each situation begins."""
        return {c.text.situation: self.begin(c) for c in self.cards if c.of[0] == 1}

    @property
    def parts(self) -> Iterator[Part]:
        """The pages of each situation."""
        for situation, first in self.begins.items():
            spreads = sum(card.text.situation is situation for card in self.cards)
            yield Part(situation.slug, first, first + 2 * spreads - 1)

    def begin(self, card: PrintedCard) -> int:
        """The page on the left."""
        return FIRST + 2 * self.cards.index(card)

    @property
    def places(self) -> Places:
        """Where every rule and question stands; what the plan leaves out stands elsewhere."""
        every = places_in(self.book, compared=not self.plan.whole)
        elsewhere = dict.fromkeys(every, ELSEWHERE)
        return {**elsewhere, **places_of(self.cards, self._place)}

    def write(self, out: Assembly) -> None:
        """Add every spread, and the modules that they read."""
        add_lines(out, self.book, dict.fromkeys(card.text for card in self.cards))
        add_places(out, self.places, PAPER)
        out.line('#import "/spread.typ": *')
        for card in self.cards:
            out.line(f"#{self._left(card)}\n#{self._right(card)}")

    def _place(self, card: PrintedCard, column: int) -> Place:
        page = self.begin(card) + (column >= card.split)
        return Place(f"side {page}", page)

    def _left(self, card: PrintedCard) -> str:
        situation, page = card.text.situation, self.begin(card)
        address = self.imprint.guide(situation.slug)
        alt = markup.string("QR-kode til vejledningen: " + address)
        code = f"qr({markup.string(qr(address))}, {alt}, size: 13mm)" if address else "none"
        head = f"left-head({self._phase(card)}, {self._title(card)}, {code})"
        return self._page(card, page, head, card.front)

    def _right(self, card: PrintedCard) -> str:
        page = self.begin(card) + 1
        title = markup.plain(card.text.situation.title)
        return self._page(card, page, f"right-head([{title}], {page})", card.back)

    def _title(self, card: PrintedCard) -> str:
        """The heading where a situation begins, else its title once more."""
        title = markup.plain(card.text.situation.title)
        if card.of[0] > 1:
            return f"chapter-title([{title}])"
        laws = markup.array(card.text.situation.laws)
        rule = "" if card.text.titled else card.text.parts[0].rule
        return f"chapter-heading([{title}], {markup.string(rule)}, {laws})"

    def _phase(self, card: PrintedCard) -> str:
        """The phase; a heading where it begins."""
        phase = card.text.situation.phase
        first = next(c for c in self.cards if c.text.situation.phase is phase)
        begins = str(first is card).lower()
        return f"phase-line([{phase.value}], [{self._more(card)}], begins: {begins})"

    def _more(self, card: PrintedCard) -> str:
        part, parts = card.of
        if parts == 1:
            return ""
        on = f" · fortsætter på side {self.begin(card) + 2}" if part < parts else ""
        return f" · Opslag {part} af {parts}{on}"

    def _page(self, card: PrintedCard, page: int, head: str, columns: tuple[Slice, ...]) -> str:
        size, across = card.setting
        phase = PHASES.index(card.text.situation.phase)
        names = "".join(f"[{phase.value}], " for phase in PHASES)
        head_of = PAPER.back_head if page % 2 else PAPER.front_head
        return (
            f"spread-page(number: {page}, phase: {phase}, phases: ({names}), size: {size}pt,"
            f" across: {across}, head: {head}, foot: [{self._foot(page)}],"
            f" paper: (inside: {PAPER.inside}mm, outside: {PAPER.outside}mm,"
            f" upper: {PAPER.upper}mm, lower: {PAPER.lower}mm, gutter: {PAPER.gutter}mm,"
            f" foot: {PAPER.foot}mm, head: {head_of}mm), columns: {columns_of(card, columns)})"
        )

    def _foot(self, page: int) -> str:
        """On the left the key to the signs, on the right what document it is."""
        return SIGNS_FOOT if page % 2 == 0 else foot_of(self.imprint, self.plan)


def foot_of(imprint: Imprint, plan: Plan) -> str:
    """The foot of other pages: what the book is, and of when."""
    words = (plan.title, *imprint.foot)
    return markup.plain(" · ".join(word for word in words if word))


class Entry(NamedTuple):
    """A situation in the contents."""

    happened: str
    """What players say."""
    title: str
    page: int
    rules: tuple[tuple[str, int | None], ...]
    """Each rule with its page, where there are several."""


def phase_pages(spreads: Spreads) -> Iterator[tuple[Phase, Iterable[Entry]]]:
    """The contents, phase by phase."""
    places = spreads.places
    for phase in Phase:
        cards = [c for c in spreads.cards if c.text.situation.phase is phase and c.of[0] == 1]
        entries = []
        for card in cards:
            text, situation = card.text, card.text.situation
            own = (part for part in text.parts if part.title != situation.title)
            rules = tuple((part.title, places[part.rule].page) for part in own if text.titled)
            page = spreads.begin(card)
            entries.append(Entry(situation.happened, situation.title, page, rules))
        if entries:
            yield phase, entries

"""The casebook: every case by situation with its table, worked scores, glossary and register."""

from dataclasses import dataclass
from itertools import groupby

from generator.book import back, markup
from generator.book.assembly import Assembly
from generator.book.back import Plan
from generator.book.compiler import TypstSource
from generator.book.handbook import Spreads, begun
from generator.book.lines import letters_in
from generator.data.imprint import Imprint
from generator.views.board import AuctionView, BoardView, HandView, TricksView, board_of
from generator.views.case import RESTS_ON, source_text
from generator.views.content import Content
from generator.views.ruling import finished_case
from rules_src.contents import law
from rules_src.model.law_ref import LawRef
from rules_src.model.roles import ROLES
from rules_src.model.situation import Situation, by_phase

FEW = 2
"""So many hands stand under each other; more stand round the table."""


@dataclass(frozen=True)
class PrintedBoard:
    """What is noted of a table, its auction, and the hands and tricks that are drawn."""

    notes: tuple[tuple[str, str], ...]
    auction: AuctionView | None
    hands: tuple[HandView | None, ...]
    tricks: tuple[TricksView, ...]

    @property
    def drawn(self) -> bool:
        return self.auction is not None or bool(self.hands or self.tricks)

    @property
    def all_round(self) -> bool:
        """Whether the hands have places round the table: north, east, south, west."""
        return len(self.hands) > FEW


def printed_board(board: BoardView | None) -> PrintedBoard | None:
    """The table of a case on paper; a single hand is a line of text."""
    if board is None:
        return None
    hands = board.deal.hands if board.deal else ()
    # who dealt and who is vulnerable, the contract, and how many cards are left; each once
    about = board.auction.caption.partition(": ")[2] if board.auction else ""
    said = (about, *(text for _, text in board.lines))
    middle = board.deal.middle if board.deal else ()
    told = (about, *(m for m in middle if not any(m in text for text in said)))
    notes = [("", text) for text in told if text]
    if len(hands) == 1:
        suits = (f"{suit.symbol}\u00a0{suit.ranks or '–'}" for suit in hands[0].suits)  # unbroken
        notes.append((hands[0].seat.name_da, " ".join(suits)))
    if board.auction:  # what was irregular about a call, under it where its column is narrow
        made = (zip(board.auction.seats, row, strict=True) for row in board.auction.rows)
        calls = ((seat, call) for row in made for seat, call in row if call and call.note)
        notes += ((f"{seat.name_da}s {call.text}", call.note) for seat, call in calls)
    # what was irregular about a card of many tricks, whose columns are narrow
    for view in (view for view in board.tricks if len(view.tricks) > 1):
        for trick in view.tricks:
            held = zip(view.seats, trick.cells, strict=True)
            noted = ((seat, card) for seat, cell in held for card in cell if card.note)
            begun = f"Stik {trick.number}, "
            notes += ((f"{begun}{seat.name_da}s {card.text}", card.note) for seat, card in noted)
    placed: tuple[HandView | None, ...] = hands if len(hands) == FEW else ()
    if len(hands) > FEW:
        by_place = {hand.place: hand for hand in hands}
        placed = tuple(by_place.get(place) for place in "nesw")
    return PrintedBoard((*notes, *board.lines), board.auction, placed, board.tricks)


def casebook(content: Content, imprint: Imprint, plan: Plan) -> TypstSource:
    """The cases of a plan, in the order of the handbook."""
    cases = len(content.cases_of(plan.rules))
    out = begun(imprint, plan, f"{len(plan.situations)} situationer · {cases} sager")
    out.add(
        "case_front", "case-front", "vejledningen forrest", day=imprint.day, rules=imprint.rules,
        laws_edition=imprint.law, key=markup.KEY,
    )  # fmt: skip
    chapters = _Chapters(content, imprint, plan)
    out.line("#set page(columns: 2)\n#set columns(gutter: 8mm)")
    for phase, situations in by_phase(plan.situations):
        out.divider(phase.value, "", flowing=True)
        for situation in situations:
            chapters.write(out, situation)
    out.line("#set page(columns: 1)")
    back.worked(out, content)
    back.glossary(out)
    out.divider("Sagsregister", "Efter den paragraf, der afgør sagen.", "case-register")
    with out.columns():
        # by law each § that decides a case, with the numbers of its cases
        numbers = case_numbers(content, plan)
        found: dict[LawRef, list[str]] = {}
        for id in numbers:
            if settled := content.casebook.by_id.get(id):
                for cited in finished_case(content.book, settled).laws:
                    found.setdefault(LawRef.parse(cited), []).append(id)
        laws = ""
        for number, refs in groupby(sorted(found), lambda ref: ref.number):
            entries = ""
            for ref in refs:
                its = (f"({numbers[id]}, {markup.string(f'case-{id}')}), " for id in found[ref])
                entries += f"([{markup.law(ref.text)}], ({''.join(its)})), "
            laws += f"([{markup.plain(f'§ {number}. {law(str(number)).title}')}], ({entries})), "
        out.line(f"#case-register(({laws}))")
    return out.source([("size", "small")])


class _Chapters:
    """The cases of each situation, each with its verdict at its number."""

    def __init__(self, content: Content, imprint: Imprint, plan: Plan) -> None:
        self.content, self.book = content, content.book
        self.places = Spreads(content.book, imprint, plan).places
        """Where each rule begins in the handbook."""
        self.numbers = case_numbers(content, plan)

    def write(self, out: Assembly, situation: Situation) -> None:
        """Write the chapter, if the situation has a case."""
        cases = self.content.cases_of(rule.name for rule in self.book.rules_of(situation))
        if not cases:
            return
        out.add(
            "case_chapter", f"cases-{situation.slug}", f"sagerne om »{situation.title}«",
            situation=situation, page=self.places[situation.rule.__name__].page,
            rule=situation.rule.__name__,
        )  # fmt: skip
        for link in cases:
            case = self.content.cases[link.id]
            settled = self.content.casebook.by_id.get(link.id)
            # of each ruling; of one in another chapter also where that stands
            rows = [(self.book[row.rule], row) for row in settled.rows] if settled else []
            own = rows[0][0].situation if rows else None
            letters = [
                (
                    letters_in(self.book)[row.id],
                    "" if rule.situation is own else rule.title,
                    self.places[rule.name].page,
                )
                for rule, row in rows
            ]
            out.add(
                "case", f"case-{link.id}", f"sagen {link.id}",
                case=case, number=self.numbers[link.id], board=printed_board(board_of(case.table)),
                rests_on=RESTS_ON[case.text.authority], source=source_text(case.text.source),
                names=settled.names if settled else ROLES,
                verdict=self.content.links[link.id].verdict, rows=letters,
                stated=self.content.stated(settled.case) if settled else (), signs=True,
            )  # fmt: skip


def case_numbers(content: Content, plan: Plan) -> dict[str, int]:
    """Every case of a plan, numbered in the order of the book."""
    situations = (s for _, inside in by_phase(plan.situations) for s in inside)
    rules = (rule.name for s in situations for rule in content.book.rules_of(s))
    ids = (link.id for rule in rules for link in content.cases_of([rule]))
    return {id: number for number, id in enumerate(dict.fromkeys(ids), 1)}

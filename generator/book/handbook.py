"""The quick reference: a situation on a spread, asked left and ruled right; then comparisons."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import groupby

from generator.book import back, lines, markup
from generator.book.assembly import Assembly, guide_code
from generator.book.back import Plan
from generator.book.compiler import TypstSource
from generator.book.contents import NAMED, Entry, contents_of, first_open
from generator.book.deck import AIR, Paper, PrintedCard, Setting, SituationLines, bound
from generator.book.markup import SHORT_KEY
from generator.book.rulings import unsaid
from generator.data.imprint import Imprint
from generator.engine.rulebook import Rulebook
from generator.text.danish import count
from generator.views import comparisons as alike
from generator.views import encounters, timeline
from generator.views.comparisons import TWO_ERRORS
from generator.views.content import Content
from generator.views.pdfs import Part
from rules_src.model.situation import How, Phase, Situation
from rules_src.presentation.comparisons import Permission

COMPARISONS = "Sammenligninger"
PERMISSION_LOOKS = {
    Permission.ALLOWED: "may",
    Permission.ADVISED: "may",
    Permission.REQUIRED: "must",
    Permission.FORBIDDEN: "barred",
}
"""How the timeline draws each permission."""


def comparisons(out: Assembly, content: Content, plan: Plan) -> None:
    """The tables of what is confused, the timeline, and the families of look-alikes."""
    out.divider(
        COMPARISONS, "Det, der ligner hinanden ved bordet, men ikke i lovbogen.", BACK[0][1]
    )
    for comparison in alike.side_by_side(content.book, content.presentation):
        heads = [(content.book[rule].title, rule) for rule in comparison.rules]
        out.add(
            "compare", lines.anchor(comparison.slug), f"sammenligningen »{comparison.title}«",
            title=comparison.title, lede=comparison.lede, anchor=lines.anchor(comparison.slug),
            heading=comparison.heading, heads=heads, inside=plan.rules, signs=True,
            lines=[*alike.compared(content.book, comparison)],
        )  # fmt: skip
    for line in alike.timelines(content.book, content.presentation):
        cells = groupby(timeline.cells(content.book, line), lambda cell: cell.moment)
        out.add(
            "timeline", lines.anchor(line.slug), "tidslinjen",
            title=line.title, lede=line.lede, anchor=lines.anchor(line.slug),
            lanes=[lane.title for lane in line.lanes], looks=PERMISSION_LOOKS,
            moments=[(moment.value, [*group]) for moment, group in cells],
            rule=line.rule, situation=content.book[line.rule].title, signs=True,
        )  # fmt: skip
    out.line("#families[")
    for compared in alike.look_alikes(content.book, content.presentation):
        _family(out, content, plan, compared)
    out.line("]")


def _family(out: Assembly, content: Content, plan: Plan, compared: alike.LookAlikes) -> None:
    family, place = compared.family, lines.anchor(compared.family.slug)
    rules = {content.book[rule].title: rule for rule in family.rules if rule in content.book}
    printed: dict[object, list[alike.SharedOutcome]] = {}
    for one in compared.outcomes:
        wheres = tuple((where.title, _laws(where)) for where in one.wheres)
        said = (one.step.authority, one.name, one.step.to, one.step.says)
        printed.setdefault((said, wheres), []).append(one)
    outcomes = [
        same[0]._replace(when=" eller ".join(sorted(one.when or "nu" for one in same)[::-1]))
        if len(same) > 1
        else same[0]
        for same in printed.values()
    ]
    out.add(
        "family", place, f"sammenligningen »{family.title}«",
        title=family.title, anchor=place, inside=plan.rules, lede=family.lede, signs=True,
        outcomes=outcomes, silent=compared.silent, rules=rules, laws_of=_laws, unsaid=unsaid,
    )  # fmt: skip


def _laws(where: alike.Where) -> tuple[str, ...]:
    """The paragraphs of an outcome in a situation; where they are many, their laws."""
    return alike.few_laws({ref for one in where.conditions for ref in one.laws})


ENCOUNTER_LOOKS = {
    How.READS: "strong",
    How.FIRST: "strong",
    How.LAST: "plain",
    How.ENDS: "faint",
    How.DOUBT: "open",
    How.APART: "apart",
}
"""How the grid draws each number; what does not touch is a dash, whose reason the site has."""


def two_errors(out: Assembly, situations: tuple[Situation, ...]) -> None:
    """The grid on a page of its own, and its sentences on the next."""
    found = encounters.grid(situations)
    if not found.notes:
        return
    out.add(
        "encounters", lines.anchor(TWO_ERRORS.slug), f"siden »{TWO_ERRORS.title}«",
        title=TWO_ERRORS.title, lede=TWO_ERRORS.lede, anchor=lines.anchor(TWO_ERRORS.slug),
        grid=found, looks=ENCOUNTER_LOOKS, apart=How.APART.value,
    )  # fmt: skip


FIRST = 4
"""The page on which the first spread begins, a left one."""
PAPER = Paper(210, 297, 20, 14, 7.5, 7, 5, 17, 7.5, 4.5, (Setting(10, 2),), 0.5, chapter=True)
LONGEST = lines.Place("side 100", None)
SIGNS_FOOT = f"#key-of(({SHORT_KEY}))"
"""The foot of a left page: what the signs of the players stand for."""


class Spreads:
    """The spreads of a plan, and where everything on them stands."""

    def __init__(self, book: Rulebook, imprint: Imprint, plan: Plan) -> None:
        self.imprint, self.plan, self.book = imprint, plan, book
        every = lines.sheets_of(book, PAPER, LONGEST if plan.whole else lines.ELSEWHERE)
        chosen = (card for card in every if card.text.situation in plan.situations)
        self.spreads = bound(chosen, PAPER)
        self.cards = [card for spread in self.spreads for card in spread]

    @property
    def begins(self) -> dict[Situation, int]:
        """The page on which each situation begins."""
        return {c.text.situation: self.begin(c) for c in self.cards if c.of[0] == 1}

    @property
    def parts(self) -> Iterator[Part]:
        """The pages of each situation."""
        last = {card.text.situation: self.begin(card) + 1 for card in self.cards}
        for situation, first in self.begins.items():
            yield Part(situation.slug, first, last[situation])

    def begin(self, card: PrintedCard) -> int:
        """The page on the left."""
        return FIRST + 2 * next(n for n, spread in enumerate(self.spreads) if card in spread)

    @cached_property
    def called(self) -> Mapping[tuple[Situation, int], list[str]]:
        """By situation and left page what the contents say of what is looked up there."""
        found = defaultdict[tuple[Situation, int], list[str]](list)
        for one in NAMED:
            place = first_open(self.book, one, self.places)
            situation, page = self.book[place.partition(".")[0]].situation, self.places[place].page
            if one.label != situation.title:
                found[situation, (page or 0) // 2 * 2].append(one.label)
        return found

    @cached_property
    def places(self) -> lines.Places:
        """Where every rule and question stands; what the plan leaves out stands elsewhere."""
        every = lines.places_in(self.book, compared=not self.plan.whole)
        elsewhere = dict.fromkeys(every, lines.ELSEWHERE)
        return {**elsewhere, **lines.places_of(self.cards, self._place)}

    def write(self, out: Assembly) -> None:
        """Add every spread, and the modules that they read."""
        lines.add_lines(out, self.book, dict.fromkeys(card.text for card in self.cards))
        lines.add_places(out, self.places, PAPER)
        out.line('#import "/spread.typ": *')
        for n, spread in enumerate(self.spreads):
            page = FIRST + 2 * n
            right = ((card, *column) for card in spread for column in card.back)
            ruled = [(c.text, line.typst) for c, a, b in right for line in c.lines[a:b]]
            noted = [each for each in ruled if each[1].startswith("sentences")]
            for number, head, side in (
                (page, self._left_head, [card.front for card in spread]),
                (page + 1, self._right_head, [card.back for card in spread]),
            ):
                cards = "".join(
                    f"(head: {head(card, number * (card is spread[0]))},"
                    f" notes: {_numbers(card.text, noted)},"
                    f" columns: {lines.columns_in(card.text.name, card.lines, columns)}), "
                    for card, columns in zip(spread, side, strict=True)
                )
                out.line(f"#{self._page(spread[0], number, cards)}")

    def _left_head(self, card: PrintedCard, page: int) -> str:
        """The head of a situation on the left; the first on a page has its number."""
        code = guide_code(self.imprint, card.text.situation)
        return f"left-head({page}, {self._phase(card, page)}, {self._title(card)}, {code})"

    def _right_head(self, card: PrintedCard, page: int) -> str:
        return f"right-head([{markup.plain(card.text.situation.title)}], {page})"

    def _place(self, card: PrintedCard, column: int) -> lines.Place:
        page = self.begin(card) + (column >= card.split)
        return lines.Place(f"side {page}", page)

    def _title(self, card: PrintedCard) -> str:
        """The heading where a situation begins, else its title once more."""
        title = markup.plain(card.text.situation.title)
        if card.of[0] > 1:
            return f"chapter-title([{title}])"
        laws = markup.array(card.text.situation.laws)
        rule = "" if card.text.titled else card.text.parts[0].rule
        return f"chapter-heading([{title}], {markup.string(rule)}, {laws})"

    def _phase(self, card: PrintedCard, page: int) -> str:
        """The phase, where the page begins, and a heading where it begins itself."""
        phase = card.text.situation.phase
        if not page:
            more = self._more(card)
            return f"phase-line([], [{more}])" if more else "none"
        first = next(c for c in self.cards if c.text.situation.phase is phase)
        begins = str(first is card).lower()
        return f"phase-line([{phase.value}], [{self._more(card)}], begins: {begins})"

    def _more(self, card: PrintedCard) -> str:
        """What the contents call what is found here, and how much more there is."""
        (part, parts), begin = card.of, self.begin(card)
        called = self.called.get((card.text.situation, begin), ())
        place = [f"Opslag {part} af {parts}"] if parts > 1 else []
        on = [f"fortsætter på side {begin + 2}"] if part < parts else []
        return " · ".join(map(markup.plain, (*called, *place, *on)))

    def _page(self, card: PrintedCard, page: int, cards: str) -> str:
        size, across = card.setting
        phase = [*Phase].index(card.text.situation.phase)
        names = "".join(f"[{phase.value}], " for phase in Phase)
        head_of = PAPER.back_head if page % 2 else PAPER.front_head
        # on the left the key to the signs, on the right what document it is
        foot = foot_of(self.imprint, self.plan) if page % 2 else SIGNS_FOOT
        return (
            f"spread-page(number: {page}, phase: {phase}, phases: ({names}), size: {size}pt,"
            f" across: {across}, foot: [{foot}],"
            f" paper: (inside: {PAPER.inside}mm, outside: {PAPER.outside}mm,"
            f" upper: {PAPER.upper}mm, lower: {PAPER.lower}mm, gutter: {PAPER.gutter}mm,"
            f" foot: {PAPER.foot}mm, head: {head_of}mm, air: {AIR}mm), cards: ({cards}))"
        )


def _numbers(text: SituationLines, noted: Sequence[tuple[SituationLines, str]]) -> str:
    """By their own numbers those that its sentences have on a spread, which numbers them once."""
    own = {(text, f"sentences.at({one.number - 1})"): one.number for one in text.rulings.sentences}
    shown = (f'"{own[each]}": {n}, ' for n, each in enumerate(noted, 1) if each in own)
    return f"({''.join(shown) or ':'})"


def foot_of(imprint: Imprint, plan: Plan) -> str:
    """The foot of other pages: what the book is, and of when."""
    words = (plan.title, *imprint.foot)
    return markup.plain(" · ".join(word for word in words if word))


BEHIND = "Bagest i bogen"
BACK = (
    (COMPARISONS, "comparisons"),
    (TWO_ERRORS.title, f"compare-{TWO_ERRORS.slug}"),
    ("Regnskab", "scores"),
    ("Stikordsregister", "word-register"),
    ("Paragrafregister", "law-register"),
)
"""The parts behind the spreads, each with its label."""


HANDBOOK = "haandbog.pdf"
KEYWORDS = ("bridge", "turneringsleder", "turneringsledelse")


def handbook(content: Content, imprint: Imprint, plan: Plan) -> TypstSource:
    """The quick reference of a plan; a selection has spreads and registers only."""
    spreads = Spreads(content.book, imprint, plan)
    rows = sum(len(content.book[rule].rows) for rule in plan.rules)
    chosen = count(len(plan.situations), "situation", "situationer")
    out = begun(imprint, plan, f"{chosen} · {count(rows, 'kendelse', 'kendelser')}")
    out.line("#pagebreak()\n#contents-title")
    with out.columns():
        here = {one: range(first, first + 2) for one, first in spreads.begins.items()}
        found = contents_of(content.book, spreads.cards, spreads.places, here, most=plan.whole)
        behind = (BEHIND, [Entry(title, label) for title, label in BACK])
        groups = [*found, *([behind] if plan.whole else ())]
        out.add("contents", "contents", "indholdet", groups=groups, signs=True)
        out.add(
            "front", "front", "vejledningen forrest", signs=True, laws_edition=imprint.law,
            rules=imprint.rules, day=imprint.day, host=imprint.host, whole=plan.whole,
        )  # fmt: skip
    out.line('#pagebreak(to: "even", weak: true)')
    spreads.write(out)
    if plan.whole:
        out.line(f"#signed-pages([{SIGNS_FOOT}], [{foot_of(imprint, plan)}])[")
        comparisons(out, content, plan)
        out.line("]")
        two_errors(out, plan.situations)
        back.scores(out)
    back.registers(out, content, plan)
    return out.source([("register", "yes")])


def cover(imprint: Imprint, plan: Plan) -> TypstSource:
    """The first page alone, for its picture."""
    return begun(imprint, plan, "").source()


def begun(imprint: Imprint, plan: Plan, counted: str) -> Assembly:
    """A book with its cover, which says how much there is in it."""
    out, title = Assembly("handbook"), f"{plan.title}: {plan.subtitle}"
    keywords = markup.array((*KEYWORDS, imprint.law, *imprint.foot))
    out.line(
        f"#show: handbook.with(title: {markup.string(title)},"
        f" description: {markup.string(plan.subtitle)}, keywords: {keywords},"
        f" date: {imprint.typst}, foot: [{foot_of(imprint, plan)}])"
    )
    out.add(
        "cover", "cover-page", "omslaget",
        title=plan.title, subtitle=plan.subtitle, club=imprint.club, laws_edition=imprint.law,
        day=imprint.day, host=imprint.host, counted=counted,
    )  # fmt: skip
    return out

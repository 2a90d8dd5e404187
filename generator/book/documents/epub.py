"""The quick reference and the casebook as EPUB: the parts of the printed books, written again."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from generator.book import back, comparisons, encounters
from generator.book.cases import CaseChapters
from generator.book.deck import SituationLines
from generator.book.epub.assembly import EpubAssembly
from generator.book.epub.package import Book
from generator.book.ladder import rungs
from generator.book.lines import text_of
from generator.book.onward import onward
from generator.book.plan import Plan
from generator.book.questions import questions
from generator.book.registers import lettered
from generator.book.rulings import IN_FULL, rulings
from generator.data.imprint import Imprint
from generator.engine.rulebook import Rulebook
from generator.views.content import Content
from generator.views.decision_table import letter_of
from rules_src.contents import LAWS
from rules_src.model.law_ref import LawRef
from rules_src.model.situation import Situation, by_phase

LAWS_PAGE, WORDS_PAGE = "paragraffer", "stikord"
HOW_TO_LOOK_UP = (
    "Hver situation har sine spørgsmål først og sine kendelser derefter. Tryk på et svar: Det fører"
    " til det næste spørgsmål eller til kendelsen, hvis bogstav står efter svaret.",
    "Det, der står ved en streg, siger du højt. Det, der er skråt, er kun for dig.",
)
HOW_TO_READ = (
    "Sagerne står i håndbogens rækkefølge. Kendelsen står under sagens overskrift, og bogstavet er"
    " det, den har i Håndbogen. Kortene i en sag er konstrueret til den.",
)


def reference(content: Content, imprint: Imprint, plan: Plan) -> bytes:
    """The quick reference."""
    out = EpubAssembly(partial(_href, content.book))
    _front(out, imprint, plan, "haandbog", HOW_TO_LOOK_UP)
    for phase, situations in by_phase(plan.situations):
        out.under = phase.value
        for situation in situations:
            _situation(out, content.book, situation)
    comparisons.write(out, content, plan)
    encounters.write(out, plan.situations)
    back.scores(out)
    out.under = ""
    out.begin(WORDS_PAGE, "Stikord")
    out.add("words", WORDS_PAGE, "stikordene", letters=lettered(content, plan))
    return _bound(out, imprint, plan)


def casebook(content: Content, imprint: Imprint, plan: Plan) -> bytes:
    """The cases of the casebook, the worked scores and the glossary."""
    out = EpubAssembly(partial(_href, content.book))
    _front(out, imprint, plan, "sagssamling", HOW_TO_READ)
    chapters = CaseChapters(content, plan, {})
    for phase, situations in by_phase(plan.situations):
        out.under = phase.value
        for situation in situations:
            chapters.write(out, situation)
    back.worked(out, content)
    back.glossary(out)
    return _bound(out, imprint, plan)


def _front(
    out: EpubAssembly, imprint: Imprint, plan: Plan, file: str, how: tuple[str, ...]
) -> None:
    out.begin("forside", plan.title)
    out.add(
        "front", "forside", "forsiden", title=plan.title, subtitle=plan.subtitle, how=how,
        law=imprint.law, day=imprint.day, rules=imprint.rules, host=imprint.host,
        address=imprint.address, edition=imprint.document(file),
    )  # fmt: skip


def in_full(book: Rulebook, situation: Situation) -> SituationLines:
    """A situation whose rulings have no numbers for what they share, each way to them its own."""
    text, explained = text_of(book, situation), set[str]()
    ladders = {part.rule: rungs(part.tree, explained) for part in text.parts}
    return replace(text, rungs=ladders, rulings=rulings(book, text.parts, IN_FULL))


def _situation(out: EpubAssembly, book: Rulebook, situation: Situation) -> None:
    text = in_full(book, situation)
    out.add(
        "situation", situation.slug, f"situationen »{situation.title}«",
        situation=situation, text=text, ahead=partial(onward, book),
        asked={rule: questions(ladder) for rule, ladder in text.rungs.items()},
        titles={rule.name: rule.title for rule in book.rules.values()},
    )  # fmt: skip


def _bound(out: EpubAssembly, imprint: Imprint, plan: Plan) -> bytes:
    """The book, with the register that every § leads to."""
    files = {page.file for page in out.pages}
    about: dict[int, list[tuple[str, str]]] = {}
    for situation in plan.situations:
        for file in {f"{situation.slug}.xhtml", f"cases-{situation.slug}.xhtml"} & files:
            for number in dict.fromkeys(LawRef.parse(ref).number for ref in situation.laws):
                about.setdefault(number, []).append((file, situation.title))
    out.under = ""
    out.begin(LAWS_PAGE, "Paragraffer")
    laws = [(law, about.get(law.number, ())) for law in LAWS]
    out.add("laws", LAWS_PAGE, "paragrafferne", laws=laws)
    return Book(plan.title, plan.subtitle, imprint, tuple(out.pages)).packed()


def _href(book: Rulebook, label: str) -> str:
    """Where a label of the printed book stands: a law, a comparison, a rule or a part of it."""
    kind, _, name = label.partition("-")
    if kind == "law":
        return f"{LAWS_PAGE}.xhtml#{label}"
    if kind == "compare":
        return f"{label}.xhtml"
    if kind == "row":
        rule, _, number = name.rpartition("-")
        letter = letter_of(book[rule], book[rule].rows[int(number) - 1])
        return f"{book[rule].situation.slug}.xhtml#{rule}-{letter}"
    place = name or label
    return f"{book[place.partition('.')[0]].situation.slug}.xhtml#{place}"

"""The casebook: every case by chapter, the worked scores, the glossary, and the registers."""

from __future__ import annotations

from collections.abc import Iterable

from generator.book import back
from generator.book.board import printed_board
from generator.book.documents.handbook import cover_texts, set_up
from generator.book.plan import Plan
from generator.book.registers import dictionary_order
from generator.book.spreads import Spreads
from generator.book.typst import markup
from generator.book.typst.assembly import Assembly
from generator.book.typst.compiler import TypstSource
from generator.cases.conversation import CaseRuling
from generator.data.imprint import Imprint
from generator.text.danish import sentence
from generator.views.board import board_of
from generator.views.case import RESTS_ON, source_text
from generator.views.content import Content
from generator.views.decision_table import letter_of
from rules_src.model.roles import ROLES
from rules_src.model.situation import Situation, by_phase


def casebook(content: Content, imprint: Imprint, plan: Plan) -> TypstSource:
    """The cases of a plan, in the order of the handbook."""
    out = Assembly("handbook")
    out.line(set_up(imprint, plan))
    cases = len(content.cases_of(plan.rules))
    counted = f"{len(plan.situations)} situationer · {cases} sager"
    out.add("cover", "cover-page", "omslaget", **cover_texts(imprint, plan, counted))
    out.add(
        "case_front", "case-front", "vejledningen forrest", day=imprint.day, rules=imprint.rules,
        laws_edition=imprint.law,
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
    out.divider("Sagsregister", "Efter kapitel og kendelse.", "case-register")
    with out.columns():
        out.line(_register(content, plan))
    return out.source([("size", "small")])


class _Chapters:
    """The cases of each situation, each with its verdict at its number."""

    def __init__(self, content: Content, imprint: Imprint, plan: Plan) -> None:
        self.content, self.book = content, content.book
        self.pages = Spreads(content.book, imprint, plan).begins
        """Where each situation begins in the handbook."""
        self.numbers = case_numbers(content, plan)

    def write(self, out: Assembly, situation: Situation) -> None:
        """Write the chapter, if the situation has a case."""
        cases = self.content.cases_of(rule.name for rule in self.book.rules_of(situation))
        if not cases:
            return
        out.add(
            "case_chapter", f"cases-{situation.slug}", f"sagerne om »{situation.title}«",
            situation=situation, page=self.pages[situation], rule=situation.rule.__name__,
        )  # fmt: skip
        for link in cases:
            self._case(out, link.id)

    def _case(self, out: Assembly, id: str) -> None:
        case = self.content.cases[id]
        settled = self.content.casebook.by_id.get(id)
        out.add(
            "case", f"case-{id}", f"sagen {id}",
            case=case, number=self.numbers[id], board=printed_board(board_of(case.table)),
            rests_on=RESTS_ON[case.text.authority], source=source_text(case.text.source),
            names=settled.names if settled else ROLES,
            verdict=self.content.links[id].verdict, rows=self._rows(settled),
            stated=self.content.stated(settled.case) if settled else (),
        )  # fmt: skip

    def _rows(self, settled: CaseRuling | None) -> list[tuple[str, str, int]]:
        """The letter of each ruling of a case; of one in another chapter also where that stands."""
        rows = [(self.book[row.rule], row) for row in settled.rows] if settled else []
        own = rows[0][0].situation if rows else None
        return [
            (
                letter_of(rule, row),
                "" if rule.situation is own else rule.title,
                self.pages[rule.situation],
            )
            for rule, row in rows
        ]


def case_numbers(content: Content, plan: Plan) -> dict[str, int]:
    """Every case of a plan, numbered in the order of the book."""
    situations = (s for _, inside in by_phase(plan.situations) for s in inside)
    rules = (rule.name for s in situations for rule in content.book.rules_of(s))
    ids = (link.id for rule in rules for link in content.cases_of([rule]))
    return {id: number for number, id in enumerate(dict.fromkeys(ids), 1)}


def _register(content: Content, plan: Plan) -> str:
    """By chapter each verdict, with the numbers of the cases that end in it."""
    numbers, chapters = case_numbers(content, plan), ""

    def cases(ids: Iterable[str]) -> str:
        return "".join(f"({numbers[id]}, {markup.string(f'case-{id}')}), " for id in ids)

    for _, inside in by_phase(plan.situations):
        for situation in inside:
            found: dict[str, list[str]] = {}
            for link in content.cases_of(rule.__name__ for rule in situation.rules):
                found.setdefault(link.verdict, []).append(link.id)
            entries = "".join(
                f"([{markup.plain(sentence(verdict))}], ({cases(ids)})), "
                for verdict, ids in sorted(found.items(), key=lambda one: dictionary_order(one[0]))
            )
            chapters += f"([{markup.plain(situation.title)}], ({entries})), "
    return f"#case-register(({chapters}))"

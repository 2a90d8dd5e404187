"""The cases of a situation as a chapter of the casebook: each with its verdict at its number."""

from __future__ import annotations

from collections.abc import Mapping

from generator.book.board import printed_board
from generator.book.out import Out
from generator.book.plan import Plan
from generator.cases.conversation import CaseRuling
from generator.views.board import board_of
from generator.views.case import RESTS_ON, source_text
from generator.views.content import Content
from generator.views.decision_table import letter_of
from rules_src.model.roles import ROLES
from rules_src.model.situation import Situation, by_phase


class CaseChapters:
    """Writes the cases of situations; `pages` are where each situation begins in the handbook."""

    def __init__(self, content: Content, plan: Plan, pages: Mapping[Situation, int]) -> None:
        self.content, self.book, self.pages = content, content.book, pages
        self.numbers = case_numbers(content, plan)
        """The number of each case; cases are numbered through the volume."""

    def write(self, out: Out, situation: Situation) -> None:
        """Write the chapter, if the situation has a case."""
        cases = self.content.cases_of(rule.name for rule in self.book.rules_of(situation))
        if not cases:
            return
        out.add(
            "case_chapter", f"cases-{situation.slug}", f"sagerne om »{situation.title}«",
            situation=situation, page=self.pages.get(situation), rule=situation.rule.__name__,
        )  # fmt: skip
        for link in cases:
            self._case(out, link.id)

    def _case(self, out: Out, id: str) -> None:
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

    def _rows(self, settled: CaseRuling | None) -> list[tuple[str, str, int | None]]:
        """The letter of each ruling of a case; of one in another chapter also where that stands."""
        rows = [(self.book[row.rule], row) for row in settled.rows] if settled else []
        own = rows[0][0].situation if rows else None
        return [
            (
                letter_of(rule, row),
                "" if rule.situation is own else rule.title,
                self.pages.get(rule.situation),
            )
            for rule, row in rows
        ]


def case_numbers(content: Content, plan: Plan) -> dict[str, int]:
    """Every case of a plan, numbered in the order of the book."""
    situations = (s for _, inside in by_phase(plan.situations) for s in inside)
    rules = (rule.name for s in situations for rule in content.book.rules_of(s))
    ids = (link.id for rule in rules for link in content.cases_of([rule]))
    return {id: number for number, id in enumerate(dict.fromkeys(ids), 1)}

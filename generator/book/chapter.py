"""Write a situation as a chapter of the handbook."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from generator.book.board import printed_board
from generator.book.choices import answers_of
from generator.book.comparisons import anchor
from generator.book.ladder import rungs
from generator.book.onward import onward
from generator.book.plan import Plan
from generator.book.rulings import PrintedRuling, Rulings, due_of, rulings
from generator.book.typst.assembly import Assembly
from generator.book.typst.qr import qr
from generator.cases.conversation import CaseRuling
from generator.editions.imprint import Imprint
from generator.engine.rulebook import RuleEntry
from generator.views.board import board_of
from generator.views.case import RESTS_ON, source_text
from generator.views.comparisons.selection import subject_links
from generator.views.content import Content
from generator.views.decision_table import letter_of
from generator.views.situation import RuleView, parts_of
from rules_src.contents import gloss
from rules_src.model.facts import Fact
from rules_src.model.roles import ROLES
from rules_src.model.situation import Situation, by_phase

FEW = 6
"""Cases are named at a ruling, not counted."""


class Chapter:
    """Writes a situation into an assembly; `inside` are the rules that the document has."""

    def __init__(self, content: Content, imprint: Imprint, plan: Plan) -> None:
        self.content, self.book, self.imprint = content, content.book, imprint
        self.plan, self.inside = plan, plan.rules
        self.numbers = case_numbers(content, plan)
        """The number of each case; cases are numbered through the book."""
        self._ahead = partial(onward, self.book)

    def write(self, out: Assembly, situation: Situation) -> None:
        """Write the chapter: opening, questions, rulings, choices, cases and end."""
        rules = self.book.rules_of(situation)
        parts = parts_of(self.book, situation)
        self._opening(out, situation, rules)
        every = rulings(parts)
        self._questions(out, parts, every)
        self._rulings(out, situation, parts, every)
        self._choices(out, parts)
        self._cases(out, rules)
        self._ending(out, situation, rules)

    def _opening(self, out: Assembly, situation: Situation, rules: Sequence[RuleEntry]) -> None:
        address = self.imprint.guide(situation.slug)
        out.add(
            "situation", f"situation-{situation.slug}", f"situationen »{situation.title}«",
            situation=situation, rule=rules[0].name, address=address,
            code=address and qr(address),
        )  # fmt: skip

    def _questions(self, out: Assembly, parts: tuple[RuleView, ...], every: Rulings) -> None:
        """The questions of each rule; one is explained where it is first asked."""
        out.line("=== Spørgsmålene")
        explains = _FirstTime()
        for part in parts:
            out.add(
                "part", f"rule-{part.rule}", f"reglen {part.rule}",
                part=part, title="" if part is parts[0] else part.title, inside=self.inside,
                explains=explains, rungs=[*rungs(part.tree)],
                numbers=every.numbers, onward=every.onward(part.rule), ahead=self._ahead,
            )  # fmt: skip

    def _rulings(
        self, out: Assembly, situation: Situation, parts: tuple[RuleView, ...], every: Rulings
    ) -> None:
        out.line("=== Kendelserne")
        for part in (part for part in parts if every.printed(part.rule)):
            out.add(
                "rulings", f"rulings-{part.rule}", f"kendelserne i reglen {part.rule}",
                title="" if part is parts[0] else part.title, rulings=every.printed(part.rule),
                cases=lambda ruling: self._cases_of(ruling, situation), inside=self.inside,
                ahead=self._ahead,
            )  # fmt: skip
        if every.sentences:
            file = f"sentences-{situation.slug}"
            about = f"sætningerne i »{situation.title}«"
            out.add("sentences", file, about, dues=due_of(every.sentences))

    def _cases_of(self, ruling: PrintedRuling, situation: Situation) -> list[tuple[int, str]]:
        """The numbers of a few cases that end in a ruling, those of other chapters with labels."""
        ends = {case.id: case for row in ruling.rows for case in self.content.ends[row.row.id]}
        found = (
            (self.numbers[id], "" if self.book[case.rule].situation is situation else f"case-{id}")
            for id, case in ends.items()
            if id in self.numbers
        )
        every = sorted(found)
        return ([case for case in every if not case[1]] or every)[:FEW]

    def _choices(self, out: Assembly, parts: tuple[RuleView, ...]) -> None:
        groups = [(part, group) for part in parts for group in (*part.options, *part.judgements)]
        if groups:
            out.line("=== Valg og skøn")
        for part, group in groups:
            out.add(
                "choice", f"choice-{part.rule}-{group.fact.name}",
                f"spørgsmålet {group.fact.name} i reglen {part.rule}",
                group=group, answers=answers_of(group), inside=self.inside,
            )  # fmt: skip

    def _cases(self, out: Assembly, rules: Sequence[RuleEntry]) -> None:
        cases = self.content.cases_of(rule.name for rule in rules)
        if not cases:
            return
        out.line("=== Sager")
        for link in cases:
            self._case(out, link.id)

    def _case(self, out: Assembly, id: str) -> None:
        case = self.content.cases[id]
        settled = self.content.casebook.by_id.get(id)
        out.add(
            "case", f"case-{id}", f"sagen {id}",
            case=case, number=self.numbers[id], board=printed_board(board_of(case.table)),
            rests_on=RESTS_ON[case.text.authority], source=source_text(case.text.source),
            names=settled.names if settled else ROLES, inside=self.inside,
            verdict=self.content.links[id].verdict, rows=self._rows(settled),
            stated=self.content.stated(settled.case) if settled else (),
        )  # fmt: skip

    def _rows(self, settled: CaseRuling | None) -> list[tuple[str, str, str]]:
        """The letter and the row of each ruling of a case; the title of one in another chapter."""
        rows = [(self.book[row.rule], row) for row in settled.rows] if settled else []
        own = rows[0][0].situation if rows else None
        return [
            (letter_of(rule, row), row.id, "" if rule.situation is own else rule.title)
            for rule, row in rows
        ]

    def _ending(self, out: Assembly, situation: Situation, rules: Sequence[RuleEntry]) -> None:
        names = [rule.name for rule in rules]
        confused = [(self.book[rule].title, rule) for rule in situation.confuse]
        subjects = subject_links(self.book, self.content.presentation)
        compared = [c for c in subjects if set(c.rules) & set(names)]
        out.add(
            "ending", f"ending-{situation.slug}", f"slutningen af »{situation.title}«",
            confused=confused, inside=self.inside,
            comparisons=[(c.title, anchor(c.slug)) for c in compared if self.plan.whole],
            laws=[(ref, gloss(ref)) for ref in situation.laws],
        )  # fmt: skip


def case_numbers(content: Content, plan: Plan) -> dict[str, int]:
    """Every case of a plan, numbered in the order of the book."""
    situations = (s for _, inside in by_phase(plan.situations) for s in inside)
    rules = (rule.name for s in situations for rule in content.book.rules_of(s))
    ids = (link.id for rule in rules for link in content.cases_of([rule]))
    return {id: number for number, id in enumerate(dict.fromkeys(ids), 1)}


class _FirstTime:
    """Whether a question has something to explain that has not been explained before."""

    def __init__(self) -> None:
        self.explained: set[str] = set()

    def __call__(self, fact: Fact[Any]) -> bool:
        new = bool(fact.help or fact.away) and fact.name not in self.explained
        self.explained.add(fact.name)
        return new

"""Write a situation as a chapter of the handbook."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from generator.book.comparisons import anchor
from generator.book.edition import Edition
from generator.book.plan import Plan
from generator.book.tables import printed_rows, widths
from generator.book.typst import markup
from generator.book.typst.assembly import Assembly
from generator.book.typst.qr import qr
from generator.cases.conversation import CaseRuling
from generator.engine.rulebook import RuleEntry
from generator.views.board import board_of
from generator.views.case import RESTS_ON, source_text
from generator.views.choice_cards import CardGroup
from generator.views.comparisons.selection import subject_links
from generator.views.content import Content
from generator.views.decision_table import letter_of
from generator.views.ruling import finished_case
from generator.views.situation import Asked, Leaf, Part, most_questions, parts_of, phrases
from generator.views.terms import Words, terms_in
from rules_src.contents import gloss
from rules_src.model.facts import Fact, Kind
from rules_src.model.roles import ROLES, spoken
from rules_src.model.ruling import Step
from rules_src.model.situation import Situation

ANSWERS_SHARE, STACKED_SHARE = 0.5, 0.36
"""The share of a table's width that answers take: at most in columns, and in one column."""
NUMBER_WIDTH = 8.0
COLUMN = 46
"""The most lines of a diagram beside what to say; a longer one takes two columns itself."""


class Chapter:
    """Writes a situation into an assembly; `inside` are the rules that the document has."""

    def __init__(self, content: Content, edition: Edition, plan: Plan, room: float) -> None:
        self.content, self.book, self.edition = content, content.book, edition
        self.plan, self.inside, self.room = plan, plan.rules, room
        self.ends = {
            row: tuple(case for case in cases if case.rule in plan.rules)
            for row, cases in content.ends.items()
        }

    def write(self, out: Assembly, situation: Situation) -> None:
        """Write the chapter: opening, questions, words to say, tables, choices, cases and end."""
        parts = parts_of(self.book, situation)
        rules = self.book.rules_of(situation)
        out.running(situation.phase.value, situation.title)
        self._opening(out, situation, parts, rules)
        steps = (step for rule in rules for row in rule.rows for step in row.ruling)
        small = sum(_lines(part.tree) for part in parts) < COLUMN
        with out.side_by_side() if small else out.columns():
            self._questions(out, parts)
            out.line("][" if small else "")
            self._say(out, situation, steps)
        self._tables(out, parts)
        with out.columns():
            self._choices(out, parts)
            self._cases(out, rules)
            self._ending(out, situation, rules)

    def _opening(
        self,
        out: Assembly,
        situation: Situation,
        parts: Iterable[Part],
        rules: Sequence[RuleEntry],
    ) -> None:
        address = self.edition.guide(situation.slug)
        out.add(
            "situation",
            f"situation-{situation.slug}",
            f"situationen »{situation.title}«",
            situation=situation,
            rule=rules[0].name,
            address=address,
            qr=qr(address),
            most=most_questions(rules[0]),
            row_count=sum(len(part.rows) for part in parts),
            case_count=len(self.content.cases_of(rule.name for rule in rules)),
            main_terms=sorted({*situation.search, *_terms(situation.title)}),
            terms=_terms(spoken(situation.intro)),
        )

    def _questions(self, out: Assembly, parts: tuple[Part, ...]) -> None:
        """The diagrams; a question is explained where it is first asked."""
        out.line("=== Find kendelsen")
        explains = _FirstTime()
        for part in parts:
            out.add(
                "part", f"rule-{part.rule}", f"reglen {part.rule}",
                part=part, title="" if part is parts[0] else part.title, inside=self.inside,
                explains=explains,
                terms=_terms(*(spoken(fact.question) for fact in part.columns)),
            )  # fmt: skip

    def _tables(self, out: Assembly, parts: tuple[Part, ...]) -> None:
        out.line("=== Kendelserne")
        for part in parts:
            columns = widths(part, self.room * ANSWERS_SHARE)
            stacked = f"{self.room * STACKED_SHARE:.1f}mm, "
            answers = "".join(f"{width:.1f}mm, " for width in columns)
            out.add(
                "table", f"table-{part.rule}", f"tabellen over reglen {part.rule}",
                title=part.title if len(parts) > 1 else "",
                widths=f"{NUMBER_WIDTH}mm, {answers or stacked}1fr",
                heads=part.columns if columns else (),
                stacked=not columns,
                rows=tuple(printed_rows(part.rows, self.ends)),
                inside=self.inside,
            )  # fmt: skip

    def _choices(self, out: Assembly, parts: tuple[Part, ...]) -> None:
        optional = [(part, group) for part in parts for group in part.options]
        weighed = [(part, group) for part in parts for group in part.judgements]
        if optional:
            out.line("=== Spillernes valg")
            out.line(
                "Forklar alle valg og deres følger, før nogen vælger. Den, der vælger, vælger"
                f" alene ({markup.law('10C2')})."
            )
        for part, group in optional:
            self._group(out, part, group)
        if weighed:
            out.line("=== Din vurdering")
        for part, group in weighed:
            self._group(out, part, group)

    def _group(self, out: Assembly, part: Part, group: CardGroup) -> None:
        out.add(
            "options", f"choice-{part.rule}-{group.fact.name}",
            f"spørgsmålet {group.fact.name} i reglen {part.rule}",
            group=group, rule=part.rule, option=group.fact.kind is Kind.OPTION,
            inside=self.inside,
        )  # fmt: skip

    def _say(self, out: Assembly, situation: Situation, steps: Iterable[Step]) -> None:
        if sentences := phrases(steps):
            out.line("=== Sig ved bordet")
            file, about = f"say-{situation.slug}", f"sætningerne i »{situation.title}«"
            out.add("phrases", file, about, phrases=sentences)

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
        board = board_of(case.table)
        hands = {hand.place: hand for hand in board.deal.hands} if board and board.deal else {}
        out.add(
            "case", f"case-{id}", f"sagen {id}",
            case=case, board=board, hands=[hands.get(place) for place in "nesw"],
            rests_on=RESTS_ON[case.authority], source=source_text(case.source),
            names=settled.names if settled else ROLES, inside=self.inside,
            terms=_terms(case.headnote),
            **(self._ruling(settled) if settled else {"ruling": None}),
        )  # fmt: skip

    def _ruling(self, settled: CaseRuling) -> dict[str, Any]:
        return {
            "ruling": finished_case(self.book, settled),
            "pending": [(rule.title, rule.name) for rule in settled.conversation.pending],
            "stated": self.content.stated(settled.case),
            "rows": [
                (rule.title, row, letter_of(rule, row))
                for rule, row in ((self.book[row.rule], row) for row in settled.rows)
            ],
        }

    def _ending(self, out: Assembly, situation: Situation, rules: Sequence[RuleEntry]) -> None:
        names = [rule.name for rule in rules]
        confused = [(self.book[rule].title, rule) for rule in situation.confuse]
        subjects = subject_links(self.book, self.content.presentation)
        compared = [c for c in subjects if set(c.rules) & set(names)]
        out.add(
            "ending", f"ending-{situation.slug}", f"slutningen af »{situation.title}«",
            confused=confused, inside=self.inside, proofs=self.content.proofs_of(names),
            comparisons=[(c.title, anchor(c.slug)) for c in compared if self.plan.whole],
            laws=[(ref, gloss(ref)) for ref in situation.laws],
        )  # fmt: skip


class _FirstTime:
    """Whether a question has something to explain that has not been explained before."""

    def __init__(self) -> None:
        self.explained: set[str] = set()

    def __call__(self, fact: Fact[Any]) -> bool:
        new = bool(fact.help or fact.away) and fact.name not in self.explained
        self.explained.add(fact.name)
        return new


def _lines(tree: Asked | Leaf) -> int:
    if isinstance(tree, Leaf):
        return 0
    return 2 + 2 * len(tree.said) + sum(1 + _lines(branch.below) for branch in tree.branches)


def _terms(*texts: str) -> tuple[str, ...]:
    """The glossary's terms that some texts use."""
    return tuple(dict.fromkeys(term.danish for text in texts for term in terms_in(Words(text))))

"""The casebook: every case by chapter, the worked scores, the glossary, and the registers."""

from __future__ import annotations

from generator.book import back
from generator.book.cases import CaseChapters
from generator.book.documents.handbook import cover_texts, edition_code, set_up
from generator.book.plan import Plan
from generator.book.registers import case_register
from generator.book.spreads import Spreads
from generator.book.typst.assembly import Assembly
from generator.book.typst.compiler import TypstSource
from generator.data.imprint import Imprint
from generator.views.content import Content
from rules_src.model.situation import by_phase


def casebook(content: Content, imprint: Imprint, plan: Plan) -> TypstSource:
    """The cases of a plan, in the order of the handbook."""
    out = Assembly("handbook")
    out.line(set_up(imprint, plan))
    cases = len(content.cases_of(plan.rules))
    counted = f"{len(plan.situations)} situationer · {cases} sager"
    out.add("cover", "cover-page", "omslaget", **cover_texts(imprint, plan, counted))
    out.add(
        "case_front", "case-front", "vejledningen forrest", day=imprint.day, rules=imprint.rules,
        laws_edition=imprint.law, code=edition_code(imprint, "sagssamling"),
    )  # fmt: skip
    pages = Spreads(content.book, imprint, plan).begins
    chapters = CaseChapters(content, plan, pages)
    out.line("#set page(columns: page-columns)\n#set columns(gutter: 8mm)")
    for phase, situations in by_phase(plan.situations):
        out.divider(phase.value, "", flowing=True)
        for situation in situations:
            chapters.write(out, situation)
    out.line("#set page(columns: 1)")
    back.worked(out, content)
    back.glossary(out)
    out.divider("Sagsregister", "Efter kapitel og kendelse.", "case-register")
    with out.columns():
        out.line(case_register(content, plan))
    return out.source([("paper", plan.paper), ("size", "small")])

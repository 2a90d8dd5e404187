"""The pages of the situations."""

from __future__ import annotations

from collections.abc import Iterator

from generator.site import guide_graph
from generator.site.page import Sheet, sheet
from generator.site.sections import contributing
from generator.site.sections.comparisons import compared
from generator.views.addresses import rule_place, situation_page
from generator.views.case import CaseLink
from generator.views.content import Content
from generator.views.pictures.tree import picture
from generator.views.situation import most_questions, parts_of, phrases
from rules_src.contents import gloss
from rules_src.doubts import doubts_of
from rules_src.model.law_ref import LawRef
from rules_src.model.roles import spoken
from rules_src.model.situation import Situation
from rules_src.model.steps import Verdict


def sheets(content: Content) -> Iterator[Sheet]:
    return (_situation(content, situation) for situation in content.book.situations)


def _situation(content: Content, situation: Situation) -> Sheet:
    book = content.book
    parts = parts_of(book, situation)
    rules = [rule.__name__ for rule in situation.rules]
    steps = (step for rule in rules for row in book[rule].rows for step in row.ruling)
    confused = [(book[r].title, rule_place(book, r)) for r in situation.confuse]
    return sheet(
        "situation",
        situation_page(situation),
        situation.title,
        spoken(situation.intro),
        toc=True,
        sought=(*situation.search, situation.happened),
        situation=situation,
        parts=parts,
        most=most_questions(book, situation.rule.__name__),
        rows=sum(len(part.rows) for part in parts),
        phrases=phrases(steps),
        cases=content.cases_of(rules),
        graded=_graded(content, situation),
        ends=content.ends,
        guards=content.guards,
        wants=contributing.wanted_by_row(content, situation),
        wrong=contributing.wrong_ruling(content.host, situation_page(situation)),
        confused=confused,
        comparisons=[c for c in compared(book) if set(c.rules) & set(rules)],
        proofs=content.proofs_of(rules),
        doubts=doubts_of(tuple(rules)),
        laws=[(ref, gloss(ref)) for ref in situation.laws],
        book=book,
        place_of=lambda rule: rule_place(book, rule),
        card=situation.slug,
        faq=_asked(situation),
        guide=guide_graph.as_json(guide_graph.page_graph(book, situation)),
        picture=lambda rule: picture(book, rule),
        scripts=("guide",),
    )


def _graded(content: Content, situation: Situation) -> list[tuple[Verdict, tuple[CaseLink, ...]]]:
    """Where a rule answers another's judgement, its own cases by the verdict they come to."""
    rule = situation.rule.__name__
    found = [(row.ruling[-1], content.ends[row.id]) for row in content.book[rule].rows]
    return [
        (verdict, own)
        for verdict, cases in found
        if isinstance(verdict, Verdict) and (own := tuple(c for c in cases if c.case.rule == rule))
    ]


def _asked(situation: Situation) -> list[tuple[str, str]]:
    """What somebody may ask a search engine, answered from what the page says."""
    laws = " ".join(f"{LawRef.parse(ref).shown}: {gloss(ref)}" for ref in situation.laws)
    return [
        (f"{situation.happened}. Hvad gælder?", spoken(situation.intro)),
        (f"{situation.title}: Hvilken paragraf gælder?", laws),
    ]

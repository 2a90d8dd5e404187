"""The pages of the situations."""

from collections.abc import Iterable, Iterator

from generator.engine.rulebook import RuleEntry
from generator.engine.tree import Row
from generator.engine.verdicts import verdict_of_row
from generator.site.content import SiteContent
from generator.site.sections import contributing, tools
from generator.site.tree_picture import picture
from generator.text.page import PageSpec, inline_json, page_spec
from generator.tools import guide
from generator.views.addresses import rule_place, situation_page
from generator.views.case import CaseLink
from generator.views.comparisons.selection import links
from generator.views.content import Content
from generator.views.doubts import open_points
from generator.views.situation import parts_of
from rules_src.contents import gloss
from rules_src.doubts import doubts_of
from rules_src.model.law_ref import LawRef
from rules_src.model.roles import spoken
from rules_src.model.situation import Situation
from rules_src.model.steps import Verdict
from rules_src.sentences import SOUGHT


def specs(site: SiteContent) -> Iterator[PageSpec]:
    for situation in site.content.book.situations:
        yield _situation(site, situation)


def _situation(site: SiteContent, situation: Situation) -> PageSpec:
    content, book = site.content, site.content.book
    rules = book.rules_of(situation)
    names = [rule.name for rule in rules]
    rows = [row for rule in rules for row in rule.rows]
    confused = [book[rule] for rule in situation.confuse]
    comparisons = links(book, content.presentation)
    return page_spec(
        "situation",
        situation_page(situation),
        situation.title,
        spoken(situation.intro),
        toc=True,
        sought=(*SOUGHT.get(situation.slug, ()), situation.happened),
        search_text=_search_text(situation, rules),
        search_line=spoken(situation.happened) + ".",
        situation=situation,
        parts=parts_of(book, situation),
        cases=content.cases_of(names),
        graded=_graded(content, rules[0]),
        ends={row.id: content.ends[row.id] for row in rows},
        wrong=contributing.wrong_ruling(site.content.host, situation_page(situation)),
        confused=[(rule.title, rule_place(rule)) for rule in confused],
        comparisons=[c for c in comparisons if set(c.rules) & set(names)],
        doubts=open_points(book, doubts_of(tuple(names))),
        laws=_laws(rows),
        card=situation.slug,
        guide=inline_json(guide.page_graph(book, situation)),
        pictures={rule.name: picture(rule) for rule in rules},
        tools=tuple(tools.links(book, situation)),
        scripts=("guide",),
    )


def _search_text(situation: Situation, rules: Iterable[RuleEntry]) -> str:
    """The questions and answers of a situation, and its verdicts."""
    phrases = [situation.called, spoken(situation.intro), *situation.laws]
    for rule in rules:
        phrases.append(rule.title)
        for fact in rule.columns:
            phrases += map(spoken, (fact.question, *(a.value for a in fact.answers.values())))
        # each once, in the order of the rows: the same pages must give the same index
        phrases += dict.fromkeys(spoken(verdict_of_row(rule, row)) for row in rule.rows)
    return " ".join(phrases)


def _graded(content: Content, rule: RuleEntry) -> list[tuple[Verdict, tuple[CaseLink, ...]]]:
    """Where a rule answers another's judgement, its own cases by the verdict they come to."""
    endings = [(row.ruling[-1], content.ends[row.id]) for row in rule.rows]
    return [
        (verdict, own)
        for verdict, cases in endings
        if isinstance(verdict, Verdict) and (own := tuple(c for c in cases if c.rule == rule.name))
    ]


def _laws(rows: Iterable[Row]) -> list[tuple[str, str]]:
    """Every § that the rulings of the page rest on, and what it says; the guide reads it there."""
    refs = {step.law for row in rows for step in row.ruling}
    return [(ref, gloss(ref)) for ref in sorted(refs, key=LawRef.parse)]

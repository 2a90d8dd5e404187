"""The handbook: which parts it has and in which order."""

from __future__ import annotations

from generator.book import back, comparisons
from generator.book.chapter import Chapter
from generator.book.plan import Plan
from generator.book.typst import markup
from generator.book.typst.assembly import Assembly
from generator.book.typst.compiler import TypstSource
from generator.editions.imprint import Imprint
from generator.views.content import Content
from rules_src.model.situation import by_phase

UNIT = {"a4": "1mm", "a5": "0.7071mm"}
"""What the cover is measured in."""
KEYWORDS = ("bridge", "turneringsleder", "turneringsledelse")


def handbook(content: Content, imprint: Imprint, plan: Plan) -> TypstSource:
    """The handbook of a plan; a selection has chapters and registers only."""
    out = Assembly("handbook")
    out.line(_set_up(imprint, plan))
    _front(out, content, imprint, plan)
    _situations(out, content, imprint, plan)
    if plan.whole:
        comparisons.write(out, content, plan)
        back.scores(out, content)
        back.glossary(out)
    else:
        out.line("#set page(columns: 1)")
    back.registers(out, content, plan)
    return out.source([("paper", plan.paper), ("register", "yes")])


def cover(imprint: Imprint, plan: Plan) -> TypstSource:
    """The first page alone, for its picture."""
    out = Assembly("handbook")
    out.line(_set_up(imprint, plan))
    out.add("cover", "cover-page", "omslaget", **_cover_texts(imprint, plan, ""))
    return out.source([("paper", plan.paper)])


def _cover_texts(imprint: Imprint, plan: Plan, counted: str) -> dict[str, str]:
    return {
        "title": plan.title,
        "subtitle": plan.subtitle,
        "club": plan.club,
        "laws_edition": imprint.law,
        "day": imprint.day,
        "host": imprint.host,
        "counted": counted,
        "unit": UNIT[plan.paper],
    }


def _set_up(imprint: Imprint, plan: Plan) -> str:
    foot = " · ".join(word for word in (plan.title, plan.club, *imprint.foot) if word)
    title = f"{plan.title}: {plan.subtitle}"
    keywords = markup.array((*KEYWORDS, imprint.law))
    return (
        f"#show: handbook.with(title: {markup.string(title)},"
        f" description: {markup.string(plan.subtitle)}, keywords: {keywords},"
        f" date: {imprint.typst}, foot: [{markup.plain(foot)}])"
    )


def _front(out: Assembly, content: Content, imprint: Imprint, plan: Plan) -> None:
    rows = sum(len(content.book[rule].rows) for rule in plan.rules)
    cases = len(content.cases_of(plan.rules))
    counted = f"{len(plan.situations)} situationer · {rows} kendelser · {cases} sager"
    out.add("cover", "cover-page", "omslaget", **_cover_texts(imprint, plan, counted))
    out.add(
        "front", "front", "vejledningen forrest",
        laws_edition=imprint.law, rules=imprint.rules, day=imprint.day, host=imprint.host,
    )  # fmt: skip


def _situations(out: Assembly, content: Content, imprint: Imprint, plan: Plan) -> None:
    chapter = Chapter(content, imprint, plan)
    out.line("#set page(columns: text-columns)\n#set columns(gutter: 8mm)")
    for phase, situations in by_phase(plan.situations):
        file, about = f"phase-{phase.name.lower()}", f"delen »{phase.value}«"
        out.add("phase", file, about, title=phase.value, situations=situations)
        for situation in situations:
            chapter.write(out, situation)

"""The handbook: which parts it has and in which order."""

from __future__ import annotations

from generator.book import back, comparisons
from generator.book.chapter import Chapter
from generator.book.edition import Edition
from generator.book.plan import Plan
from generator.book.typst import markup
from generator.book.typst.assembly import Assembly
from generator.book.typst.compiler import Source
from generator.views.content import Content
from rules_src.model.situation import by_phase

UNIT = {"a4": "1mm", "a5": "0.7071mm"}
"""What the cover is measured in."""
KEYWORDS = ("bridge", "turneringsleder", "turneringsledelse")


def handbook(content: Content, edition: Edition, plan: Plan) -> Source:
    """The handbook of a plan; a selection has chapters and registers only."""
    out = Assembly("handbook")
    out.line(_set_up(edition, plan))
    _front(out, content, edition, plan)
    _situations(out, content, edition, plan)
    if plan.whole:
        comparisons.write(out, content, plan)
        back.scores(out, content)
        back.glossary(out)
    else:
        out.line("#set page(columns: 1)")
    back.registers(out, content, plan)
    return out.source([("paper", plan.paper), ("register", "yes")])


def cover(edition: Edition, plan: Plan) -> Source:
    """The first page alone, for its picture."""
    out = Assembly("handbook")
    out.line(_set_up(edition, plan))
    out.add("cover", "cover-page", "omslaget", **_cover_texts(edition, plan, ""))
    return out.source([("paper", plan.paper)])


def _cover_texts(edition: Edition, plan: Plan, counted: str) -> dict[str, str]:
    return {
        "title": plan.title,
        "subtitle": plan.subtitle,
        "club": plan.club,
        "laws_edition": edition.law,
        "day": edition.day,
        "host": edition.host,
        "counted": counted,
        "unit": UNIT[plan.paper],
    }


def _set_up(edition: Edition, plan: Plan) -> str:
    foot = " · ".join(word for word in (plan.title, plan.club, *edition.foot) if word)
    title = f"{plan.title}: {plan.subtitle}"
    keywords = markup.array((*KEYWORDS, edition.law))
    return (
        f"#show: handbook.with(title: {markup.string(title)},"
        f" description: {markup.string(plan.subtitle)}, keywords: {keywords},"
        f" date: {edition.typst}, foot: [{markup.plain(foot)}])"
    )


def _front(out: Assembly, content: Content, edition: Edition, plan: Plan) -> None:
    rows = sum(len(content.book[rule].rows) for rule in plan.rules)
    cases = len(content.cases_of(plan.rules))
    counted = f"{len(plan.situations)} situationer · {rows} kendelser · {cases} sager"
    out.add("cover", "cover-page", "omslaget", **_cover_texts(edition, plan, counted))
    out.add(
        "front", "front", "vejledningen forrest",
        laws_edition=edition.law, rules=edition.rules, day=edition.day, host=edition.host,
    )  # fmt: skip


def _situations(out: Assembly, content: Content, edition: Edition, plan: Plan) -> None:
    chapter = Chapter(content, edition, plan)
    out.line("#set page(columns: text-columns)\n#set columns(gutter: 8mm)")
    for phase, situations in by_phase(plan.situations):
        file, about = f"phase-{phase.name.lower()}", f"delen »{phase.value}«"
        out.add("phase", file, about, title=phase.value, situations=situations)
        for situation in situations:
            chapter.write(out, situation)

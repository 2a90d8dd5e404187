"""The quick reference: which parts it has and in which order."""

from __future__ import annotations

from generator.book import back, comparisons, encounters
from generator.book.plan import Plan
from generator.book.role_signs import KEY, SIDES
from generator.book.spreads import SIGNS_FOOT, Spreads, foot_of, phase_pages
from generator.book.typst import markup
from generator.book.typst.assembly import Assembly
from generator.book.typst.compiler import TypstSource
from generator.data.imprint import Imprint
from generator.text.danish import count
from generator.views.content import Content

HANDBOOK = "haandbog.pdf"
KEYWORDS = ("bridge", "turneringsleder", "turneringsledelse")


def handbook(content: Content, imprint: Imprint, plan: Plan) -> TypstSource:
    """The quick reference of a plan; a selection has spreads and registers only."""
    out = Assembly("handbook")
    spreads = Spreads(content.book, imprint, plan)
    out.line(set_up(imprint, plan))
    _front(out, content, imprint, plan, spreads)
    spreads.write(out)
    if plan.whole:
        out.line(f"#signed-pages([{SIGNS_FOOT}], [{foot_of(imprint, plan)}])[")
        comparisons.write(out, content, plan)
        out.line("]")
        encounters.write(out, plan.situations)
        back.scores(out)
    back.registers(out, content, plan)
    return out.source([("register", "yes")])


def cover(imprint: Imprint, plan: Plan) -> TypstSource:
    """The first page alone, for its picture."""
    out = Assembly("handbook")
    out.line(set_up(imprint, plan))
    out.add("cover", "cover-page", "omslaget", **cover_texts(imprint, plan, ""))
    return out.source()


def cover_texts(imprint: Imprint, plan: Plan, counted: str) -> dict[str, str]:
    return {
        "title": plan.title,
        "subtitle": plan.subtitle,
        "club": imprint.club,
        "laws_edition": imprint.law,
        "day": imprint.day,
        "host": imprint.host,
        "counted": counted,
    }


def set_up(imprint: Imprint, plan: Plan) -> str:
    title = f"{plan.title}: {plan.subtitle}"
    keywords = markup.array((*KEYWORDS, imprint.law, *imprint.foot))
    return (
        f"#show: handbook.with(title: {markup.string(title)},"
        f" description: {markup.string(plan.subtitle)}, keywords: {keywords},"
        f" date: {imprint.typst}, foot: [{foot_of(imprint, plan)}])"
    )


def _front(out: Assembly, content: Content, imprint: Imprint, plan: Plan, spreads: Spreads) -> None:
    rows = sum(len(content.book[rule].rows) for rule in plan.rules)
    chosen = count(len(plan.situations), "situation", "situationer")
    counted = f"{chosen} · {count(rows, 'kendelse', 'kendelser')}"
    out.add("cover", "cover-page", "omslaget", **cover_texts(imprint, plan, counted))
    out.add(
        "front", "front", "vejledningen forrest", signs=True,
        laws_edition=imprint.law, rules=imprint.rules, day=imprint.day, host=imprint.host,
        whole=plan.whole, key=(*KEY, *SIDES),
    )  # fmt: skip
    out.add("contents", "contents", "indholdet", phases=[*phase_pages(spreads)])

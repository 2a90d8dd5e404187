"""What is easily confused, side by side; and when an explanation is corrected."""

from __future__ import annotations

from itertools import groupby

from generator.book.lines import anchor
from generator.book.plan import Plan
from generator.book.typst.assembly import Assembly
from generator.views import comparisons, timeline
from generator.views.content import Content
from rules_src.model.law_ref import LawRef
from rules_src.presentation.comparisons import Permission, SideBySide, Timeline

TITLE = "Sammenligninger"
LOOKS = {
    Permission.ALLOWED: "may",
    Permission.ADVISED: "may",
    Permission.REQUIRED: "must",
    Permission.FORBIDDEN: "barred",
}
"""How the timeline draws each permission."""


def write(out: Assembly, content: Content, plan: Plan) -> None:
    """The tables of what is confused, the timeline, and the families of look-alikes."""
    out.divider(TITLE, "Det, der ligner hinanden ved bordet, men ikke i lovbogen.")
    for comparison in comparisons.side_by_side(content.book, content.presentation):
        _side_by_side(out, content, plan, comparison)
    for line in comparisons.timelines(content.book, content.presentation):
        _timeline(out, content, line)
    out.line("#families[")
    for compared in comparisons.look_alikes(content.book, content.presentation):
        _family(out, content, plan, compared)
    out.line("]")


def _side_by_side(out: Assembly, content: Content, plan: Plan, comparison: SideBySide) -> None:
    block = comparisons.block(content.book, comparison)
    heads = [(content.book[rule].title, rule) for rule in comparison.rules]
    out.add(
        "compare", anchor(comparison.slug), f"sammenligningen »{comparison.title}«",
        title=comparison.title, lede=comparison.lede, anchor=anchor(comparison.slug),
        blocks=[{"title": block.title, "heads": heads, "lines": block.lines}],
        inside=plan.rules, signs=True,
    )  # fmt: skip


def _timeline(out: Assembly, content: Content, line: Timeline) -> None:
    """A timeline, with a reference to the rule that it is drawn from."""
    cells = groupby(timeline.cells(content.book, line), lambda cell: cell.moment)
    out.add(
        "timeline", anchor(line.slug), "tidslinjen",
        title=line.title, lede=line.lede, anchor=anchor(line.slug),
        lanes=[lane.title for lane in line.lanes], looks=LOOKS,
        moments=[(moment.value, [*group]) for moment, group in cells],
        rule=line.rule, situation=content.book[line.rule].title, signs=True,
    )  # fmt: skip


def _family(out: Assembly, content: Content, plan: Plan, compared: comparisons.LookAlikes) -> None:
    family, place = compared.family, anchor(compared.family.slug)
    rules = {content.book[rule].title: rule for rule in family.rules if rule in content.book}
    called = {title: content.book[rule].situation.called for title, rule in rules.items()}
    out.add(
        "family", place, f"sammenligningen »{family.title}«",
        title=family.title, anchor=place, inside=plan.rules, lede=family.lede, signs=True,
        outcomes=compared.outcomes, silent=compared.silent, rules=rules, laws_of=_laws,
        called=lambda title: called.get(title) or title,
    )  # fmt: skip


def _laws(where: comparisons.Where) -> tuple[str, ...]:
    """The paragraphs of an outcome in a situation; where they are many, their laws."""
    refs = sorted({ref for one in where.conditions for ref in one.laws}, key=LawRef.parse)
    if len(refs) <= comparisons.MOST_LAWS:
        return tuple(refs)
    return tuple(dict.fromkeys(str(LawRef.parse(ref).number) for ref in refs))

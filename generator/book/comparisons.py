"""What is easily confused, side by side; and when an explanation is corrected."""

from __future__ import annotations

from itertools import groupby

from generator.book import encounters
from generator.book.plan import Plan
from generator.book.typst.assembly import Assembly
from generator.views import timeline
from generator.views.comparisons import look_alikes, selection, side_by_side
from generator.views.content import Content
from rules_src.presentation.comparisons import Permission, SideBySide, Timeline

TITLE = "Sammenligninger"
LOOKS = {
    Permission.ALLOWED: "may",
    Permission.ADVISED: "may",
    Permission.REQUIRED: "must",
    Permission.FORBIDDEN: "barred",
}
"""How the timeline draws each permission."""


def anchor(slug: str) -> str:
    """`compare-udspil`, for the page of that address."""
    return f"compare-{slug}"


def write(out: Assembly, content: Content, plan: Plan) -> None:
    """The families of look-alikes in the columns of the chapters, the tables, and the timeline."""
    lede = "Det, der ligner hinanden ved bordet, men ikke i lovbogen."
    out.divider(TITLE, lede, flowing=True)
    out.line("#families[")
    for compared in look_alikes.look_alikes(content.book, content.presentation):
        _family(out, plan, compared)
    out.line("]\n#set page(columns: 1)")
    for comparison in selection.side_by_side(content.book, content.presentation):
        _side_by_side(out, content, plan, comparison)
    for line in selection.timelines(content.book, content.presentation):
        _timeline(out, content, line)
    encounters.write(out, plan.situations)


def _side_by_side(out: Assembly, content: Content, plan: Plan, comparison: SideBySide) -> None:
    block = side_by_side.block(content.book, comparison)
    heads = [(content.book[rule].title, rule) for rule in comparison.rules]
    out.add(
        "compare", anchor(comparison.slug), f"sammenligningen »{comparison.title}«",
        title=comparison.title, lede=comparison.lede, anchor=anchor(comparison.slug),
        blocks=[{"title": block.title, "heads": heads, "lines": block.lines}],
        proofs=content.proofs_of(comparison.rules), inside=plan.rules,
    )  # fmt: skip


def _timeline(out: Assembly, content: Content, line: Timeline) -> None:
    cells = groupby(timeline.cells(content.book, line), lambda cell: cell.moment)
    out.add(
        "timeline", anchor(line.slug), "tidslinjen",
        title=line.title, lede=line.lede, anchor=anchor(line.slug),
        lanes=[lane.title for lane in line.lanes], looks=LOOKS,
        moments=[(moment.value, [*group]) for moment, group in cells],
        rule=line.rule, situation=content.book[line.rule].title,
    )  # fmt: skip


def _family(out: Assembly, plan: Plan, compared: look_alikes.LookAlikes) -> None:
    family, place = compared.family, anchor(compared.family.slug)
    out.add(
        "family", place, f"sammenligningen »{family.title}«",
        title=family.title, anchor=place, inside=plan.rules, lede=family.lede,
        outcomes=compared.outcomes, silent=compared.silent, weighed=compared.weighed,
    )  # fmt: skip

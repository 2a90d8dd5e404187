"""What is easily confused, side by side; and when an explanation is corrected."""

from __future__ import annotations

from itertools import groupby

from generator.book.plan import Plan
from generator.book.typst.assembly import Assembly
from generator.views.comparisons import look_alikes, side_by_side
from generator.views.content import Content
from generator.views.pictures import timeline

TITLE = "Sammenligninger"
MOMENTS = {"må gerne": "may", "bør": "may", "skal": "must", "må ikke": "barred"}
"""How the timeline draws each verdict."""


def anchor(page: str) -> str:
    """`compare-udspil`, for `sammenlign/udspil.md`."""
    return "compare-" + page.rpartition("/")[2].partition(".")[0]


def write(out: Assembly, content: Content, plan: Plan) -> None:
    """The tables, the timeline, and the families of look-alikes."""
    out.divider(TITLE, "Det, der ligner hinanden ved bordet, men ikke i lovbogen.")
    for comparison in side_by_side.comparisons(content.book):
        if comparison is side_by_side.TIMING:
            _timeline(out, content, comparison)
        else:
            _side_by_side(out, content, plan, comparison)
    out.line("#families[")
    for compared in look_alikes.look_alikes(content.book):
        _family(out, plan, compared)
    out.line("]")


def _side_by_side(
    out: Assembly, content: Content, plan: Plan, comparison: side_by_side.Comparison
) -> None:
    block = side_by_side.leads(content.book)
    heads = [(content.book[rule].title, rule) for rule in comparison.rules]
    out.add(
        "compare", anchor(comparison.page), f"sammenligningen »{comparison.title}«",
        title=comparison.title, lede=comparison.lede, anchor=anchor(comparison.page),
        blocks=[{"title": block.title, "heads": heads, "lines": block.lines}],
        proofs=content.proofs_of(comparison.rules), inside=plan.rules,
    )  # fmt: skip


def _timeline(out: Assembly, content: Content, comparison: side_by_side.Comparison) -> None:
    (rule,) = comparison.rules
    cells = groupby(timeline.cells(content.book), lambda cell: cell.stage)
    out.add(
        "timeline", anchor(comparison.page), "tidslinjen",
        title=comparison.title, lede=comparison.lede, anchor=anchor(comparison.page),
        lanes=[lane for lane, _ in timeline.LANES], looks=MOMENTS,
        stages=[(stage.value, [*group]) for stage, group in cells],
        rule=rule, situation=content.book[rule].title,
    )  # fmt: skip


def _family(out: Assembly, plan: Plan, compared: look_alikes.LookAlikes) -> None:
    family, place = compared.family, anchor(compared.family.page)
    out.add(
        "family", place, f"sammenligningen »{family.title}«",
        title=family.title, anchor=place, inside=plan.rules, lede=family.lede,
        outcomes=compared.outcomes, silent=compared.silent, weighed=compared.weighed,
    )  # fmt: skip

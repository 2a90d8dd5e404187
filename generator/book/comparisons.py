"""What is easily confused, side by side; and when an explanation is corrected."""

from __future__ import annotations

from itertools import groupby

from generator import timeline
from generator.book.assembly import Assembly
from generator.book.plan import Plan
from generator.views import compare
from generator.views.content import Content

MOMENTS = {"må gerne": "may", "bør": "may", "skal": "must", "må ikke": "barred"}
"""How the timeline draws each verdict."""


def anchor(comparison: compare.Comparison) -> str:
    """`compare-udspil`, for `sammenlign/udspil.md`."""
    return "compare-" + comparison.page.rpartition("/")[2].partition(".")[0]


def write(out: Assembly, content: Content, plan: Plan) -> None:
    found = compare.comparisons(content.book)
    if found:
        out.divider("Sammenligninger", "Det, der ligner hinanden ved bordet, men ikke i lovbogen.")
    for comparison in found:
        if comparison is compare.TIMING:
            _timeline(out, content, comparison)
        else:
            _side_by_side(out, content, plan, comparison)


def _side_by_side(
    out: Assembly, content: Content, plan: Plan, comparison: compare.Comparison
) -> None:
    block = compare.leads(content.book)
    heads = [(content.book.title_of(rule), rule) for rule in comparison.rules]
    out.add(
        "compare", anchor(comparison), f"sammenligningen »{comparison.title}«",
        title=comparison.title, lede=comparison.lede, anchor=anchor(comparison),
        blocks=[{"title": block.title, "heads": heads, "lines": block.lines}],
        proofs=content.proofs_of(comparison.rules), inside=plan.rules,
    )  # fmt: skip


def _timeline(out: Assembly, content: Content, comparison: compare.Comparison) -> None:
    (rule,) = comparison.rules
    cells = groupby(timeline.cells(content.book), lambda cell: cell.stage)
    out.add(
        "timeline", anchor(comparison), "tidslinjen",
        title=comparison.title, lede=comparison.lede, anchor=anchor(comparison),
        lanes=[lane for lane, _ in timeline.LANES], looks=MOMENTS,
        stages=[(stage.value, [*group]) for stage, group in cells],
        rule=rule, situation=content.book.title_of(rule),
    )  # fmt: skip

"""Two errors on one board: what stands against what happens, in numbers that are told."""

from __future__ import annotations

from generator.book.typst.assembly import Assembly
from generator.views import encounters
from generator.views.comparisons import TWO_ERRORS
from rules_src.model.encounters import How
from rules_src.model.situation import Situation

LOOKS = {
    How.READS: "strong",
    How.FIRST: "strong",
    How.LAST: "plain",
    How.ENDS: "faint",
    How.DOUBT: "open",
    How.APART: "apart",
}
"""How the grid draws each number; what does not touch is a dash, whose reason the site has."""


def write(out: Assembly, situations: tuple[Situation, ...]) -> None:
    """The grid on a page of its own, and its sentences on the next."""
    found = encounters.grid(situations)
    if not found.notes:
        return
    out.add(
        "encounters", f"compare-{TWO_ERRORS.slug}", f"siden »{TWO_ERRORS.title}«",
        title=TWO_ERRORS.title, lede=TWO_ERRORS.lede, anchor=f"compare-{TWO_ERRORS.slug}",
        grid=found, looks=LOOKS, apart=How.APART.value,
    )  # fmt: skip

"""The pages of comparison that are made for their subject; look-alikes have their own."""

from __future__ import annotations

from collections.abc import Iterator

from generator.site.page import Sheet, sheet
from generator.site.render import markup
from generator.views.addresses import comparison_page, rule_place
from generator.views.comparisons import selection, side_by_side
from generator.views.content import Content
from generator.views.pictures import timeline
from rules_src.model.roles import spoken
from rules_src.presentation.comparisons import SideBySide, Timeline


def sheets(content: Content) -> Iterator[Sheet]:
    about = "Det, der ligner hinanden ved bordet, men ikke i lovbogen."
    found = selection.links(content.book, content.presentation)
    yield sheet("compare", "sammenlign/index.md", "Sammenlign", about, comparisons=found)
    for comparison in selection.side_by_side(content.book, content.presentation):
        yield _side_by_side(content, comparison)
    for line in selection.timelines(content.book, content.presentation):
        yield _timeline(content, line)


def _side_by_side(content: Content, comparison: SideBySide) -> Sheet:
    return sheet(
        "compare_steps",
        comparison_page(comparison.slug),
        comparison.title,
        spoken(comparison.lede),
        lede=comparison.lede,
        blocks=[side_by_side.block(content.book, comparison)],
        proofs=content.proofs_of(comparison.rules),
    )


def _timeline(content: Content, line: Timeline) -> Sheet:
    cells = timeline.cells(content.book, line)
    return sheet(
        "compare_timing",
        comparison_page(line.slug),
        line.title,
        line.lede,
        lede=line.lede,
        picture=markup(timeline.svg(line, cells)),
        in_words=timeline.in_words(line, cells),
        situation=content.book[line.rule].title,
        place=rule_place(content.book, line.rule),
    )

"""The pages of comparison that are made for their subject; look-alikes have their own."""

from __future__ import annotations

from collections.abc import Iterator

from markupsafe import Markup

from generator.engine.rulebook import Rulebook
from generator.site.page import PageSpec, SiteContent, page_spec
from generator.views.addresses import rule_place
from generator.views.comparisons import side_by_side
from generator.views.comparisons.families import Family, families
from generator.views.pictures import timeline
from rules_src.model.roles import spoken


def specs(site: SiteContent) -> Iterator[PageSpec]:
    book = site.content.book
    found = side_by_side.comparisons(book)
    about = "Det, der ligner hinanden ved bordet, men ikke i lovbogen."
    yield page_spec(
        "compare", "sammenlign/index.md", "Sammenlign", about, comparisons=compared(book)
    )
    if side_by_side.LEADS in found:
        page, title, lede, rules = side_by_side.LEADS
        blocks, proofs = [side_by_side.leads(book)], site.content.proofs_of(rules)
        yield page_spec(
            "compare_steps", page, title, spoken(lede), lede=lede, blocks=blocks, proofs=proofs
        )
    if side_by_side.TIMING in found:
        page, title, lede, (rule,) = side_by_side.TIMING
        cells = timeline.cells(book)
        yield page_spec(
            "compare_timing",
            page,
            title,
            lede,
            lede=lede,
            picture=Markup(timeline.svg(cells)),
            in_words=timeline.in_words(cells),
            situation=book[rule].title,
            place=rule_place(book[rule]),
        )


def compared(book: Rulebook) -> list[side_by_side.Comparison | Family]:
    """The pages of comparison: two made for their subject, and the families of look-alikes."""
    return [*side_by_side.comparisons(book), *families(book)]

"""The pages of comparison that are made for their subject; look-alikes have their own."""

from __future__ import annotations

from collections.abc import Iterator

from generator import timeline
from generator.families import Family, families
from generator.render import markup
from generator.rulebook import Rulebook
from generator.views import compare
from generator.views.addresses import rule_place
from generator.views.content import Content
from generator.views.sheet import Sheet, sheet
from rules_src.roles import spoken


def sheets(content: Content) -> Iterator[Sheet]:
    book = content.book
    found = compare.comparisons(book)
    about = "Det, der ligner hinanden ved bordet, men ikke i lovbogen."
    yield sheet("compare", "sammenlign/index.md", "Sammenlign", about, comparisons=compared(book))
    if compare.LEADS in found:
        page, title, lede, rules = compare.LEADS
        blocks, proofs = [compare.leads(book)], content.proofs_of(rules)
        description = spoken(lede)
        yield sheet(
            "compare_steps", page, title, description, lede=lede, blocks=blocks, proofs=proofs
        )
    if compare.TIMING in found:
        page, title, lede, (rule,) = compare.TIMING
        cells = timeline.cells(book)
        yield sheet(
            "compare_timing",
            page,
            title,
            lede,
            lede=lede,
            picture=markup(timeline.svg(cells)),
            in_words=timeline.in_words(cells),
            situation=book.title_of(rule),
            place=rule_place(book, rule),
        )


def compared(book: Rulebook) -> list[compare.Comparison | Family]:
    """The pages of comparison: two made for their subject, and the families of look-alikes."""
    return [*compare.comparisons(book), *families(book)]

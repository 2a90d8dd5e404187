"""The comparisons whose rules the book has, and a link to the page of each."""

from typing import NamedTuple

from generator.engine.rulebook import Rulebook
from generator.views.addresses import comparison_page
from rules_src.presentation import PRESENTATION, Presentation
from rules_src.presentation.comparisons import Family, SideBySide, Timeline


class ComparisonLink(NamedTuple):
    """A page of comparison, and the rules that it is about."""

    slug: str
    title: str
    lede: str
    rules: tuple[str, ...]

    @property
    def page(self) -> str:
        return comparison_page(self.slug)


TWO_ERRORS = ComparisonLink(
    "to-fejl",
    "To fejl på samme spil",
    "Noget står allerede på spillet, og så sker der mere: Hvad afgøres først, hvad læses af"
    " det nye, og hvad falder væk?",
    (),
)
"""What stands against what happens next; it is about every rule."""


def side_by_side(
    book: Rulebook, presentation: Presentation = PRESENTATION
) -> tuple[SideBySide, ...]:
    return tuple(c for c in presentation.side_by_side if all(rule in book for rule in c.rules))


def timelines(book: Rulebook, presentation: Presentation = PRESENTATION) -> tuple[Timeline, ...]:
    return tuple(timeline for timeline in presentation.timelines if timeline.rule in book)


def families(book: Rulebook, presentation: Presentation = PRESENTATION) -> tuple[Family, ...]:
    """Those of which the book has something to tell apart."""
    return tuple(family for family in presentation.families if _tells_apart(book, family))


def _tells_apart(book: Rulebook, family: Family) -> bool:
    return sum(rule in book for rule in family.rules) >= min(2, len(family.rules))


def subject_links(
    book: Rulebook, presentation: Presentation = PRESENTATION
) -> tuple[ComparisonLink, ...]:
    """The pages made for their subject."""
    compared, lines = side_by_side(book, presentation), timelines(book, presentation)
    return (
        *(ComparisonLink(c.slug, c.title, c.lede, c.rules) for c in compared),
        *(ComparisonLink(line.slug, line.title, line.lede, (line.rule,)) for line in lines),
    )


def links(book: Rulebook, presentation: Presentation = PRESENTATION) -> tuple[ComparisonLink, ...]:
    """Every page of comparison: those made for their subject, then the families."""
    found = families(book, presentation)
    return (
        TWO_ERRORS,
        *subject_links(book, presentation),
        *(ComparisonLink(f.slug, f.title, f.lede, f.rules) for f in found),
    )

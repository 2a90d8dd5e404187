"""The pages of comparison: those made for their subject, and the families of look-alikes."""

from collections.abc import Iterator
from typing import Any

from markupsafe import Markup

from generator.text.page import PageSpec, page_spec
from generator.views import comparisons, encounters, timeline
from generator.views.addresses import comparison_page, rule_place
from generator.views.comparisons import look_alikes
from generator.views.content import Content
from rules_src.model.roles import spoken
from rules_src.presentation.comparisons import Family, SideBySide, Timeline

TWO_ERRORS_SOUGHT = (
    "to fejl på samme spil",
    "to uregelmæssigheder",
    "endnu en fejl",
    "flere fejl",
    "strafkort og så",
)


def specs(content: Content) -> Iterator[PageSpec]:
    """The list, what stands on a board against what happens next, steps, and lines of time."""
    book, shown, link = content.book, content.presentation, comparisons.TWO_ERRORS
    about = "Det, der ligner hinanden ved bordet, men ikke i lovbogen."
    links = comparisons.links(book, shown)
    yield page_spec("compare", "sammenlign/index.md", "Sammenlign", about, comparisons=links)
    yield page_spec(
        "compare_encounters",
        link.page,
        link.title,
        link.lede,
        lede=link.lede,
        stands=encounters.stands(book),
        scripts=("guided",),
        sought=TWO_ERRORS_SOUGHT,
    )
    for comparison in comparisons.side_by_side(book, shown):
        yield _compared(
            "compare_steps",
            comparison,
            comparison=comparison,
            columns=[(book[r].title, rule_place(book[r])) for r in comparison.rules],
            lines=[*comparisons.compared(book, comparison)],
            proofs=[p for p in content.proofs if {*comparison.rules} & {*p.theorem.rules}],
        )
    for line in comparisons.timelines(book, shown):
        yield _compared(
            "compare_timing",
            line,
            picture=Markup(timeline.svg(line, timeline.cells(book, line))),
            situation=book[line.rule].title,
            place=rule_place(book[line.rule]),
        )


def _compared(template: str, one: SideBySide | Timeline | Family, **shown: Any) -> PageSpec:
    page, about = comparison_page(one.slug), spoken(one.lede)
    return page_spec(template, page, one.title, about, lede=one.lede, **shown)


def families(content: Content) -> Iterator[PageSpec]:
    for compared in look_alikes(content.book, content.presentation):
        yield _compared(
            "compare_family",
            compared.family,
            outcomes=compared.outcomes,
            silent=compared.silent,
            weighed=compared.weighed,
        )

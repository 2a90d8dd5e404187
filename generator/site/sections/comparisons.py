"""The pages of comparison: those made for their subject, and the families of look-alikes."""

from collections.abc import Iterator

from markupsafe import Markup

from generator.text.page import PageSpec, page_spec
from generator.views import comparisons, encounters, timeline
from generator.views.addresses import comparison_page, rule_place
from generator.views.comparisons import look_alikes
from generator.views.content import Content
from rules_src.model.roles import spoken

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
        yield page_spec(
            "compare_steps",
            comparison_page(comparison.slug),
            comparison.title,
            spoken(comparison.lede),
            lede=comparison.lede,
            blocks=[comparisons.block(book, comparison)],
            proofs=content.proofs_of(comparison.rules),
        )
    for line in comparisons.timelines(book, shown):
        yield page_spec(
            "compare_timing",
            comparison_page(line.slug),
            line.title,
            line.lede,
            lede=line.lede,
            picture=Markup(timeline.svg(line, timeline.cells(book, line))),
            situation=book[line.rule].title,
            place=rule_place(book[line.rule]),
        )


def families(content: Content) -> Iterator[PageSpec]:
    for compared in look_alikes(content.book, content.presentation):
        family = compared.family
        yield page_spec(
            "compare_family",
            comparison_page(family.slug),
            family.title,
            spoken(family.lede),
            lede=family.lede,
            outcomes=compared.outcomes,
            silent=compared.silent,
            weighed=compared.weighed,
        )

"""The pages of comparison: those made for their subject, and the families of look-alikes."""

from collections.abc import Iterator

from markupsafe import Markup

from generator.text.page import PageSpec, page_spec
from generator.views import comparisons, encounters, timeline
from generator.views.addresses import comparison_page, rule_place
from generator.views.comparisons import look_alikes
from generator.views.content import Content
from rules_src.model.roles import spoken
from rules_src.presentation.comparisons import SideBySide, Timeline

TWO_ERRORS_SOUGHT = (
    "to fejl på samme spil",
    "to uregelmæssigheder",
    "endnu en fejl",
    "flere fejl",
    "strafkort og så",
)


def specs(content: Content) -> Iterator[PageSpec]:
    about = "Det, der ligner hinanden ved bordet, men ikke i lovbogen."
    links = comparisons.links(content.book, content.presentation)
    yield page_spec("compare", "sammenlign/index.md", "Sammenlign", about, comparisons=links)
    yield _encounters(content)
    for comparison in comparisons.side_by_side(content.book, content.presentation):
        yield _side_by_side(content, comparison)
    for line in comparisons.timelines(content.book, content.presentation):
        yield _timeline(content, line)


def _side_by_side(content: Content, comparison: SideBySide) -> PageSpec:
    return page_spec(
        "compare_steps",
        comparison_page(comparison.slug),
        comparison.title,
        spoken(comparison.lede),
        lede=comparison.lede,
        blocks=[comparisons.block(content.book, comparison)],
        proofs=content.proofs_of(comparison.rules),
    )


def _encounters(content: Content) -> PageSpec:
    """What stands on a board against what happens next on it."""
    link = comparisons.TWO_ERRORS
    return page_spec(
        "compare_encounters",
        link.page,
        link.title,
        link.lede,
        lede=link.lede,
        stands=encounters.stands(content.book),
        scripts=("guided",),
        sought=TWO_ERRORS_SOUGHT,
    )


def _timeline(content: Content, line: Timeline) -> PageSpec:
    cells = timeline.cells(content.book, line)
    return page_spec(
        "compare_timing",
        comparison_page(line.slug),
        line.title,
        line.lede,
        lede=line.lede,
        picture=Markup(timeline.svg(line, cells)),
        situation=content.book[line.rule].title,
        place=rule_place(content.book[line.rule]),
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

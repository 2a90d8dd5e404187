"""The pages of look-alikes: for each outcome, where it is ruled, by what § and when."""

from collections.abc import Iterator

from generator.site.content import SiteContent
from generator.text.page import PageSpec, page_spec
from generator.views.addresses import comparison_page
from generator.views.comparisons.look_alikes import look_alikes
from rules_src.model.roles import spoken


def specs(site: SiteContent) -> Iterator[PageSpec]:
    for compared in look_alikes(site.content.book, site.content.presentation):
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

"""The page that adds up what directors have counted in their logs."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import NamedTuple

from generator.cases.counts import ENOUGH
from generator.site.content import SiteContent
from generator.text.page import PageSpec, page_spec
from generator.views.addresses import counts_page, situation_page
from generator.views.content import Content
from rules_src.model.situation import Situation


class CountedSituation(NamedTuple):
    """A situation, how often it was ruled in, and the clubs that counted it."""

    situation: Situation
    page: str
    number: int
    clubs: tuple[str, ...]
    unnamed: bool
    """Whether some of it was counted without a club."""


def specs(site: SiteContent) -> Iterator[PageSpec]:
    content = site.content
    if content.book.edition is None:
        return
    counted = content.counts.every
    months = sorted({one.month for one in counted})
    yield page_spec(
        "counted",
        counts_page(),
        "Hvad sker der i klubberne",
        "Hvor tit hver situation forekommer, talt af turneringsledere i deres log.",
        total=content.counts.total,
        files=content.counts.files,
        months=(months[0], months[-1]) if months else (),
        situations=by_situation(content),
        enough=ENOUGH,
        followed=bool(content.frequency),
        tooltips=False,
    )


def by_situation(content: Content) -> tuple[CountedSituation, ...]:
    """What was counted, by situation; the most frequent first."""
    numbers: Counter[Situation] = Counter()
    clubs: dict[Situation, dict[str, None]] = defaultdict(dict)
    for one in content.counts.every:
        situation = content.book[one.rule].situation
        numbers[situation] += one.number
        clubs[situation][one.club] = None
    return tuple(
        CountedSituation(
            *(situation, situation_page(situation), number),
            *(tuple(sorted(filter(None, clubs[situation]))), "" in clubs[situation]),
        )
        for situation, number in numbers.most_common()
    )

"""The pages that measure the site against rulings that nobody here wrote."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from generator.cases.precedents import Comparison, Precedent, PrecedentSource
from generator.engine.verdicts import verdict
from generator.site.content import SiteContent
from generator.text.danish import sentence
from generator.text.page import PageSpec, page_spec
from generator.views.addresses import case_page, measured_page, situation_page
from generator.views.content import Content
from rules_src.contents import PARTS

NO_COUNTRY = ("internationalt", "Europa")
"""Where a body of many countries ruled."""


class Counted(NamedTuple):
    """How the rulings of one source or one part of the law compare with ours."""

    title: str
    page: str
    counts: tuple[int, ...]
    """In the order of `Comparison`."""
    source: PrecedentSource | None = None


def specs(site: SiteContent) -> Iterator[PageSpec]:
    content = site.content
    every = content.precedents.every
    if not every:
        return
    yield page_spec(
        "measured",
        measured_page(),
        "Målt på andres kendelser",
        "Så ofte dømmer siden som andre, hvor den ikke gør, og hvorfor.",
        ways=[*Comparison],
        total=len(every),
        counts=content.precedents.counted(),
        at_first=content.precedents.counted(at_first=True),
        mended=[_shown(content, p) for p in every if p.text.before],
        countries=len({p.source.country for p in every} - {*NO_COUNTRY}),
        sources=[*_by_source(every)],
        parts=[*_by_part(every)],
        differing=[_shown(content, p) for p in every if p.comparison is Comparison.DIFFERS],
        toc=True,
    )
    for first in PARTS:
        inside = [p for p in every if part_of(p) == first]
        if inside:
            yield page_spec(
                "precedents",
                measured_page(first),
                f"Andres kendelser: {PARTS[first]}",
                "Hvad andre har dømt, og hvad siden siger om det samme.",
                part=PARTS[first],
                precedents=[_shown(content, p) for p in inside],
            )


class ShownPrecedent(NamedTuple):
    """A ruling from outside with what the site says of the incident."""

    precedent: Precedent
    verdict: str
    page: str
    """The page of the situation that rules on it; empty where none does."""
    title: str
    case: str
    """The page of the case that tells the same incident."""


def part_of(precedent: Precedent) -> int:
    """The first law of the part that its first law belongs to."""
    return max(first for first in PARTS if first <= precedent.laws[0])


def measured_place(precedent: Precedent) -> str:
    """Where a ruling from outside stands."""
    return f"{measured_page(part_of(precedent))}#{precedent.id}"


def _shown(content: Content, precedent: Precedent) -> ShownPrecedent:
    said, page, title = "", "", ""
    if precedent.conversation and precedent.text.rule:
        rule = content.book[precedent.text.rule]
        said, page = verdict(precedent.conversation), situation_page(rule.situation)
        title = rule.situation.title
    case = case_page(precedent.text.case) if precedent.text.case else ""
    return ShownPrecedent(precedent, sentence(said), page, title, case)


def _counts(some: Sequence[Precedent]) -> tuple[int, ...]:
    ways = [p.comparison for p in some]
    return tuple(ways.count(way) for way in Comparison)


def _by_part(every: Sequence[Precedent]) -> Iterator[Counted]:
    for first, title in PARTS.items():
        inside = [p for p in every if part_of(p) == first]
        if inside:
            yield Counted(title, measured_page(first), _counts(inside))


def _by_source(every: Sequence[Precedent]) -> Iterator[Counted]:
    sources = sorted({p.source for p in every}, key=lambda s: (s.country, s.body, s.title))
    for source in sources:
        inside = [p for p in every if p.source == source]
        yield Counted(source.title, "", _counts(inside), source)

"""The pages that measure the site against rulings that nobody here wrote."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from generator.cases.precedents import Comparison, Precedent, PrecedentSource
from generator.data.imprint import imprint_of
from generator.engine.verdicts import verdict
from generator.site.content import SiteContent
from generator.site.search.entries import OUTSIDE, SearchEntry
from generator.text.danish import day, sentence, shortened
from generator.text.page import PageSpec, page_spec
from generator.views.addresses import law_page, measured_page, situation_page
from generator.views.case import CaseLink
from generator.views.content import Content
from rules_src.contents import PARTS
from rules_src.model.law_ref import LawRef

ROOT = Path(__file__).resolve().parents[3]
NO_COUNTRY = ("internationalt", "Europa")
"""Where a body of many countries ruled."""
LONGEST_TITLE = 50
"""Letters of what happened, where the search shows it."""
SHORT = 90
"""The same in a list."""


Counts = Mapping[Comparison, int]


class Counted(NamedTuple):
    """How the rulings of one source, one law or one part of the law compare with ours."""

    title: str
    page: str
    counts: Counts
    source: PrecedentSource | None = None
    laws: tuple[Counted, ...] = ()
    """Law by law, where it is a part of the law."""


def specs(site: SiteContent) -> Iterator[PageSpec]:
    content = site.content
    every = content.precedents.every
    if not every:
        return
    counts, at_first = content.precedents.counted(), content.precedents.counted(at_first=True)
    yield page_spec(
        "measured",
        measured_page(),
        "Målt på andres kendelser",
        "Så ofte dømmer siden som andre, hvor den ikke gør, og hvorfor.",
        ways=[way for way in Comparison if counts[way] or at_first[way]],
        total=len(every),
        counts=counts,
        at_first=at_first,
        date=day(changed) if (changed := imprint_of(ROOT).date) else "",
        mended=[_shown(content, p) for p in every if p.text.before],
        countries=len({p.country for p in every} - {*NO_COUNTRY}),
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
                in_search=False,
                part=PARTS[first],
                precedents=[_shown(content, p) for p in inside],
            )


def found(content: Content) -> Iterator[SearchEntry]:
    """What the search finds: each ruling from outside by what happened, as no case of ours."""
    for precedent in content.precedents.every:
        happened = " ".join(precedent.text.happened.split())
        title = shortened(happened, LONGEST_TITLE)
        yield SearchEntry(
            measured_place(precedent).replace(".md", ""),
            title,
            OUTSIDE,
            f"{precedent.source.body}: {precedent.comparison.value}",
            text=happened.removeprefix(title.removesuffix(" …")),
        )


class ShownPrecedent(NamedTuple):
    """A ruling from outside with what the site says of the incident."""

    precedent: Precedent
    verdict: str
    page: str
    """The page of the situation that rules on it; empty where none does."""
    title: str
    cases: tuple[CaseLink, ...]
    """Cases of ours that come by the same rows."""


def part_of(precedent: Precedent) -> int:
    """The first law of the part that its first law belongs to."""
    return max(first for first in PARTS if first <= precedent.laws[0])


def measured_place(precedent: Precedent) -> str:
    """Where a ruling from outside stands."""
    return f"{measured_page(part_of(precedent))}#{precedent.id}"


def brief(some: Iterable[Precedent]) -> list[tuple[Precedent, str, str]]:
    """Each as a list on another page has it: where it stands, and what happened in short."""
    return [(p, measured_place(p), shortened(p.text.happened, SHORT)) for p in some]


def _shown(content: Content, precedent: Precedent) -> ShownPrecedent:
    said, page, title = "", "", ""
    if precedent.conversation and precedent.text.rule:
        rule = content.book[precedent.text.rule]
        said, page = verdict(precedent.conversation), situation_page(rule.situation)
        title = rule.situation.title
    cases = content.alike.get(precedent.way, ())
    return ShownPrecedent(precedent, sentence(said), page, title, cases)


def _counts(some: Sequence[Precedent]) -> Counts:
    ways = [p.comparison for p in some]
    return {way: ways.count(way) for way in Comparison}


def _by_part(every: Sequence[Precedent]) -> Iterator[Counted]:
    for first, title in PARTS.items():
        inside = [p for p in every if part_of(p) == first]
        if inside:
            laws = []
            for law in sorted({p.laws[0] for p in inside}):
                counts = _counts([p for p in inside if p.laws[0] == law])
                laws.append(Counted(LawRef.parse(str(law)).shown, law_page(law), counts))
            yield Counted(title, measured_page(first), _counts(inside), laws=tuple(laws))


def _by_source(every: Sequence[Precedent]) -> Iterator[Counted]:
    each = dict.fromkeys(p.source for p in every)  # in one order: a set has another each time
    sources = sorted(each, key=lambda s: (s.country, s.body, s.title))
    for source in sources:
        inside = [p for p in every if p.source == source]
        yield Counted(source.title, "", _counts(inside), source)

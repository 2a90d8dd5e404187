"""The pages of the laws: the list of all 93, what is ruled by them, errata, and each law."""

from collections.abc import Iterator
from itertools import groupby
from operator import attrgetter

from markupsafe import Markup

from generator.site import law_status
from generator.site.content import SiteContent
from generator.site.law_status import MEANING, SIGN, LawStatus
from generator.site.sections.measured import brief
from generator.text.page import PageSpec, page_spec
from generator.views.addresses import law_page
from generator.views.content import Content, situation_link
from rules_src.contents import (
    LAWS,
    PARTS,
    REFERENCES,
    Law,
    LawState,
    commentary_url,
    danish_url,
    english_url,
    gloss,
)
from rules_src.contents.amendments import ADOPTED, AMENDMENTS
from rules_src.contents.errata import ERRATA
from rules_src.contents.everyday import EVERYDAY
from rules_src.model.law_ref import LawRef


def specs(site: SiteContent) -> Iterator[PageSpec]:
    statuses = law_status.law_statuses(site.content)
    yield _index(site.content, statuses)
    yield _coverage(statuses)
    yield _errata()
    refs = groupby(REFERENCES, attrgetter("number"))
    below = {number: [ref.text for ref in group][1:] for number, group in refs}
    for status in statuses:
        yield _law(site.content, status, below[status.law.number])


def _index(content: Content, statuses: tuple[LawStatus, ...]) -> PageSpec:
    return page_spec(
        "laws",
        "paragraffer/index.md",
        "Paragraffer",
        "De 93 love i lovbogen, og hvor på siden hver af dem bruges.",
        year=content.year,
        parts=by_part(LAWS),
        statuses={status.law.number: status for status in statuses},
        sign=SIGN,
        danish=Markup(danish_url(1)),
        toc=True,
    )


def _coverage(statuses: tuple[LawStatus, ...]) -> PageSpec:
    items = [item.state for status in statuses for item in status.items]
    return page_spec(
        "coverage",
        "paragraffer/daekning.md",
        "Hvad dækker siden?",
        "Alle 93 love, og hvor langt siden dømmer efter hver af dem.",
        parts=[(part, [*inside]) for part, inside in groupby(statuses, lambda s: s.law.part)],
        counted=[(c, sum(s.state is c for s in statuses), items.count(c)) for c in LawState],
        meaning=MEANING,
        sign=SIGN,
        toc=True,
    )


def _errata() -> PageSpec:
    return page_spec(
        "errata",
        "paragraffer/fejl-i-lovteksten.md",
        "Fejl i lovteksten",
        "Steder, hvor det, der står i lovbogen, ikke skal følges ordret.",
        errata=ERRATA,
    )


def _law(content: Content, status: LawStatus, below: list[str]) -> PageSpec:
    law, index = status.law, content.index
    ref = str(law.number)
    refs = [ref, *below] if ref in index.citations else below
    return page_spec(
        "law",
        law_page(law.number),
        f"{LawRef.parse(ref).shown} {law.title}",
        law.gloss,
        year=content.year,
        law=law,
        ref=ref,
        danish=Markup(danish_url(law.number)),
        english=Markup(english_url(law.number)),
        commentary=Markup(commentary_url(law.number)),
        status=status,
        sign=SIGN[status.state],
        amendment=next((a for a in AMENDMENTS if a.law == ref), None),
        adopted=ADOPTED,
        errata=law_status.errata(law.number),
        articles=law_status.articles(content, law.number),
        examples=law_status.examples(law.number),
        situations=[situation_link(s) for s in index.situations(law.number)],
        outside=brief(content.precedents.naming(law.number)),
        subs=[index.sub_paragraph(sub) for sub in refs],
        sought=(
            f"paragraf {law.number}",
            f"par. {law.number}",
            *EVERYDAY.get(law.number, ()),
            *below,
        ),
        search_text=" ".join(gloss(each) for each in (ref, *below)),
        toc=bool(below),
    )


def by_part(laws: tuple[Law, ...]) -> list[tuple[str, list[Law]]]:
    return [(PARTS[first], [*group]) for first, group in groupby(laws, _first_of_part)]


def _first_of_part(law: Law) -> int:
    return max(first for first in PARTS if first <= law.number)

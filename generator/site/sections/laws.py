"""The pages of the laws: the list of all 93, and each of them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from operator import attrgetter

from generator.site.page import Sheet, sheet
from generator.site.render import markup
from generator.site.sections import law_status
from generator.views.addresses import law_page
from generator.views.content import Content, situation_link
from rules_src.contents import (
    LAWS,
    PARTS,
    REFERENCES,
    Law,
    commentary_url,
    danish_url,
    english_url,
    gloss,
)
from rules_src.contents.everyday import EVERYDAY
from rules_src.model.law_ref import LawRef


def sheets(content: Content) -> Iterator[Sheet]:
    covers = {cover.law.number: cover for cover in law_status.covers(content)}
    yield sheet(
        "laws",
        "paragraffer/index.md",
        "Paragraffer",
        "De 93 love i Love for Turneringsbridge 2017, og hvor på siden hver af dem bruges.",
        parts=by_part(LAWS),
        covers=covers,
        sign=law_status.SIGN,
        danish=markup(danish_url(1)),
        toc=True,
    )
    refs = groupby(REFERENCES, attrgetter("number"))
    below = {number: [ref.text for ref in found][1:] for number, found in refs}
    for law in LAWS:
        yield _law(content, law, below[law.number], covers[law.number])


def _law(content: Content, law: Law, below: list[str], cover: law_status.LawCover) -> Sheet:
    index, ref = content.index, str(law.number)
    return sheet(
        "law",
        law_page(law.number),
        f"{LawRef.parse(ref).shown} {law.title}",
        law.gloss,
        law=law,
        ref=ref,
        danish=markup(danish_url(law.number)),
        english=markup(english_url(law.number)),
        commentary=markup(commentary_url(law.number)),
        cover=cover,
        cover_sign=law_status.SIGN[cover.state],
        errata=law_status.errata(law.number),
        articles=law_status.articles(content, law.number),
        examples=law_status.examples(law.number),
        situations=[situation_link(s) for s in index.situations(law.number)],
        subs=[ref, *below] if index.uses.get(ref) else below,
        gloss=gloss,
        index=index,
        sought=(
            f"paragraf {law.number}",
            f"par. {law.number}",
            *EVERYDAY.get(law.number, ()),
            *below,
        ),
        toc=bool(below),
    )


def by_part(laws: tuple[Law, ...]) -> list[tuple[str, list[Law]]]:
    return [(PARTS[first], [*group]) for first, group in groupby(laws, _first_of_part)]


def _first_of_part(law: Law) -> int:
    return max(first for first in PARTS if first <= law.number)

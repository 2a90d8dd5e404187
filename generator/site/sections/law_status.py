"""What the site covers: the state of each of the 93 laws, and the articles that treat it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby
from operator import attrgetter

from generator.site.page import Sheet
from generator.views.case import CaseLink
from generator.views.content import Content
from generator.views.law_index import Uses
from rules_src.contents import LAWS, REFERENCES, Coverage, Law
from rules_src.contents.errata import ERRATA, Erratum
from rules_src.model.facts import Kind
from rules_src.model.law_ref import LawRef
from rules_src.model.steps import AdjustedScore, LookUp
from rules_src.scoring.worked import EXAMPLES

MATRIX = "paragraffer/daekning.md"
ERRATA_PAGE = "paragraffer/fejl-i-lovteksten.md"

MEANING: Mapping[Coverage, str] = {
    Coverage.GUARDED: "Reglerne dømmer efter loven, og mindst én sag viser det.",
    Coverage.IN_CODE: "Siden dømmer eller regner efter loven, men ingen sag viser det endnu.",
    Coverage.JUDGEMENT: "Her skønner turneringslederen; siden siger, hvad der skal findes ud af.",
    Coverage.OUTSIDE: "Siden dømmer ikke efter loven, og her står hvorfor.",
    Coverage.NOT_YET: "Siden har endnu ingen regel.",
}
SIGN: Mapping[Coverage, str] = {
    Coverage.GUARDED: "✓",
    Coverage.IN_CODE: "○",
    Coverage.JUDGEMENT: "≈",
    Coverage.OUTSIDE: "–",
    Coverage.NOT_YET: "?",
}
"""Beside the colour, which never stands alone."""
NOT_RULED = (Coverage.OUTSIDE, Coverage.NOT_YET)


RECKONED = frozenset(
    LawRef.parse(step.law).number for example in EXAMPLES for step in example.steps
)
"""Laws that no rule cites, but that the tables and examples of the score go by."""


@dataclass(frozen=True)
class Item:
    """A sub-paragraph that has none below it."""

    ref: str
    shown: str
    state: Coverage


@dataclass(frozen=True)
class LawCover:
    """How far the site rules on one law, and on each of its sub-paragraphs."""

    law: Law
    state: Coverage
    situations: int
    cases: int
    items: tuple[Item, ...]

    @property
    def ruled(self) -> int:
        return sum(item.state not in NOT_RULED for item in self.items)


@dataclass(frozen=True)
class Article:
    """An article, and its cases that cite a law."""

    title: str
    site: str
    cases: tuple[CaseLink, ...]


def sheets(content: Content) -> Iterator[Sheet]:
    found = covers(content)
    items = [item.state for cover in found for item in cover.items]
    counted = [(s, sum(c.state is s for c in found), items.count(s)) for s in Coverage]
    yield Sheet(
        "coverage",
        MATRIX,
        "Hvad dækker siden?",
        "Alle 93 love, og hvor langt siden dømmer efter hver af dem.",
        {"parts": _parts(found), "counted": counted, "meaning": MEANING, "sign": SIGN, "toc": True},
    )
    yield Sheet(
        "errata",
        ERRATA_PAGE,
        "Fejl i lovteksten",
        "Steder, hvor det, der står i lovbogen, ikke skal følges ordret.",
        {"errata": ERRATA},
    )


def _parts(found: tuple[LawCover, ...]) -> list[tuple[str, list[LawCover]]]:
    return [(part, [*inside]) for part, inside in groupby(found, lambda c: c.law.part)]


def covers(content: Content) -> tuple[LawCover, ...]:
    """The state of every law, in the order of the law book."""
    below = groupby(REFERENCES, attrgetter("number"))
    return tuple(_cover(content, law, [*refs]) for law, (_, refs) in zip(LAWS, below, strict=True))


def _cover(content: Content, law: Law, refs: list[LawRef]) -> LawCover:
    known = content.index.uses
    uses = {ref: use for ref in refs if (use := known.get(ref.text)) and _rules(use)}
    situations = content.index.situations(law.number)
    about = {LawRef.parse(ref).number for situation in situations for ref in situation.laws}
    outside = law.outside and law.number not in about
    none = Coverage.OUTSIDE if law.outside else Coverage.NOT_YET
    found = _state(uses.values(), none)
    if not uses and law.number in RECKONED:
        found = Coverage.IN_CODE
    return LawCover(
        law,
        none if outside else found,
        len(situations),
        len({id for use in uses.values() for id in use.cases}),
        tuple(_item(ref, uses.get(ref), none) for ref in refs[1:] if _is_leaf(ref, refs)),
    )


def _is_leaf(ref: LawRef, refs: list[LawRef]) -> bool:
    return not any(ref in other.parents for other in refs)


def _item(ref: LawRef, use: Uses | None, none: Coverage) -> Item:
    below = ref.bare.removeprefix(str(ref.number))
    return Item(ref.text, below, _state([use] if use else [], none))


def _rules(use: Uses) -> bool:
    """Whether a question or a step rests on a reference; a pointer to the law book does not."""
    return bool(use.asked) or any(not isinstance(step, LookUp) for step in use.said)


def _state(uses: Collection[Uses], none: Coverage) -> Coverage:
    if not uses:
        return none
    if all(_weighs(use) for use in uses):
        return Coverage.JUDGEMENT
    return Coverage.GUARDED if any(use.cases for use in uses) else Coverage.IN_CODE


def _weighs(use: Uses) -> bool:
    """Whether the director only weighs here: a judgement asked, or a score to consider."""
    asked = (fact.kind is Kind.JUDGEMENT for fact, _ in use.asked.values())
    return all(asked) and all(isinstance(step, AdjustedScore | LookUp) for step in use.said)


def articles(content: Content, number: int) -> tuple[Article, ...]:
    """The articles whose cases are ruled by a law."""
    refs = (ref for ref in content.index.uses if LawRef.parse(ref).number == number)
    cases = {id: link for ref in refs for id, link in content.index.uses[ref].cases.items()}
    found: dict[tuple[str, str], list[CaseLink]] = {}
    for link in cases.values():
        if (source := link.case.source) and source.article:
            found.setdefault((source.article, source.site or ""), []).append(link)
    return tuple(Article(*names, tuple(links)) for names, links in sorted(found.items()))


def examples(number: int) -> tuple[tuple[str, str], ...]:
    """The worked examples whose reckoning rests on a law: title and anchor."""
    return tuple(
        (e.title, e.id) for e in EXAMPLES if number in {LawRef.parse(s.law).number for s in e.steps}
    )


def errata(number: int) -> tuple[Erratum, ...]:
    return tuple(found for found in ERRATA if LawRef.parse(found.law).number == number)

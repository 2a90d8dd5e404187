"""What the site covers: the state of each of the 93 laws, and the articles that treat it."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from itertools import groupby
from operator import attrgetter

from generator.views.case import CaseLink
from generator.views.content import Citations, Content
from rules_src.contents import LAWS, REFERENCES, Law, LawState
from rules_src.contents.errata import ERRATA, Erratum
from rules_src.model.facts import Kind
from rules_src.model.law_ref import LawRef
from rules_src.model.steps import AdjustedScore, LookUp
from rules_src.scoring.worked import EXAMPLES

MEANING: Mapping[LawState, str] = {
    LawState.GUARDED: "Reglerne dømmer efter loven, og mindst én sag viser det.",
    LawState.IN_CODE: "Siden dømmer eller regner efter loven, men ingen sag viser det endnu.",
    LawState.JUDGEMENT: "Her skønner turneringslederen; siden siger, hvad der skal findes ud af.",
    LawState.OUTSIDE: "Siden dømmer ikke efter loven, og her står hvorfor.",
    LawState.NOT_YET: "Siden har endnu ingen regel.",
}
SIGN: Mapping[LawState, str] = {
    LawState.GUARDED: "✓",
    LawState.IN_CODE: "○",
    LawState.JUDGEMENT: "≈",
    LawState.OUTSIDE: "–",
    LawState.NOT_YET: "?",
}
"""Beside the colour, which never stands alone."""
NOT_RULED = (LawState.OUTSIDE, LawState.NOT_YET)

RECKONED = frozenset(
    LawRef.parse(step.law).number for example in EXAMPLES for step in example.steps
)
"""Laws that no rule cites, but that the tables and examples of the score go by."""


@dataclass(frozen=True)
class LowestParagraph:
    """A sub-paragraph that has none below it."""

    ref: str
    shown: str
    state: LawState


@dataclass(frozen=True)
class LawStatus:
    """How far the site rules on one law, and on each of its sub-paragraphs."""

    law: Law
    state: LawState
    situations: int
    cases: int
    items: tuple[LowestParagraph, ...]

    @property
    def ruled(self) -> int:
        return sum(item.state not in NOT_RULED for item in self.items)


@dataclass(frozen=True)
class CitingArticle:
    """An article, and its cases that cite a law."""

    title: str
    site: str
    cases: tuple[CaseLink, ...]


def law_statuses(content: Content) -> tuple[LawStatus, ...]:
    """The state of every law, in the order of the law book."""
    below = groupby(REFERENCES, attrgetter("number"))
    return tuple(_status(content, law, [*refs]) for law, (_, refs) in zip(LAWS, below, strict=True))


def not_ruled(content: Content) -> tuple[Law, ...]:
    """The laws by which nothing is ruled or reckoned here."""
    return tuple(each.law for each in law_statuses(content) if each.state in NOT_RULED)


def _status(content: Content, law: Law, refs: list[LawRef]) -> LawStatus:
    citations = content.index.citations
    cited = {ref: used for ref in refs if (used := citations.get(ref.text)) and _rules(used)}
    situations = content.index.situations(law.number)
    about = {LawRef.parse(ref).number for situation in situations for ref in situation.laws}
    outside = law.outside and law.number not in about
    none = LawState.OUTSIDE if law.outside else LawState.NOT_YET
    state = _state(cited.values(), none)
    if not cited and law.number in RECKONED:
        state = LawState.IN_CODE
    above = {parent for ref in refs for parent in ref.parents}
    return LawStatus(
        law,
        none if outside else state,
        len(situations),
        len({id for found in cited.values() for id in found.cases}),
        tuple(_item(ref, cited.get(ref), none) for ref in refs[1:] if ref not in above),
    )


def _item(ref: LawRef, cited: Citations | None, none: LawState) -> LowestParagraph:
    below = ref.bare.removeprefix(str(ref.number))
    return LowestParagraph(ref.text, below, _state([cited] if cited else [], none))


def _rules(cited: Citations) -> bool:
    """Whether a question or a step rests on a reference; a pointer to the law book does not."""
    return bool(cited.facts) or any(not isinstance(step, LookUp) for step in cited.steps)


def _state(citations: Collection[Citations], none: LawState) -> LawState:
    if not citations:
        return none
    if all(_weighs(cited) for cited in citations):
        return LawState.JUDGEMENT
    guarded = any(cited.cases for cited in citations)
    return LawState.GUARDED if guarded else LawState.IN_CODE


def _weighs(cited: Citations) -> bool:
    """Whether the director only weighs here: a judgement asked, or a score to consider."""
    judged = (fact.kind is Kind.JUDGEMENT for fact, _ in cited.facts.values())
    return all(judged) and all(isinstance(step, AdjustedScore | LookUp) for step in cited.steps)


def articles(content: Content, number: int) -> tuple[CitingArticle, ...]:
    """The articles whose cases are ruled by a law."""
    citations = content.index.citations
    refs = (ref for ref in citations if LawRef.parse(ref).number == number)
    cases = {id: link for ref in refs for id, link in citations[ref].cases.items()}
    by_article: dict[tuple[str, str], list[CaseLink]] = {}
    for id, link in cases.items():
        if (source := content.cases[id].text.source) and source.article:
            by_article.setdefault((source.article, source.site or ""), []).append(link)
    return tuple(CitingArticle(*names, tuple(links)) for names, links in sorted(by_article.items()))


def examples(number: int) -> tuple[tuple[str, str], ...]:
    """The worked examples whose reckoning rests on a law: title and anchor."""
    return tuple(
        (e.title, e.id) for e in EXAMPLES if number in {LawRef.parse(s.law).number for s in e.steps}
    )


def errata(number: int) -> tuple[Erratum, ...]:
    return tuple(erratum for erratum in ERRATA if LawRef.parse(erratum.law).number == number)

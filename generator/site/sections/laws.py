"""The laws: all 93, how far the site rules by each, their pages, errata, and what 2017 changed."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby
from operator import attrgetter
from typing import NamedTuple

from markupsafe import Markup

from generator.cases.precedents import Precedent
from generator.engine.rulebook import Rulebook
from generator.engine.verdicts import verdict
from generator.site.sections.cases import brief, part_of
from generator.text.danish import day
from generator.text.page import PageSpec, page_spec
from generator.views.addresses import law_page, situation_page
from generator.views.case import CaseLink
from generator.views.content import Citations, Content, SubParagraph, situation_link
from rules_src.contents import (
    DANISH_URL,
    LAWS,
    PARTS,
    REFERENCES,
    Law,
    LawState,
    commentary_url,
    english_url,
    gloss,
)
from rules_src.contents import changes_2017 as then
from rules_src.contents.amendments import ADOPTED, AMENDMENTS
from rules_src.contents.changes_2017 import Change
from rules_src.contents.errata import ERRATA, Erratum
from rules_src.contents.everyday import EVERYDAY
from rules_src.model.facts import Kind
from rules_src.model.law_ref import LawRef
from rules_src.model.steps import AdjustedScore
from rules_src.scoring.worked import EXAMPLES


def specs(content: Content) -> Iterator[PageSpec]:
    statuses = law_statuses(content)
    yield page_spec(
        "laws",
        "paragraffer/index.md",
        "Lovene",
        "De 93 love i lovbogen, og hvor på siden hver af dem bruges.",
        year=content.year,
        parts=by_part(LAWS),
        statuses={status.law.number: status for status in statuses},
        sign=SIGN,
        danish=Markup(DANISH_URL),
        toc=True,
    )
    items = [item.state for status in statuses for item in status.items]
    yield page_spec(
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
    yield page_spec(
        "errata",
        "paragraffer/fejl-i-lovteksten.md",
        "Fejl i lovteksten",
        "Steder, hvor det, der står i lovbogen, ikke skal følges ordret.",
        errata=ERRATA,
    )
    refs = groupby(REFERENCES, attrgetter("number"))
    below = {number: [ref.text for ref in group][1:] for number, group in refs}
    for status in statuses:
        yield _law(content, status, below[status.law.number])


def _law(content: Content, status: LawStatus, below: list[str]) -> PageSpec:
    law, index = status.law, content.index
    ref = str(law.number)
    outside = content.precedents.naming(law.number)
    whole = [  # an older law book may have had a sub-paragraph that is no more
        one
        for one in outside
        if any(r not in below and LawRef.parse(r).number == law.number for r in one.text.laws)
    ]
    subs = [
        _paragraph(index.sub_paragraph(sub), (one for one in outside if sub in one.text.laws))
        for sub in below
    ]
    if whole or ref in index.citations:
        subs.append(_paragraph(index.sub_paragraph(ref), whole))
    return page_spec(
        "law",
        law_page(law.number),
        f"{LawRef.parse(ref).shown} {law.title}",
        law.gloss,
        year=content.year,
        law=law,
        ref=ref,
        danish=Markup(DANISH_URL),
        english=Markup(english_url(law.number)),
        commentary=Markup(commentary_url(law.number)),
        status=status,
        sign=SIGN[status.state],
        amendment=next((a for a in AMENDMENTS if a.law == ref), None),
        adopted=ADOPTED,
        errata=errata(law.number),
        articles=articles(content, law.number),
        examples=examples(law.number),
        about=[situation_link(s) for s in index.situations(law.number)],
        subs=subs,
        sought=(
            f"paragraf {law.number}",
            f"par. {law.number}",
            *EVERYDAY.get(law.number, ()),
            *below,
        ),
        search_text=" ".join(gloss(each) for each in (ref, *below)),
        toc=bool(below),
    )


def _paragraph(
    sub: SubParagraph, outside: Iterable[Precedent]
) -> tuple[SubParagraph, int, list[tuple[Precedent, str, str]]]:
    """What the law says in one place, in how many situations, and what others have ruled by it."""
    pages = (use.page for use in sub.questions)
    ruled = (page for use in sub.steps for _, page in use.places)
    situations = {page.partition("#")[0] for page in (*pages, *ruled)}
    return sub, len(situations), brief(outside)


def by_part(laws: tuple[Law, ...]) -> list[tuple[str, list[Law]]]:
    parts = groupby(laws, lambda law: part_of(law.number))
    return [(PARTS[first], [*group]) for first, group in parts]


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


def law_statuses(content: Content) -> tuple[LawStatus, ...]:
    """The state of every law, in the order of the law book."""
    below = groupby(REFERENCES, attrgetter("number"))
    return tuple(_status(content, law, [*refs]) for law, (_, refs) in zip(LAWS, below, strict=True))


def not_ruled(content: Content) -> tuple[Law, ...]:
    """The laws by which nothing is ruled or reckoned here."""
    return tuple(each.law for each in law_statuses(content) if each.state in NOT_RULED)


def _status(content: Content, law: Law, refs: list[LawRef]) -> LawStatus:
    citations = content.index.citations
    used = ((ref, citations[ref.text]) for ref in refs if ref.text in citations)
    cited = {ref: each for ref, each in used if each.facts or each.steps}
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
        tuple(
            LowestParagraph(
                ref.text,
                ref.bare.removeprefix(str(ref.number)),
                _state([cited[ref]] if ref in cited else [], none),
            )
            for ref in refs[1:]
            if ref not in above
        ),
    )


def _state(citations: Collection[Citations], none: LawState) -> LawState:
    if not citations:
        return none
    # whether the director only weighs here: a judgement asked, or a score to consider
    judged = (fact.kind is Kind.JUDGEMENT for each in citations for fact, _ in each.facts.values())
    steps = (step for each in citations for step in each.steps)
    if all(judged) and all(isinstance(step, AdjustedScore) for step in steps):
        return LawState.JUDGEMENT
    guarded = any(cited.cases for cited in citations)
    return LawState.GUARDED if guarded else LawState.IN_CODE


def articles(content: Content, number: int) -> list[tuple[tuple[str, str], list[CaseLink]]]:
    """The articles whose cases are ruled by a law, by title and site, and those cases."""
    citations = content.index.citations
    refs = (ref for ref in citations if LawRef.parse(ref).number == number)
    cases = {id: link for ref in refs for id, link in citations[ref].cases.items()}
    by_article: dict[tuple[str, str], list[CaseLink]] = {}
    for id, link in cases.items():
        if (source := content.cases[id].text.source) and source.article:
            by_article.setdefault((source.article, source.site or ""), []).append(link)
    return sorted(by_article.items(), key=lambda one: one[0])


def examples(number: int) -> tuple[tuple[str, str], ...]:
    """The worked examples whose reckoning rests on a law: title and anchor."""
    return tuple(
        (e.title, e.id) for e in EXAMPLES if number in {LawRef.parse(s.law).number for s in e.steps}
    )


def errata(number: int) -> tuple[Erratum, ...]:
    return tuple(erratum for erratum in ERRATA if LawRef.parse(erratum.law).number == number)


CHANGES = "aendringer/index.md"


class Asked(NamedTuple):
    """A question of an incident, its answer, and the year of the only law that asks."""

    question: str
    answer: str
    only: int = 0


class Today(NamedTuple):
    """What is ruled of an incident today; the steps only where the verdict was the same."""

    verdict: str
    steps: tuple[str, ...]
    asked: tuple[Asked, ...]


def changes(content: Content) -> Iterator[PageSpec]:
    """One page, for rules that are those of a law; `check` names what it can no longer tell."""
    book = content.book
    if book.edition is None:
        return
    home = {rule.name: rule.situation for rule in book.entered}
    told = {each.rule: each for each in then.SITUATIONS}
    changed = [
        (home[each.rule], situation_page(home[each.rule]), each)
        for each in then.SITUATIONS
        if each.change and each.rule in home
    ]
    yield page_spec(
        "changes",
        CHANGES,
        f"Hvad er ændret fra {then.YEAR} til {content.year}?",
        f"De samme hændelser dømt efter loven fra {then.YEAR} og loven fra {content.year}: hvad der"
        " er anderledes ved bordet, og hvad der ikke er.",
        then=then,
        year=content.year,
        since=day(book.edition.in_force),
        situations=len(home),
        changed=changed,
        today={c.key: today(book, c, content.year) for _, _, each in changed for c in each.change},
        same=[
            (s, situation_page(s), len(book[rule].conversations), told[rule].touched_by)
            for rule, s in home.items()
            if rule in told and told[rule].same
        ],
        absent=[
            (home[rule], situation_page(home[rule]), instead)
            for rule, instead in then.ABSENT.items()
            if rule in home
        ],
        not_covered=[
            (s.title, situation_page(s), then.KNOWN_IN_PART.get(rule, ""))
            for rule, s in home.items()
            if rule not in {*told, *then.ABSENT}
        ],
        sources=[
            (s.title, situation_page(s), told[rule].source)
            for rule, s in home.items()
            if rule in told
        ],
        sentences=[theorem for theorem in content.theorems if theorem.new],
        amendments=AMENDMENTS,
        adopted=ADOPTED,
        toc=True,
    )


def today(book: Rulebook, change: Change, year: int) -> Today:
    """Put the incident of a change to the rules in force."""
    rule = book[change.rule]
    talk = rule.follow(rule.answers(change.answers))
    now = {
        name: Asked(fact.question, str(answer.value), year if name in change.new else 0)
        for leg in talk.legs
        for name, answer in leg.path.answers.items()
        for fact in (leg.rule.facts[name],)
    }
    own = [Asked(question, answer, then.YEAR) for question, answer in change.then.items()]
    steps = tuple(dict.fromkeys(s.text for s in talk.ruling if s.word in change.words))
    return Today(verdict(talk), steps, (*now.values(), *own))

"""The casebook, a list and a page for each case; and the site measured on others' rulings."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import PurePosixPath
from typing import Any, NamedTuple

from generator.cases.conversation import Case, CaseRuling
from generator.cases.precedents import Comparison, Precedent, Precedents, PrecedentSource, way
from generator.data.imprint import imprint_of
from generator.engine.verdicts import verdict
from generator.site.search import OUTSIDE, SearchEntry
from generator.site.sections import contributing
from generator.text.danish import day, sentence, shortened
from generator.text.files import ROOT
from generator.text.page import PageSpec, page_spec
from generator.views.addresses import case_page, law_page, measured_page, rule_place, situation_page
from generator.views.board import board_of
from generator.views.case import RESTS_ON, CaseLink, changes, shared_text, source_text, walk
from generator.views.content import Content
from generator.views.ruling import finished_case
from rules_src.contents import LAWS, PARTS
from rules_src.model import Authority, Situation
from rules_src.model.law_ref import LawRef
from rules_src.model.roles import ROLES, spoken

LIST = "sager/liste.js"
"""What a list of cases is narrowed by, and what it then shows: fetched when somebody narrows it."""


def specs(content: Content) -> Iterator[PageSpec]:
    """The list, and each case; a withdrawn case has a page, one that could not be read has none."""
    groups = _groups(content)
    outcomes = content.presentation.outcomes
    cases = [case for _, some in groups for case in some]
    numbers = sorted({LawRef.parse(ref).number for case in cases for ref in case.laws})
    laws = [(str(n), f"§\u00a0{n} {LAWS[n - 1].title}") for n in numbers]
    rest_on = [a for a in Authority if any(case.authority is a for case in cases)]
    met = {key for case in cases for key in case.outcomes}
    filters = [
        ("situation", "Situation", [(situation.slug, situation.title) for situation, _ in groups]),
        ("paragraf", "Paragraf", laws),
        ("udfald", "Udfald", [(o.key, o.label) for o in outcomes if o.key in met]),
        ("hjemmel", "Hjemmel", [(a.key, RESTS_ON[a]) for a in rest_on]),
    ]
    yield page_spec(
        "cases",
        "sager/index.md",
        "Sager",
        "Hændelser fra bordet, hver med kendelsen og de spørgsmål, der fører til den.",
        groups=groups,
        filters=filters,
        total=len(content.casebook.cases),
        list=PurePosixPath(LIST).name,
        scripts=("cases",),
        toc=True,
    )
    rulings = content.casebook.by_id
    for case in content.casebook.cases:
        ruling = rulings.get(case.id)
        if ruling or case.text.withdrawn:
            yield _case(content, case, ruling)


def listed(content: Content) -> Mapping[str, tuple[str, str, str, str]]:
    """By the case: whose word it is, its outcomes, the paragraphs as shown, and the verdict."""
    cases = (case for _, some in _groups(content) for case in some)
    return {
        case.id: (
            case.authority.key,
            " ".join(case.outcomes),
            ", ".join(LawRef.parse(ref).shown for ref in case.laws),
            sentence(case.verdict),
        )
        for case in cases
    }


def _case(content: Content, case: Case, ruling: CaseRuling | None) -> PageSpec:
    situation, links = content.book[case.rule].situation, content.links
    board = board_of(case.table)
    return page_spec(
        "case",
        case_page(case.id),
        case.text.headnote,
        shared_text(links[case.id], case.text.story),
        situation=situation,
        home=situation_page(situation),
        authority=case.text.authority,
        rests_on=RESTS_ON[case.text.authority],
        source=source_text(case.text.source),
        disputed=case.text.disputed,
        withdrawn=case.text.withdrawn,
        after=[(links[id].headnote, case_page(id)) for id in case.text.after if id in links],
        story=case.text.story,
        board=board,
        styles=("cards",) if board and (board.deal or board.tricks) else (),
        reconstructed=case.text.reconstructed,
        names=ruling.names if ruling else {},
        ruled=_ruled(content, ruling) if ruling else None,
        outside=brief(content.outside.get(way(ruling.conversation), ())) if ruling else (),
        feedback=contributing.feedback(
            content.host,
            case_page(case.id),
            _search_line(ruling),
            f"Loven fra {content.year}" if content.year else "",
        )
        if ruling
        else None,
        search_text=case.text.story,
        search_line=_search_line(ruling) if ruling else "",
    )


def _search_line(ruling: CaseRuling) -> str:
    """The verdict of a case."""
    return sentence(spoken(verdict(ruling.conversation), {**ROLES, **ruling.names})) + "."


def _ruled(content: Content, ruling: CaseRuling) -> dict[str, Any]:
    """What the rules say of a case."""
    pending = ruling.conversation.pending
    return {
        "finished": finished_case(content.book, ruling),
        "pending": [(rule.title, rule_place(rule)) for rule in pending],
        "stated": content.stated(ruling.case),
        "walk": walk(ruling),
        "changes": changes(ruling, content.changes),
    }


def _groups(content: Content) -> list[tuple[Situation, tuple[CaseLink, ...]]]:
    """The cases of each situation that has some, in the order of the book."""
    groups = [
        (s, content.cases_of(rule.name for rule in content.book.rules_of(s)))
        for s in content.book.situations
    ]
    return [(situation, cases) for situation, cases in groups if cases]


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


def measured(content: Content) -> Iterator[PageSpec]:
    every = content.precedents.every
    if not every:
        return
    counts, at_first = content.precedents.counted(), content.precedents.counted(at_first=True)
    of = dict.fromkeys(p.source for p in every)  # in one order: a set has another each time
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
        sources=[
            Counted(source.title, "", _counts([p for p in every if p.source == source]), source)
            for source in sorted(of, key=lambda s: (s.country, s.body, s.title))
        ],
        parts=[*_by_part(every)],
        differing=[_shown(content, p) for p in every if p.comparison is Comparison.DIFFERS],
        toc=True,
    )
    for first in PARTS:
        inside = [p for p in every if part_of(p.laws[0]) == first]
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


def outside_entries(content: Content) -> Iterator[SearchEntry]:
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


def part_of(law: int) -> int:
    """The first law of the part that a law belongs to."""
    return max(first for first in PARTS if first <= law)


def measured_place(precedent: Precedent) -> str:
    """Where a ruling from outside stands."""
    return f"{measured_page(part_of(precedent.laws[0]))}#{precedent.id}"


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


def _counts(some: Iterable[Precedent]) -> Counts:
    return Precedents(tuple(some)).counted()


def _by_part(every: Sequence[Precedent]) -> Iterator[Counted]:
    for first, title in PARTS.items():
        inside = [p for p in every if part_of(p.laws[0]) == first]
        if inside:
            laws = []
            for law in sorted({p.laws[0] for p in inside}):
                counts = _counts([p for p in inside if p.laws[0] == law])
                laws.append(Counted(LawRef.parse(str(law)).shown, law_page(law), counts))
            yield Counted(title, measured_page(first), _counts(inside), laws=tuple(laws))

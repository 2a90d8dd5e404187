"""The pages of the casebook: the list of cases, and each of them."""

from collections.abc import Iterator, Mapping
from pathlib import PurePosixPath
from typing import Any, NamedTuple

from generator.cases.case import Case
from generator.cases.conversation import CaseRuling
from generator.cases.precedents import way
from generator.engine import verdicts
from generator.site.content import SiteContent
from generator.site.sections import contributing
from generator.site.sections.measured import brief
from generator.text.danish import sentence
from generator.text.page import PageSpec, page_spec
from generator.views.addresses import case_page, rule_place, situation_page
from generator.views.board import board_of
from generator.views.case import RESTS_ON, CaseLink, changes, shared_text, source_text, walk
from generator.views.content import Content
from generator.views.ruling import finished_case
from rules_src.contents import LAWS
from rules_src.model.law_ref import LawRef
from rules_src.model.roles import ROLES, spoken
from rules_src.model.ruling import Authority
from rules_src.model.situation import Situation
from rules_src.presentation.outcomes import Outcome


class Filter(NamedTuple):
    """One of the ways to narrow the list: its name in the address, its label, what it offers."""

    name: str
    label: str
    options: tuple[tuple[str, str], ...]


class CaseGroup(NamedTuple):
    """The cases of a situation."""

    situation: Situation
    cases: tuple[CaseLink, ...]


LIST = "sager/liste.js"
"""What a list of cases is narrowed by, and what it then shows: fetched when somebody narrows it."""


def specs(site: SiteContent) -> Iterator[PageSpec]:
    """The list, and each case; a withdrawn case has a page, one that could not be read has none."""
    yield _list(site.content)
    rulings = site.content.casebook.by_id
    for case in site.content.casebook.cases:
        ruling = rulings.get(case.id)
        if ruling or case.text.withdrawn:
            yield _case(site, case, ruling)


def _list(content: Content) -> PageSpec:
    groups = _groups(content)
    return page_spec(
        "cases",
        "sager/index.md",
        "Sager",
        "Hændelser fra bordet, hver med kendelsen og de spørgsmål, der fører til den.",
        groups=groups,
        filters=_filters(groups, content.presentation.outcomes),
        total=len(content.casebook.cases),
        list=PurePosixPath(LIST).name,
        scripts=("cases",),
        toc=True,
    )


def listed(content: Content) -> Mapping[str, tuple[str, str, str, str]]:
    """By the case: whose word it is, its outcomes, the paragraphs as shown, and the verdict."""
    cases = (case for group in _groups(content) for case in group.cases)
    return {
        case.id: (
            case.authority.key,
            " ".join(case.outcomes),
            ", ".join(LawRef.parse(ref).shown for ref in case.laws),
            sentence(case.verdict),
        )
        for case in cases
    }


def _case(site: SiteContent, case: Case, ruling: CaseRuling | None) -> PageSpec:
    situation, links = site.content.book[case.rule].situation, site.content.links
    board = board_of(case.table)
    return page_spec(
        "case",
        case_page(case.id),
        case.text.headnote,
        shared_text(site.content.links[case.id], case.text.story),
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
        ruled=_ruled(site.content, ruling) if ruling else None,
        outside=brief(site.content.outside.get(way(ruling.conversation), ())) if ruling else (),
        feedback=_feedback(site.content, ruling) if ruling else None,
        search_text=case.text.story,
        search_line=_search_line(ruling) if ruling else "",
    )


def _feedback(content: Content, ruling: CaseRuling) -> contributing.Feedback:
    """What is sent when the ruling of a case looks wrong."""
    page, law = case_page(ruling.case.id), f"Loven fra {content.year}" if content.year else ""
    return contributing.feedback(content.host, page, _search_line(ruling), law)


def _search_line(ruling: CaseRuling) -> str:
    """The verdict of a case."""
    verdict = verdicts.verdict(ruling.conversation)
    return sentence(spoken(verdict, {**ROLES, **ruling.names})) + "."


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


def _groups(content: Content) -> tuple[CaseGroup, ...]:
    """By situation, in the order of the book."""
    book = content.book
    groups = (
        CaseGroup(s, content.cases_of(r.name for r in book.rules_of(s))) for s in book.situations
    )
    return tuple(group for group in groups if group.cases)


def _filters(groups: tuple[CaseGroup, ...], outcomes: tuple[Outcome, ...]) -> tuple[Filter, ...]:
    cases = [case for group in groups for case in group.cases]
    numbers = sorted({LawRef.parse(ref).number for case in cases for ref in case.laws})
    laws = tuple((str(n), f"§\u00a0{n} {LAWS[n - 1].title}") for n in numbers)
    rest_on = [a for a in Authority if any(case.authority is a for case in cases)]
    met = {key for case in cases for key in case.outcomes}
    situations = tuple((g.situation.slug, g.situation.title) for g in groups)
    return (
        Filter("situation", "Situation", situations),
        Filter("paragraf", "Paragraf", laws),
        Filter("udfald", "Udfald", tuple((o.key, o.label) for o in outcomes if o.key in met)),
        Filter("hjemmel", "Hjemmel", tuple((a.key, RESTS_ON[a]) for a in rest_on)),
    )

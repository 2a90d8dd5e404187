"""The pages of the casebook: the list of cases, and each of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from generator.cases.case import Case
from generator.cases.conversation import CaseRuling
from generator.site.page import Sheet, sheet
from generator.site.sections import contributing
from generator.views.addresses import case_page, situation_page
from generator.views.board import board_of
from generator.views.case import RESTS_ON, CaseLink, changes, pending, source_text, walk
from generator.views.case_filters import OUTCOMES
from generator.views.content import Content
from generator.views.ruling import conversation, dues_of
from rules_src.contents import LAWS
from rules_src.model.law_ref import LawRef
from rules_src.model.ruling import Authority
from rules_src.model.situation import Situation


class Choice(NamedTuple):
    """One of the ways to narrow the list: its name in the address, its label, what it offers."""

    name: str
    label: str
    options: tuple[tuple[str, str], ...]


class Group(NamedTuple):
    """The cases of a situation."""

    situation: Situation
    cases: tuple[CaseLink, ...]


def sheets(content: Content) -> Iterator[Sheet]:
    groups = _groups(content)
    yield sheet(
        "cases",
        "sager/index.md",
        "Sager",
        "Hændelser fra bordet, hver med kendelsen og de spørgsmål, der fører til den.",
        groups=groups,
        choices=_choices(groups),
        total=len(content.casebook.cases),
        scripts=("cases",),
        toc=True,
    )


def each(some: Iterable[Case], content: Content) -> Iterator[Sheet]:
    """The pages of some cases; one that was never whole has none."""
    for case in some:
        found = content.casebook.by_id.get(case.id)
        if found or case.withdrawn:
            yield _case(content, case, found)


def _case(content: Content, case: Case, found: CaseRuling | None) -> Sheet:
    """Whatever a page comes to be made of must be part of its mark in `generator.unchanged`."""
    situation = content.book[case.rule].situation
    return sheet(
        "case",
        case_page(case.id),
        case.headnote,
        case.story,
        told=f"{case.headnote} {case.story}",
        case=case,
        situation=situation,
        home=situation_page(situation),
        authority=RESTS_ON[case.authority],
        source=source_text(case.source),
        board=board_of(case.table),
        names=found.names if found else {},
        ruled=_ruled(content, found) if found else None,
        wrong=contributing.wrong_ruling(content.host, case_page(case.id)),
    )


def _ruled(content: Content, found: CaseRuling) -> dict[str, Any]:
    """What the rules say of a case."""
    book, case = content.book, found.case
    stated = [(e.law, content.words[e.word].text) for e in case.expected if e.word in content.words]
    return {
        "ruling": dues_of(book, conversation(found)),
        "pending": pending(book, found),
        "stated": stated if case.disputed else [],
        "walk": walk(book, found),
        "changes": changes(found, content.changes),
    }


def _groups(content: Content) -> tuple[Group, ...]:
    """By situation, in the order of the book."""
    found = (
        Group(s, content.cases_of(rule.__name__ for rule in s.rules))
        for s in content.book.situations
    )
    return tuple(group for group in found if group.cases)


def _choices(groups: tuple[Group, ...]) -> tuple[Choice, ...]:
    cases = [case for group in groups for case in group.cases]
    laws = sorted({LawRef.parse(ref).number for case in cases for ref in case.laws})
    rest_on = [a for a in Authority if any(case.authority is a for case in cases)]
    there = {key for case in cases for key in case.outcomes}
    return (
        Choice(
            "situation", "Situation", tuple((g.situation.slug, g.situation.title) for g in groups)
        ),
        Choice("paragraf", "Paragraf", tuple((str(n), _law(n)) for n in laws)),
        Choice("udfald", "Udfald", tuple((o.key, o.label) for o in OUTCOMES if o.key in there)),
        Choice("hjemmel", "Hjemmel", tuple((a.key, RESTS_ON[a]) for a in rest_on)),
    )


def _law(number: int) -> str:
    return f"{LawRef.parse(str(number)).shown} {LAWS[number - 1].title}"

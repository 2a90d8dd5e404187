"""The pages of the casebook: the list of cases, and each of them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any

from generator.settle import CaseRuling
from generator.views import contributing
from generator.views.addresses import case_page, situation_page
from generator.views.board import board_of
from generator.views.case import RESTS_ON, changes, pending, source_text, walk
from generator.views.content import Content
from generator.views.ruling import conversation, dues_of
from generator.views.sheet import Sheet, sheet


def sheets(content: Content) -> Iterator[Sheet]:
    groups = [
        (content.book.title_of(rule), rule, [content.links[case.id] for case in cases])
        for rule, cases in groupby(content.casebook.cases, lambda case: case.rule)
    ]
    yield sheet(
        "cases",
        "sager/index.md",
        "Sager",
        "Hændelser fra bordet, hver med kendelsen og de spørgsmål, der fører til den.",
        groups=groups,
        total=len(content.casebook.cases),
        toc=True,
    )
    rulings = {found.case.id: found for found in content.casebook.rulings}
    for case in content.casebook.cases:
        found = rulings.get(case.id)
        if found or case.withdrawn:
            situation = content.book.situation_of(case.rule)
            yield sheet(
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
        "changes": changes(book, found, content.guards, content.beside),
    }

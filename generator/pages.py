"""Which pages there are, and what each says. Nothing is written here."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any, NamedTuple

from generator import guide, timeline
from generator.casebook import Casebook
from generator.families import Family, families
from generator.host import Host
from generator.printed import Printed
from generator.render import markup, render
from generator.rulebook import Rulebook
from generator.scripts import SCRIPTS, script
from generator.settle import CaseRuling
from generator.views import (
    compare,
    contributing,
    coverage,
    data,
    download,
    judgements,
    lookalikes,
    score,
)
from generator.views.addresses import case_page, law_page, rule_place, situation_page
from generator.views.board import board_of
from generator.views.case import RESTS_ON, changes, pending, source_text, walk
from generator.views.content import NO_HOST, Content, situation_link
from generator.views.glossary import letters
from generator.views.ruling import conversation, dues_of
from generator.views.situation import most_questions, parts_of, phrases
from rules_src.claims import Claim
from rules_src.contents import (
    LAWS,
    PARTS,
    Law,
    all_references,
    commentary_url,
    danish_url,
    english_url,
    gloss,
    law_number,
    shown,
)
from rules_src.contents.everyday import EVERYDAY
from rules_src.doubts import DOUBTS, doubts_of
from rules_src.roles import spoken
from rules_src.situation import Situation

LISTS = ("home", "situations", "about", "cases", "laws")
"""Pages that lead to others: they match every search, and explain no words."""

BOOST = {
    "situation": 8,
    "law": 2,
    "guide": 0,
    "glossary": 0.5,
    "not_here": 0.5,
    "compare": 0.5,
} | dict.fromkeys(LISTS, 0.2)
"""How a kind of page counts in search, against a case."""


SHEETS = (
    lookalikes.sheets,
    judgements.sheets,
    score.sheets,
    coverage.sheets,
    contributing.sheets,
    download.sheets,
)
"""Views that say themselves which pages they make."""


class Page(NamedTuple):
    path: str
    """Below docs/."""
    text: str


def pages(
    book: Rulebook,
    casebook: Casebook,
    claims: tuple[Claim, ...],
    host: Host = NO_HOST,
    printed: tuple[Printed, ...] = (),
) -> Iterator[Page]:
    """Every generated file of the site."""
    content = Content(book, casebook, claims, host, printed)
    yield from _entrances(content)
    for situation in book.situations:
        yield _situation(content, situation)
    yield from _cases(content)
    yield from _comparisons(content)
    yield from _laws(content)
    for sheets in SHEETS:
        for sheet in sheets(content):
            yield _page(sheet.template, sheet.path, sheet.title, sheet.description, **sheet.context)
    for name, text in data.files(book, casebook).items():
        yield Page(f"data/{name}", text)
    for name in SCRIPTS:
        yield Page(f"assets/js/{name}.js", script(name))


def _page(template: str, path: str, title: str, description: str, **context: Any) -> Page:
    given = {
        "toc": False,
        "sought": (),
        "scripts": (),
        "told": "",
        "tooltips": template not in LISTS,
        "boost": BOOST.get(template, 1),
        **context,
    }
    return Page(path, render(template, path, title=title, description=description, **given))


def _entrances(content: Content) -> Iterator[Page]:
    """The pages that lead to all the others."""
    book = content.book
    yield _page(
        "home",
        "index.md",
        "Hvad er der sket?",
        "Fra »Turneringsleder!« til en rigtig kendelse: vælg, hvad der er sket ved bordet, svar på"
        " nogle få spørgsmål, og læs kendelsen op.",
        phases=content.phases,
        rules=len(book.rules),
        rows=sum(1 for _ in book.all_rows()),
        cases=len(content.casebook.cases),
    )
    yield _page(
        "situations",
        "situationer/index.md",
        "Situationer",
        "De situationer, siden dømmer om, i den rækkefølge et spil går.",
        phases=content.phases,
    )
    yield _page(
        "guide",
        "guide/index.md",
        "Find kendelsen",
        "Fra det, der er sket ved bordet, til en kendelse, ét spørgsmål ad gangen.",
        graph=guide.as_json(guide.whole_graph(book)),
        scripts=("guide",),
    )
    yield _page(
        "glossary",
        "ordliste/index.md",
        "Ordliste",
        "Lovens danske ord, deres engelske navne, og hvad de betyder.",
        letters=letters(),
        tooltips=False,
    )
    yield _page(
        "not_here",
        "ikke-her.md",
        "Ikke her: slå op i lovbogen",
        "De love, siden ikke dømmer om, og hvor de står.",
        parts=_by_part(content.outside),
        danish=markup(danish_url(1)),
        toc=True,
    )
    yield _page(
        "about",
        "om/index.md",
        "Om siden",
        "Udgave, kilder, hjemmel, hvad der er prøvet, og hvad det ikke viser.",
        certificate=content.certificate,
        proofs=content.proofs,
        doubts=DOUBTS,
        sources=content.sources,
        disputed=content.disputed(),
        outside=len(content.outside),
        data=data.FILES.items(),
        danish=markup(danish_url(1)),
        toc=True,
    )


def _situation(content: Content, situation: Situation) -> Page:
    book = content.book
    parts = parts_of(book, situation)
    rules = [rule.__name__ for rule in situation.rules]
    steps = (step for rule in rules for row in book.rows(rule) for step in row.ruling)
    confused = [(book.title_of(r), rule_place(book, r)) for r in situation.confuse]
    return _page(
        "situation",
        situation_page(situation),
        situation.title,
        spoken(situation.intro),
        toc=True,
        sought=(*situation.search, situation.happened),
        situation=situation,
        parts=parts,
        most=most_questions(book, situation.rule.__name__),
        rows=sum(len(part.rows) for part in parts),
        phrases=phrases(steps),
        cases=content.cases_of(rules),
        ends=content.ends,
        guards=content.guards,
        wants=contributing.wanted_by_row(content, situation),
        wrong=contributing.wrong_ruling(content.host, situation_page(situation)),
        confused=confused,
        comparisons=[c for c in _compared(book) if set(c.rules) & set(rules)],
        proofs=content.proofs_of(rules),
        doubts=doubts_of(tuple(rules)),
        laws=[(ref, gloss(ref)) for ref in situation.laws],
        title_of=book.title_of,
        place_of=lambda rule: rule_place(book, rule),
        guide=guide.as_json(guide.page_graph(book, situation)),
        scripts=("guide",),
    )


def _cases(content: Content) -> Iterator[Page]:
    groups = [
        (content.book.title_of(rule), rule, [content.links[case.id] for case in cases])
        for rule, cases in groupby(content.casebook.cases, lambda case: case.rule)
    ]
    yield _page(
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
            yield _page(
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


def _compared(book: Rulebook) -> list[compare.Comparison | Family]:
    """The pages of comparison: two made for their subject, and the families of look-alikes."""
    return [*compare.comparisons(book), *families(book)]


def _comparisons(content: Content) -> Iterator[Page]:
    book = content.book
    found = compare.comparisons(book)
    about = "Det, der ligner hinanden ved bordet, men ikke i lovbogen."
    yield _page("compare", "sammenlign/index.md", "Sammenlign", about, comparisons=_compared(book))
    if compare.LEADS in found:
        page, title, lede, rules = compare.LEADS
        blocks, proofs = [compare.leads(book)], content.proofs_of(rules)
        description = spoken(lede)
        yield _page(
            "compare_steps", page, title, description, lede=lede, blocks=blocks, proofs=proofs
        )
    if compare.TIMING in found:
        page, title, lede, (rule,) = compare.TIMING
        cells = timeline.cells(book)
        yield _page(
            "compare_timing",
            page,
            title,
            lede,
            lede=lede,
            picture=markup(timeline.svg(cells)),
            in_words=timeline.in_words(cells),
            situation=book.title_of(rule),
            place=rule_place(book, rule),
        )


def _laws(content: Content) -> Iterator[Page]:
    covers = {cover.law.number: cover for cover in coverage.covers(content)}
    yield _page(
        "laws",
        "paragraffer/index.md",
        "Paragraffer",
        "De 93 love i Love for Turneringsbridge 2017, og hvor på siden hver af dem bruges.",
        parts=_by_part(LAWS),
        covers=covers,
        sign=coverage.SIGN,
        danish=markup(danish_url(1)),
        toc=True,
    )
    refs = groupby(all_references(), law_number)
    below = {number: [*found][1:] for number, found in refs}
    for law in LAWS:
        yield _law(content, law, below[law.number], covers[law.number])


def _law(content: Content, law: Law, below: list[str], cover: coverage.LawCover) -> Page:
    index, ref = content.index, str(law.number)
    return _page(
        "law",
        law_page(law.number),
        f"{shown(ref)} {law.title}",
        law.gloss,
        law=law,
        ref=ref,
        danish=markup(danish_url(law.number)),
        english=markup(english_url(law.number)),
        commentary=markup(commentary_url(law.number)),
        cover=cover,
        cover_sign=coverage.SIGN[cover.state],
        errata=coverage.errata(law.number),
        articles=coverage.articles(content, law.number),
        examples=coverage.examples(law.number),
        situations=[situation_link(s) for s in index.situations(law.number)],
        subs=[ref, *below] if index.uses.get(ref) else below,
        gloss=gloss,
        shown=shown,
        index=index,
        sought=(
            f"paragraf {law.number}",
            f"par. {law.number}",
            *EVERYDAY.get(law.number, ()),
            *below,
        ),
        toc=bool(below),
    )


def _by_part(laws: tuple[Law, ...]) -> list[tuple[str, list[Law]]]:
    return [(PARTS[first], [*group]) for first, group in groupby(laws, _first_of_part)]


def _first_of_part(law: Law) -> int:
    return max(first for first in PARTS if first <= law.number)

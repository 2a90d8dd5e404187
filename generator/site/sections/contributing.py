"""The pages under /bidrag/: how a case is added, what may be said in one, and which are wanted."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from markupsafe import Markup

from generator.cases.fields import CaseText, TableText
from generator.cases.stub import EMPTY, CaseDraft, stub
from generator.engine.rulebook import Rulebook
from generator.engine.tree import Row
from generator.findings import Code
from generator.site.page import Sheet
from generator.views.addresses import situation_page
from generator.views.content import Content
from generator.views.host import Host
from rules_src.model.facts import Fact
from rules_src.model.ruling import Authority, Step
from rules_src.model.situation import Situation
from rules_src.model.steps import HandOver

HOME = "bidrag/index.md"
FACTS = "bidrag/spoergsmaal/index.md"
WANTED = "bidrag/oenskede-sager.md"
DISPUTED = "bidrag/omstridte-sager.md"
MESSAGES = "bidrag/fejlmeddelelser.md"
UPKEEP = "bidrag/vedligehold/index.md"

QUIET: Mapping[str, Any] = {"tooltips": False, "boost": 0}
"""For contributors: a director who searches should not meet these pages."""

THIN = 1
"""So many cases on a row, or fewer, and one more is welcome."""

GUIDE = Path(__file__).resolve().parents[3] / "CONTRIBUTING.md"
LINK = re.compile(r"\[([^\]]*)\]\((?!https?:|#)([^)\s]+)\)")


class Door(NamedTuple):
    """A link to the host, or a page of ours that says the same where there is none."""

    text: str
    address: Markup


class RowLink(NamedTuple):
    """A row that wants a case, where it stands on its page."""

    row: Row
    place: str
    cases: int
    new: Markup | None
    """The host's page for a new file; nothing where there is no host."""


class RuleWanted(NamedTuple):
    rule: str
    title: str
    rows: tuple[RowLink, ...]


class Guide(NamedTuple):
    """What may be said in a case of one rule."""

    rule: str
    title: str
    entered: bool
    facts: tuple[Fact[Any], ...]
    steps: tuple[Step, ...]


def sheets(content: Content) -> Iterator[Sheet]:
    """Every page under /bidrag/ that is made; /bidrag/vedligehold/ is written by hand."""
    yield _home(content)
    yield from _facts(content)
    yield _wanted(content)
    yield _disputed(content)
    yield _messages()


def _home(content: Content) -> Sheet:
    title, _, text = GUIDE.read_text("utf-8").partition("\n")
    return Sheet(
        "contributing",
        HOME,
        "Bidrag med en sag",
        "Sådan bliver en hændelse fra dit bord til en sag på siden, på fem minutter.",
        {
            "heading": title.removeprefix("# "),
            "text": Markup(LINK.sub(lambda link: _file_link(content.host, link), text)),
            "doors": doors(content.host),
            "pages": (
                ("Ønskede sager", WANTED),
                ("Spørgsmål, svar og ord i hver regel", FACTS),
                ("Fejlmeddelelser", MESSAGES),
                ("Omstridte sager, og sager der er trukket tilbage", DISPUTED),
                ("For vedligeholdere", UPKEEP),
            ),
            **QUIET,
            "toc": True,
        },
    )


def _file_link(host: Host, link: re.Match[str]) -> str:
    """A file of the repository, at the host; where there is none, its words alone."""
    return f"[{link[1]}]({host.file(link[2])})" if host else link[1]


def doors(host: Host) -> tuple[Door, ...]:
    """Ways in for those who know no git."""
    if not host:
        return ()
    return (
        Door("Fortæl om en sag i en formular", Markup(host.form("ny-sag"))),
        Door("Sig til om en kendelse, der ser forkert ud", Markup(host.form("forkert-kendelse"))),
    )


def wrong_ruling(host: Host, page: str) -> Door | None:
    """The form for a ruling that looks wrong, with the page filled in."""
    if not host:
        return None
    address = page.removesuffix(".md").removesuffix("index")
    return Door(
        "Ser kendelsen forkert ud? Skriv det.", Markup(host.form("forkert-kendelse", side=address))
    )


def _facts(content: Content) -> Iterator[Sheet]:
    """What may be said in a case, a page for each situation."""
    book = content.book
    listed = [(s.title, facts_page(s), s) for s in book.situations]
    yield Sheet(
        "case_facts_index",
        FACTS,
        "Spørgsmål og svar i sager",
        "Nøglerne, der bruges i en sags facts og ruling, regel for regel.",
        {
            "situations": listed,
            "fields_of_case": _fields(CaseText.model_fields),
            "fields_of_table": _fields(TableText.model_fields),
            "authorities": tuple(Authority),
            **QUIET,
            "toc": True,
        },
    )
    for situation in book.situations:
        yield Sheet(
            "case_facts",
            facts_page(situation),
            f"Spørgsmål og svar: {situation.title}",
            "Nøglerne, der bruges i en sags facts og ruling.",
            {
                "situation": situation,
                "home": situation_page(situation),
                "guides": [_guide(book, rule.__name__) for rule in situation.rules],
                "book": book,
                "facts_of": lambda rule: facts_page(book[rule].situation),
                **QUIET,
                "toc": True,
            },
        )


def facts_page(situation: Situation) -> str:
    return f"bidrag/spoergsmaal/{situation.slug}.md"


def _fields(fields: Mapping[str, Any]) -> list[tuple[str, str, str, bool]]:
    return [(n, f.title or "", f.description or "", f.is_required()) for n, f in fields.items()]


def _guide(book: Rulebook, rule: str) -> Guide:
    steps = {(s.law, s.word): s for row in book[rule].rows for s in row.ruling}
    return Guide(
        rule,
        book[rule].title,
        book[rule].entered,
        tuple(book[rule].facts.values()),
        tuple(step for step in steps.values() if not isinstance(step, HandOver)),
    )


def row_links(content: Content, rule: str) -> tuple[RowLink, ...]:
    """The rows of a rule that no case guards, or only one, the barest first."""
    guards = content.coverage.guards
    thin = [row for row in content.book[rule].rows if len(guards.get(row.id, ())) <= THIN]
    page = situation_page(content.book[rule].situation)
    return tuple(
        RowLink(row, f"{page}#{row.id}", len(guards.get(row.id, ())), _new(content, row))
        for row in sorted(thin, key=lambda row: len(guards.get(row.id, ())))
    )


def _new(content: Content, row: Row) -> Markup | None:
    if not content.host:
        return None
    draft = CaseDraft(adds=EMPTY if content.coverage.guards.get(row.id) else "")
    made = stub(content.book, row, draft=draft)
    return Markup(content.host.new_case(made)) if made else None


def wanted_by_row(content: Content, situation: Situation) -> Mapping[str, RowLink]:
    """By the id of the row, for the tables of a situation."""
    rules = [rule.__name__ for rule in situation.rules]
    return {link.row.id: link for rule in rules for link in row_links(content, rule)}


def _wanted(content: Content) -> Sheet:
    book = content.book
    found = [RuleWanted(rule, book[rule].title, row_links(content, rule)) for rule in book.rules]
    found = [rule for rule in found if rule.rows]
    bare = [link for rule in found for link in rule.rows if not link.cases]
    return Sheet(
        "wanted_cases",
        WANTED,
        "Ønskede sager",
        "De rækker i tabellerne, som ingen sag eller kun én sag dækker.",
        {
            "bare": bare,
            "book": book,
            "rules": found,
            "rows": len(content.coverage.rows),
            "guarded": len(content.coverage.guarded),
            **QUIET,
            "toc": True,
        },
    )


def _disputed(content: Content) -> Sheet:
    return Sheet(
        "disputed_cases",
        DISPUTED,
        "Omstridte og tilbagetrukne sager",
        "Sager, hvor sag og regel er uenige, og sager, der ikke længere dur.",
        {
            "disputed": [r.case for r in content.casebook.disputed],
            "withdrawn": content.casebook.withdrawn,
            "links": content.links,
            **QUIET,
        },
    )


def _messages() -> Sheet:
    return Sheet(
        "messages",
        MESSAGES,
        "Fejlmeddelelser",
        "Hvad »make check« kan sige om en sag, hvorfor, og hvad du gør ved det.",
        {
            "blocking": [code for code in Code if not code.advice],
            "advice": [code for code in Code if code.advice],
            **QUIET,
            "toc": True,
        },
    )

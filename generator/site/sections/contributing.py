"""The pages under /bidrag/: how a case is added, what may be said in one, and which are wanted."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote, urlencode

from markupsafe import Markup, escape

from generator.cases.fields import CaseText, TableText
from generator.cases.findings import Code
from generator.cases.host import Host
from generator.cases.stub import stub
from generator.engine.proofs import Proof
from generator.engine.rulebook import RuleEntry
from generator.engine.tree import Row
from generator.site.content import SiteContent
from generator.site.house import packages
from generator.text.page import PageSpec, page_spec
from generator.views.addresses import case_page, row_place, situation_page
from generator.views.decision_table import letter_of
from rules_src.doubts import DOUBTS
from rules_src.model.facts import Fact
from rules_src.model.ruling import Authority, Step
from rules_src.model.situation import Doubt, Situation
from rules_src.model.steps import HandOver

HOME = "bidrag/index.md"
FACTS = "bidrag/spoergsmaal/index.md"
WANTED = "bidrag/oenskede-sager.md"
DISPUTED = "bidrag/omstridte-sager.md"
MESSAGES = "bidrag/fejlmeddelelser.md"
UPKEEP = "bidrag/vedligehold/index.md"
HOUSE = "bidrag/husets-plan.md"
REVIEW = "bidrag/eftersyn.md"

THIN = 1
"""One more case is welcome on a row with no more than this."""

GUIDE = Path(__file__).resolve().parents[3] / "CONTRIBUTING.md"
LINK = re.compile(r"\[([^\]]*)\]\((?!https?:|#)([^)\s]+)\)")
DOOR = re.compile(r"^ +- \*(?:I browseren|Uden git)\.\* .*\n", re.MULTILINE)
"""What the guide says of the doors at the host; left out where there is none."""


class HostLink(NamedTuple):
    """A link to the host, or a page of ours that says the same where there is none."""

    text: str
    address: Markup


class Feedback(NamedTuple):
    """What is sent when a ruling looks wrong: to copy, as a mail, and as a report at the host."""

    lines: tuple[str, ...]
    mail: Markup
    form: Markup
    """Empty where there is no host."""


class WantedRow(NamedTuple):
    """A row that wants a case, where it stands on its page."""

    title: str
    """The rule's."""
    row: Row
    letter: str
    place: str
    cases: int
    new: Markup | None
    """The host's page for a new file; nothing where there is no host."""


class RuleWanted(NamedTuple):
    rule: str
    title: str
    rows: tuple[WantedRow, ...]


class CountedRow(NamedTuple):
    """A row by its letter, with how many cases guard it."""

    letter: str
    place: str
    cases: int
    new: Markup | None
    """The host's page for a new file, where a case is wanted."""


class ReviewedPart(NamedTuple):
    title: str
    rows: tuple[CountedRow, ...]


class Reviewed(NamedTuple):
    """What is for those who keep the rules of a situation."""

    title: str
    anchor: str
    parts: tuple[ReviewedPart, ...]
    proofs: tuple[Proof, ...]
    doubts: tuple[Doubt, ...]


class Guide(NamedTuple):
    """What may be said in a case of one rule."""

    rule: str
    title: str
    entered: bool
    facts: tuple[tuple[Fact[Any], tuple[str, str] | None], ...]
    """Each with the title and page of the rule that settles it, if one does."""
    steps: tuple[Step, ...]


def specs(site: SiteContent) -> Iterator[PageSpec]:
    """Every page under /bidrag/ that is made; /bidrag/vedligehold/ is written by hand."""
    yield _home(site.content.host)
    yield _facts_index(site)
    for situation in site.content.book.situations:
        yield _facts(site, situation)
    yield _wanted(site)
    yield _review(site)
    yield _disputed(site)
    yield _messages()
    yield _house()


def _page(template: str, path: str, title: str, description: str, **context: Any) -> PageSpec:
    """For contributors: a director who searches should not meet these pages."""
    return page_spec(template, path, title, description, tooltips=False, in_search=False, **context)


def _home(host: Host) -> PageSpec:
    title, _, text = GUIDE.read_text("utf-8").partition("\n")
    return _page(
        "contributing",
        HOME,
        "Bidrag med en sag",
        "Sådan bliver en hændelse fra dit bord til en sag på siden, på fem minutter.",
        heading=title.removeprefix("# "),
        text=Markup(
            LINK.sub(lambda link: _file_link(host, link), text if host else DOOR.sub("", text))
        ),
        links=host_links(host),
        pages=(
            ("Ønskede sager", WANTED),
            ("Spørgsmål, svar og ord i hver regel", FACTS),
            ("Fejlmeddelelser", MESSAGES),
            ("Til eftersyn", REVIEW),
            ("Omstridte sager, og sager der er trukket tilbage", DISPUTED),
            ("For vedligeholdere", UPKEEP),
        ),
        toc=True,
    )


def _file_link(host: Host, link: re.Match[str]) -> str:
    """A link to a file of the repository at the host; without a host, its text alone."""
    return f"[{link[1]}]({host.file(link[2])})" if host else link[1]


def host_links(host: Host) -> tuple[HostLink, ...]:
    """Ways in for those who know no git."""
    if not host:
        return ()
    return (
        HostLink("Fortæl om en sag i en formular", Markup(host.form("ny-sag"))),
        HostLink(
            "Sig til om en kendelse, der ser forkert ud", Markup(host.form("forkert-kendelse"))
        ),
    )


def wrong_ruling(host: Host, page: str) -> HostLink | None:
    """The form for a ruling that looks wrong, with the page filled in."""
    if not host:
        return None
    address = page.removesuffix(".md").removesuffix("index")
    return HostLink(
        "Ser kendelsen forkert ud? Skriv det.", Markup(host.form("forkert-kendelse", side=address))
    )


def feedback(host: Host, page: str, verdict: str, law: str) -> Feedback:
    """What is needed to judge the ruling of a page: where it stands, what it is, by which law."""
    address = page.removesuffix(".md") + "/"
    lines = (address, f"Kendelse: {verdict}", *([law] if law else ()))
    text = "\n".join((*lines, "", "Det er forkert, fordi: "))
    query = urlencode({"subject": lines[1], "body": text}, quote_via=quote)
    form = host.form("forkert-kendelse", side=address, siger=text) if host else ""
    return Feedback(lines, escape(f"mailto:?{query}"), Markup(form))


def _facts_index(site: SiteContent) -> PageSpec:
    return _page(
        "case_facts_index",
        FACTS,
        "Spørgsmål og svar i sager",
        "Nøglerne, der bruges i en sags facts og ruling, regel for regel.",
        situations=[(s.title, facts_page(s), s) for s in site.content.book.situations],
        fields_of_case=_fields(CaseText.model_fields),
        fields_of_table=_fields(TableText.model_fields),
        authorities=tuple(Authority),
        toc=True,
    )


def _facts(site: SiteContent, situation: Situation) -> PageSpec:
    """What may be said in a case about a situation."""
    return _page(
        "case_facts",
        facts_page(situation),
        f"Spørgsmål og svar: {situation.title}",
        "Nøglerne, der bruges i en sags facts og ruling.",
        situation=situation,
        home=situation_page(situation),
        guides=[_guide(rule) for rule in site.content.book.rules_of(situation)],
        toc=True,
    )


def facts_page(situation: Situation) -> str:
    return f"bidrag/spoergsmaal/{situation.slug}.md"


def _fields(fields: Mapping[str, Any]) -> list[tuple[str, str, str, bool]]:
    return [(n, f.title or "", f.description or "", f.is_required()) for n, f in fields.items()]


def _guide(rule: RuleEntry) -> Guide:
    steps = {(s.law, s.word): s for row in rule.rows for s in row.ruling}
    settling = (rule.book[fact.by] for fact in rule.facts.values() if fact.by)
    judges = {judge.name: (judge.title, facts_page(judge.situation)) for judge in settling}
    return Guide(
        rule.name,
        rule.title,
        rule.entered,
        tuple((fact, judges.get(fact.by)) for fact in rule.facts.values()),
        tuple(step for step in steps.values() if not isinstance(step, HandOver)),
    )


def row_links(site: SiteContent, rule: RuleEntry) -> tuple[WantedRow, ...]:
    """The rows of a rule that no case guards, or only one, the barest first."""
    guards = site.content.coverage.guards
    counted = [(len(guards.get(row.id, ())), row) for row in rule.rows]
    return tuple(
        WantedRow(
            rule.title, row, letter_of(rule, row), row_place(rule, row), cases, _new(site, row)
        )
        for cases, row in sorted(counted, key=lambda entry: entry[0])
        if cases <= THIN
    )


def _new(site: SiteContent, row: Row) -> Markup | None:
    if not site.content.host:
        return None
    text = stub(site.content.book, row, adds=row.id in site.content.coverage.guards)
    return Markup(site.content.host.new_case(text)) if text else None


def _review(site: SiteContent) -> PageSpec:
    """Counts, proved sentences and doubts; each stands once, where it is first touched."""
    book, content = site.content.book, site.content
    proofs, doubts, groups = [*content.proofs], [*DOUBTS], []
    for situation in book.situations:
        names = {rule.name for rule in book.rules_of(situation)}
        own = [proof for proof in proofs if names & {*proof.theorem.rules}]
        open_ = [doubt for doubt in doubts if names & {*doubt.rules}]
        proofs = [proof for proof in proofs if proof not in own]
        doubts = [doubt for doubt in doubts if doubt not in open_]
        parts = tuple(_reviewed(site, rule) for rule in book.rules_of(situation))
        title, slug = situation.title, situation.slug
        groups.append(Reviewed(title, slug, parts, tuple(own), tuple(open_)))
    return _page(
        "review",
        REVIEW,
        "Til eftersyn",
        "Tal, rækker med og uden sag, prøvede sætninger og steder, hvor loven står åben.",
        certificate=content.certificate,
        groups=groups,
        rest=doubts,
        toc=True,
    )


def _reviewed(site: SiteContent, rule: RuleEntry) -> ReviewedPart:
    guards = site.content.coverage.guards
    rows = ((row, len(guards.get(row.id, ()))) for row in rule.rows)
    counted = (
        CountedRow(
            letter_of(rule, row),
            row_place(rule, row),
            cases,
            None if cases > THIN else _new(site, row),
        )
        for row, cases in rows
    )
    return ReviewedPart(rule.title, tuple(counted))


def _wanted(site: SiteContent) -> PageSpec:
    rules = site.content.book.rules.values()
    wanted = [RuleWanted(rule.name, rule.title, row_links(site, rule)) for rule in rules]
    coverage = site.content.coverage
    return _page(
        "wanted_cases",
        WANTED,
        "Ønskede sager",
        "De rækker i tabellerne, som ingen sag eller kun én sag dækker.",
        bare=[link for rule in wanted for link in rule.rows if not link.cases],
        rules=[rule for rule in wanted if rule.rows],
        rows=len(coverage.rows),
        guarded=len(coverage.guarded),
        toc=True,
    )


def _disputed(site: SiteContent) -> PageSpec:
    casebook = site.content.casebook
    disputed = [ruling.case for ruling in casebook.disputed]
    return _page(
        "disputed_cases",
        DISPUTED,
        "Omstridte og tilbagetrukne sager",
        "Sager, hvor sag og regel er uenige, og sager, der ikke længere dur.",
        disputed=[(c.text.headnote, case_page(c.id), c.text.disputed) for c in disputed],
        withdrawn=[
            (c.text.headnote, case_page(c.id), c.text.withdrawn) for c in casebook.withdrawn
        ],
    )


def _messages() -> PageSpec:
    return _page(
        "messages",
        MESSAGES,
        "Fejlmeddelelser",
        "Hvad »make check« kan sige om en sag, hvorfor, og hvad du gør ved det.",
        blocking=[code for code in Code if not code.advice],
        advice=[code for code in Code if code.advice],
        toc=True,
    )


def _house() -> PageSpec:
    return _page(
        "house",
        HOUSE,
        "Husets plan",
        "Kodens mapper, hvad hver er til, og hvilke andre den bruger.",
        packages=packages()[::-1],
    )

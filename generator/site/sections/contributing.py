"""The pages under /bidrag/: how to add a case, what one may say, which are wanted; the house."""

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote, urlencode

from markupsafe import Markup, escape

from generator.cases.fields import CaseText, TableText
from generator.cases.findings import Code
from generator.cases.host import Host
from generator.cases.stub import stub
from generator.engine.explore import reached
from generator.engine.proofs import size_of
from generator.engine.rulebook import RuleEntry
from generator.engine.tree import Row
from generator.text.danish import decimal
from generator.text.files import ROOT
from generator.text.page import PageSpec, page_spec
from generator.views.addresses import case_page, row_place, rule_place, situation_page
from generator.views.content import Content
from generator.views.decision_table import letter_of
from rules_src.doubts import DOUBTS
from rules_src.model import Authority, Fact, HandOver, Situation
from rules_src.model.ruling import Step

TOPS = ("rules_src", "generator")


class Package(NamedTuple):
    """A folder of code, or a module of its own, directly below one of the tops."""

    name: str
    about: str
    imports: tuple[str, ...]


@cache
def packages() -> tuple[Package, ...]:
    """Every package, each after those that it imports."""
    by_name: dict[str, Package] = {}
    for place in (place for top in TOPS for place in sorted((ROOT / top).iterdir())):
        name = f"{place.parent.name}.{place.stem}"
        if place.suffix == ".py" and place.stem != "__init__":
            by_name[name] = _package(name, [place])
        elif (place / "__init__.py").is_file():
            by_name[name] = _package(name, sorted(place.rglob("*.py")))
    depth = {name: len(reached([name], lambda name: by_name[name].imports)) for name in by_name}
    return tuple(sorted(by_name.values(), key=lambda package: (depth[package.name], package.name)))


def _package(name: str, files: list[Path]) -> Package:
    """The package of these files; the first is the one that says what it is for."""
    trees = [ast.parse(file.read_bytes()) for file in files]
    about = (ast.get_docstring(trees[0]) or "").partition("\n")[0]
    imports = {package for tree in trees for package in _imports(tree)} - {name}
    return Package(name, about, tuple(sorted(imports)))


def _imports(tree: ast.Module) -> Iterator[str]:
    """The packages that a module imports, also inside its functions."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module in TOPS:
            modules = [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            modules = [node.module or ""]
        else:
            modules = [a.name for a in node.names] if isinstance(node, ast.Import) else []
        for module in modules:
            top, _, rest = module.partition(".")
            if top in TOPS:
                yield f"{top}.{rest.partition('.')[0]}"


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

GUIDE = ROOT / "CONTRIBUTING.md"
LINK = re.compile(r"\[([^\]]*)\]\((?!https?:|#)([^)\s]+)\)")
DOOR = re.compile(r"^ +- \*(?:I browseren|Uden git)\.\* .*\n", re.MULTILINE)
"""What the guide says of the doors at the host; left out where there is none."""


Settled = tuple[str, str] | None
"""The title and page of the rule that settles a judgement, if one does."""


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


class CountedRow(NamedTuple):
    """A row by its letter, with how many cases guard it, where it stands on its page."""

    title: str
    """The rule's."""
    row: Row
    letter: str
    place: str
    cases: int
    new: Markup | None
    """The host's page for a new file, where there is a host and a case is wanted."""


def specs(content: Content) -> Iterator[PageSpec]:
    """Every page under /bidrag/ that is made; /bidrag/vedligehold/ is written by hand."""
    yield _home(content.host)
    yield _page(
        "case_facts_index",
        FACTS,
        "Spørgsmål og svar i sager",
        "Nøglerne, der bruges i en sags facts og ruling, regel for regel.",
        situations=[(s.title, facts_page(s), s) for s in content.book.situations],
        fields_of_case=_fields(CaseText.model_fields),
        fields_of_table=_fields(TableText.model_fields),
        authorities=tuple(Authority),
        toc=True,
    )
    for situation in content.book.situations:
        # what may be said in a case about it
        yield _page(
            "case_facts",
            facts_page(situation),
            f"Spørgsmål og svar: {situation.title}",
            "Nøglerne, der bruges i en sags facts og ruling.",
            situation=situation,
            home=situation_page(situation),
            guides=[_guide(rule) for rule in content.book.rules_of(situation)],
            toc=True,
        )
    wanted = [  # what no case guards, or only one
        (rule, [row for row in _counted(content, rule) if row.cases <= THIN])
        for rule in content.book.rules.values()
    ]
    coverage = content.coverage
    yield _page(
        "wanted_cases",
        WANTED,
        "Ønskede sager",
        "De rækker i tabellerne, som ingen sag eller kun én sag dækker.",
        bare=[link for _, rows in wanted for link in rows if not link.cases],
        rules=[(rule, thin) for rule, rows in wanted if (thin := [r for r in rows if r.cases])],
        rows=len(coverage.rows),
        guarded=len(coverage.guarded),
        toc=True,
    )
    yield _review(content)
    casebook = content.casebook
    disputed = [ruling.case for ruling in casebook.disputed]
    yield _page(
        "disputed_cases",
        DISPUTED,
        "Omstridte og tilbagetrukne sager",
        "Sager, hvor sag og regel er uenige, og sager, der ikke længere dur.",
        disputed=[(c.text.headnote, case_page(c.id), c.text.disputed) for c in disputed],
        withdrawn=[
            (c.text.headnote, case_page(c.id), c.text.withdrawn) for c in casebook.withdrawn
        ],
    )
    yield _page(
        "messages",
        MESSAGES,
        "Fejlmeddelelser",
        "Hvad »make check« kan sige om en sag, hvorfor, og hvad du gør ved det.",
        blocking=[code for code in Code if not code.advice],
        advice=[code for code in Code if code.advice],
        toc=True,
    )
    yield _page(
        "house",
        HOUSE,
        "Husets plan",
        "Kodens mapper, hvad hver er til, og hvilke andre den bruger.",
        packages=packages()[::-1],
    )


def _page(template: str, path: str, title: str, description: str, **context: Any) -> PageSpec:
    """For contributors: a director who searches should not meet these pages."""
    return page_spec(template, path, title, description, tooltips=False, in_search=False, **context)


def _home(host: Host) -> PageSpec:
    title, _, text = GUIDE.read_text("utf-8").partition("\n")
    return _page(
        "contributing",
        HOME,
        title.removeprefix("# "),
        "Sådan bliver en hændelse fra dit bord til en sag på siden, på fem minutter.",
        text=Markup(
            # a link to a file of the repository at the host; without a host, its text alone
            LINK.sub(lambda link: f"[{link[1]}]({host.file(link[2])})", text)
            if host
            else LINK.sub(r"\1", DOOR.sub("", text))
        ),
        links=(
            HostLink("Fortæl om en sag i en formular", Markup(host.form("ny-sag"))),
            HostLink(
                "Sig til om en kendelse, der ser forkert ud", Markup(host.form("forkert-kendelse"))
            ),
        )
        if host
        else (),
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
    mail = escape(f"mailto:{host.contact}?{query}") if host.contact else Markup("")
    return Feedback(lines, mail, Markup(form))


def facts_page(situation: Situation) -> str:
    return f"bidrag/spoergsmaal/{situation.slug}.md"


def _fields(fields: Mapping[str, Any]) -> list[tuple[str, str, str, bool]]:
    return [(n, f.title or "", f.description or "", f.is_required()) for n, f in fields.items()]


def _guide(rule: RuleEntry) -> tuple[RuleEntry, list[tuple[Fact[Any], Settled]], list[Step]]:
    """What may be said in a case of one rule: its facts, and the steps of its rulings."""
    steps = {(s.law, s.word): s for row in rule.rows for s in row.ruling}
    settling = (rule.book[fact.by] for fact in rule.facts.values() if fact.by)
    judges = {judge.name: (judge.title, facts_page(judge.situation)) for judge in settling}
    facts = [(fact, judges.get(fact.by)) for fact in rule.facts.values()]
    return rule, facts, [step for step in steps.values() if not isinstance(step, HandOver)]


def _counted(content: Content, rule: RuleEntry) -> list[CountedRow]:
    found = []
    for row in rule.rows:
        cases, where = len(content.coverage.of(row)), row_place(rule, row)
        new = None
        if cases <= THIN and content.host:
            text = stub(content.book, row, adds=row.id in content.coverage.guards)
            new = Markup(content.host.new_case(text)) if text else None
        found.append(CountedRow(rule.title, row, letter_of(rule, row), where, cases, new))
    return found


def _review(content: Content) -> PageSpec:
    """Counts, proved sentences and doubts; each stands once, where it is first touched."""
    book = content.book
    proofs, doubts, groups = [*content.proofs], [*DOUBTS], []
    for situation in book.situations:
        names = {rule.name for rule in book.rules_of(situation)}
        own = [proof for proof in proofs if names & {*proof.theorem.rules}]
        open_ = [doubt for doubt in doubts if names & {*doubt.rules}]
        proofs = [proof for proof in proofs if proof not in own]
        doubts = [doubt for doubt in doubts if doubt not in open_]
        parts = [(rule.title, _counted(content, rule)) for rule in book.rules_of(situation)]
        groups.append((situation, parts, own, open_))
    certificate = []
    for rule in book.rules.values():
        size, cases = size_of(rule), sum(bool(content.guards[row.id]) for row in rule.rows)
        settled, mean = f"{size.situations:,}".replace(",", "."), decimal(size.mean_questions)
        certificate.append((rule, rule_place(rule), size, settled, mean, cases))
    return _page(
        "review",
        REVIEW,
        "Til eftersyn",
        "Tal, rækker med og uden sag, prøvede sætninger og steder, hvor loven står åben.",
        certificate=certificate,
        groups=groups,
        rest=doubts,
        toc=True,
    )

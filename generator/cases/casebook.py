"""The casebook: load every case, settle it by the rules, and gather all that is wrong.

A disputed case may disagree with the rules, and must. A withdrawn one is kept at its address
and held against nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from generator.cases.agreement import differences, misspelled
from generator.cases.case import Case, case_text
from generator.cases.conversation import CaseRuling, Scopes, Settlement
from generator.cases.document.encoding import MAX_BYTES
from generator.cases.document.reader import Document, Mark, read
from generator.cases.fields import CaseText, TableText
from generator.cases.location import YAML, misplaced
from generator.cases.role_names import names_of
from generator.engine.rulebook import Rulebook
from generator.findings import Code, Finding, blocking
from rules_src.bridge.errors import TableError
from rules_src.bridge.table import Table

MOST_WORDS = 120


@dataclass(frozen=True)
class Casebook:
    """Every case that can be read, what the rules say of each, and every finding."""

    cases: tuple[Case, ...]
    """In the order of the rules, then by id."""
    rulings: tuple[CaseRuling, ...]
    """Of the cases that are whole and not withdrawn."""
    findings: tuple[Finding, ...]
    """By file, line and column."""
    other: tuple[CaseRuling, ...] = ()
    """Of the cases with something wrong in them whose answers all the same lead to a ruling."""

    def of(self, rule: str) -> tuple[CaseRuling, ...]:
        """The cases that begin in a rule."""
        return tuple(ruling for ruling in self.rulings if ruling.case.rule == rule)

    @cached_property
    def by_id(self) -> Mapping[str, CaseRuling]:
        """The rulings by the id of their case."""
        return {ruling.case.id: ruling for ruling in self.rulings}

    @property
    def disputed(self) -> tuple[CaseRuling, ...]:
        return tuple(ruling for ruling in self.rulings if ruling.case.disputed)

    @property
    def withdrawn(self) -> tuple[Case, ...]:
        return tuple(case for case in self.cases if case.withdrawn)


def read_casebook(
    folder: Path,
    book: Rulebook,
    root: Path | None = None,
    progress: Callable[[int, int], None] = lambda done, of: None,
) -> Casebook:
    """Every case below a folder; files are named in findings as seen from `root`."""
    checker = _Checker(book, root or Path.cwd())
    paths = sorted(p for p in folder.rglob("*") if p.is_file() and not p.name.startswith("."))
    for done, path in enumerate(paths):
        progress(done, len(paths))
        checker.check(path, folder)
    return checker.casebook()


def read_case(path: Path, book: Rulebook, root: Path | None = None) -> Casebook:
    """One file, as a casebook of its own."""
    checker = _Checker(book, root or Path.cwd())
    path = path.absolute()
    checker.check(path, path.parent.parent)
    return checker.casebook()


class _Checker:
    """Loads and settles case by case, and keeps every finding."""

    def __init__(self, book: Rulebook, root: Path) -> None:
        self.book, self.root = book, root.absolute()
        self.scopes = Scopes(book)
        self.findings: list[Finding] = []
        self.cases: list[Case] = []
        self.rulings: list[CaseRuling] = []
        self.other: list[CaseRuling] = []

    def casebook(self) -> Casebook:
        places = {rule: place for place, rule in enumerate(self.book.rules)}
        cases = sorted(self.cases, key=lambda case: (places[case.rule], case.id))
        rulings = sorted(self.rulings, key=lambda r: (places[r.case.rule], r.case.id))
        found = [*self.findings, *_same_id(cases), *_adds_nothing(rulings)]
        findings = sorted(found, key=_place)
        return Casebook(tuple(cases), tuple(rulings), tuple(findings), tuple(self.other))

    def check(self, path: Path, folder: Path) -> None:
        file = shown(path, self.root)
        found = [*misplaced(path, folder, file, self.book)]
        document, form = read(_bytes(path), file) if path.suffix.casefold() in YAML else (None, ())
        found += form
        if document:
            said, wrong, kinds = case_text(document)
            found += kinds
            found += self._case(path, document, said, wrong, whole=not blocking(found))
        self.findings += found

    def _case(
        self, path: Path, document: Document, said: CaseText, wrong: frozenset[str], whole: bool
    ) -> list[Finding]:
        """Settle a case; one with something wrong is not kept, but what can be checked is."""
        table, found = _table(document, said)
        case = Case(path.stem, path.parent.name, said, table, document)
        found += _editorial(case, wrong)
        if case.rule not in self.book.entered:
            return found
        seen = not blocking(found) and not wrong & {"table", "facts"}
        ruling, settled = self._settle(case, seen) if not case.withdrawn else (None, [])
        found += [f for f in settled if not ("ruling" in wrong and f.field.startswith("ruling"))]
        kept = whole and not blocking(found)
        self.cases += [case] if kept else []
        (self.rulings if kept else self.other).extend([ruling] if ruling else [])
        return found

    def _settle(self, case: Case, seen: bool) -> tuple[CaseRuling | None, list[Finding]]:
        """What the rules say of a case, and how that differs from what it says itself.

        Without a table that can be seen only the spelling is checked: answers might be missing.
        """
        settlement = Settlement(self.scopes, case.document, case.table, case.rule)
        if not seen:
            settlement.state(case.facts)
        chain = settlement.settle(case.facts) if seen else None
        wrong = misspelled(case, self.scopes.words)
        if chain is None:
            return None, [*settlement.findings, *(each.guessed for each in wrong.values())]
        rows = tuple(self.book.row_of(name, path) for name, path in chain.walked)
        names = names_of(case.table)
        differ = differences(case, chain.ruling, names, wrong)
        ruling = CaseRuling(case, chain, rows, names, settlement.judged, agrees=not differ)
        return ruling, [*settlement.findings, *_counting(case, differ)]


def _counting(case: Case, differ: list[Finding]) -> list[Finding]:
    """The differences, unless the case says why there are some; then there must be."""
    if not case.disputed:
        return differ
    if differ:
        return [finding for finding in differ if finding.code is not Code.RULING_DIFFERS]
    message = "sag og regel er enige; slet linjen »disputed«"
    key = case.document.key(("disputed",))
    return [case.document.finding(Code.DISPUTED_AGREES, ("disputed",), message, key)]


def _bytes(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(MAX_BYTES + 1)


def _place(finding: Finding) -> tuple[str, int, int]:
    return finding.place


def _table(document: Document, said: CaseText) -> tuple[Table | None, list[Finding]]:
    if said.table is None:
        return None, []
    try:
        return read_table(said.table), []
    except TableError as error:
        return None, [_unreadable(document, e) for e in (error, *error.also)]


def read_table(text: TableText) -> Table:
    """The table of a case; raises `TableError` with everything that is wrong with it."""
    return Table.read(
        text.dealer,
        text.auction,
        vulnerable=text.vulnerable,
        contract=text.contract,
        lead=text.lead,
        meanings=text.meanings,
        hands=text.hands,
        offender=text.offender,
    )


def _unreadable(document: Document, error: TableError) -> Finding:
    spot = tuple(part for part in ("table", error.field, error.key) if part)
    return document.finding(Code.TABLE, spot, error.message, document.at(spot, error.column))


def shown(path: Path, root: Path) -> str:
    """A path as findings name it: from the root of the repository."""
    path = path.absolute()
    return path.relative_to(root).as_posix() if path.is_relative_to(root) else str(path)


def _editorial(case: Case, wrong: frozenset[str]) -> Iterator[Finding]:
    words = len(case.story.split())
    if words > MOST_WORDS:
        message = f"fortællingen er på {words} ord; {MOST_WORDS} er nok"
        key = case.document.key(("story",))
        yield case.document.finding(Code.LONG_STORY, ("story",), message, key)
    told = case.source and (case.source.own or case.source.article)
    if not told and "source" not in wrong:
        message = "skriv kilden: source: {own: true} eller {article: …, site: …}"
        yield case.document.finding(Code.MISSING_SOURCE, ("source",), message)


def _same_id(cases: list[Case]) -> Iterator[Finding]:
    first: dict[str, Case] = {}
    for case in cases:
        if first.setdefault(case.id, case) is not case:
            message = f"navnet er brugt af {first[case.id].file}; giv sagen et andet"
            yield Finding(case.file, 1, 1, "", message, Code.FILE_NAME)


def _adds_nothing(rulings: list[CaseRuling]) -> Iterator[Finding]:
    """An own case is there to guard a row, or says what else it teaches.

    One that says so asks nothing of the case that guarded the row before it.
    """
    guards: dict[str, int] = {}
    for ruling in rulings:
        counts = ruling.agrees and not ruling.case.said.adds
        for id in {row.id for row in ruling.guarded} if counts else ():
            guards[id] = guards.get(id, 0) + 1
    for ruling in rulings:
        case = ruling.case
        if case.items or case.said.adds or any(guards.get(row.id, 0) < 2 for row in ruling.guarded):
            continue
        message = "andre sager dækker allerede de samme rækker; skriv i »adds:«, hvad den lærer"
        yield case.document.finding(Code.ADDS_NOTHING, (), message, Mark(1, 1))

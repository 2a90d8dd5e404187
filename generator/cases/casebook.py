"""The casebook: load every case, settle it by the rules, and gather all that is wrong.

A disputed case may disagree with the rules, and must. A withdrawn one is kept at its address
and held against nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from generator.cases.agreement import differences, misspelled
from generator.cases.case import Case, case_text
from generator.cases.conversation import CaseRuling, Statement
from generator.cases.document.encoding import MAX_BYTES
from generator.cases.document.reader import Document, Mark, read
from generator.cases.fields import CaseText, TableText
from generator.cases.location import YAML, misplaced
from generator.cases.role_names import names_of
from generator.engine.rulebook import Conversation, Rulebook
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
    paths = sorted(p for p in folder.rglob("*") if p.is_file() and not p.name.startswith("."))
    checked = []
    for done, path in enumerate(paths):
        progress(done, len(paths))
        checked.append(_check(path, folder, book, (root or Path.cwd()).absolute()))
    return _casebook(checked, book)


def read_case(path: Path, book: Rulebook, root: Path | None = None) -> Casebook:
    """One file, as a casebook of its own."""
    path = path.absolute()
    return _casebook(
        [_check(path, path.parent.parent, book, (root or Path.cwd()).absolute())], book
    )


@dataclass(frozen=True)
class _Checked:
    """What one file gave."""

    case: Case | None
    ruling: CaseRuling | None
    findings: tuple[Finding, ...]

    @property
    def whole(self) -> bool:
        return not blocking(self.findings)


def _casebook(checked: Sequence[_Checked], book: Rulebook) -> Casebook:
    places = {rule: place for place, rule in enumerate(book.rules)}
    cases = [each.case for each in checked if each.case and each.whole]
    cases.sort(key=lambda case: (places[case.rule], case.id))
    rulings = [each.ruling for each in checked if each.ruling and each.whole]
    rulings.sort(key=lambda r: (places[r.case.rule], r.case.id))
    other = tuple(each.ruling for each in checked if each.ruling and not each.whole)
    found = (finding for each in checked for finding in each.findings)
    findings = sorted((*found, *_same_id(cases), *_adds_nothing(rulings)), key=_place)
    return Casebook(tuple(cases), tuple(rulings), tuple(findings), other)


def _check(path: Path, folder: Path, book: Rulebook, root: Path) -> _Checked:
    """Read a file and settle it; where something is wrong, what can be checked still is."""
    file = shown(path, root)
    place = misplaced(path, folder, file, book)
    readable = path.suffix.casefold() in YAML
    document, syntax = read(_bytes(path), file) if readable else (None, ())
    if document is None:
        return _Checked(None, None, (*place, *syntax))
    text, wrong, fields = case_text(document)
    table, contents = _table(document, text)
    case = Case(path.stem, path.parent.name, text, table, document)
    contents += _editorial(case, wrong)
    form = (*place, *syntax, *fields, *contents)
    if case.rule not in book or not book[case.rule].entered:
        return _Checked(None, None, form)
    if case.withdrawn:
        return _Checked(case, None, form)
    answered = not blocking(contents) and not wrong & {"table", "facts"}
    ruling, disagreements = _settle(case, book, answered)
    ruled = (f for f in disagreements if "ruling" not in wrong or not f.field.startswith("ruling"))
    return _Checked(case, ruling, (*form, *ruled))


def _settle(case: Case, book: Rulebook, answered: bool) -> tuple[CaseRuling | None, list[Finding]]:
    """What the rules say of a case, and how that differs from what it says itself.

    Where its answers cannot be read only the spelling is checked: some might be missing.
    """
    statement = Statement(book[case.rule], case.facts, case.document, case.table)
    findings = [*statement.mistakes()]
    wrong = misspelled(case, book.words)
    conversation = statement.follow() if answered else Conversation()
    findings += statement.gaps(conversation) if answered else []
    if not answered or conversation.question:
        return None, [*findings, *(each.guessed for each in wrong.values())]
    names = names_of(case.table)
    differ = differences(case, conversation.ruling, names, wrong)
    ruling = CaseRuling(case, conversation, names, agrees=not differ)
    return ruling, [*findings, *_counting(case, differ)]


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

"""The casebook: every case followed through the rules, every finding, and the rows they guard.

A disputed case may disagree with the rules, and must. A withdrawn one keeps its address and is
compared with nothing.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from generator.cases.check import check_file
from generator.cases.conversation import Case, CaseRuling, CheckedFile
from generator.cases.document.reader import START
from generator.cases.findings import Code, Finding
from generator.cases.location import files_below, path_from, survived
from generator.cases.texts import repeated, used_names
from generator.engine.rulebook import Rulebook
from generator.engine.tree import Row


@dataclass(frozen=True)
class Casebook:
    """Every valid case, what the rules say of each, and every finding."""

    cases: tuple[Case, ...]
    """In the order of the rules, then by id."""
    rulings: tuple[CaseRuling, ...]
    """Of the cases that are not withdrawn."""
    findings: tuple[Finding, ...]
    """By file, line and column."""
    other: tuple[CaseRuling, ...] = ()
    """Of invalid cases whose answers lead to a ruling all the same."""

    @cached_property
    def by_id(self) -> Mapping[str, CaseRuling]:
        """Each ruling by the id of its case."""
        return {ruling.case.id: ruling for ruling in self.rulings}

    @property
    def disputed(self) -> tuple[CaseRuling, ...]:
        return tuple(ruling for ruling in self.rulings if ruling.case.text.disputed)

    @property
    def withdrawn(self) -> tuple[Case, ...]:
        return tuple(case for case in self.cases if case.text.withdrawn)


def read_casebook(
    folder: Path,
    book: Rulebook,
    root: Path | None = None,
    progress: Callable[[int, int], None] = lambda done, of: None,
) -> Casebook:
    """Read every case below a folder; findings name files as seen from `root`."""
    root = (root or Path.cwd()).absolute()
    paths = files_below(folder)
    files = []
    for done, path in enumerate(paths):
        progress(done, len(paths))
        files.append(_checked(path, folder, book, root))
    return _casebook(files, book)


def read_case(path: Path, book: Rulebook, root: Path) -> Casebook:
    """Read one file, as a casebook of its own."""
    path, root = path.absolute(), root.absolute()
    return _casebook([_checked(path, path.parent.parent, book, root)], book)


def _checked(path: Path, folder: Path, book: Rulebook, root: Path) -> CheckedFile:
    found = survived(lambda: check_file(path, folder, book, root), path_from(root, path))
    return CheckedFile(None, None, (found,)) if isinstance(found, Finding) else found


def _casebook(files: Sequence[CheckedFile], book: Rulebook) -> Casebook:
    order = {rule: place for place, rule in enumerate(book.rules)}
    cases = [each.case for each in files if each.case and each.valid]
    cases.sort(key=lambda case: (order[case.rule], case.id))
    rulings = [each.ruling for each in files if each.ruling and each.valid]
    rulings.sort(key=lambda ruling: (order[ruling.case.rule], ruling.case.id))
    other = tuple(each.ruling for each in files if each.ruling and not each.valid)
    findings = [finding for each in files for finding in each.findings]
    findings += used_names((case.id, case.document) for case in cases)
    for key in ("headnote", "story"):
        findings += repeated((case.document, key, getattr(case.text, key)) for case in cases)
    findings += _adds_nothing(rulings)
    findings.sort(key=lambda finding: finding.place)
    return Casebook(tuple(cases), tuple(rulings), tuple(findings), other)


def _adds_nothing(rulings: list[CaseRuling]) -> Iterator[Finding]:
    """A case of our own must guard a row that fewer than two cases guard, or say in `adds` what
    it teaches; cases with `adds` do not count as guards here.
    """
    guards = Counter(
        row.id
        for ruling in rulings
        if ruling.agrees and not ruling.case.text.adds
        for row in ruling.guarded
    )
    for ruling in rulings:
        case = ruling.case
        needed = any(guards[row.id] < 2 for row in ruling.guarded)
        if case.text.items or case.text.adds or needed:
            continue
        message = "andre sager dækker allerede de samme rækker; skriv i »adds:«, hvad den lærer"
        yield case.document.finding(Code.ADDS_NOTHING, (), message, START)


@dataclass(frozen=True)
class Coverage:
    """Every row of every rule, and the cases that guard it."""

    rows: tuple[Row, ...]
    guards: Mapping[str, tuple[CaseRuling, ...]]
    """By the id of the row; disputed and withdrawn cases guard nothing."""

    @property
    def guarded(self) -> tuple[Row, ...]:
        return tuple(row for row in self.rows if row.id in self.guards)

    @property
    def unguarded(self) -> tuple[Row, ...]:
        return tuple(row for row in self.rows if row.id not in self.guards)

    def of(self, row: Row) -> tuple[CaseRuling, ...]:
        """The cases that guard a row."""
        return self.guards.get(row.id, ())


def coverage(book: Rulebook, casebook: Casebook) -> Coverage:
    guards: dict[str, list[CaseRuling]] = {}
    for ruling in casebook.rulings:
        for row in ruling.guarded if ruling.agrees else ():
            guards.setdefault(row.id, []).append(ruling)
    return Coverage(tuple(book.all_rows()), {id: tuple(each) for id, each in guards.items()})

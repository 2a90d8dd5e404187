"""The casebook: every case, followed through the rules, and every finding on them.

A disputed case may disagree with the rules, and must. A withdrawn one keeps its address and is
compared with nothing.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from generator.cases.case import Case
from generator.cases.check import CheckedFile, check_file
from generator.cases.conversation import CaseRuling
from generator.cases.document.reader import START
from generator.cases.findings import Code, Finding, Place
from generator.cases.location import YAML
from generator.engine.rulebook import Rulebook


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

    def of(self, rule: str) -> tuple[CaseRuling, ...]:
        """The cases that begin in a rule."""
        return tuple(ruling for ruling in self.rulings if ruling.case.rule == rule)

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
    paths = sorted(p for p in folder.rglob("*") if not p.name.startswith(".") and not _is_folder(p))
    files = []
    for done, path in enumerate(paths):
        progress(done, len(paths))
        files.append(check_file(path, folder, book, root))
    return _casebook(files, book)


def read_case(path: Path, book: Rulebook, root: Path | None = None) -> Casebook:
    """Read one file, as a casebook of its own."""
    path, root = path.absolute(), (root or Path.cwd()).absolute()
    return _casebook([check_file(path, path.parent.parent, book, root)], book)


def _casebook(files: Sequence[CheckedFile], book: Rulebook) -> Casebook:
    order = {rule: place for place, rule in enumerate(book.rules)}
    cases = [each.case for each in files if each.case and each.valid]
    cases.sort(key=lambda case: (order[case.rule], case.id))
    rulings = [each.ruling for each in files if each.ruling and each.valid]
    rulings.sort(key=lambda ruling: (order[ruling.case.rule], ruling.case.id))
    other = tuple(each.ruling for each in files if each.ruling and not each.valid)
    findings = [finding for each in files for finding in each.findings]
    findings += [*_same_id(cases), *_same_text(cases), *_adds_nothing(rulings)]
    findings.sort(key=lambda finding: finding.place)
    return Casebook(tuple(cases), tuple(rulings), tuple(findings), other)


def _same_id(cases: list[Case]) -> Iterator[Finding]:
    first: dict[str, Case] = {}
    for case in cases:
        if first.setdefault(case.id, case) is not case:
            message = f"navnet er brugt af {first[case.id].document.file}; giv sagen et andet"
            yield Finding(Place(case.document.file), Code.FILE_NAME, message)


def _is_folder(path: Path) -> bool:
    """Whether a path is a folder of cases, and neither a link nor named as a case."""
    return path.is_dir() and not path.is_symlink() and path.suffix not in YAML


def _same_text(cases: list[Case]) -> Iterator[Finding]:
    """A headnote or a story, word for word that of a case before."""
    for name in ("headnote", "story"):
        first: dict[str, Case] = {}
        for case in cases:
            words = " ".join(getattr(case.text, name).casefold().split())
            if first.setdefault(words, case) is not case:
                message = (
                    f"teksten står ord til andet i {first[words].document.file}; er det en kopi?"
                )
                yield case.document.finding(Code.SAME_TEXT, (name,), message)


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

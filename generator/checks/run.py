"""Run every check: on rules, theorems and cases."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from generator.cases.casebook import Casebook, read_casebook
from generator.cases.coverage import coverage
from generator.cases.findings import Code, Finding, Place, blocking
from generator.cases.location import path_from
from generator.cases.stub import schema_line
from generator.checks.changes import outdated
from generator.checks.doubts import unreadable
from generator.checks.encounters import misplaced
from generator.checks.overlaps import overlapping
from generator.checks.presentation import misnomers
from generator.checks.seats import misseated
from generator.checks.sentences import unlearnable
from generator.checks.soundness import obstacles, rule_findings, sound
from generator.checks.theorems import false_theorems
from generator.engine.rulebook import Rulebook
from generator.text.danish import count
from rules_src.presentation import Presentation
from rules_src.theorems.theorem import Theorem


@dataclass(frozen=True)
class CheckResult:
    """Every finding, those on rules first, and the casebook that was read."""

    casebook: Casebook
    findings: tuple[Finding, ...]
    broken: bool
    """Whether some rule cannot be explored; then no case is read."""

    @property
    def errors(self) -> tuple[Finding, ...]:
        return blocking(self.findings)

    @property
    def advice(self) -> tuple[Finding, ...]:
        return tuple(finding for finding in self.findings if finding.advice)


def run(
    book: Rulebook,
    theorems: tuple[Theorem, ...],
    presentation: Presentation,
    folder: Path,
    root: Path,
    progress: Callable[[int, int], None] = lambda done, of: None,
) -> CheckResult:
    """Check the rules, the theorems on them, their presentation, and every case below a folder.

    Files are named as seen from `root`. Theorems are proved only on sound rules.
    """
    findings = [*rule_findings(book), *(false_theorems(book, theorems) if sound(book) else ())]
    if obstacles(book):
        return CheckResult(Casebook((), (), ()), _seen_from(root, findings), broken=True)
    findings += (*misnomers(book, presentation), *misplaced(book), *misseated(book))
    findings += unreadable(book)
    findings += (*outdated(book), *unlearnable(book)) if book.edition else ()
    casebook = read_casebook(folder, book, root, progress)
    tables = [case.table for case in casebook.cases if case.table]
    findings += overlapping(book, tables)
    on_cases = sorted([*casebook.findings, *_without_schema(casebook)], key=lambda f: f.place)
    return CheckResult(casebook, (*_seen_from(root, findings), *on_cases), broken=False)


def _seen_from(root: Path, findings: Sequence[Finding]) -> tuple[Finding, ...]:
    """The findings with their files named from the root."""
    places = (f.place._replace(file=path_from(root, Path(f.place.file))) for f in findings)
    return tuple(replace(f, place=place) for f, place in zip(findings, places, strict=True))


def _without_schema(casebook: Casebook) -> Iterator[Finding]:
    """Cases whose first line does not lead an editor to the schema of their rule."""
    for case in casebook.cases:
        line = schema_line(case.rule)
        if case.document.text.partition("\n")[0].rstrip() != line:
            message = f"første linje bør være »{line}«, så din editor kan hjælpe"
            yield Finding(Place(case.document.file), Code.NO_SCHEMA, message)


def headline(book: Rulebook, result: CheckResult) -> str:
    """`212 sager, 183 af 214 rækker dækket, ingen fejl, 2 råd.`"""
    errors, advice = len(result.errors), len(result.advice)
    if result.broken:
        return f"{errors} fejl i reglerne."
    casebook = result.casebook
    rows = coverage(book, casebook)
    parts = [
        count(len(casebook.cases), "sag", "sager"),
        f"{len(rows.guarded)} af {len(rows.rows)} rækker dækket",
        count(len(casebook.disputed), "omstridt", "omstridte") if casebook.disputed else "",
        f"{len(casebook.withdrawn)} trukket tilbage" if casebook.withdrawn else "",
        f"{errors} fejl" if errors else "ingen fejl",
        f"{advice} råd" if advice else "",
    ]
    return ", ".join(part for part in parts if part) + "."

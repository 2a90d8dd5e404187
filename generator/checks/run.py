"""Run every check: on rules, theorems and cases."""

import ast
import inspect
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from generator.cases.casebook import Casebook, coverage, read_casebook
from generator.cases.findings import Code, Finding, Place, RuleCode, blocking, did_you_mean
from generator.cases.location import path_from
from generator.cases.stub import schema_line
from generator.checks.presentation import misnomers, outdated
from generator.checks.situations import misplaced, misseated, overlapping, unreadable
from generator.checks.soundness import obstacles, rule_findings, sound
from generator.engine.proofs import proofs
from generator.engine.rulebook import Rulebook
from generator.text.danish import count
from rules_src import sentences
from rules_src.presentation import Presentation
from rules_src.sentences import NOTHING, OTHERS, SOUGHT_MARK
from rules_src.theorems.theorem import Theorem


def place_of(theorem: Theorem) -> Place:
    """The line its sentence is written on, in the module of its check; else the check's line."""
    file = inspect.getfile(theorem.holds)
    for node in ast.walk(ast.parse(Path(file).read_text("utf-8"))):
        if isinstance(node, ast.Constant) and node.value == theorem.sentence:
            return Place(file, node.lineno, node.col_offset + 1)
    return Place(file, inspect.getsourcelines(theorem.holds)[1])


FOLDER = Path(sentences.__file__).parent


def unlearnable(book: Rulebook, folder: Path = FOLDER) -> Iterator[Finding]:
    """Every file of no place, and every line from which nothing, or the wrong, would be learned."""
    places = {*(situation.slug for situation in book.situations), *OTHERS, NOTHING}
    files = {file.stem: file for file in sorted(folder.glob("*.txt"))}
    lines = {place: file.read_text("utf-8").split("\n") for place, file in files.items()}
    for place, file in files.items():
        if place not in places:
            message = f"ingen situation hedder »{place}«; {did_you_mean(place, places)}"
            yield Finding(Place(str(file), 1), RuleCode.PRESENTATION, message)
        for number, message in _wrong(place, lines[place], lines.get(NOTHING, ())):
            yield Finding(Place(str(file), number), RuleCode.PRESENTATION, message)


def _wrong(place: str, lines: Sequence[str], nothing: Sequence[str]) -> Iterator[tuple[int, str]]:
    last = len(lines) - 1
    if lines[last]:
        yield last + 1, "sidste linje slutter uden linjeskift; tryk Enter efter den"
    seen: dict[str, int] = {}
    for number, line in enumerate(lines[:last], 1):
        if number == 1 and line.startswith(SOUGHT_MARK):
            continue
        if line != " ".join(line.split()) or not line:
            yield (
                number,
                "linjen er tom eller har mellemrum for meget; skriv én sætning og intet andet",
            )
        elif line.lower() in seen:
            yield number, f"sætningen står også i linje {seen[line.lower()]}; slet den ene"
        elif place != NOTHING and line in nothing:
            yield number, f"sætningen står også i {NOTHING}.txt; slet den dér, hvis den er en fejl"
        seen.setdefault(line.lower(), number)


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
    failed = [each for each in proofs(book, theorems) if each.trouble] if sound(book) else ()
    false = (Finding(place_of(p.theorem), RuleCode.THEOREM, p.trouble) for p in failed)
    findings = [*rule_findings(book), *false]
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

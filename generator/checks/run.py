"""Everything that `check` finds: in rules, in proved sentences and in cases."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from generator.cases.casebook import Casebook, shown
from generator.cases.coverage import coverage
from generator.cases.stub import schema_line
from generator.checks.certificate import Trouble, breaks, troubles
from generator.checks.presentation import Misnomer, misnomers
from generator.checks.proofs import proofs
from generator.cli.console import Console
from generator.cli.github import Said
from generator.findings import Code, Finding


@dataclass(frozen=True)
class Checked:
    casebook: Casebook
    said: tuple[Said, ...]
    broken: bool
    """Whether some rule cannot be walked; then no case is tried."""

    @property
    def blocks(self) -> int:
        return sum(not said.advice for said in self.said)

    @property
    def advice(self) -> int:
        return len(self.said) - self.blocks


def checked(console: Console) -> Checked:
    wrong = [*troubles(console.book)]
    if not any(not trouble.advice for trouble in wrong):  # proofs walk rules that are whole
        found = proofs(console.book, console.claims)
        wrong += [Trouble("", proof.trouble) for proof in found if proof.trouble]
    broken = bool(breaks(console.book))
    casebook = _casebook(console, broken)
    said = [_of_rule(console, trouble) for trouble in wrong]
    if not broken:
        found_names = misnomers(console.book, console.presentation)
        said += [_of_presentation(console, misnomer) for misnomer in found_names]
    findings = sorted([*casebook.findings, *_schemaless(casebook)], key=lambda f: f.place)
    said += [_of_case(finding) for finding in findings]
    return Checked(casebook, tuple(said), broken)


def _casebook(console: Console, broken: bool) -> Casebook:
    """Every case; none if the rules are too broken for one to be settled."""
    if not broken:
        return console.casebook()
    console.complain("Sagerne er ikke prøvet: det kan de først, når reglerne er i orden.")
    return Casebook((), (), ())


def _schemaless(casebook: Casebook) -> Iterator[Finding]:
    """The cases whose first line does not lead an editor to the schema of their rule."""
    for case in casebook.cases:
        line = schema_line(case.rule)
        if case.document.text.partition("\n")[0].rstrip() != line:
            message = f"første linje bør være »{line}«, så din editor kan hjælpe"
            yield Finding(case.file, 1, 1, "", message, Code.NO_SCHEMA)


def _of_rule(console: Console, trouble: Trouble) -> Said:
    """A trouble with a rule, at the rule; with a sentence, where the sentences are."""
    advice = "råd: " if trouble.advice else ""
    file, line, rule = "rules_src/theorems/theorem.py", 1, ""
    if trouble.rule in console.book.rules:
        code = inspect.unwrap(console.book[trouble.rule].function).__code__
        file, line = shown(Path(code.co_filename), console.root), code.co_firstlineno
        rule = f"{trouble.rule}: "
    text = f"{file}:{line}:1: {advice}{rule}{trouble.message}"
    title = "Reglen er ikke i orden" if not trouble.advice else "Råd om reglen"
    return Said(file, line, 1, trouble.advice, title, text, f"{rule}{trouble.message}")


def _of_presentation(console: Console, misnomer: Misnomer) -> Said:
    file, line, message = shown(misnomer.file, console.root), misnomer.line, misnomer.message
    title = "Et navn, som ingen regel har"
    return Said(file, line, 1, False, title, f"{file}:{line}:1: {message}", message)


def _of_case(finding: Finding) -> Said:
    field = f"{finding.field}: " if finding.field else ""
    return Said(
        finding.file,
        finding.line,
        finding.column,
        finding.advice,
        finding.code.value.heading,
        finding.text,
        f"{field}{finding.message}",
    )


def counted(console: Console, found: Checked) -> str:
    """`212 sager, 183 af 214 rækker dækket, ingen fejl, 2 råd.`"""
    if found.broken:
        return f"{found.blocks} fejl i reglerne."
    casebook = found.casebook
    cover = coverage(console.book, casebook)
    cases, disputed = len(casebook.cases), len(casebook.disputed)
    parts = [
        f"{cases} {'sag' if cases == 1 else 'sager'}",
        f"{len(cover.guarded)} af {len(cover.rows)} rækker dækket",
        f"{disputed} omstridt{'e' if disputed > 1 else ''}" if disputed else "",
        f"{len(casebook.withdrawn)} trukket tilbage" if casebook.withdrawn else "",
        f"{found.blocks} fejl" if found.blocks else "ingen fejl",
        f"{found.advice} råd" if found.advice else "",
    ]
    return ", ".join(part for part in parts if part) + "."

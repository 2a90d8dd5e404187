"""`check`, `pages` and `build`: is everything in order, and then the site."""

from __future__ import annotations

import inspect
from collections.abc import Sequence
from pathlib import Path

from generator.casebook import Casebook, shown
from generator.certificate import Trouble, size_of, troubles
from generator.cli.console import FINDINGS, OK, Console, Parser, UsageError
from generator.coverage import coverage
from generator.explore import NotARule
from generator.findings import blocking
from generator.proofs import proofs


def check(console: Console, words: Sequence[str]) -> int:
    """Kontrollér regler og sager: alle fejl på én gang, som fil:linje:kolonne: felt: besked."""
    _alone("check", check.__doc__, words)
    return OK if _sound(console) else FINDINGS


def pages(console: Console, words: Sequence[str]) -> int:
    """Kontrollér, og skriv sitets Markdown og JSON i docs/; ved fejl skrives intet."""
    _alone("pages", pages.__doc__, words)
    return OK if _write_pages(console) else FINDINGS


def build(console: Console, words: Sequence[str]) -> int:
    """Kontrollér, skriv siderne, og byg hele sitet i site/."""
    _alone("build", build.__doc__, words)
    if not _write_pages(console):
        return FINDINGS
    from generator.site import build as mkdocs

    return FINDINGS if mkdocs(console.root) else OK


def _write_pages(console: Console) -> bool:
    casebook = _sound(console)
    if casebook is None:
        return False
    from generator import pages as site  # the other commands start faster without Jinja
    from generator.site import write

    changed = write(site.pages(console.book, casebook, console.claims), console.root / "docs")
    console.complain(f"{len(changed)} filer er skrevet i docs/." if changed else "Intet er ændret.")
    return True


def sizes(console: Console, words: Sequence[str]) -> int:
    """Skriv reglernes størrelser, som tests/golden/sizes.txt holder fast."""
    _alone("sizes", sizes.__doc__, words)
    for rule in console.book.rules:
        console.say(f"{rule}: {size_of(console.book, rule)}")
    return OK


def _alone(command: str, about: str | None, words: Sequence[str]) -> None:
    """These commands take no words."""
    found = Parser(command, about or "").read(words)
    if found.words:
        raise UsageError(f"{command} tager ingen argumenter; slet »{found.words[0]}«")


def _sound(console: Console) -> Casebook | None:
    """Tell every finding of rules, proved sentences and cases; the casebook if none blocks."""
    wrong = troubles(console.book)
    if not any(not trouble.advice for trouble in wrong):  # proofs walk rules that are whole
        found = proofs(console.book, console.claims)
        wrong += [Trouble("", proof.trouble) for proof in found if proof.trouble]
    for trouble in wrong:
        console.say(_located(console, trouble))
    casebook = _casebook(console, broken=bool(wrong))
    for finding in casebook.findings:
        console.say(finding.text)
    blocks = len([t for t in wrong if not t.advice]) + len(blocking(casebook.findings))
    console.complain(_summary(console, casebook, blocks, len(wrong)))
    return None if blocks else casebook


def _casebook(console: Console, broken: bool) -> Casebook:
    """Every case; none if the rules are too broken for one to be settled."""
    try:
        return console.casebook()
    except (NotARule, KeyError, StopIteration):
        if not broken:
            raise
        console.complain("Sagerne er ikke prøvet: det kan de først, når reglerne er i orden.")
        return Casebook((), (), ())


def _located(console: Console, trouble: Trouble) -> str:
    """A trouble with a rule, at the rule."""
    advice = "råd: " if trouble.advice else ""
    if trouble.rule not in console.book.rules:
        return f"rules_src/claims.py:1:1: {advice}{trouble.message}"
    code = inspect.unwrap(console.book.rules[trouble.rule]).__code__
    file = shown(Path(code.co_filename), console.root)
    return f"{file}:{code.co_firstlineno}:1: {advice}{trouble.rule}: {trouble.message}"


def _summary(console: Console, casebook: Casebook, blocks: int, wrong: int) -> str:
    cover = coverage(console.book, casebook)
    advice, cases = wrong + len(casebook.findings) - blocks, len(casebook.cases)
    parts = [
        f"{cases} {'sag' if cases == 1 else 'sager'}",
        f"{len(cover.guarded)} af {len(cover.rows)} rækker dækket",
        f"{len(casebook.disputed)} omstridte" if casebook.disputed else "",
        f"{len(casebook.withdrawn)} trukket tilbage" if casebook.withdrawn else "",
        f"{blocks} fejl" if blocks else "ingen fejl",
        f"{advice} råd" if advice else "",
    ]
    return ", ".join(part for part in parts if part) + "."

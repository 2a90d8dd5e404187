"""`check`, `pages`, `build` and `sizes`: check everything, then write the site."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from generator.book.record import read_records
from generator.cases.casebook import Casebook
from generator.checks.certificate import size_of
from generator.checks.run import CheckResult, headline
from generator.cli.book import agree, books
from generator.cli.console import FINDINGS, OK, Console, Parser, UsageError
from generator.cli.github import annotation
from generator.site.host import AddressError, Host, host_of

if TYPE_CHECKING:
    from generator.site.render import Renderer

ABOUT = """Kontrollér regler og sager: alle fejl på én gang, som fil:linje:kolonne: felt: besked.

  check                                     ved skrivebordet
  check --github --summary FIL --base REV   i en pull request"""


def check(console: Console, words: Sequence[str]) -> int:
    """Kontrollér regler og sager: alle fejl på én gang, som fil:linje:kolonne: felt: besked."""
    parser = Parser("check", ABOUT, "[--github] [--summary FIL [--base REVISION]]")
    add = parser.options.add_argument
    add("--github", action="store_true", help="skriv også fejlene, så GitHub viser dem ved linjen")
    add("--summary", metavar="FIL", help="skriv en opsummering som Markdown")
    add("--base", metavar="REVISION", help="sammenlign med denne git-revision i opsummeringen")
    options = parser.read_options(words)
    if options.base and not options.summary:
        raise UsageError("--base hører til --summary FIL")
    result = console.check()
    _print(console, result)
    for finding in result.findings if options.github else ():
        console.say(annotation(finding))
    if options.summary:
        from generator.cli.summary import summary  # the other commands start faster without it

        lines = summary(console, result, options.base or "")
        with Path(options.summary).open("a", encoding="utf-8") as file:
            file.writelines(f"{line}\n" for line in lines)
    return FINDINGS if result.errors else OK


def pages(console: Console, words: Sequence[str]) -> int:
    """Kontrollér, og skriv sitets Markdown og JSON i docs/; ved fejl skrives intet."""
    Parser("pages", pages.__doc__ or "").read_options(words)
    casebook = sound(console)
    if casebook is None:
        return FINDINGS
    write_pages(console, casebook)
    return OK


def build(console: Console, words: Sequence[str]) -> int:
    """Kontrollér, skriv siderne, og byg hele sitet i site/."""
    Parser("build", build.__doc__ or "").read_options(words)
    casebook = sound(console)
    if casebook is None or not books(console, casebook):
        return FINDINGS
    write_pages(console, casebook)
    if not agree(console):
        return FINDINGS
    from generator.editions.stamp import stamp_of
    from generator.site.publish import publish

    stamp = stamp_of(console.book)
    law = stamp.text if stamp else ""

    return OK if publish(console.root, console.situations, console.note, law) else FINDINGS


def write_pages(console: Console, casebook: Casebook, renderer: Renderer | None = None) -> None:
    """Write the pages; a renderer that is used again remembers those it has rendered."""
    from generator.site import pages as site  # the other commands start faster without Jinja
    from generator.site.write import write

    pdfs = read_records(console.root)
    made = site.pages(
        console.book,
        casebook,
        console.theorems,
        _host(console),
        pdfs,
        console.presentation,
        renderer,
        console.editions,
    )
    changed = write(made, console.root / "docs")
    console.note(f"{len(changed)} filer er skrevet i docs/." if changed else "Intet er ændret.")


def _host(console: Console) -> Host:
    try:
        return host_of(console.root)
    except AddressError as error:
        raise UsageError(str(error)) from error


def sizes(console: Console, words: Sequence[str]) -> int:
    """Skriv reglernes størrelser, som tests/golden/sizes.txt holder fast."""
    Parser("sizes", sizes.__doc__ or "").read_options(words)
    for rule in console.book.rules.values():
        console.say(f"{rule.name}: {size_of(rule)}")
    return OK


def sound(console: Console) -> Casebook | None:
    """Print every finding on rules, theorems and cases; return the casebook if none is an error."""
    result = console.check()
    _print(console, result)
    return None if result.errors else result.casebook


def _print(console: Console, result: CheckResult) -> None:
    for finding in result.findings:
        console.say(finding.text)
    console.note(headline(console.book, result))

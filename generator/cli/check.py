"""`check`, `pages`, `build` and `rows`: check everything, then write the site."""

import os
from collections.abc import Sequence
from pathlib import Path

from generator.cases.casebook import Casebook
from generator.cases.findings import Finding
from generator.checks.rows import every_row
from generator.checks.run import CheckResult, headline
from generator.cli.book import agree, books
from generator.cli.console import FINDINGS, OK, Console, Parser, UsageError
from generator.views.content import Content
from generator.views.pdfs import read_records

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


def annotation(finding: Finding) -> str:
    """As GitHub shows a finding beside its line: `::error file=…,line=…,title=…::besked`"""
    kind = "notice" if finding.advice else "error"
    file, line, column = finding.place
    values = {"file": file, "line": line, "col": column, "title": finding.code.heading}
    properties = ",".join(f"{name}={_property(str(value))}" for name, value in values.items())
    return f"::{kind} {properties}::{_data(finding.summary)}"


def _data(text: str) -> str:
    """Escape line breaks, so that no line of the text is taken for a command."""
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")


def pages(console: Console, words: Sequence[str]) -> int:
    """Kontrollér, og skriv sitets Markdown og JSON i docs/; ved fejl skrives intet."""
    Parser("pages", pages.__doc__ or "").read_options(words)
    casebook = sound(console)
    if casebook is None:
        return FINDINGS
    write_pages(console, console.content(casebook))
    return OK


def build(console: Console, words: Sequence[str]) -> int:
    """Kontrollér, skriv siderne, og byg hele sitet i site/."""
    Parser("build", build.__doc__ or "").read_options(words)
    from generator.site.builder import UnknownBuilderError, builder_of

    try:
        builder = builder_of(os.environ)
    except UnknownBuilderError as error:
        raise UsageError(str(error)) from error
    casebook = sound(console)
    if casebook is None:
        return FINDINGS
    from generator.data.imprint import imprint_of

    content = console.content(casebook)
    if not books(console, content):
        return FINDINGS
    write_pages(console, content)
    if not agree(console):
        return FINDINGS
    from generator.site.publish import publish  # after that: it needs Typst

    imprint = imprint_of(console.root, console.book)
    whole = publish(
        console.root, console.situations, console.note, builder, imprint.rules, imprint.day
    )
    return OK if whole else FINDINGS


def write_pages(console: Console, content: Content) -> None:
    """Write the pages whose text has changed."""
    from generator.site.content import SiteContent
    from generator.site.pages import pages  # the other commands start faster without Jinja
    from generator.site.write import SameAddressError, write

    try:
        site = SiteContent(content, read_records(console.root))
        changed = write(pages(site), console.root / "docs")
    except SameAddressError as error:
        raise UsageError(str(error)) from error
    console.note(f"{len(changed)} filer er skrevet i docs/." if changed else "Intet er ændret.")


def rows(console: Console, words: Sequence[str]) -> int:
    """Skriv hver regels størrelse og hver række på én linje; tests/golden/rows.txt holder dem."""
    Parser("rows", rows.__doc__ or "").read_options(words)
    console.say(every_row(console.book).rstrip("\n"))
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

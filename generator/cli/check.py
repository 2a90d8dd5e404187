"""`check`, `pages` and `build`: is everything in order, and then the site."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from generator.book.record import read_records
from generator.cases.casebook import Casebook
from generator.checks.certificate import size_of
from generator.checks.run import Checked, checked, counted
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
    given = parser.read(words)
    _no_words("check", given.words)
    if given.base and not given.summary:
        raise UsageError("--base hører til --summary FIL")
    found = checked(console)
    _tell(console, found)
    for said in found.said if given.github else ():
        console.say(annotation(said))
    if given.summary:
        from generator.cli.summary import summary  # the other commands start faster without it

        lines = summary(console, found, given.base or "")
        with Path(given.summary).open("a", encoding="utf-8") as file:
            file.writelines(f"{line}\n" for line in lines)
    return FINDINGS if found.blocks else OK


def pages(console: Console, words: Sequence[str]) -> int:
    """Kontrollér, og skriv sitets Markdown og JSON i docs/; ved fejl skrives intet."""
    _alone("pages", pages.__doc__, words)
    casebook = sound(console)
    if casebook is None:
        return FINDINGS
    write_pages(console, casebook)
    return OK


def build(console: Console, words: Sequence[str]) -> int:
    """Kontrollér, skriv siderne, og byg hele sitet i site/."""
    _alone("build", build.__doc__, words)
    casebook = sound(console)
    if casebook is None or not books(console, casebook):
        return FINDINGS
    write_pages(console, casebook)
    if not agree(console):
        return FINDINGS
    from generator.site.publish import publish

    return OK if publish(console.root, console.situations, console.complain) else FINDINGS


def write_pages(console: Console, casebook: Casebook, renderer: Renderer | None = None) -> None:
    """Write the pages; a renderer that is used again remembers those it has rendered."""
    from generator.site import pages as site  # the other commands start faster without Jinja
    from generator.site.write import write

    pdfs = read_records(console.root)
    made = site.pages(
        console.book, casebook, console.claims, _host(console), pdfs, renderer,
        console.presentation,
    )  # fmt: skip
    changed = write(made, console.root / "docs")
    console.complain(f"{len(changed)} filer er skrevet i docs/." if changed else "Intet er ændret.")


def _host(console: Console) -> Host:
    try:
        return host_of(console.root)
    except AddressError as error:
        raise UsageError(str(error)) from error


def sizes(console: Console, words: Sequence[str]) -> int:
    """Skriv reglernes størrelser, som tests/golden/sizes.txt holder fast."""
    _alone("sizes", sizes.__doc__, words)
    for rule in console.book.rules:
        console.say(f"{rule}: {size_of(console.book, rule)}")
    return OK


def _alone(command: str, about: str | None, words: Sequence[str]) -> None:
    """These commands take no words."""
    _no_words(command, Parser(command, about or "").read(words).words)


def _no_words(command: str, words: Sequence[str]) -> None:
    if words:
        raise UsageError(f"{command} tager ingen argumenter; slet »{words[0]}«")


def sound(console: Console) -> Casebook | None:
    """Tell every finding of rules, proved sentences and cases; the casebook if none blocks."""
    found = checked(console)
    _tell(console, found)
    return None if found.blocks else found.casebook


def _tell(console: Console, found: Checked) -> None:
    for said in found.said:
        console.say(said.text)
    console.complain(counted(console, found))

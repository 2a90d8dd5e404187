"""`check`, `pages`, `build` and `rows`: check all, write the site; a pull request's summary."""

import os
from collections.abc import Iterator, Sequence
from pathlib import Path

from generator.cases.casebook import Casebook, Coverage, coverage
from generator.cases.conversation import CaseRuling
from generator.cases.findings import Finding
from generator.checks.rows import every_row
from generator.checks.run import CheckResult, headline
from generator.cli.book import books
from generator.cli.console import FINDINGS, OK, Console, Parser, UsageError
from generator.cli.rule import conversation_text
from generator.diff.compare import CaseStatus, compare
from generator.diff.snapshot import Snapshot, snapshot, snapshot_of
from generator.diff.text import markdown
from generator.engine.rulebook import Rulebook
from generator.site.stage import DOCS, NotBuiltError, staged
from generator.text.files import RefusedError
from generator.text.markdown import escaped, fenced
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
        lines = summary(console, result, options.base or "")
        with Path(options.summary).open("a", encoding="utf-8") as file:
            file.writelines(f"{line}\n" for line in lines)
    return FINDINGS if result.errors else OK


def annotation(finding: Finding) -> str:
    """As GitHub shows a finding beside its line: `::error file=…,line=…,title=…::besked`"""
    kind = "notice" if finding.advice else "error"
    file, line, column = finding.place
    values = {"file": file, "line": line, "col": column, "title": finding.code.heading}
    told = {name: _data(str(value)) for name, value in values.items()}
    properties = ",".join(
        f"{name}={text.replace(':', '%3A').replace(',', '%2C')}" for name, text in told.items()
    )
    return f"::{kind} {properties}::{_data(finding.summary)}"


def _data(text: str) -> str:
    """Escape line breaks, so that no line of the text is taken for a command."""
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def pages(console: Console, words: Sequence[str]) -> int:
    """Kontrollér, og skriv sitets Markdown og JSON i docs/; ved fejl skrives intet."""
    Parser("pages", pages.__doc__ or "").read_options(words)
    casebook = sound(console)
    if casebook is None:
        return FINDINGS
    with staged(console.root) as stage:
        write_pages(console, console.content(casebook), stage)
    return OK


def build(console: Console, words: Sequence[str]) -> int:
    """Kontrollér, skriv siderne, og byg hele sitet i site/."""
    Parser("build", build.__doc__ or "").read_options(words)
    from generator.site.builder import builder_of

    builder = builder_of(os.environ)
    casebook = sound(console)
    if casebook is None:
        return FINDINGS
    from generator.book.agreement import check as same_rows
    from generator.book.compiler import BookError
    from generator.data.imprint import imprint_of
    from generator.site.publish import publish

    content, imprint = console.content(casebook), imprint_of(console.root, console.book)
    try:
        with staged(console.root) as stage:
            if not books(console, content, stage):
                raise NotBuiltError("Dokumenterne kan ikke laves.")
            write_pages(console, content, stage)
            same_rows(stage)
            publish(
                console.root, stage, console.situations, console.note,
                builder, imprint.rules, imprint.day,
            )  # fmt: skip
    except (NotBuiltError, BookError) as error:
        console.note(f"{error}\nDe sider og det site, der var bygget før, er urørt.")
        return FINDINGS
    return OK


def write_pages(console: Console, content: Content, root: Path) -> None:
    """Write the pages whose text has changed, in docs/ of this folder."""
    # the other commands start faster without Jinja
    from generator.site.pages import pages, write

    changed = write(pages(content, read_records(root)), root / DOCS)
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


MOST_SHOWN = 20
"""Cases and findings; GitHub cuts a summary that is too long, and nobody reads it."""


def summary(console: Console, result: CheckResult, base: str = "") -> Iterator[str]:
    """The summary of a run in Markdown; with a base, also everything that differs from it."""
    yield from ("## Sagssamlingen", "", f"**{escaped(headline(console.book, result))}**")
    for heading, findings in (("Fejl, der skal rettes", result.errors), ("Råd", result.advice)):
        if findings:
            yield from ("", f"### {heading}", "")
            for finding in findings[:MOST_SHOWN]:
                file, line, _ = finding.place
                yield f"- **{escaped(f'{file}:{line}')}** {escaped(finding.summary)}"
            yield from _more(len(findings), "beskeder")
    if not base or result.broken:
        return
    try:
        before = snapshot_of(console.root, base)
    except RefusedError as error:
        yield from ("", f"Der er intet at sammenligne med: {escaped(str(error))}.")
        return
    after = snapshot(console.book, result.casebook, "denne ændring", console.precedents)
    diff = compare(before, after)
    cover = coverage(console.book, result.casebook)
    statuses = {c.case.id: c.status for rule in diff.rules for c in rule.cases}
    rulings = [r for r in result.casebook.rulings if r.case.id in statuses]
    if rulings:
        yield from ("", "### Sager i ændringen")
    for ruling in rulings[:MOST_SHOWN]:
        yield from _case(console.book, ruling, statuses[ruling.case.id], cover, diff.old)
    yield from _more(len(rulings), "sager")
    yield from ("", "### Dækning", "")
    guarded = sum(row.row in before.guarded for row in before.rows)
    now = f"{len(cover.guarded)} af {len(cover.rows)}"
    yield f"Før: {guarded} af {len(before.rows)} rækker. Nu: {now}."
    missing = [row.id for row in cover.unguarded]
    if missing:
        yield f"Uden sag: {escaped(', '.join(missing[:MOST_SHOWN]))}."
    yield from ("", "### Hvad er anderledes?", "", *markdown(diff))


def _more(number: int, what: str) -> Iterator[str]:
    if number > MOST_SHOWN:
        yield f"- … og {number - MOST_SHOWN} {what} til"


def _case(
    book: Rulebook, ruling: CaseRuling, status: CaseStatus, cover: Coverage, before: Snapshot
) -> Iterator[str]:
    case = ruling.case
    yield from ("", f"#### {escaped(case.text.headnote)} ({status.value})", "")
    yield f"{escaped(case.document.file)} dækker:"
    yield ""
    for row in ruling.guarded:
        rule = book[row.rule]
        first = "" if row.id in before.guarded else " **for første gang**"
        others = len(cover.of(row)) - 1
        company = " sammen med én anden" if others == 1 else f" sammen med {others} andre"
        alone = f"- {escaped(rule.title)}, række {row.number}{first}"
        yield f"{alone}{company if others > 0 else ''}"
    yield from ("", "<details><summary>Sådan læses den</summary>")
    lines = [case.text.story.strip(), "", *conversation_text(ruling.conversation, ruling.names)]
    yield from fenced(lines, "text")
    yield "</details>"

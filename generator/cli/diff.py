"""`diff` and `data`: how this revision differs from another, and what it says itself."""

import json
from argparse import Namespace
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain

from generator.cli.console import FINDINGS, OK, Console, Parser, UsageError
from generator.data.diff.data import as_json
from generator.data.diff.release import asks_for_news, release_note
from generator.data.diff.report import Diff, compare
from generator.data.diff.revision import RevisionError, changed_files, snapshot_of
from generator.data.diff.snapshot import Snapshot, snapshot
from generator.data.diff.text import diff_text, markdown
from generator.data.entries import everything
from generator.text.changelog import CHANGELOG

HERE = "arbejdstræet"

ABOUT = """Vis, hvad der er anderledes end i en git-revision: kendelser, spørgsmål og sager.

  diff main                 arbejdstræet over for main
  diff v1 v2                to revisioner
  diff main --markdown      til en pull request
  diff main --release       til dem, der bruger siden
  diff main --news          og bed om en linje i CHANGELOG.md, hvis en kendelse er en anden
  diff --editions 2007 2017 hvad der er anderledes i loven selv

Hver revision siger selv, hvad dens kendelser er. Slutkode 1: en nyhed mangler."""

Format = Callable[[Diff], Iterator[str]]
FORMATS: Mapping[str, Format] = {
    "markdown": markdown,
    "json": lambda diff: iter([as_json(diff)]),
    "release": release_note,
}


def diff(console: Console, words: Sequence[str]) -> int:
    """Vis, hvad der er anderledes end i en git-revision: kendelser, spørgsmål og sager."""
    parser = Parser("diff", ABOUT, "REVISION [REVISION] [--markdown | --json | --release]")
    for name, about in (("markdown", "som Markdown"), ("json", "til programmer")):
        parser.options.add_argument(f"--{name}", action="store_true", help=about)
    parser.options.add_argument(
        "--release", action="store_true", help="som en nyhed til sidens brugere"
    )
    parser.options.add_argument(
        "--news", action="store_true", help="bed om en linje i CHANGELOG.md"
    )
    parser.options.add_argument(
        "--editions", action="store_true", help="sammenlign to udgaver af loven"
    )
    options = parser.read(words)
    if options.editions:
        return editions(console, options.words, options)
    if not 1 <= len(options.words) <= 2:
        raise UsageError("skriv én revision, fx »diff main«, eller to")
    chosen = [name for name in FORMATS if getattr(options, name)]
    if len(chosen) > 1:
        raise UsageError(f"vælg enten --{chosen[0]} eller --{chosen[1]}")
    result = difference(console, *options.words)
    for line in FORMATS[chosen[0]](result) if chosen else diff_text(result):
        console.say(line)
    silent = options.news and _lacks_news(console, options.words[0], result)
    return FINDINGS if silent else OK


def _lacks_news(console: Console, revision: str, result: Diff) -> bool:
    """Whether clubs should be told of the difference, and CHANGELOG.md is as it was."""
    name = CHANGELOG.name
    lacks = asks_for_news(result) and name not in changed_files(console.root, revision)
    if lacks:
        console.note(f"En kendelse er en anden; skriv en linje om det øverst i {name}.")
    return lacks


def editions(console: Console, years: Sequence[str], options: Namespace) -> int:
    """Print what two editions of the law rule differently, and what nothing explains."""
    from generator.editions.cases import fates
    from generator.editions.report import (
        report_between,
    )  # the other commands start faster without it
    from generator.editions.text import fates_text, release_text, report_data, report_text

    if len(years) != 2:
        raise UsageError("skriv to udgaver, fx »diff --editions 2007 2017«")
    result = report_between(*(console.edition_of(year) for year in years))
    if options.json:
        console.say(json.dumps(report_data(result, console.theorems), ensure_ascii=False, indent=1))
        return FINDINGS if [*result.problems] else OK
    if options.release:
        lines = release_text(result)
    else:
        back = console.edition is result.compared.after
        other = result.compared.old if back else result.compared.new
        cases = fates_text(fates(console.casebook(), other), named=not back)
        lines = chain(report_text(result, console.theorems), cases)
    for line in lines:
        console.say(line)
    return FINDINGS if [*result.problems] else OK


def difference(console: Console, old: str, new: str = "") -> Diff:
    """Compare two revisions, or one with the working tree."""
    try:
        before = snapshot_of(console.root, old)
        after = snapshot_of(console.root, new) if new else None
        return compare(before, after or _here(console))
    except RevisionError as error:
        raise UsageError(str(error)) from error


def _here(console: Console) -> Snapshot:
    return snapshot(console.book, console.casebook(), HERE, console.precedents)


def data(console: Console, words: Sequence[str]) -> int:
    """Skriv regler, rækker, sager og andres kendelser som JSON; andre revisioner læser det."""
    Parser("data", data.__doc__ or "").read_options(words)
    entries = everything(console.book, console.casebook(), console.precedents)
    console.say(json.dumps(entries.plain, ensure_ascii=False))
    return OK

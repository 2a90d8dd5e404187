"""`diff` and `data`: what this revision says, and how it differs from another."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence

from generator.cli.console import FINDINGS, OK, Console, Parser, UsageError
from generator.data import everything
from generator.diff.release import release
from generator.diff.report import Diff, compared
from generator.diff.revision import RevisionError, snapshot_of
from generator.diff.snapshot import Snapshot, taken
from generator.diff.text import as_json, markdown, told

HERE = "arbejdstræet"

ABOUT = """Vis, hvad der er anderledes end i en git-revision: kendelser, spørgsmål og sager.

  diff main                 arbejdstræet over for main
  diff v1 v2                to revisioner
  diff main --markdown      til en pull request
  diff main --release       til dem, der bruger siden

Hver revision siger selv, hvad dens kendelser er. Slutkode 1: en adresse er forsvundet."""

Way = Callable[[Diff], Iterator[str]]
WAYS: Mapping[str, Way] = {
    "markdown": markdown,
    "json": lambda diff: iter([as_json(diff)]),
    "release": release,
}


def diff(console: Console, words: Sequence[str]) -> int:
    """Vis, hvad der er anderledes end i en git-revision: kendelser, spørgsmål og sager."""
    parser = Parser("diff", ABOUT, "REVISION [REVISION] [--markdown | --json | --release]")
    for way, about in (("markdown", "som Markdown"), ("json", "til programmer")):
        parser.options.add_argument(f"--{way}", action="store_true", help=about)
    parser.options.add_argument(
        "--release", action="store_true", help="som en nyhed til sidens brugere"
    )
    given = parser.read(words)
    if not 1 <= len(given.words) <= 2:
        raise UsageError("skriv én revision, fx »diff main«, eller to")
    chosen = [way for way in WAYS if getattr(given, way)]
    if len(chosen) > 1:
        raise UsageError(f"vælg enten --{chosen[0]} eller --{chosen[1]}")
    found = difference(console, *given.words)
    for line in WAYS[chosen[0]](found) if chosen else told(found):
        console.say(line)
    return FINDINGS if found.lost_addresses else OK


def difference(console: Console, old: str, new: str = "") -> Diff:
    """Between two revisions, or one and what stands here now."""
    try:
        before = snapshot_of(console.root, old)
        return compared(before, snapshot_of(console.root, new) if new else here(console))
    except RevisionError as error:
        raise UsageError(str(error)) from error


def here(console: Console) -> Snapshot:
    return taken(console.book, console.casebook(), HERE)


def data(console: Console, words: Sequence[str]) -> int:
    """Skriv regler, rækker og sager som JSON; andre revisioner læser det."""
    found = Parser("data", data.__doc__ or "").read(words)
    if found.words:
        raise UsageError(f"data tager ingen argumenter; slet »{found.words[0]}«")
    told_here = everything(console.book, console.casebook())
    console.say(json.dumps(told_here, ensure_ascii=False))
    return OK

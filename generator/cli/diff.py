"""`diff` and `data`: how this revision differs from another, and what it says itself."""

import json
from collections.abc import Sequence
from pathlib import Path

from generator.cli.console import FINDINGS, OK, Console, Parser, UsageError
from generator.data.entries import everything
from generator.diff.compare import compare
from generator.diff.page import page
from generator.diff.snapshot import Snapshot, changed_files, snapshot, snapshot_of
from generator.diff.text import asks_for_news, diff_text
from generator.text.changelog import CHANGELOG
from generator.text.files import replace_file

HERE = "arbejdstræet"
TITLE = "Hvad ændrer den nye lov ved bordet?"

ABOUT = """Vis, hvad der er anderledes end i en git-revision: kendelser, spørgsmål og sager.

  diff main                 arbejdstræet over for main
  diff v1 v2                to revisioner
  diff main --page FIL      som siden om en ny lov: hvad der dømmes anderledes ved bordet
  diff main --news          og bed om en linje i CHANGELOG.md, hvis en kendelse er en anden

Hver revision siger selv, hvad dens kendelser er. Slutkode 1: en nyhed mangler."""


def diff(console: Console, words: Sequence[str]) -> int:
    """Vis, hvad der er anderledes end i en git-revision: kendelser, spørgsmål og sager."""
    parser = Parser("diff", ABOUT, "REVISION [REVISION] [--page FIL]")
    add = parser.options.add_argument
    add("--page", metavar="FIL", help="skriv den side, en klub læser")
    add("--news", action="store_true", help="bed om en linje i CHANGELOG.md")
    options = parser.read(words)
    if not 1 <= len(options.words) <= 2:
        raise UsageError("skriv én revision, fx »diff main«, eller to")
    before, after = _snapshots(console, *options.words)
    if options.page:  # the commonest situations first
        order = [incident.rule for incident in console.presentation.home]
        lines = page(before, after, order, TITLE)
        replace_file(Path(options.page), ("\n".join(lines) + "\n").encode())
        console.note(f"Skrevet: {Path(options.page)}")
        return OK
    result = compare(before, after)
    for line in diff_text(result):
        console.say(line)
    if not (options.news and asks_for_news(result)):
        return OK
    name = CHANGELOG.name
    if name in changed_files(console.root, options.words[0]):
        return OK
    console.note(f"En kendelse er en anden; skriv en linje om det øverst i {name}.")
    return FINDINGS


def _snapshots(console: Console, old: str, new: str = "") -> tuple[Snapshot, Snapshot]:
    """Two revisions, or one and the working tree."""
    before = snapshot_of(console.root, old)
    if new:
        return before, snapshot_of(console.root, new)
    return before, snapshot(console.book, console.casebook(), HERE, console.precedents)


def data(console: Console, words: Sequence[str]) -> int:
    """Skriv regler, rækker, sager og andres kendelser som JSON; andre revisioner læser det."""
    Parser("data", data.__doc__ or "").read_options(words)
    entries = everything(console.book, console.casebook(), console.precedents)
    console.say(json.dumps(entries.plain, ensure_ascii=False))
    return OK

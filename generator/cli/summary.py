"""The summary of a pull request: what its cases guard, coverage before and after, a preview."""

from __future__ import annotations

from collections.abc import Iterator

from generator.cases.conversation import CaseRuling
from generator.cases.coverage import Coverage, coverage
from generator.checks.run import Checked, counted
from generator.cli.console import Console
from generator.cli.github import Said
from generator.cli.text import told
from generator.diff.report import Diff, Fate, compared
from generator.diff.revision import RevisionError, snapshot_of
from generator.diff.snapshot import Snapshot, taken
from generator.diff.text import markdown
from generator.engine.tree import Row
from generator.text.fenced import fenced
from generator.text.markdown import escaped

MOST_SHOWN = 20
"""Cases and findings; GitHub cuts a summary that is too long, and nobody reads it."""


def summary(console: Console, found: Checked, base: str = "") -> Iterator[str]:
    """Markdown for the run's summary; all that differs is told only when there is a base."""
    yield from ("## Sagssamlingen", "", f"**{escaped(counted(console, found))}**")
    yield from _findings(found)
    if not base or found.broken:
        return
    try:
        before = snapshot_of(console.root, base)
    except RevisionError as error:
        yield from ("", f"Der er intet at sammenligne med: {escaped(str(error))}.")
        return
    diff = compared(before, taken(console.book, found.casebook, "denne ændring"))
    cover = coverage(console.book, found.casebook)
    yield from _cases(console, found, diff, cover)
    yield from _coverage(before, cover)
    yield from ("", "### Hvad er anderledes?", "", *markdown(diff))


def _findings(found: Checked) -> Iterator[str]:
    for heading, said in (
        ("Fejl, der skal rettes", [s for s in found.said if not s.advice]),
        ("Råd", [s for s in found.said if s.advice]),
    ):
        if said:
            yield from ("", f"### {heading}", "", *map(_said, said[:MOST_SHOWN]))
            yield from _more(len(said), "beskeder")


def _said(said: Said) -> str:
    return f"- **{escaped(f'{said.file}:{said.line}')}** {escaped(said.message)}"


def _more(number: int, what: str) -> Iterator[str]:
    if number > MOST_SHOWN:
        yield f"- … og {number - MOST_SHOWN} {what} til"


def _cases(console: Console, found: Checked, diff: Diff, cover: Coverage) -> Iterator[str]:
    """Each case that is new or not as it was, with the rows it guards and the text of its page."""
    fates = {c.case.id: c.fate for rule in diff.rules for c in rule.cases}
    rulings = [r for r in found.casebook.rulings if r.case.id in fates]
    if rulings:
        yield from ("", "### Sager i ændringen")
    for ruling in rulings[:MOST_SHOWN]:
        yield from _case(console, ruling, fates[ruling.case.id], cover, diff.old)
    yield from _more(len(rulings), "sager")


def _case(
    console: Console, ruling: CaseRuling, fate: Fate, cover: Coverage, before: Snapshot
) -> Iterator[str]:
    case = ruling.case
    yield from ("", f"#### {escaped(case.headnote)} ({fate.value})", "")
    yield f"{escaped(case.file)} dækker:"
    yield ""
    for row in {row.id: row for row in ruling.guarded}.values():
        yield f"- {_guarded(console, row, cover, before)}"
    yield from ("", "<details><summary>Sådan læses den</summary>")
    lines = [case.story.strip(), "", *told(console.book, ruling.conversation, ruling.names)]
    yield from fenced(lines, "text")
    yield "</details>"


def _guarded(console: Console, row: Row, cover: Coverage, before: Snapshot) -> str:
    others = len(cover.guards.get(row.id, ())) - 1
    was = "" if row.id in before.guarded else " **for første gang**"
    beside = " sammen med én anden" if others == 1 else f" sammen med {others} andre"
    beside = beside if others > 0 else ""
    return f"{escaped(console.book[row.rule].title)}, række {row.number}{was}{beside}"


def _coverage(before: Snapshot, cover: Coverage) -> Iterator[str]:
    yield from ("", "### Dækning", "")
    was = f"{len([r for r in before.rows if r.row in before.guarded])} af {len(before.rows)}"
    yield f"Før: {was} rækker. Nu: {len(cover.guarded)} af {len(cover.rows)}."
    missing = [row.id for row in cover.unguarded]
    if missing:
        yield f"Uden sag: {escaped(', '.join(missing[:MOST_SHOWN]))}."

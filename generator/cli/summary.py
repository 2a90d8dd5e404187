"""The summary of a pull request: what its cases guard, coverage before and after, a preview."""

from collections.abc import Iterator

from generator.cases.conversation import CaseRuling
from generator.cases.coverage import Coverage, coverage
from generator.cases.findings import Finding
from generator.checks.run import CheckResult, headline
from generator.cli.console import Console
from generator.cli.text import conversation_text
from generator.data.diff.cases import CaseStatus
from generator.data.diff.report import Diff, compare
from generator.data.diff.revision import RevisionError, snapshot_of
from generator.data.diff.snapshot import Snapshot, snapshot
from generator.data.diff.text import markdown
from generator.engine.rulebook import Rulebook, RuleEntry
from generator.engine.tree import Row
from generator.text.markdown import escaped, fenced

MOST_SHOWN = 20
"""Cases and findings; GitHub cuts a summary that is too long, and nobody reads it."""


def summary(console: Console, result: CheckResult, base: str = "") -> Iterator[str]:
    """The summary of a run in Markdown; with a base, also everything that differs from it."""
    yield from ("## Sagssamlingen", "", f"**{escaped(headline(console.book, result))}**")
    yield from _findings(result)
    if not base or result.broken:
        return
    try:
        before = snapshot_of(console.root, base)
    except RevisionError as error:
        yield from ("", f"Der er intet at sammenligne med: {escaped(str(error))}.")
        return
    after = snapshot(console.book, result.casebook, "denne ændring", console.precedents)
    diff = compare(before, after)
    cover = coverage(console.book, result.casebook)
    yield from _cases(console.book, result, diff, cover)
    yield from _coverage(before, cover)
    yield from ("", "### Hvad er anderledes?", "", *markdown(diff))


def _findings(result: CheckResult) -> Iterator[str]:
    for heading, findings in (("Fejl, der skal rettes", result.errors), ("Råd", result.advice)):
        if findings:
            yield from ("", f"### {heading}", "", *map(_finding, findings[:MOST_SHOWN]))
            yield from _more(len(findings), "beskeder")


def _finding(finding: Finding) -> str:
    file, line, _ = finding.place
    return f"- **{escaped(f'{file}:{line}')}** {escaped(finding.summary)}"


def _more(number: int, what: str) -> Iterator[str]:
    if number > MOST_SHOWN:
        yield f"- … og {number - MOST_SHOWN} {what} til"


def _cases(book: Rulebook, result: CheckResult, diff: Diff, cover: Coverage) -> Iterator[str]:
    """Each new or changed case, with the rows it guards and the text of its page."""
    statuses = {c.case.id: c.status for rule in diff.rules for c in rule.cases}
    rulings = [r for r in result.casebook.rulings if r.case.id in statuses]
    if rulings:
        yield from ("", "### Sager i ændringen")
    for ruling in rulings[:MOST_SHOWN]:
        yield from _case(book, ruling, statuses[ruling.case.id], cover, diff.old)
    yield from _more(len(rulings), "sager")


def _case(
    book: Rulebook, ruling: CaseRuling, status: CaseStatus, cover: Coverage, before: Snapshot
) -> Iterator[str]:
    case = ruling.case
    yield from ("", f"#### {escaped(case.text.headnote)} ({status.value})", "")
    yield f"{escaped(case.document.file)} dækker:"
    yield ""
    for row in ruling.guarded:
        yield f"- {_guarded(book[row.rule], row, cover, before)}"
    yield from ("", "<details><summary>Sådan læses den</summary>")
    lines = [case.text.story.strip(), "", *conversation_text(ruling.conversation, ruling.names)]
    yield from fenced(lines, "text")
    yield "</details>"


def _guarded(rule: RuleEntry, row: Row, cover: Coverage, before: Snapshot) -> str:
    first = "" if row.id in before.guarded else " **for første gang**"
    others = len(cover.of(row)) - 1
    company = " sammen med én anden" if others == 1 else f" sammen med {others} andre"
    return f"{escaped(rule.title)}, række {row.number}{first}{company if others > 0 else ''}"


def _coverage(before: Snapshot, cover: Coverage) -> Iterator[str]:
    yield from ("", "### Dækning", "")
    guarded = sum(row.row in before.guarded for row in before.rows)
    now = f"{len(cover.guarded)} af {len(cover.rows)}"
    yield f"Før: {guarded} af {len(before.rows)} rækker. Nu: {now}."
    missing = [row.id for row in cover.unguarded]
    if missing:
        yield f"Uden sag: {escaped(', '.join(missing[:MOST_SHOWN]))}."

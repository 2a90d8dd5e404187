"""A release note: the changes since a revision that matter to a club director."""

from collections.abc import Iterator

from generator.data.diff.cases import CaseStatus
from generator.data.diff.report import Diff, RuleDiff
from generator.data.diff.rulings import Change
from generator.data.diff.text import in_words, spoken_safely
from generator.data.models import Step
from generator.engine.partings import Kind
from generator.text.danish import count
from generator.text.markdown import escaped
from rules_src.model.law_ref import LawRef

MOST = 2
"""Changes told of one rule."""
UNSEEN = (Kind.ORDER, Kind.ANSWER_NEW, Kind.ANSWER_GONE)
"""What changes no ruling at the table: another order, or a question that has other answers."""


def release_note(diff: Diff) -> Iterator[str]:
    """Markdown for readers of the site, without keys and row numbers."""
    sections = {
        "Ændrede kendelser": [line for rule in diff.rules for line in _changes(diff, rule)],
        "Nye situationer og afsnit": [_linked(r) for r in diff.rules if r.is_new],
        "Nye sager": _cases(diff, CaseStatus.NEW),
        "Sager med en anden kendelse": _cases(diff, CaseStatus.RULING),
        "Omstridte sager": _cases(diff, CaseStatus.DISPUTED),
        "Sager, der er trukket tilbage": _cases(diff, CaseStatus.WITHDRAWN),
    }
    yield f"# Nyt siden {escaped(diff.old.name)}"
    for heading, lines in sections.items():
        yield from ("", f"## {heading}", "", *lines) if lines else ()
    worded = sum(len(rule.wordings) + len(rule.questions) for rule in diff.rules)
    if worded:
        yield from ("", f"Desuden er ordlyden rettet {worded} steder uden følger for kendelserne.")
    elif not any(sections.values()):
        yield from ("", "Intet, der betyder noget ved bordet.")


def asks_for_news(diff: Diff) -> bool:
    """Whether clubs should be told: a ruling is another, or a situation is new."""
    return any(rule.is_new or _ruled(rule) for rule in diff.rules)


def _ruled(rule: RuleDiff) -> list[Change]:
    """The changes of a rule that the table can see."""
    return [change for change in rule.changes if change.kind not in UNSEEN]


def _changes(diff: Diff, rule: RuleDiff) -> Iterator[str]:
    """The changes that most incidents meet, and how many the others are."""
    widest = sorted(_ruled(rule), key=lambda change: -change.places)
    for change in widest[:MOST]:
        yield from _change(diff, rule, change)
    rest = len(widest) - MOST
    if rest > 0:
        others = count(rest, "anden ændring", "andre ændringer")
        yield f"- **{_text(rule.title)}:** {others} i mere sjældne hændelser."


def _change(diff: Diff, rule: RuleDiff, change: Change) -> Iterator[str]:
    example = " ".join(in_words(diff, change)) or "Altid."
    title = _text(rule.title)
    yield f"- **{title}{'' if title.endswith('?') else '.'}** {escaped(example)}"
    for label, steps in (("Før", change.lost), ("Nu", change.gained)):
        for step in steps:
            yield f"    - {label}: {_step(step)}"


def _step(step: Step) -> str:
    return f"{_text(step.text)} ({LawRef.parse(step.law).shown})"


def _linked(rule: RuleDiff) -> str:
    return f"- {_text(rule.title)}"


def _cases(diff: Diff, status: CaseStatus) -> list[str]:
    cases = (c.case for rule in diff.rules for c in rule.cases if c.status is status)
    reasons = {CaseStatus.DISPUTED: "disputed", CaseStatus.WITHDRAWN: "withdrawn"}
    lines = []
    for case in cases:
        reason = getattr(case, reasons[status]) if status in reasons else ""
        lines.append(f"- {escaped(case.headnote)}{f': {escaped(reason)}' if reason else ''}")
    return lines


def _text(text: str) -> str:
    return escaped(spoken_safely(text))

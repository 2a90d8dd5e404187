"""A difference for a terminal, a pull request, and those who use the site."""

from collections.abc import Collection, Iterable, Iterator
from enum import Enum
from typing import NamedTuple

from generator.cases.precedents import Comparison
from generator.data.models import Fact, StatedStep, Step
from generator.diff.compare import (
    CaseChange,
    CaseStatus,
    Change,
    Diff,
    Rewording,
    RuleDiff,
    Ways,
)
from generator.diff.snapshot import Snapshot
from generator.engine.partings import Kind
from generator.text.danish import count, sentence
from generator.text.markdown import escaped, fenced
from rules_src.model.law_ref import LawRef
from rules_src.model.roles import spoken
from rules_src.model.ruling import Authority, When

SAME = "Ingen kendelse, intet spørgsmål og ingen sag er anderledes."


class Entry(NamedTuple):
    """One difference: a heading, and lines that begin with −, + or nothing."""

    head: str
    lines: tuple[str, ...] = ()


def diff_text(diff: Diff) -> Iterator[str]:
    """The difference in plain text."""
    yield summary(diff)
    for rule in diff.rules:
        yield from ("", heading(rule))
        for entry in entries(diff, rule):
            yield f"  • {entry.head}"
            yield from (f"      {line}" for line in entry.lines)
    for ways, each in diff.shifts.items():
        yield from ("", f"Andres kendelser: {shift_text(ways, len(each))}")
        yield from (f"  • {id}" for id in each)


def markdown(diff: Diff) -> Iterator[str]:
    """The difference in Markdown; contributed text is escaped."""
    yield f"**{escaped(summary(diff))}**"
    for rule in diff.rules:
        yield from ("", f"### {escaped(heading(rule))}", "")
        for entry in entries(diff, rule):
            yield f"- {escaped(entry.head)}"
            yield from fenced(entry.lines, "diff", "  ") if entry.lines else ()
    for ways, each in diff.shifts.items():
        yield from ("", f"### Andres kendelser: {escaped(shift_text(ways, len(each)))}", "")
        yield from (f"- {escaped(id)}" for id in each)


def summary(diff: Diff) -> str:
    """`main (1a2b3c4d) → arbejdstræet: 2 ændrede kendelser, 1 ny sag`"""
    kinds = [change.kind for rule in diff.rules for change in rule.changes]
    reference = sum(kind in (Kind.LAW, Kind.AUTHORITY) for kind in kinds)
    order, rules = kinds.count(Kind.ORDER), diff.rules
    numbers = (
        (len(kinds) - reference - order, "ændret kendelse", "ændrede kendelser"),
        (reference, "ændring af § eller hjemmel", "ændringer af § eller hjemmel"),
        (order, "anden rækkefølge", "andre rækkefølger"),
        (sum(len(r.questions) for r in rules), "ændring i spørgsmål", "ændringer i spørgsmål"),
        (sum(len(r.wordings) for r in rules), "ændring af ordlyd", "ændringer af ordlyd"),
        (
            sum(rule.is_new or rule.is_gone for rule in rules),
            "regel mere eller mindre",
            "regler mere eller mindre",
        ),
        (sum(len(r.cases) for r in rules), "sag", "sager"),
    )
    parts = [count(*each) for each in numbers if each[0]]
    parts += (shift_text(ways, len(each)) for ways, each in diff.shifts.items())
    return f"{diff.old.name} → {diff.new.name}: {', '.join(parts) or SAME}"


def shift_text(ways: Ways, number: int) -> str:
    """`2 kendelser skifter fra enig til uenig`"""
    many = count(number, "kendelse", "kendelser")
    before, after = (called(Comparison, way) for way in ways)
    if not before:
        return f"{many} udefra er {'ny' if number == 1 else 'nye'}: {after}"
    if not after:
        return f"{many} udefra er væk: {before}"
    return f"{many} skifter fra {before} til {after}"


def called(names: type[Enum], key: str) -> str:
    """What it is called in Danish; the key itself where only another revision knows it."""
    return str(names[key.upper()].value) if key.upper() in names.__members__ else key


def heading(rule: RuleDiff) -> str:
    """`Melding uden for tur (call_out_of_rotation), ny regel`"""
    status = ", ny regel" if rule.is_new else ", reglen er væk" if rule.is_gone else ""
    before = f", hed {rule.called_before}" if rule.called_before else ""
    return f"{spoken_safely(rule.title)} ({rule.rule}{before}){status}"


def entries(diff: Diff, rule: RuleDiff) -> Iterator[Entry]:
    """The differences of a rule: rulings, rows, questions, wording, cases."""
    for change in rule.changes:
        example = " ".join(in_words(diff, change)) or "altid"
        places = "ét sted" if change.places == 1 else f"{change.places} steder, fx"
        rows = ", ".join(change.new_rows) or ", ".join(change.old_rows)
        head = f"{sentence(change.kind.value)}, {places}: {example} [{rows}]"
        whole = change.kind is Kind.ORDER
        lost, gained = (change.before, change.after) if whole else (change.lost, change.gained)
        yield Entry(head, (*_signed("-", lost), *_signed("+", gained)))
    if rule.rows:
        parts = [f"Rækker: {rule.rows.before} → {rule.rows.after}"]
        kept = [row for row in rule.rows.come if row in rule.rows.gone]
        come = [row for row in rule.rows.come if row not in kept]
        gone = [row for row in rule.rows.gone if row not in kept]
        parts += [f"med andre svar eller anden kendelse: {', '.join(kept)}"] if kept else []
        parts += [f"nye: {', '.join(come)}"] if come else []
        parts += [f"væk: {', '.join(gone)}"] if gone else []
        moved = ", ".join(f"{was} → {now}" for was, now in rule.rows.renumbered.items())
        parts += [f"uændrede under nyt nummer: {moved}"] if moved else []
        yield Entry("; ".join(parts))
    same = "" if any(c.kind is not Kind.ORDER for c in rule.changes) else " (kendelserne er ens)"
    yield from (_reworded(each, f"Spørgsmål{same}") for each in rule.questions)
    yield from (_reworded(each, "Ordlyd") for each in rule.wordings)
    yield from (_case(change) for change in rule.cases)


def _signed(sign: str, steps: Iterable[Step]) -> tuple[str, ...]:
    return tuple(f"{sign} {step_text(step)}" for step in steps)


def step_text(step: Step) -> str:
    """`§ 30A forced_pass.once: Makker skal passe …`, with *when* and authority if unusual."""
    extra = [spoken_safely(called(When, step.when))] if step.when != "now" else []
    extra += [called(Authority, step.authority)] if step.authority != "law" else []
    aside = f" ({', '.join(extra)})" if extra else ""
    return f"{LawRef.parse(step.law).shown} {step.word}{aside}: {spoken_safely(step.text)}"


def in_words(diff: Diff, change: Change) -> Iterator[str]:
    """The answers of the example and their questions, as the new revision or the old words them."""
    for name, key in change.example.items():
        if fact := fact_of(name, key, diff.new, diff.old):
            yield f"{spoken_safely(fact.question)} {spoken_safely(fact.answers[key])}."
        else:
            yield f"{name}={key}."


def fact_of(name: str, key: str, *snapshots: Snapshot) -> Fact | None:
    """The question that has the answer, in the first revision that asks it."""
    rules = (rule for snapshot in snapshots for rule in snapshot.rules if name in rule.facts)
    return next((rule.facts[name] for rule in rules if key in rule.facts[name].answers), None)


def _reworded(change: Rewording, kind: str) -> Entry:
    sides = (("-", change.before), ("+", change.after))
    lines = tuple(f"{sign} {spoken_safely(text)}" for sign, text in sides if text)
    return Entry(f"{kind}: {change.what}", lines)


def _case(change: CaseChange) -> Entry:
    case, before = change.case, change.before
    reasons = {CaseStatus.WITHDRAWN: case.withdrawn, CaseStatus.DISPUTED: case.disputed}
    reason = reasons.get(change.status, "")
    head = f"Sag {case.id}: {change.status.value}"
    if change.status is CaseStatus.RULING and before:
        old, new = _words(before.stated or before.ruling), _words(case.stated or case.ruling)
        lost, gained = ([w for w in a if w not in b] for a, b in ((old, new), (new, old)))
        return Entry(head, (*(f"- {w}" for w in lost), *(f"+ {w}" for w in gained)))
    if change.status is CaseStatus.AUTHORITY and before:
        return Entry(head, (f"- {before.authority}", f"+ {case.authority}"))
    return Entry(f"{head}: {reason or case.headnote}")


def _words(steps: Iterable[StatedStep]) -> Collection[str]:
    return dict.fromkeys(f"{step.law}: {step.word}" for step in steps)


def spoken_safely(text: str) -> str:
    """Fill in roles; leave a text with roles that only another revision knows."""
    try:
        return spoken(text)
    except ValueError:
        return text


UNSEEN = (Kind.ORDER, Kind.ANSWER_NEW, Kind.ANSWER_GONE)
"""What changes no ruling at the table: another order, or a question that has other answers."""


def asks_for_news(diff: Diff) -> bool:
    """Whether clubs should be told: a ruling is another at the table, or a situation is new."""
    return any(r.is_new or any(c.kind not in UNSEEN for c in r.changes) for r in diff.rules)


def told(text: str) -> str:
    return escaped(spoken_safely(text))

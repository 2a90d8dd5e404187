"""A difference in words: for the terminal, for a pull request, for programs."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from generator.diff.report import CaseChange, Diff, Fate, RowsMoved, RuleDiff, Told
from generator.diff.rulings import Change, Kind
from generator.diff.snapshot import Step
from generator.text.fenced import fenced
from generator.text.markdown import escaped
from rules_src.model.law_ref import LawRef
from rules_src.model.roles import spoken
from rules_src.model.ruling import Authority, When

SAME = "Ingen kendelse, intet spørgsmål og ingen sag er anderledes."


class Entry(NamedTuple):
    """One thing that differs: what it is, and lines that begin with −, + or nothing."""

    head: str
    lines: tuple[str, ...] = ()


def told(diff: Diff) -> Iterator[str]:
    """As plain text."""
    yield summary(diff)
    for rule in diff.rules:
        yield from ("", heading(rule))
        for entry in entries(diff, rule):
            yield f"  • {entry.head}"
            yield from (f"      {line}" for line in entry.lines)
    yield from warnings(diff)


def markdown(diff: Diff) -> Iterator[str]:
    """As Markdown in which contributed text can be nothing but text."""
    yield f"**{escaped(summary(diff))}**"
    for rule in diff.rules:
        yield from ("", f"### {escaped(heading(rule))}", "")
        for entry in entries(diff, rule):
            yield f"- {escaped(entry.head)}"
            yield from fenced(entry.lines, "diff", "  ") if entry.lines else ()
    yield from (f"\n> {escaped(line)}" for line in warnings(diff) if line)


def summary(diff: Diff) -> str:
    """`main (1a2b3c4d) → arbejdstræet: 2 ændrede kendelser, 1 ny sag`"""
    counts = counted(diff)
    parts = [
        _count(counts["law"], "ændret kendelse", "ændrede kendelser"),
        _count(counts["told"], "ændring af § eller hjemmel", "ændringer af § eller hjemmel"),
        _count(counts["order"], "anden rækkefølge", "andre rækkefølger"),
        _count(counts["questions"], "ændring i spørgsmål", "ændringer i spørgsmål"),
        _count(counts["wordings"], "ændring af ordlyd", "ændringer af ordlyd"),
        _count(counts["rules"], "regel mere eller mindre", "regler mere eller mindre"),
        _count(counts["cases"], "sag", "sager"),
    ]
    text = ", ".join(part for part in parts if part) or SAME
    return f"{diff.old.name} → {diff.new.name}: {text}"


def counted(diff: Diff) -> Mapping[str, int]:
    """How much of each sort; only `law` is a change of what happens at the table."""
    kinds = [change.kind for rule in diff.rules for change in rule.changes]
    told_only = (Kind.LAW, Kind.AUTHORITY)
    return {
        "law": sum(kind not in (*told_only, Kind.ORDER) for kind in kinds),
        "told": sum(kind in told_only for kind in kinds),
        "order": kinds.count(Kind.ORDER),
        "questions": sum(len(rule.questions) for rule in diff.rules),
        "wordings": sum(len(rule.wordings) for rule in diff.rules),
        "rules": sum(rule.is_new or rule.is_gone for rule in diff.rules),
        "cases": sum(len(rule.cases) for rule in diff.rules),
    }


def _count(number: int, one: str, more: str) -> str:
    return f"{number} {one if number == 1 else more}" if number else ""


def warnings(diff: Diff) -> Iterator[str]:
    """Addresses that no longer lead anywhere; a case that no longer holds is withdrawn instead."""
    if diff.lost_addresses:
        yield ""
        yield f"Adresser, der er forsvundet: {', '.join(diff.lost_addresses)}."
        yield (
            "En adresse må ikke forsvinde. Læg sagen tilbage, og skriv »withdrawn:« med grund og"
            " dato; behold situationens slug."
        )


def heading(rule: RuleDiff) -> str:
    """`Melding uden for tur (call_out_of_rotation), ny regel`"""
    extra = ", ny regel" if rule.is_new else ", reglen er væk" if rule.is_gone else ""
    before = f", hed {rule.called_before}" if rule.called_before else ""
    return f"{spoken_safely(rule.title)} ({rule.rule}{before}){extra}"


def entries(diff: Diff, rule: RuleDiff) -> Iterator[Entry]:
    """Changes of law first, then of rows and questions, then of words, then cases."""
    for change in rule.changes:
        yield _ruling(diff, change)
    if rule.rows:
        yield Entry(_rows(rule.rows))
    moved = "" if any(c.kind is not Kind.ORDER for c in rule.changes) else " (kendelserne er ens)"
    yield from (_said(told, f"Spørgsmål{moved}") for told in rule.questions)
    yield from (_said(told, "Ordlyd") for told in rule.wordings)
    yield from (_case(change) for change in rule.cases)


def _ruling(diff: Diff, change: Change) -> Entry:
    example = " ".join(in_words(diff, change)) or "altid"
    places = "ét sted" if change.places == 1 else f"{change.places} steder, fx"
    rows = ", ".join(change.new_rows) or ", ".join(change.old_rows)
    head = f"{change.kind.value[:1].upper()}{change.kind.value[1:]}, {places}: {example} [{rows}]"
    whole = change.kind is Kind.ORDER
    lost, gained = (change.before, change.after) if whole else (change.lost, change.gained)
    return Entry(head, (*_signed("-", lost), *_signed("+", gained)))


def _signed(sign: str, steps: Iterable[Step]) -> tuple[str, ...]:
    return tuple(f"{sign} {step_text(step)}" for step in steps)


def step_text(step: Step) -> str:
    """`§ 30A forced_pass.once: Makker skal passe …`, with when and on whose word if need be."""
    when = When[step.when.upper()].value if step.when.upper() in When.__members__ else step.when
    key = step.authority.upper()
    whose = Authority[key].value if key in Authority.__members__ else step.authority
    extra = [spoken_safely(when)] if step.when != "now" else []
    extra += [whose] if step.authority != "law" else []
    aside = f" ({', '.join(extra)})" if extra else ""
    return f"{LawRef.parse(step.law).shown} {step.word}{aside}: {spoken_safely(step.text)}"


def in_words(diff: Diff, change: Change) -> Iterator[str]:
    """The answers of the example, with their questions as either revision puts them."""
    for name, key in change.example.items():
        facts = (
            fact
            for there in (diff.new, diff.old)
            for rule in there.rules
            for known, fact in rule.facts.items()
            if known == name and key in fact.answers
        )
        fact = next(facts, None)
        yield (
            f"{spoken_safely(fact.question)} {spoken_safely(fact.answers[key])}."
            if fact
            else f"{name}={key}."
        )


def _rows(rows: RowsMoved) -> str:
    parts = [f"Rækker: {rows.before} → {rows.after}"]
    parts += [f"nye: {', '.join(rows.come)}"] if rows.come else []
    parts += [f"væk: {', '.join(rows.gone)}"] if rows.gone else []
    moved = ", ".join(f"{was} → {now}" for was, now in rows.renumbered.items())
    parts += [f"uændrede under nyt nummer: {moved}"] if moved else []
    return "; ".join(parts)


def _said(told: Told, sort: str) -> Entry:
    sides = (("-", told.before), ("+", told.after))
    lines = tuple(f"{sign} {spoken_safely(text)}" for sign, text in sides if text)
    return Entry(f"{sort}: {told.what}", lines)


def _case(change: CaseChange) -> Entry:
    case, before = change.case, change.before
    reason = {Fate.WITHDRAWN: case.withdrawn, Fate.DISPUTED: case.disputed}.get(change.fate, "")
    head = f"Sag {case.id}: {change.fate.value}"
    if change.fate is Fate.RULING and before:
        old, new = _words(before.stated or before.ruling), _words(case.stated or case.ruling)
        return Entry(head, (*(f"- {w}" for w in old - new), *(f"+ {w}" for w in new - old)))
    if change.fate is Fate.AUTHORITY and before:
        return Entry(head, (f"- {before.authority}", f"+ {case.authority}"))
    return Entry(f"{head}: {reason or case.headnote}")


def _words(steps: tuple[Step, ...]) -> set[str]:
    return {f"{step.law}: {step.word}" for step in steps}


def spoken_safely(text: str) -> str:
    """Roles filled in; another revision may know roles that this one does not."""
    try:
        return spoken(text)
    except ValueError:
        return text


def as_json(diff: Diff) -> str:
    """All of it for programs, keys in English as in the data of the site."""
    found: dict[str, Any] = {
        "old": diff.old.name,
        "new": diff.new.name,
        "counts": counted(diff),
        "lost_addresses": diff.lost_addresses,
        "rules": [_as_data(rule) for rule in diff.rules],
    }
    return json.dumps(found, ensure_ascii=False, indent=1)


def _as_data(rule: RuleDiff) -> dict[str, Any]:
    return {
        "rule": rule.rule,
        "title": rule.title,
        "new": rule.is_new,
        "gone": rule.is_gone,
        "called_before": rule.called_before,
        "changes": [_change_data(change) for change in rule.changes],
        "rows": rule.rows._asdict() if rule.rows else None,
        "questions": [told._asdict() for told in rule.questions],
        "wordings": [told._asdict() for told in rule.wordings],
        "cases": [{"id": c.case.id, "fate": c.fate.key} for c in rule.cases],
    }


def _change_data(change: Change) -> dict[str, Any]:
    return {
        "kind": change.kind.key,
        "places": change.places,
        "example": dict(change.example),
        "old_rows": change.old_rows,
        "new_rows": change.new_rows,
        **{
            name: [step.model_dump() for step in getattr(change, name)]
            for name in ("lost", "gained", "before", "after")
        },
    }

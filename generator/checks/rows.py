"""Every ruling in a line, for the golden file: a wrong word, moment, addressee or verdict is seen.

    accepted=no call=bid -> call_cancelled@now>everyone forced_pass@now>partner · Makker passer.

What is said in words stands in the law alone.
"""

from collections.abc import Iterator

from generator.engine.proofs import size_of
from generator.engine.rulebook import Rulebook, RuleEntry
from generator.engine.tree import Row
from generator.engine.verdicts import finished, verdict_of_row
from rules_src.model.effects import Effect
from rules_src.model.ruling import Authority, Step
from rules_src.model.situation import Situation

EXPLAINED, SETTLED = "~", "-"
"""Before a step: only explained, or no part of the finished ruling."""


def every_row(book: Rulebook) -> str:
    """All of the law: for each situation how it meets what stands, and then its rules."""
    lines: list[str] = []
    for situation in book.situations:
        lines.append(meeting(situation))
        for rule in book.rules_of(situation):
            lines += (f"== {rule.name}: {size_of(rule)}", *rows_of(rule))
    return "".join(f"{line}\n" for line in lines)


def meeting(situation: Situation) -> str:
    """How it meets each kind of what can stand, and by which §."""
    met = (f"{e.kind.key}={e.how.key}@{e.law}{e.settled}" for e in situation.encounters)
    return " ".join(("&", situation.slug, *met))


def rows_of(rule: RuleEntry) -> Iterator[str]:
    """What makes its questions doubtful and their answers impossible, and then its rows."""
    for name, fact in rule.facts.items():
        doubts = [f"{_effect(effect)}?" for effect in fact.doubted_by]
        out = [f"{_effect(effect)}-{answer.key}" for answer, effect in fact.excluded_by.items()]
        if doubts or out:
            yield " ".join(("?", name, *doubts, *out))
    yield from (_row(rule, row) for row in rule.rows)


def _effect(effect: Effect) -> str:
    return ".".join(filter(None, (effect.whose, effect.kind.key, effect.detail)))


def _row(rule: RuleEntry, row: Row) -> str:
    answers = [f"{n}={'/'.join(a.key for a in cell)}" for n, cell in row.cells.items()]
    kept = finished(row.ruling, row.cells)
    steps = [
        f"{EXPLAINED if s.explained else '' if s in kept else SETTLED}{_step(s)}"
        for s in row.ruling
    ]
    verdict = verdict_of_row(rule, row)
    return " ".join((*answers, "->", *steps, *(("·", verdict) if verdict else ())))


def _step(step: Step) -> str:
    by = "" if step.authority is Authority.LAW else f"!{step.authority.key}"
    return f"{step.word}@{step.when.key}>{step.to}{'(away)' if step.away else ''}{by}"

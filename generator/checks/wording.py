"""Every text of the rules of a situation, as plain text for a golden file.

A change of a word, a paragraph, a moment, an addressee or an order is then a changed line, seen in
review: a question and its answers, each step as it is said, and each row with its verdict.
"""

from collections.abc import Iterator
from typing import Any

from generator.engine.rulebook import Rulebook, RuleEntry
from generator.engine.tree import Row
from generator.engine.verdicts import finished, verdict_of_row
from rules_src.model.effects import Effect
from rules_src.model.facts import Fact
from rules_src.model.on_board import left_by
from rules_src.model.ruling import Step
from rules_src.model.situation import Situation
from rules_src.model.steps import NewIrregularity

EXPLAINED, SETTLED = "~", "-"
"""Marks at the number of a step: only explained, or no part of the finished ruling."""


def wording(book: Rulebook, situation: Situation) -> str:
    """The text of a situation: its own words, then those of each of its rules."""
    rules = (book[rule.__name__] for rule in situation.rules)
    lines = [*_situation(situation), *(line for rule in rules for line in rule_wording(rule))]
    return "".join(f"{line}\n" for line in lines)


def _situation(situation: Situation) -> Iterator[str]:
    yield f"{situation.rule.__name__} /{situation.slug}/ {situation.phase.name}"
    for name in ("title", "called", "happened", "intro"):
        yield f"{name}: {getattr(situation, name)}"
    yield f"laws: {' '.join(situation.laws)}"
    if situation.confuse:
        yield f"confuse: {' '.join(situation.confuse)}"
    if situation.who:
        yield f"who: {situation.who.role}: {situation.who.question}"
    yield from meeting(situation)


def meeting(situation: Situation) -> Iterator[str]:
    """How it meets each kind of what can stand."""
    for each in situation.encounters:
        settled = f", settled by {each.settled}" if each.settled else ""
        yield f"& {each.kind.key} (§ {each.law}, {each.how.key}{settled}): {each.text}"


def rule_wording(rule: RuleEntry) -> Iterator[str]:
    """What one rule asks, in the order it is declared, says, and rules row by row."""
    yield from ("", f"== {rule.name}: {rule.title}")
    for fact in rule.facts.values():
        yield from _fact(fact)
    steps = dict.fromkeys(step for row in rule.rows for step in row.ruling)
    numbers = {step: number for number, step in enumerate(steps, 1)}
    for step, number in numbers.items():
        yield from _step(number, step)
    for row in rule.rows:
        yield from _row(rule, row, numbers)


def _fact(fact: Fact[Any]) -> Iterator[str]:
    asked = [fact.kind.name.lower(), f"§ {fact.law}"]
    asked += [f"chooses {fact.chooses}"] if fact.chooses else []
    asked += [f"by {fact.by}"] if fact.by else []
    asked += ["away"] if fact.away else []
    yield f"? {fact.name} ({', '.join(asked)}): {fact.question}"
    if fact.help:
        yield f"    help: {fact.help}"
    yield from (f"    weigh: {matter}" for matter in fact.weigh)
    for effect, answer in fact.stands.items():
        yield f"    {_effect(effect)} stands: {answer.key}"
    reached = {answer.key: moment.key for answer, moment in fact.reached.items()}
    for key, answer in fact.answers.items():
        marks = " (assumed)" if answer is fact.assume else ""
        marks += f" (reached: {reached[key]})" if key in reached else ""
        yield f"    {key}: {answer.value}{marks}"


def _step(number: int, step: Step) -> Iterator[str]:
    to = f"to {step.to}" if step.aloud else "for the director"
    parts = [f"§ {step.law}", step.word, step.when.key, step.authority.key, to]
    parts += ["away"] if step.away else []
    parts += [f"settled by {' '.join(step.settled_by)}"] if step.settled_by else []
    parts += [f"leads to {step.rule}"] if isinstance(step, NewIrregularity) else []
    for does, effects in (("leaves", left_by(step)), ("ends", step.ends)):
        parts += [f"{does} {' and '.join(map(_effect, effects))}"] if effects else []
    yield f"{number}. {', '.join(parts)}"
    if step.short:
        yield f"    short: {step.short}"
    yield f"    says: {step.says}"


def _effect(effect: Effect) -> str:
    """`major_card of partner: {card}`"""
    whose = f" of {effect.whose}" if effect.whose else ""
    return f"{effect.kind.key}{whose}{f': {effect.detail}' if effect.detail else ''}"


def _row(rule: RuleEntry, row: Row, numbers: dict[Step, int]) -> Iterator[str]:
    answers = [f"{n}={'/'.join(a.key for a in cell)}" for n, cell in row.cells.items()]
    kept = finished(row.ruling, row.cells)
    marks = (EXPLAINED if s.explained else "" if s in kept else SETTLED for s in row.ruling)
    steps = (f"{mark}{numbers[s]}" for mark, s in zip(marks, row.ruling, strict=True))
    yield f"{row.number}: {' '.join(answers) or 'always'} -> {' '.join(steps)}"
    yield f"    {verdict_of_row(rule, row) or '(goes on)'}"

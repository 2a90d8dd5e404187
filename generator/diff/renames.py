"""What is only called something else now, so that a change of name is not taken for one of law.

A name that is gone is paired with one that is new when the Danish text they stand for is the
same, or so like that nothing else there is more like it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import TypeVar

from generator.diff.snapshot import Case, Fact, Row, Rule, Snapshot, Step

LIKE = 0.6
"""How alike two texts must be, from 0 to 1."""

POINTING = ("new.", "look_up.")

Names = Mapping[str, str]
"""The new name by the old."""
T = TypeVar("T")


@dataclass(frozen=True)
class Renames:
    rules: Names
    facts: Mapping[str, Names]
    """By the rule's old name."""
    answers: Mapping[tuple[str, str], Names]
    """By the old names of the rule and the fact."""
    words: Names


def renames(old: Snapshot, new: Snapshot) -> Renames:
    rules = _paired(old.by_name, new.by_name, _same_rule)
    facts: dict[str, Names] = {}
    answers: dict[tuple[str, str], Names] = {}
    for name, rule in old.by_name.items():
        other = new.by_name.get(rules.get(name, name))
        if other is None:
            continue
        facts[name] = _paired(rule.facts, other.facts, _same_fact)
        for key, fact in rule.facts.items():
            there = other.facts.get(facts[name].get(key, key))
            if there:
                answers[name, key] = _paired(fact.answers, there.answers, _like)
    words = _paired(_own(old.steps), _own(new.steps), _same_step)
    return Renames(rules, facts, answers, words)


def _paired(
    old: Mapping[str, T], new: Mapping[str, T], alike: Callable[[T, T], float]
) -> dict[str, str]:
    """Each name that is gone with the new one most like it, the likest pairs first."""
    gone, come = [n for n in old if n not in new], [n for n in new if n not in old]
    pairs = [(alike(old[a], new[b]), a, b) for a in gone for b in come]
    found: dict[str, str] = {}
    for likeness, a, b in sorted(pairs, key=lambda pair: -pair[0]):
        if likeness >= LIKE and a not in found and b not in found.values():
            found[a] = b
    return found


def _like(one: str, other: str) -> float:
    return SequenceMatcher(None, one, other, autojunk=False).ratio()


def _same_rule(one: Rule, other: Rule) -> float:
    """A rule is known by its page and heading, and by its questions."""
    if one.entered and other.entered and one.situation == other.situation:
        return 1
    questions = [{fact.question for fact in rule.facts.values()} for rule in (one, other)]
    shared = len(questions[0] & questions[1]) / (len(questions[0] | questions[1]) or 1)
    return max(shared, _like(one.title, other.title)) if one.entered == other.entered else 0


def _same_fact(one: Fact, other: Fact) -> float:
    """The same question, or the same answers to a question much like it."""
    if one.answers.keys() != other.answers.keys() and one.question != other.question:
        return 0
    return _like(one.question, other.question)


def _own(steps: Mapping[str, tuple[Step, ...]]) -> Mapping[str, tuple[Step, ...]]:
    """Words that are a rule's own choice; `new.` and `look_up.` name what they point at."""
    return {word: found for word, found in steps.items() if not word.startswith(POINTING)}


def _same_step(one: tuple[Step, ...], other: tuple[Step, ...]) -> float:
    return 1 if {step.text for step in one} == {step.text for step in other} else 0


def translated(old: Snapshot, names: Renames) -> Snapshot:
    """The old revision in the names of the new one."""
    return Snapshot(
        rules=tuple(_rule(rule, names) for rule in old.rules),
        rows=tuple(_row(row, names) for row in old.rows),
        cases=tuple(_case(case, names) for case in old.cases),
        unsound=old.unsound,
        name=old.name,
    )


def _rule(rule: Rule, names: Renames) -> Rule:
    called = names.facts.get(rule.rule, {})
    facts = {
        called.get(name, name): fact.model_copy(
            update={"answers": _keys(fact.answers, names.answers.get((rule.rule, name), {}))}
        )
        for name, fact in rule.facts.items()
    }
    return rule.model_copy(update={"rule": _called(rule.rule, names.rules), "facts": facts})


def _row(row: Row, names: Renames) -> Row:
    called = names.facts.get(row.rule, {})
    cells = {
        called.get(name, name): tuple(
            _called(key, names.answers.get((row.rule, name), {})) for key in keys
        )
        for name, keys in row.answers.items()
    }
    return row.model_copy(
        update={
            "rule": _called(row.rule, names.rules),
            "answers": cells,
            "ruling": _steps(row.ruling, names),
        }
    )


def _case(case: Case, names: Renames) -> Case:
    update = {
        "answers": {
            _anywhere(names.facts.values(), fact): _anywhere(
                (keys for (_, name), keys in names.answers.items() if name == fact), key
            )
            for fact, key in case.answers.items()
        },
        "rule": _called(case.rule, names.rules),
        "ruling": _steps(case.ruling, names),
        "stated": _steps(case.stated, names),
    }
    return case.model_copy(update=update)


def _steps(steps: Iterable[Step], names: Renames) -> tuple[Step, ...]:
    return tuple(step.model_copy(update={"word": _word(step, names)}) for step in steps)


def _word(step: Step, names: Renames) -> str:
    """Also the rule that a step names: `continue.call_not_accepted`, `new.insufficient_bid`."""
    kind, dot, rule = step.word.partition(".")
    if dot and kind in ("continue", "new"):
        return f"{kind}.{_called(rule, names.rules)}"
    return _called(step.word, names.words)


def _called(name: str, names: Names) -> str:
    return names.get(name, name)


def _anywhere(found: Iterable[Names], name: str) -> str:
    """A case speaks of the questions of several rules."""
    return next((names[name] for names in found if name in names), name)


def _keys(answers: Mapping[str, str], names: Names) -> dict[str, str]:
    return {names.get(key, key): label for key, label in answers.items()}

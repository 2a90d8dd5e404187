"""Find renames, so that a change of name is not taken for a change of law.

A removed name is paired with a new one whose Danish text is the same, or the most similar.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import TypeVar

from generator.data.diff.snapshot import Snapshot
from generator.data.models import Case, CaseStep, Fact, Row, Rule, StatedStep, Step

SIMILAR = 0.6
"""How similar two texts must be, from 0 to 1."""

NAMING_A_RULE = ("new.", "look_up.")

Names = Mapping[str, str]
"""The new name by the old."""
T = TypeVar("T")
S = TypeVar("S", Step, CaseStep, StatedStep)


@dataclass(frozen=True)
class Renames:
    rules: Names
    facts: Mapping[str, Names]
    """By the rule's old name."""
    answers: Mapping[tuple[str, str], Names]
    """By the old names of the rule and the fact."""
    words: Names

    def old_rule(self, rule: str) -> str:
        """The old name of a renamed rule; empty for other rules."""
        return next((old for old, new in self.rules.items() if new == rule), "")


def find_renames(old: Snapshot, new: Snapshot) -> Renames:
    rules = _paired(old.by_name, new.by_name, _rule_likeness)
    facts: dict[str, Names] = {}
    answers: dict[tuple[str, str], Names] = {}
    for name, rule in old.by_name.items():
        other = new.by_name.get(rules.get(name, name))
        if other is None:
            continue
        facts[name] = _paired(rule.facts, other.facts, _fact_likeness)
        for key, fact in rule.facts.items():
            same = other.facts.get(facts[name].get(key, key))
            if same:
                answers[name, key] = _paired(fact.answers, same.answers, _likeness)
    words = _paired(_named_freely(old.steps), _named_freely(new.steps), _step_likeness)
    return Renames(rules, facts, answers, words)


def _paired(
    old: Mapping[str, T], new: Mapping[str, T], similarity: Callable[[T, T], float]
) -> dict[str, str]:
    """Pair each removed name with its most similar new one."""
    removed, added = [n for n in old if n not in new], [n for n in new if n not in old]
    pairs = [(similarity(old[a], new[b]), a, b) for a in removed for b in added]
    paired: dict[str, str] = {}
    for likeness, a, b in sorted(pairs, key=lambda pair: -pair[0]):
        if likeness >= SIMILAR and a not in paired and b not in paired.values():
            paired[a] = b
    return paired


def _likeness(one: str, other: str) -> float:
    return SequenceMatcher(None, one, other, autojunk=False).ratio()


def _rule_likeness(one: Rule, other: Rule) -> float:
    """Rules are similar if their pages, questions or headings are."""
    if one.entered and other.entered and one.situation == other.situation:
        return 1
    questions = [{fact.question for fact in rule.facts.values()} for rule in (one, other)]
    shared = len(questions[0] & questions[1]) / (len(questions[0] | questions[1]) or 1)
    return max(shared, _likeness(one.title, other.title)) if one.entered == other.entered else 0


def _fact_likeness(one: Fact, other: Fact) -> float:
    """Questions are similar if their text is, and their answers or their whole text the same."""
    if one.answers.keys() != other.answers.keys() and one.question != other.question:
        return 0
    return _likeness(one.question, other.question)


def _named_freely(steps: Mapping[str, tuple[Step, ...]]) -> Mapping[str, tuple[Step, ...]]:
    """Words without those made from a rule's name: `new.` and `look_up.`."""
    return {word: found for word, found in steps.items() if not word.startswith(NAMING_A_RULE)}


def _step_likeness(one: tuple[Step, ...], other: tuple[Step, ...]) -> float:
    return 1 if {step.text for step in one} == {step.text for step in other} else 0


def renamed(old: Snapshot, names: Renames) -> Snapshot:
    """The old snapshot with the names of the new one."""
    return Snapshot(
        rules=tuple(_rule(rule, names) for rule in old.rules),
        rows=tuple(_row(row, names) for row in old.rows),
        cases=tuple(_case(case, names) for case in old.cases),
        unsound=old.unsound,
        name=old.name,
    )


def _rule(rule: Rule, names: Renames) -> Rule:
    new_names = names.facts.get(rule.rule, {})
    facts = {
        new_names.get(name, name): fact.model_copy(
            update={"answers": _keys(fact.answers, names.answers.get((rule.rule, name), {}))}
        )
        for name, fact in rule.facts.items()
    }
    return rule.model_copy(update={"rule": _renamed(rule.rule, names.rules), "facts": facts})


def _row(row: Row, names: Renames) -> Row:
    new_names = names.facts.get(row.rule, {})
    cells = {
        new_names.get(name, name): tuple(
            _renamed(key, names.answers.get((row.rule, name), {})) for key in keys
        )
        for name, keys in row.answers.items()
    }
    return row.model_copy(
        update={
            "rule": _renamed(row.rule, names.rules),
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
        "rule": _renamed(case.rule, names.rules),
        "ruling": _steps(case.ruling, names),
        "stated": _steps(case.stated, names),
    }
    return case.model_copy(update=update)


def _steps(steps: Iterable[S], names: Renames) -> tuple[S, ...]:
    return tuple(step.model_copy(update={"word": _word(step, names)}) for step in steps)


def _word(step: Step | StatedStep, names: Renames) -> str:
    """The new word of a step, and of a rule it names: `continue.lead`, `new.insufficient_bid`."""
    kind, dot, rule = step.word.partition(".")
    if dot and kind in ("continue", "new"):
        return f"{kind}.{_renamed(rule, names.rules)}"
    return _renamed(step.word, names.words)


def _renamed(name: str, names: Names) -> str:
    return names.get(name, name)


def _anywhere(several: Iterable[Names], name: str) -> str:
    """The new name in the first rule that has one; cases answer several rules."""
    return next((names[name] for names in several if name in names), name)


def _keys(answers: Mapping[str, str], names: Names) -> dict[str, str]:
    return {names.get(key, key): label for key, label in answers.items()}

"""What the law leaves open, with what is ruled where it is read in another way."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from generator.engine.explore import declared
from generator.engine.neighbours import Difference, differences
from generator.engine.rulebook import Rulebook, RuleEntry
from generator.engine.tree import Cells
from generator.engine.verdicts import finished
from generator.text.danish import sentence, stated
from generator.views.ruling import shown_verdict
from rules_src.laws.common.statements import STATEMENTS as COMMON
from rules_src.model.doubts import Doubt, OtherReading
from rules_src.model.facts import Answer, Fact
from rules_src.model.situation import Situation

Texts = Mapping[Answer | tuple[Answer, ...], str]


class OtherOutcome(NamedTuple):
    """An incident, and what is ruled by each reading."""

    incident: str
    ours: str
    theirs: str
    also: str
    """What is said by the other reading alone, where the verdict does not tell them apart."""


class ShownReading(NamedTuple):
    text: str
    outcomes: tuple[OtherOutcome, ...]


class OpenPoint(NamedTuple):
    """A doubt as its page shows it."""

    doubt: Doubt
    readings: tuple[ShownReading, ...]


def open_points(book: Rulebook, doubts: Iterable[Doubt]) -> tuple[OpenPoint, ...]:
    return tuple(OpenPoint(d, tuple(_shown(book, r) for r in d.readings)) for d in doubts)


def _shown(book: Rulebook, reading: OtherReading) -> ShownReading:
    rule = book[reading.rule]
    outcomes = (_outcome(rule, reading, each) for each in differences(book, reading))
    return ShownReading(reading.text, tuple(outcomes))


def _outcome(rule: RuleEntry, reading: OtherReading, each: Difference) -> OtherOutcome:
    ours, theirs = shown_verdict(rule, each.ours), shown_verdict(rule, each.row)
    known = {step.effect for step in each.ours.ruling}
    new = (s for s in finished(each.row.ruling, each.row.cells) if s.effect not in known)
    return OtherOutcome(
        incident(rule.situation, declared(reading.variant), each.row.cells),
        ours,
        theirs,
        " ".join(step.text for step in new) if ours == theirs else "",
    )


def incident(situation: Situation, facts: Mapping[str, Fact[Any]], cells: Cells) -> str:
    """What happened in a row, in one sentence: the answers as statements, one after the other.

    What is assumed where nobody says otherwise is not said, nor what goes without saying.
    """
    texts: Mapping[Fact[Any], Texts] = {**COMMON, **situation.statements}
    said = [
        _statement(facts[name], texts.get(facts[name], {}), answers)
        for name, answers in cells.items()
        if len(answers) < len(facts[name].answers) and answers != (facts[name].assume,)
    ]
    *first, last = [text for text in said if text] or [sentence(situation.title)]
    return sentence(", og ".join([", ".join(first), last] if first else [last])) + "."


def _statement(fact: Fact[Any], texts: Texts, answers: tuple[Answer, ...]) -> str:
    """The answers as a statement: as somebody wrote it, else by the words of the question."""
    sets = {frozenset(key if isinstance(key, tuple) else (key,)): s for key, s in texts.items()}
    if (text := sets.get(frozenset(answers))) is not None:
        return text
    each = (
        (sets.get(frozenset({answer})), stated(fact.question, answer.value)) for answer in answers
    )
    found = (asked if said is None else said for said, asked in each)
    return ", eller ".join(text for text in found if text)

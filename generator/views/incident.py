"""A row told as an incident: its answers as statements, in one sentence."""

from collections.abc import Mapping
from typing import Any

from generator.engine.tree import Cells
from generator.text.danish import sentence
from generator.text.stated import stated
from rules_src.laws.common.statements import STATEMENTS as COMMON
from rules_src.model.facts import Answer, Fact
from rules_src.model.situation import Situation

Texts = Mapping[Answer | tuple[Answer, ...], str]


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

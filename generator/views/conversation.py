"""A conversation with a rule, as other programs read it."""

from collections.abc import Iterator, Mapping
from typing import Any

from generator.data.entries import of_step
from generator.data.imprint import stamp_of
from generator.engine.rulebook import Conversation, RuleEntry
from generator.engine.verdicts import verdict
from rules_src.model.facts import Answer
from rules_src.model.roles import ROLES, spoken


def as_json(
    rule: RuleEntry, conversation: Conversation, names: Mapping[str, str] = ROLES
) -> dict[str, Any]:
    """The conversation for programs: keys as in cases, with their Danish texts."""
    names = {**ROLES, **names}
    return {
        "rule": rule.name,
        "title": rule.title,
        **(stamp.data if (stamp := stamp_of(rule.book)) else {}),
        "answers": {name: answer.key for name, answer in _answers(conversation)},
        "walked": [leg.rule.name for leg in conversation.legs],
        "pending": [rule.name for rule in conversation.pending],
        "question": _question(conversation, names),
        "verdict": spoken(verdict(conversation), names),
        "ruling": [of_step(step, names).plain for step in conversation.ruling],
    }


def _answers(conversation: Conversation) -> Iterator[tuple[str, Answer]]:
    yield from conversation.answers.items()
    if conversation.question:
        yield from conversation.question.answers.items()


def _question(conversation: Conversation, names: Mapping[str, str]) -> Any:
    if not conversation.question or not conversation.asking:
        return None
    fact = conversation.question.fact
    return {
        "rule": conversation.asking.name,
        "fact": fact.name,
        "text": spoken(fact.question, names),
        "kind": fact.kind.name.lower(),
        "law": fact.law,
        "by": fact.by or None,
        "answers": {key: spoken(str(a.value), names) for key, a in fact.answers.items()},
    }

"""A conversation with a rule in plain text, and the same as JSON."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from generator.engine.explore import Question
from generator.engine.rulebook import Conversation, Rulebook, RuleEntry
from rules_src.model.facts import Fact, Kind
from rules_src.model.law_ref import LawRef
from rules_src.model.roles import ROLES, spoken
from rules_src.model.ruling import Authority, Step, When
from rules_src.model.steps import HandOver

NAMES: Mapping[str, str] = {}


def told(book: Rulebook, chain: Conversation, names: Mapping[str, str] = NAMES) -> Iterator[str]:
    """What was asked and answered, what the director says, and what he asks next."""
    names = {**ROLES, **names}
    for rule, answers, steps in _turns(chain):
        yield rule.title
        for fact, answer in answers:
            label = spoken(str(answer.value), names)
            yield f"  {spoken(fact.question, names)} {label} ({fact.name}={answer.key})"
        for step in steps:
            if not isinstance(step, HandOver):
                yield f"  {step_text(step, names)}"
    for rule in chain.pending:
        yield f"Siden, når det bliver aktuelt: {rule.title} ({rule.name})"
    if chain.question:
        yield from ("", *asked(book, chain.question, names))


def _turns(
    chain: Conversation,
) -> Iterator[tuple[RuleEntry, list[tuple[Fact[Any], Any]], tuple[Step, ...]]]:
    """Rule by rule: the answers that are new there, and the steps."""
    given: set[str] = set()
    walked = [(leg.rule, leg.path.answers, leg.path.ruling) for leg in chain.legs]
    if chain.question and chain.asking:
        walked.append((chain.asking, chain.question.answers, chain.question.said))
    for rule, answers, steps in walked:
        yield rule, [(rule.facts[n], a) for n, a in answers.items() if n not in given], steps
        given |= set(answers)


def step_text(step: Step, names: Mapping[str, str]) -> str:
    """`• Når Øst har meldt: Syd passer. [§ 30A]`"""
    when = "" if step.when is When.NOW else _sentence(spoken(step.when.value, names)) + ": "
    whose = "" if step.authority is Authority.LAW else f", {step.authority.value}"
    own = "" if step.aloud else " (kun for turneringslederen)"
    return f"• {when}{spoken(step.text, names)} [{LawRef.parse(step.law).shown}{whose}]{own}"


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


def asked(book: Rulebook, question: Question, names: Mapping[str, str]) -> Iterator[str]:
    """The next question with its answers as they are typed."""
    fact = question.fact
    how = "" if fact.kind is Kind.FINDING else f" ({fact.kind.value})"
    yield f"Spørgsmål{how} [{LawRef.parse(fact.law).shown}]: {spoken(fact.question, names)}"
    yield from (f"  – {spoken(text, names)}" for text in (fact.help, *fact.weigh) if text)
    for key, answer in fact.answers.items():
        yield f"  {fact.name}={key}  {spoken(str(answer.value), names)}"
    if fact.by in book:
        below = [f"{fact.name}.{name}=…" for name in book[fact.by].facts]
        yield f"  eller efter reglen {fact.by}: {' '.join(below)}"


def as_json(
    book: Rulebook, rule: str, chain: Conversation, names: Mapping[str, str] = NAMES
) -> Any:
    """The same for programs: keys as in cases, Danish texts beside them."""
    names = {**ROLES, **names}
    return {
        "rule": rule,
        "title": book[rule].title,
        "answers": {name: answer.key for name, answer in _answers(chain)},
        "walked": [leg.rule.name for leg in chain.legs],
        "pending": [rule.name for rule in chain.pending],
        "question": _question(chain, names),
        "ruling": [_step(step, names) for step in chain.ruling],
    }


def _answers(chain: Conversation) -> Iterator[tuple[str, Any]]:
    yield from chain.answers.items()
    if chain.question:
        yield from chain.question.answers.items()


def _question(chain: Conversation, names: Mapping[str, str]) -> Any:
    if not chain.question or not chain.asking:
        return None
    fact = chain.question.fact
    return {
        "rule": chain.asking.name,
        "fact": fact.name,
        "text": spoken(fact.question, names),
        "kind": fact.kind.name.lower(),
        "law": fact.law,
        "by": fact.by or None,
        "answers": {key: spoken(str(a.value), names) for key, a in fact.answers.items()},
    }


def _step(step: Step, names: Mapping[str, str]) -> Any:
    return {
        "law": step.law,
        "shown": LawRef.parse(step.law).shown,
        "word": step.word,
        "text": spoken(step.text, names),
        "when": step.when.key,
        "authority": step.authority.key,
        "aloud": step.aloud,
    }

"""A conversation with a rule in plain text."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from generator.engine.explore import Answers
from generator.engine.rulebook import Conversation, Rulebook, RuleEntry
from generator.engine.verdicts import finished_steps, moments, verdict
from generator.text.danish import sentence
from rules_src.model.facts import Fact, Kind
from rules_src.model.law_ref import LawRef
from rules_src.model.roles import ROLES, spoken
from rules_src.model.ruling import EVERYONE, Authority, Ruling, Step, When
from rules_src.model.steps import HandOver

NAMES: Mapping[str, str] = {}
NOTHING_LATER: Mapping[Step, When] = {}


def conversation_text(
    conversation: Conversation, names: Mapping[str, str] = NAMES
) -> Iterator[str]:
    """The finished ruling; or what was answered and said so far, and the next question."""
    names = {**ROLES, **names}
    if conversation.question and conversation.asking:
        yield from _path(conversation, names, with_steps=True)
        book, fact = conversation.asking.book, conversation.question.fact
        yield from ("", *question_text(book, fact, names))
        return
    kept = [step for step in finished_steps(conversation) if not isinstance(step, HandOver)]
    if text := verdict(conversation):
        laws = dict.fromkeys(s.law for s in [step for step in kept if step.short] or kept)
        shown = ", ".join(LawRef.parse(law).shown for law in laws)
        yield f"Kendelse: {sentence(spoken(text, names))}. [{shown}]"
    whens = moments(conversation)
    aloud = [step for step in kept if step.aloud]
    yield from _block("Sig nu", [s for s in aloud if whens[s] is When.NOW], names)
    for when in sorted({whens[s] for s in aloud} - {When.NOW}, key=[*When].index):
        heading = f"Senere, {spoken(when.value, names)}"
        yield from _block(heading, [s for s in aloud if whens[s] is when], names)
    for rule in conversation.pending:
        yield from ("", f"Senere, når det bliver aktuelt: {rule.title} ({rule.name})")
    yield from _block("Kun for dig", [s for s in kept if not s.aloud], names, whens)
    yield from ("", "Hvorfor", *(f"  {line}" for line in _path(conversation, names)))
    on_the_way = [
        step for step in conversation.ruling if replace(step, explained=False) not in kept
    ]
    yield from _block("Sagt undervejs", on_the_way, names)


def _path(
    conversation: Conversation, names: Mapping[str, str], *, with_steps: bool = False
) -> Iterator[str]:
    """The questions and answers, rule by rule; the steps too until the conversation has ended."""
    for rule, answers, steps in _turns(conversation):
        yield rule.title
        for name, answer in answers.items():
            label = spoken(str(answer.value), names)
            yield f"  {spoken(rule.facts[name].question, names)} {label} ({name}={answer.key})"
        for step in steps if with_steps else ():
            if not isinstance(step, HandOver):
                yield f"  {step_text(step, step.when, names)}"


def _turns(conversation: Conversation) -> Iterator[tuple[RuleEntry, Answers, Ruling]]:
    """Each rule with the answers that are new to it, and the steps."""
    turns = [(leg.rule, leg.path.answers, leg.path.ruling) for leg in conversation.legs]
    if conversation.question and conversation.asking:
        question = conversation.question
        turns.append((conversation.asking, question.answers, question.steps))
    known: set[str] = set()
    for rule, answers, steps in turns:
        yield rule, {n: a for n, a in answers.items() if n not in known}, steps
        known |= set(answers)


def _block(
    heading: str,
    steps: Iterable[Step],
    names: Mapping[str, str],
    whens: Mapping[Step, When] = NOTHING_LATER,
) -> Iterator[str]:
    """A heading and its steps; nothing where there is none."""
    lines = [step_text(s, whens.get(s, When.NOW), names) for s in dict.fromkeys(steps)]
    if lines:
        yield from ("", heading, *(f"  {line}" for line in lines))


def step_text(step: Step, when: When, names: Mapping[str, str]) -> str:
    """`• Når Øst har meldt: Syd: Du skal passe. [§ 30A]`"""
    due = "" if when is When.NOW else sentence(spoken(when.value, names)) + ": "
    whose = "" if step.authority is Authority.LAW else f", {step.authority.value}"
    return f"• {due}{spoken(addressed(step), names)} [{LawRef.parse(step.law).shown}{whose}]"


def addressed(step: Step) -> str:
    """The words with the one they are said to; what the director keeps to himself has none."""
    return f"{{Everyone}}: {step.says}" if step.to == EVERYONE else step.text


def question_text(book: Rulebook, fact: Fact[Any], names: Mapping[str, str]) -> Iterator[str]:
    """A question with its answers as they are typed."""
    law, question = LawRef.parse(fact.law).shown, spoken(fact.question, names)
    kind = "" if fact.kind is Kind.FINDING else f" ({fact.kind.value})"
    yield f"Spørgsmål{kind} [{law}]: {question}"
    yield from (f"  – {spoken(text, names)}" for text in (fact.help, *fact.weigh) if text)
    for key, answer in fact.answers.items():
        yield f"  {fact.name}={key}  {spoken(str(answer.value), names)}"
    if fact.by in book:
        judge = [f"{fact.name}.{name}=…" for name in book[fact.by].facts]
        yield f"  eller efter reglen {fact.by}: {' '.join(judge)}"

"""Ask a rule its next question; explore every path."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Self, TypeVar, get_type_hints

from rules_src.model.facts import Answer, Fact, Facts, Unanswered
from rules_src.model.ruling import Ruling, Step
from rules_src.model.situation import Rule
from rules_src.model.steps import HandOver

Answers = Mapping[str, Answer]
NONE: Answers = {}
T = TypeVar("T")


class NotARule(ValueError):  # noqa: N818  (what it is, not that it is an error)
    """A function that breaks the one convention: its answers alone decide what it rules."""


@dataclass(frozen=True)
class Question:
    """The rule's next question, and the steps that are due before it can be answered."""

    fact: Fact[Any]
    answers: Answers
    steps: Ruling


@dataclass(frozen=True)
class Path:
    """The answers a rule asked for, in the order it asked, and where they led."""

    answers: Answers
    ruling: Ruling
    waited: tuple[int, ...]
    """For each step of the ruling, how many answers it had to wait for."""

    def after_void_claim(self) -> Self:
        """What is left of it where a claim was played on; its verdict is joined anew."""
        waited = zip(self.ruling, self.waited, strict=True)
        left = [(kept, n) for step, n in waited for kept in step.after_void_claim]
        return replace(
            self, ruling=Ruling(*(step for step, _ in left)), waited=tuple(n for _, n in left)
        )


@cache
def facts_of(rule: Rule) -> type[Facts]:
    """The facts a rule is about: the annotation of its parameter `facts`."""
    facts = get_type_hints(rule).get("facts")
    if not (isinstance(facts, type) and issubclass(facts, Facts)):
        raise NotARule(f"{rule.__name__} skal tage `facts`, hvis type er en slags Facts")
    return facts


@cache
def declared(rule: Rule) -> Mapping[str, Fact[Any]]:
    return facts_of(rule).declared()


def ask(rule: Rule, answers: Answers) -> Question | Path:
    """Take one turn with a rule: give it answers, get its next question or its ruling."""
    facts = facts_of(rule)(**answers)
    try:
        ruling = rule(facts)
    except Unanswered as question:
        return Question(question.fact, facts.trail, Ruling(*(step for _, step in facts.told)))
    if facts.unanswered:
        raise NotARule(f"{rule.__name__} sluger spørgsmålet {facts.unanswered.name}")
    if not isinstance(ruling, Ruling):
        raise NotARule(f"{rule.__name__} skal ende i en Ruling, ikke i {ruling!r}")
    steps = [*facts.told, *((len(facts.trail), step) for step in ruling)]
    whole = Ruling(*(step for _, step in steps), verdict=ruling.verdict)
    return Path(facts.trail, whole, tuple(n for n, _ in steps))


def explore(rule: Rule, answers: Answers = NONE, since: Answers = NONE) -> Iterator[Path]:
    """Yield every path from these answers on, and those given since; first-offered ones first."""
    turn = ask(rule, {**answers, **since})
    if isinstance(turn, Question):
        for answer in turn.fact.answers.values():
            yield from explore(rule, answers, {**since, turn.fact.name: answer})
        return
    if forgotten := [name for name in since if name not in turn.answers]:
        raise NotARule(
            f"{rule.__name__} spurgte om {', '.join(forgotten)} og læste ikke svaret, da den kørte"
            " igen; kun dens fakta må afgøre den"
        )
    yield turn


@cache
def alone(rule: Rule) -> tuple[Path, ...]:
    """Every path when nothing is answered; the same in every rulebook that holds the rule."""
    return (*explore(rule),)


def reached(start: Iterable[T], onward: Callable[[T], Iterable[T]]) -> dict[T, None]:
    """Some things and all that they lead on to, each once, in the order met."""
    found = dict.fromkeys(start)
    queue = [*found]
    for one in queue:  # grows while it is read
        fresh = [other for other in dict.fromkeys(onward(one)) if other not in found]
        found |= dict.fromkeys(fresh)
        queue += fresh
    return found


def hand_over_of(ruling: Iterable[Step]) -> HandOver | None:
    """The hand-over a ruling ends in, if it does."""
    last = [*ruling][-1:]
    return last[0] if last and isinstance(last[0], HandOver) else None

"""Whether a case notices that a rule has changed, and if none does, where one would."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from generator.cases.conversation import CaseRuling
from generator.engine.explore import (
    Answers,
    Path,
    Question,
    ask,
    declared,
    hand_over_of,
)
from generator.engine.rulebook import Conversation, Rulebook
from rules_src.bridge.table import Table
from rules_src.model.ruling import Ruling, When
from rules_src.model.situation import Rule
from rules_src.model.steps import HandOver


@dataclass(frozen=True)
class Talk:
    """One conversation of a case: where it began, what was answered, and what was ruled."""

    rule: str
    keys: Mapping[str, tuple[str, str]]
    """By fact: the rule that asked, and the key of the answer."""
    stated: frozenset[str]
    """The answers that the case itself states, and that must be asked for."""
    ruled: tuple[tuple[str, str], ...]

    @property
    def through(self) -> frozenset[str]:
        """The rules that asked something."""
        return frozenset((self.rule, *(rule for rule, _ in self.keys.values())))


@dataclass(frozen=True)
class Witness:
    """A case that agrees with the rules, with its judgements' conversations and its own."""

    id: str
    table: Table | None
    talks: tuple[Talk, ...]
    rules: frozenset[str]
    """Every rule it passes through."""

    def notices(self, rules: Rulebook) -> bool:
        """Whether it would no longer agree, were these the rules."""
        return any(not _holds(talk, self.table, rules) for talk in self.talks)


def witness(found: CaseRuling) -> Witness:
    judged = [_talk(each, frozenset()) for each in found.judged.values()]
    stated = frozenset(found.case.facts)
    talks = (_talk(found.conversation, stated), *judged)
    return Witness(
        found.case.id, found.case.table, talks, frozenset(row.rule for row in found.guarded)
    )


def _talk(chain: Conversation, stated: frozenset[str]) -> Talk:
    keys: dict[str, tuple[str, str]] = {}
    for leg in chain.legs:
        for name, answer in leg.path.answers.items():
            keys.setdefault(name, (leg.rule.name, answer.key))
    return Talk(chain.legs[0].rule.name, keys, stated & {*keys}, _ruled(chain.ruling))


def _ruled(ruling: Ruling) -> tuple[tuple[str, str], ...]:
    return tuple((step.law, step.word) for step in ruling)


def _holds(talk: Talk, table: Table | None, rules: Rulebook) -> bool:
    """Whether the same answers still lead to the very ruling that the case states."""
    try:
        answers = {
            name: rules[rule].facts[name].answers[key] for name, (rule, key) in talk.keys.items()
        }
        chain = rules[talk.rule].follow(answers, table)
    except Exception:  # noqa: BLE001  whatever a changed rule does wrong, the case has noticed it
        return False
    if chain.question or not talk.stated <= {*chain.answers}:
        return False
    return _ruled(chain.ruling) == talk.ruled


@dataclass(frozen=True)
class Parting:
    """Answers by which a changed rule rules otherwise: a case with them would notice."""

    rule: str
    keys: Mapping[str, str]
    now: str
    """The new ruling in words, or why there is none."""
    later: str = ""
    """A rule that was gone on in later and no longer is: only a case that goes on there notices."""


def parting(book: Rulebook, rules: Rulebook, changed: Sequence[str]) -> Parting | None:
    """The fewest answers by which any of these rules rules otherwise; None if there are none."""
    found = [
        parted
        for name in changed
        for arrived in book[name].arrivals
        for parted in _partings(book[name].function, rules[name].function, arrived)
    ]
    return min(found, key=lambda p: len(p.keys), default=None)


def _partings(rule: Rule, other: Rule, known: Answers) -> Iterator[Parting]:
    """Both rules at once: ask what either asks, until both have ruled."""
    turn = ask(rule, known)
    try:
        facts = declared(other)
        theirs = {n: facts[n].answers[a.key] for n, a in known.items() if n in facts}
        there = ask(other, theirs)
    except Exception as error:  # noqa: BLE001  the changed rule cannot rule at all
        yield Parting(rule.__name__, _keys(known), str(error))
        return
    asks = turn.fact if isinstance(turn, Question) else None
    if asks is None and isinstance(there, Question):
        asks = declared(rule)[there.fact.name]
    if asks is not None:
        for answer in asks.answers.values():
            yield from _partings(rule, other, {**known, asks.name: answer})
    elif isinstance(turn, Path) and isinstance(there, Path) and _differ(turn, there):
        now = ", ".join(f"{step.law}: {step.word}" for step in there.ruling)
        yield Parting(rule.__name__, _keys(known), now, _later(turn, there))


def _keys(answers: Answers) -> dict[str, str]:
    return {name: answer.key for name, answer in answers.items()}


def _later(one: Path, other: Path) -> str:
    on = hand_over_of(one.ruling)
    lost = on and on.word not in [step.word for step in other.ruling]
    return on.rule if on and lost and on.when is not When.NOW else ""


def _differ(one: Path, other: Path) -> bool:
    return _told(one.ruling) != _told(other.ruling)


def _told(ruling: Ruling) -> list[tuple[str, ...]]:
    """All that a page shows of a ruling; the paragraph of a hand-over is no part of it."""
    return [
        ("" if isinstance(s, HandOver) else s.law, s.word, s.when.key, s.authority.key, s.text)
        for s in ruling
    ]

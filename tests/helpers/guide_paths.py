"""Every conversation a guide can have, and what the Python engine says it must show."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Any

from own_book import BOOK

from generator.engine.explore import Answers, Question, ask
from generator.engine.rulebook import Conversation
from generator.engine.verdicts import TOLD, finished_steps, verdict
from generator.text.danish import sentence
from rules_src.bridge.seats import Seat
from rules_src.laws import SITUATIONS
from rules_src.model import Authority, Fact, HandOver, NewIrregularity, When
from rules_src.model.law_ref import LawRef
from rules_src.model.roles import ALOUD, ROLES, SEATED, SIDES, TURNED, spoken
from rules_src.model.ruling import Step

ORDER = [*When]


@dataclass(frozen=True)
class Walk:
    """The answers of a whole conversation, the rules gone on in later, and where it leads."""

    rule: str
    chain: Conversation
    on: tuple[str, ...]

    @property
    def facts(self) -> Mapping[str, Fact[Any]]:
        """The questions of its rules."""
        return {name: fact for leg in self.chain.legs for name, fact in leg.rule.facts.items()}

    @property
    def said(self) -> Mapping[str, str]:
        """What somebody must say: the answers that are not taken for granted."""
        answers = self.chain.answers.items()
        return {name: a.key for name, a in answers if self.facts[name].assume is not a}

    @property
    def exceptional(self) -> bool:
        """Whether something is other than is taken for granted."""
        return any(self.facts[name].assume is not None for name in self.said)

    @property
    def hash(self) -> str:
        """Its address, as a person could write it."""
        parts = [f"{name}={key}" for name, key in self.said.items()]
        return "#/" + "/".join([*parts, *(f"+{rule}" for rule in self.on)])

    @property
    def rules(self) -> list[str]:
        return [leg.rule.name for leg in self.chain.legs]

    @property
    def rows(self) -> list[str]:
        return [row.id for row in self.chain.rows]

    @property
    def passes(self) -> set[object]:
        """The rows, the ways from row to row, and the answers to the situation's own questions."""
        rows, own = self.rows, {r.__name__ for r in BOOK[self.rule].situation.rules}
        walked = [leg.path for leg in self.chain.legs if leg.rule.name in own and not self.on]
        answers = {answer for path in walked for answer in path.answers.items()}
        ways = () if self.on else pairwise(rows)
        return {*rows, *ways, *answers}

    def shown(self, names: Mapping[str, str] = ROLES) -> tuple[str, list[tuple[str, str]]]:
        """The verdict, and under which heading each line stands, with addressee, badge and §."""
        names = {**names, **due_of(self.chain)}
        staged, now = _staged(self)
        finished = finished_steps(self.chain)
        kept = [(step, when, last) for step, when, last in staged if step in finished]
        loud = [(step, when) for step, when, last in kept if step.aloud and last and when <= now]
        later = [(step, when) for step, when, _ in kept if step.aloud and when > now]
        said = [("Sig nu", _line(step, names)) for step, _ in loud]
        coming = [
            (spoken(sentence(ORDER[when].value), names), _line(step, names))
            for step, when in sorted(later, key=lambda one: one[1])
        ]
        mine, waits = [], []
        for step, when, _ in kept:
            if not step.aloud:
                moment = spoken(sentence(ORDER[when].value), names) + ": " if when > now else ""
                asked = "Hvis nogen spørger: " if step.addressed else ""
                text = moment + asked + _line(step, names)
                if moment or asked:
                    waits.append(("Kun for dig, senere", text))
                else:
                    mine.append(("Kun for dig", text))
        if any(step.away for step, when, _ in kept if when <= now):
            return verdict_line(self.chain, names), [*said, *mine, *coming, *waits]
        return verdict_line(self.chain, names), [*said, *coming, *mine, *waits]


def verdict_line(chain: Conversation, names: Mapping[str, str] = ROLES) -> str:
    """The verdict as it is read: a sentence."""
    return sentence(spoken(verdict(chain), {**names, **due_of(chain)})) + "."


def due_of(chain: Conversation) -> Mapping[str, str]:
    """Whose turn it was, where that is among the answers."""
    turn = chain.answers.get("turn")
    role = re.match(r"{(\w+)}", str(turn.value)) if turn else None
    return {"due": f"{{{ALOUD.get(role[1], role[1])}}}"} if role else {}


def _staged(walk: Walk) -> tuple[list[tuple[Step, int, bool]], int]:
    """Each step once, with its moment and whether the rule gone on in last said it; that moment."""
    stages: list[list[tuple[Step, int]]] = [[]]
    now, seen = 0, set[Step]()
    for path in (leg.path for leg in walk.chain.legs):
        for step in path.ruling:
            if not isinstance(step, HandOver) and step not in seen:
                stages[-1].append((step, max(now, ORDER.index(step.when))))
                seen.add(step)
        last = path.ruling[-1]
        if isinstance(last, HandOver) and last.when is not When.NOW and last.rule in walk.on:
            now = max(now, ORDER.index(last.when))
            stages.append([])
    if not walk.on:
        answered = (
            leg.rule.facts[name].reached.get(answer, TOLD)
            for leg in walk.chain.legs
            for name, answer in leg.path.answers.items()
        )
        now = max(map(ORDER.index, (TOLD, *answered)))
    return [(step, when, some is stages[-1]) for some in stages for step, when in some], now


def _line(step: Step, names: Mapping[str, str]) -> str:
    badge = "" if step.authority is Authority.LAW else step.authority.value + " "
    to = sentence(spoken(f"{{{step.addressed}}}", names)) + ": " if step.addressed else ""
    fresh = BOOK[step.rule].title + " " if isinstance(step, NewIrregularity) else ""
    return f"{badge}{to}{spoken(step.says, names)} {fresh}{LawRef.parse(step.law).shown}"


def names_of(role: str, seat: Seat) -> Mapping[str, str]:
    """What the roles are when it is known where one of them sits."""
    around = {0: seat, 1: seat.lho, 2: seat.partner, 3: seat.rho}
    sides = (seat.side.text, seat.side.opponents.text)
    return {
        **ROLES,
        **{name: around[after].name_da for name, after in SEATED[role].items()},
        **dict(zip(SIDES, reversed(sides) if role in TURNED else sides, strict=True)),
    }


@cache
def every() -> Mapping[str, tuple[Walk, ...]]:
    """Conversations by the rule they begin with: all rows, ways from row to row and own answers."""
    went = set[object]()  # on, from whatever situation: what comes later is the same from them all
    found: dict[str, list[Walk]] = {}
    for situation in SITUATIONS:
        rule = situation.rule.__name__
        walks = [Walk(rule, chain, ()) for chain in BOOK[rule].conversations]
        walks.sort(key=lambda walk: walk.exceptional)  # what is taken for granted comes first
        found[rule] = [*_new(iter(walks), set())]
    for exceptional in (False, True):
        for queue in found.values():
            for one in queue:
                if one.exceptional is exceptional:
                    queue += _new(_longer(one), went)
    return {rule: tuple(queue) for rule, queue in found.items()}


def conversations(rule: str) -> tuple[Walk, ...]:
    return every()[rule]


def _new(some: Iterator[Walk], met: set[object]) -> Iterator[Walk]:
    for one in some:
        if not met >= one.passes:
            met |= one.passes
            yield one


def _longer(one: Walk) -> Iterator[Walk]:
    for rule in one.chain.pending:
        known = {n: answer for n, answer in one.chain.answers.items() if n in rule.facts}
        turn = ask(rule.function, known)
        if isinstance(turn, Question):
            yield from _with(one, rule.name, turn, one.chain.answers)


def _with(one: Walk, rule: str, turn: Question, answers: Answers) -> Iterator[Walk]:
    for answer in turn.fact.answers.values():
        more = {**answers, turn.fact.name: answer}
        chain = BOOK[one.rule].follow(more)
        if chain.question:
            yield from _with(one, rule, chain.question, more)
        else:
            yield Walk(one.rule, chain, (*one.on, rule))


def walk_of(rule: str, chain: Conversation) -> Walk:
    """A conversation as the guide has it, gone on in the rules that came later."""
    ends = (leg.path.ruling[-1] for leg in chain.legs[:-1])
    later = (e.rule for e in ends if isinstance(e, HandOver) and e.when is not When.NOW)
    return Walk(rule, chain, tuple(later))

"""Every conversation a guide can have, and what the Python engine says it must show."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

from generator.engine.explore import Answers, Question, ask
from generator.engine.rulebook import Conversation, Rulebook
from generator.text.danish import sentence
from rules_src.bridge.seats import Seat
from rules_src.laws import SITUATIONS
from rules_src.model.law_ref import LawRef
from rules_src.model.roles import ROLES, spoken
from rules_src.model.ruling import Authority, Step, When
from rules_src.model.steps import HandOver, NewIrregularity

BOOK = Rulebook(SITUATIONS)
ORDER = [*When]


@dataclass(frozen=True)
class Walk:
    """The answers of a whole conversation, the rules gone on in later, and where it leads."""

    rule: str
    chain: Conversation
    on: tuple[str, ...]

    @property
    def hash(self) -> str:
        """Its address, as a person could write it."""
        parts = [f"{name}={answer.key}" for name, answer in self.chain.answers.items()]
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

    @property
    def due(self) -> Mapping[str, str]:
        """Whose turn it was, where that is among the answers."""
        turn = self.chain.answers.get("turn")
        role = re.match(r"{(\w+)}", str(turn.value)) if turn else None
        return {"due": f"{{{role[1]}}}"} if role else {}

    def told(self, names: Mapping[str, str] = ROLES) -> list[tuple[str, str]]:
        """Under which heading each sentence stands, with its badge and §."""
        names = {**names, **self.due}
        stages: list[list[tuple[int, Step]]] = [[]]
        entered, seen = [0], set[Step]()
        for path in (leg.path for leg in self.chain.legs):
            for step in path.ruling:
                when = max(entered[-1], ORDER.index(step.when))
                if not isinstance(step, HandOver) and step not in seen:
                    stages[-1].append((when, step))
                    seen.add(step)
            last = path.ruling[-1]
            if isinstance(last, HandOver) and last.when is not When.NOW and last.rule in self.on:
                stages.append([])
                entered.append(max(entered[-1], ORDER.index(last.when)))
        return [
            (heading, _line(step, names))
            for now, stage in zip(entered, stages, strict=True)
            for heading, step in sorted_under(stage, now, names)
        ]


def sorted_under(
    stage: list[tuple[int, Step]], now: int, names: Mapping[str, str]
) -> Iterator[tuple[str, Step]]:
    """What is read out, what is for the director, then moment by moment."""
    due = [step for when, step in stage if when <= now]
    yield from (("Sig ved bordet", step) for step in due if step.aloud)
    yield from (("Kun for turneringslederen", step) for step in due if not step.aloud)
    for when, step in sorted(stage, key=lambda one: one[0]):
        if when > now:
            yield spoken(sentence(ORDER[when].value), names), step


def _line(step: Step, names: Mapping[str, str]) -> str:
    badge = "" if step.authority is Authority.LAW else step.authority.value + " "
    fresh = BOOK[step.rule].title + " " if isinstance(step, NewIrregularity) else ""
    return f"{badge}{spoken(step.text, names)} {fresh}{LawRef.parse(step.law).shown}"


def names_of(seat: Seat) -> Mapping[str, str]:
    """What the roles are when it is known where the offender sits."""
    return {
        **ROLES,
        "offender": seat.name_da, "lho": seat.lho.name_da,
        "partner": seat.partner.name_da, "rho": seat.rho.name_da,
        "recipient": seat.name_da, "informant": seat.partner.name_da,
        "offending_side": seat.side.text, "other_side": seat.side.opponents.text,
    }  # fmt: skip


@cache
def every() -> Mapping[str, tuple[Walk, ...]]:
    """Conversations by the rule they begin with: all rows, ways from row to row and own answers."""
    went = set[object]()  # on, from whatever situation: what comes later is the same from them all
    found: dict[str, tuple[Walk, ...]] = {}
    for situation in SITUATIONS:
        rule = situation.rule.__name__
        queue = [*_new((Walk(rule, chain, ()) for chain in BOOK[rule].conversations), set())]
        for one in queue:
            queue += _new(_longer(one), went)
        found[rule] = tuple(queue)
    return found


def conversations(rule: str) -> tuple[Walk, ...]:
    return every()[rule]


def _new(some: Iterator[Walk], met: set[object]) -> Iterator[Walk]:
    for one in some:
        if not met >= one.passes:
            met |= one.passes
            yield one


def _longer(one: Walk) -> Iterator[Walk]:
    for rule in one.chain.pending:
        turn = ask(rule.function, _known(rule.name, one.chain.answers))
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


def _known(rule: str, answers: Answers) -> Answers:
    return {name: answer for name, answer in answers.items() if name in BOOK[rule].facts}

"""The page of a case: its board, the path it takes, and what would change the ruling.

`generator.unchanged` must know of all that it is made of, or `make serve` shows an old page.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from generator.cases.case import Case
from generator.cases.conversation import CaseRuling
from generator.cases.fields import Source
from generator.engine.neighbours import Neighbour
from generator.engine.rulebook import Leg, Rulebook
from generator.engine.tree import Row
from generator.views.addresses import case_page, rule_place, situation_page
from generator.views.decision_table import cell_text
from generator.views.ruling import Due, dues
from rules_src.model.facts import Answer, Fact
from rules_src.model.roles import ROLES
from rules_src.model.ruling import Authority, Ruling, Step
from rules_src.model.steps import HandOver

RESTS_ON = {
    Authority.LAW: "Hviler på loven",
    Authority.COMMENTARY: "Hviler på WBF’s kommentar",
    Authority.FEDERATION: "Hviler på DBf’s praksis",
    Authority.ADVICE: "Et råd, ikke lov",
}


@dataclass(frozen=True)
class CaseLink:
    """A case as other pages name it."""

    case: Case
    laws: tuple[str, ...] = ()
    outcomes: tuple[str, ...] = ()
    """What its ruling comes to; the keys of `generator.outcomes`."""

    @property
    def id(self) -> str:
        return self.case.id

    @property
    def page(self) -> str:
        return case_page(self.case.id)

    @property
    def headnote(self) -> str:
        return self.case.headnote

    @property
    def authority(self) -> Authority:
        return self.case.authority

    @property
    def withdrawn(self) -> bool:
        return bool(self.case.withdrawn)

    @property
    def disputed(self) -> bool:
        return bool(self.case.disputed)


@dataclass(frozen=True)
class Stop:
    """A question with its answer, and what was said after it; the first may have no question."""

    fact: Fact[Any] | None
    answer: str
    said: tuple[Due, ...]


@dataclass(frozen=True)
class Stretch:
    """The way through one rule."""

    title: str
    judged: str
    """The question that this rule settles for the one before."""
    stops: tuple[Stop, ...]
    row: Row
    place: str


@dataclass(frozen=True)
class Change:
    """Other answers, and what they would do to the ruling."""

    fact: Fact[Any]
    answers: tuple[Answer, ...]
    added: tuple[Due, ...]
    lost: tuple[Due, ...]
    """What falls away; nothing of either kind where more would have to be asked."""
    rows: int
    cases: tuple[CaseLink, ...]


def source_text(source: Source | None) -> str:
    if source is None or source.own or not source.article:
        return "Egen sag"
    return f"Efter »{source.article}«" + (f", {source.site}" if source.site else "")


def walk(book: Rulebook, found: CaseRuling) -> tuple[Stretch, ...]:
    """The path of a case, rule by rule; a judgement's own rule comes before the rule that asks."""
    stretches: list[Stretch] = []
    asked: set[str] = set()
    for leg in found.conversation.legs:
        for name in leg.path.answers:
            if name in found.judged and name not in asked:
                question = leg.rule.facts[name].question
                judged = found.judged[name].legs
                stretches += [_stretch(book, j, found.names, set(), question) for j in judged]
        stretches.append(_stretch(book, leg, found.names, asked))
        asked |= set(leg.path.answers)
    return tuple(stretches)


def _stretch(
    book: Rulebook, leg: Leg, names: Mapping[str, str], asked: set[str], judged: str = ""
) -> Stretch:
    rule, path, stops = leg.rule, leg.path, []
    steps = [*zip(path.ruling, path.waited, strict=True)]
    for place, (name, answer) in enumerate([("", None), *path.answers.items()]):
        said = dues(book, (step for step, waited in steps if waited == place))
        new = answer is not None and name not in asked
        if new or said:
            fact = rule.facts[name] if new else None
            stops.append(Stop(fact, str(answer.value) if new and answer is not None else "", said))
    page = situation_page(rule.situation)
    return Stretch(rule.title, judged, tuple(stops), leg.row, f"{page}#{leg.row.id}")


def pending(book: Rulebook, found: CaseRuling) -> tuple[tuple[str, str], ...]:
    return tuple((rule.title, rule_place(book, rule.name)) for rule in found.conversation.pending)


Changes = tuple[tuple[str, tuple[tuple[str, Change], ...]], ...]


def changes(found: CaseRuling, of: Callable[[Row], tuple[Change, ...]]) -> Changes:
    """What would change the ruling, question by question along the way, each with its answers."""
    by_question: dict[str, list[tuple[str, Change]]] = {}
    names = {**ROLES, **found.names}
    for change in (change for row in found.rows for change in of(row)):
        answer = cell_text(change.fact, change.answers, names)
        by_question.setdefault(change.fact.question, []).append((answer, change))
    return tuple((question, tuple(there)) for question, there in by_question.items())


def change(
    book: Rulebook, row: Row, beside: Neighbour, guards: Mapping[str, tuple[CaseLink, ...]]
) -> Change:
    there = beside.rows[0].ruling if beside.decides else Ruling()
    here, effect = row.ruling.effect, there.effect
    added = [step for step in there if step.effect not in here]
    lost = [step for step in row.ruling if step.effect not in effect and _ruled(step)]
    cases = [case for other in beside.rows for case in guards.get(other.id, ())]
    return Change(
        beside.fact,
        beside.answers,
        added=dues(book, added),
        lost=dues(book, lost) if beside.decides else (),
        rows=len(beside.rows),
        cases=tuple(dict.fromkeys(cases))[:2],
    )


def _ruled(step: Step) -> bool:
    return not isinstance(step, HandOver)

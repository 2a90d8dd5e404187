"""The page of a case: the path it takes, and what would change the ruling."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from generator.cases.conversation import Case, CaseRuling
from generator.cases.fields import CaseSource
from generator.engine.neighbours import Neighbour
from generator.engine.rulebook import Leg, Rulebook
from generator.engine.tree import Row
from generator.engine.verdicts import verdict
from generator.text.danish import sentence, shortened
from generator.views.addresses import case_page, row_place
from generator.views.decision_table import cell_text, letter_of
from generator.views.ruling import Due, dues
from rules_src.model import Answer, Authority, Fact, HandOver, Ruling
from rules_src.model.roles import ROLES, spoken

RESTS_ON = {
    Authority.LAW: "Bygger på loven",
    Authority.COMMENTARY: "Bygger på WBF’s kommentar",
    Authority.FEDERATION: "Bygger på DBf’s praksis",
    Authority.ADVICE: "Et råd, ikke lov",
}


@dataclass(frozen=True)
class CaseLink:
    """A case as other pages name it."""

    id: str
    rule: str
    headnote: str
    authority: Authority
    withdrawn: bool
    disputed: bool
    laws: tuple[str, ...]
    outcomes: tuple[str, ...]
    """What its ruling comes to; the keys of `rules_src.presentation.outcomes`."""
    verdict: str = ""
    """With seats for roles; empty for a case without a ruling."""

    @property
    def page(self) -> str:
        return case_page(self.id)


def case_link(case: Case, ruled: CaseRuling | None, outcomes: tuple[str, ...]) -> CaseLink:
    """The link to a case, with the paragraphs, the outcomes and the verdict of its ruling."""
    laws = ruled.ruling.laws if ruled else ()
    text = verdict(ruled.conversation) if ruled else ""
    return CaseLink(
        case.id,
        case.rule,
        case.text.headnote,
        case.text.authority,
        bool(case.text.withdrawn),
        bool(case.text.disputed),
        tuple(dict.fromkeys(laws)),
        outcomes,
        spoken(text, {**ROLES, **ruled.names}) if ruled else "",
    )


@dataclass(frozen=True)
class Stop:
    """A question with its answer, and the steps after it; the first may have no question."""

    fact: Fact[Any] | None
    answer: str
    steps: tuple[Due, ...]


@dataclass(frozen=True)
class Stretch:
    """The way through one rule."""

    title: str
    judged: str
    """The question that this rule settles for the rule before."""
    stops: tuple[Stop, ...]
    letter: str
    """Of the row it ends in, in the table at `place`."""
    place: str


@dataclass(frozen=True)
class OtherAnswers:
    """Other answers, and what they would do to the ruling."""

    fact: Fact[Any]
    answers: tuple[Answer, ...]
    added: tuple[Due, ...]
    lost: tuple[Due, ...]
    """What falls away; nothing of either kind where more would have to be asked."""
    rows: int
    cases: tuple[CaseLink, ...]


MOST_SHARED = 200
"""Letters of what others show of a page."""


def shared_text(link: CaseLink, story: str) -> str:
    """What others show of a case: its verdict, and as much of its story as there is room for."""
    verdict = f"{sentence(link.verdict)}. " if link.verdict else ""
    return verdict + shortened(" ".join(story.split()), MOST_SHARED - len(verdict))


def source_text(source: CaseSource | None) -> str:
    if source is None or source.own or not source.article:
        return "Egen sag"
    return f"Efter »{source.article}«" + (f", {source.site}" if source.site else "")


def walk(ruling: CaseRuling) -> tuple[Stretch, ...]:
    """The path of a case, rule by rule; a judgement's own rule comes before the rule that asks."""
    stretches: list[Stretch] = []
    asked: set[str] = set()
    for leg in ruling.conversation.legs:
        for name in leg.path.answers:
            if name in ruling.judged and name not in asked:
                question = leg.rule.facts[name].question
                judged = ruling.judged[name].legs
                stretches += [_stretch(j, set(), question) for j in judged]
        stretches.append(_stretch(leg, asked))
        asked |= set(leg.path.answers)
    return tuple(stretches)


def _stretch(leg: Leg, asked: set[str], judged: str = "") -> Stretch:
    rule, path, stops = leg.rule, leg.path, []
    steps = [*zip(path.ruling, path.waited, strict=True)]
    for place, (name, answer) in enumerate([("", None), *path.answers.items()]):
        due = dues(rule.book, (step for step, waited in steps if waited == place))
        new = answer is not None and name not in asked
        if new or due:
            fact = rule.facts[name] if new else None
            stops.append(Stop(fact, str(answer.value) if new and answer is not None else "", due))
    return Stretch(
        rule.title, judged, tuple(stops), letter_of(rule, leg.row), row_place(rule, leg.row)
    )


Changes = tuple[tuple[str, tuple[tuple[str, OtherAnswers], ...]], ...]


def changes(ruling: CaseRuling, by_row: Mapping[str, tuple[OtherAnswers, ...]]) -> Changes:
    """What would change the ruling, question by question along the way, each with its answers."""
    by_question: dict[str, list[tuple[str, OtherAnswers]]] = {}
    names = {**ROLES, **ruling.names}
    for change in (change for row in ruling.rows for change in by_row[row.id]):
        answer = cell_text(change.fact, change.answers, names)
        by_question.setdefault(change.fact.question, []).append((answer, change))
    return tuple((question, tuple(answers)) for question, answers in by_question.items())


def change(
    book: Rulebook, row: Row, neighbour: Neighbour, guards: Mapping[str, tuple[CaseLink, ...]]
) -> OtherAnswers:
    """What a neighbour would add to the ruling of a row, and what it would take away."""
    other = neighbour.rows[0].ruling if neighbour.decides else Ruling()
    added = [step for step in other if step.effect not in row.ruling.effect]
    lost = [
        step
        for step in row.ruling
        if step.effect not in other.effect and not isinstance(step, HandOver)
    ]
    cases = [case for found in neighbour.rows for case in guards.get(found.id, ())]
    return OtherAnswers(
        neighbour.fact,
        neighbour.answers,
        added=dues(book, added),
        lost=dues(book, lost) if neighbour.decides else (),
        rows=len(neighbour.rows),
        cases=tuple(dict.fromkeys(cases))[:2],
    )

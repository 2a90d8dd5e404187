"""The page one trains on: a list of tasks with their answers, which a script makes a quiz of."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from generator.engine.rulebook import Rulebook
from generator.engine.tree import Row
from generator.site.page import Sheet, sheet
from generator.views.addresses import case_page, situation_page
from generator.views.board import Board, board_of
from generator.views.content import Content
from generator.views.decision_table import cell_text
from generator.views.ruling import Due, dues
from generator.views.training import Pair, Trial, pairs, trials
from rules_src.model.facts import Fact
from rules_src.model.roles import ROLES
from rules_src.model.situation import Situation
from rules_src.model.steps import HandOver

DIFFERENT, ALIKE, CASES = 3, 2, 2
"""How many tasks of each kind a situation has at most."""

Given = tuple[Fact[Any], str]
"""A question and its answer in words."""


class RowLink(NamedTuple):
    number: int
    place: str


class PairTask(NamedTuple):
    id: str
    alike: bool
    title: str
    given: tuple[Given, ...]
    fact: Fact[Any]
    answers: tuple[str, str]
    rulings: tuple[tuple[Due, ...], tuple[Due, ...]]
    rows: tuple[RowLink, ...]


class TrialTask(NamedTuple):
    id: str
    title: str
    page: str
    names: Mapping[str, str]
    board: Board | None
    given: tuple[Given, ...]
    choices: tuple[tuple[str, ...], ...]
    """The texts of each ruling to choose among."""
    right: int
    ruling: tuple[Due, ...]
    row: RowLink


class Group(NamedTuple):
    situation: Situation
    pairs: tuple[PairTask, ...]
    trials: tuple[TrialTask, ...]


def sheets(content: Content) -> Iterator[Sheet]:
    groups = tuple(_group(content, situation) for situation in content.book.situations)
    yield sheet(
        "training",
        "traening/index.md",
        "Træning",
        "To hændelser, der skiller sig ved én ting: samme kendelse? Og sager, du selv dømmer.",
        groups=tuple(group for group in groups if group.pairs or group.trials),
        total=sum(len(group.pairs) + len(group.trials) for group in groups),
        scripts=("training",),
    )


def _group(content: Content, situation: Situation) -> Group:
    book, rules = content.book, {rule.__name__ for rule in situation.rules}
    rulings = tuple(r for r in content.casebook.rulings if r.case.rule in rules)
    cases = trials(rulings, content.beside, CASES)
    return Group(
        situation,
        tuple(_pair(book, pair) for pair in pairs(book, situation, DIFFERENT, ALIKE)),
        tuple(_trial(book, trial) for trial in cases),
    )


def _pair(book: Rulebook, pair: Pair) -> PairTask:
    facts = book[pair.rule].facts
    one, other = pair.answers
    return PairTask(
        pair.id,
        pair.alike,
        book[pair.rule].title,
        tuple((facts[name], cell_text(facts[name], cell)) for name, cell in pair.given.items()),
        pair.fact,
        (cell_text(pair.fact, one), cell_text(pair.fact, other)),
        (dues(book, pair.steps[0]), dues(book, pair.steps[1])),
        _rows(book, pair),
    )


def _rows(book: Rulebook, pair: Pair) -> tuple[RowLink, ...]:
    found = {row.id: _row(book, row) for row in pair.rows}
    return tuple(found.values())


def _row(book: Rulebook, row: Row) -> RowLink:
    return RowLink(row.number, f"{situation_page(book[row.rule].situation)}#{row.id}")


def _trial(book: Rulebook, trial: Trial) -> TrialTask:
    case, names = trial.found.case, {**ROLES, **trial.found.names}
    row = trial.rows[0]
    texts = [tuple(step.text for step in steps) for steps in trial.steps]
    right = len(case.id) % len(texts)
    return TrialTask(
        case.id,
        book[row.rule].title,
        case_page(case.id),
        names,
        board_of(case.table),
        tuple(_given(book, trial, names)),
        (*texts[1 : right + 1], texts[0], *texts[right + 1 :]),
        right + 1,
        dues(book, (step for step in row.ruling if not isinstance(step, HandOver))),
        _row(book, row),
    )


def _given(book: Rulebook, trial: Trial, names: Mapping[str, str]) -> Iterator[Given]:
    """What is known until the row that is to be ruled on."""
    for leg in trial.found.conversation.legs:
        facts = leg.rule.facts
        for name, answer in leg.path.answers.items():
            yield facts[name], cell_text(facts[name], (answer,), names)
        if leg.rule.name == trial.rows[0].rule:
            return

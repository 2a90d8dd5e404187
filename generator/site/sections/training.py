"""The page one trains on: a list of tasks with their answers, which a script makes a quiz of."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from generator.engine.rulebook import Rulebook
from generator.engine.tree import Row
from generator.engine.verdicts import finished, verdict_of_row
from generator.site.page import PageSpec, SiteContent, page_spec
from generator.views.addresses import case_page, row_place
from generator.views.board import Board, board_of
from generator.views.content import Content
from generator.views.decision_table import cell_text, letter_of
from generator.views.ruling import Due, dues
from generator.views.training import Pair, Trial, pairs, told, trials
from rules_src.model.facts import Answer, Fact
from rules_src.model.roles import ROLES
from rules_src.model.situation import Situation

DIFFERENT, ALIKE, CASES = 2, 1, 2
"""How many tasks of each kind a situation has at most."""

Known = tuple[Fact[Any], str]
"""A question and its answer in words."""


class RowLink(NamedTuple):
    letter: str
    place: str


class PairTask(NamedTuple):
    id: str
    alike: bool
    title: str
    happened: str
    shared: tuple[str, ...]
    """What both incidents have in common, as it is told."""
    apart: tuple[str, str]
    verdicts: tuple[str, str]
    rulings: tuple[tuple[Due, ...], tuple[Due, ...]]
    rows: tuple[RowLink, ...]


class TrialTask(NamedTuple):
    id: str
    title: str
    page: str
    names: Mapping[str, str]
    board: Board | None
    opening: str
    known: tuple[Known, ...]
    choices: tuple[str, ...]
    """The verdicts to choose among."""
    right: int
    ruling: tuple[Due, ...]
    row: RowLink


class Group(NamedTuple):
    situation: Situation
    pairs: tuple[PairTask, ...]
    trials: tuple[TrialTask, ...]


def specs(site: SiteContent) -> Iterator[PageSpec]:
    groups = tuple(_group(site.content, situation) for situation in site.content.book.situations)
    yield page_spec(
        "training",
        "traening/index.md",
        "Træning",
        "To hændelser, der skiller sig ved én ting: samme kendelse? Og sager, du selv dømmer.",
        groups=tuple(group for group in groups if group.pairs or group.trials),
        total=sum(len(group.pairs) + len(group.trials) for group in groups),
        scripts=("training",),
    )


def _group(content: Content, situation: Situation) -> Group:
    book, rules = content.book, {rule.name for rule in content.book.rules_of(situation)}
    rulings = tuple(r for r in content.casebook.rulings if r.case.rule in rules)
    cases = trials(book, rulings, content.neighbours, CASES)
    return Group(
        situation,
        tuple(_pair(book, pair) for pair in pairs(book, situation, DIFFERENT, ALIKE)),
        tuple(_trial(book, trial) for trial in cases),
    )


def _pair(book: Rulebook, pair: Pair) -> PairTask:
    rule = book[pair.rule]
    one, other = pair.answers
    shared = ((rule.facts[name], cell) for name, cell in pair.shared.items())
    first, second = pair.rows
    return PairTask(
        pair.id,
        pair.alike,
        rule.title,
        rule.situation.happened,
        tuple(told(fact.question, cell_text(fact, cell)) for fact, cell in shared),
        (_told(pair.fact, one), _told(pair.fact, other)),
        (verdict_of_row(rule, first), verdict_of_row(rule, second)),
        (dues(book, pair.steps[0]), dues(book, pair.steps[1])),
        _rows(book, pair),
    )


def _told(fact: Fact[Any], answers: tuple[Answer, ...]) -> str:
    return told(fact.question, cell_text(fact, answers))


def _rows(book: Rulebook, pair: Pair) -> tuple[RowLink, ...]:
    links = {row.id: _row(book, row) for row in pair.rows}
    return tuple(links.values())


def _row(book: Rulebook, row: Row) -> RowLink:
    return RowLink(letter_of(book[row.rule], row), row_place(book[row.rule], row))


def _trial(book: Rulebook, trial: Trial) -> TrialTask:
    case, names = trial.ruling.case, {**ROLES, **trial.ruling.names}
    row = trial.rows[0]
    texts = trial.verdicts
    right = len(case.id) % len(texts)
    return TrialTask(
        case.id,
        book[row.rule].title,
        case_page(case.id),
        names,
        board_of(case.table),
        trial.opening,
        tuple(_known(trial, names)),
        (*texts[1 : right + 1], texts[0], *texts[right + 1 :]),
        right + 1,
        dues(book, finished(row.ruling, row.cells)),
        _row(book, row),
    )


def _known(trial: Trial, names: Mapping[str, str]) -> Iterator[Known]:
    """The answers until the row that is to be ruled on."""
    for leg in trial.ruling.conversation.legs:
        facts = leg.rule.facts
        for name, answer in leg.path.answers.items():
            yield facts[name], cell_text(facts[name], (answer,), names)
        if leg.rule.name == trial.rows[0].rule:
            return

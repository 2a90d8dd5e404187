"""The page one trains on: a list of tasks with their answers, which a script makes a quiz of."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import zip_longest
from typing import Any, NamedTuple

from generator.engine.rulebook import Rulebook
from generator.engine.tree import Row
from generator.engine.verdicts import finished, verdict_of_row
from generator.text.page import PageSpec, page_spec
from generator.tools.parts import ENTERED
from generator.tools.tool import Tool
from generator.tools.training.tasks import Pair, Trial, pairs, trials
from generator.views.addresses import case_page, row_place
from generator.views.board import BoardView, board_of
from generator.views.content import Content
from generator.views.decision_table import cell_text, letter_of
from generator.views.ruling import Due, dues
from rules_src.model.facts import Fact
from rules_src.model.roles import ROLES
from rules_src.model.situation import Situation

MOST = 92
"""How many tasks there are at most, however many situations: the page is read on a phone."""

Known = tuple[Fact[Any], str]
"""A question and its answer in words."""


class RowLink(NamedTuple):
    letter: str
    place: str


class PairStory(NamedTuple):
    """One of the two stories of a pair, and what it comes to."""

    names: Mapping[str, str]
    opening: str
    board: BoardView | None
    answer: str
    """To the question that the two stories differ in."""
    page: str
    verdict: str
    ruling: tuple[Due, ...]
    row: RowLink


class PairTask(NamedTuple):
    id: str
    alike: bool
    title: str
    fact: Fact[Any]
    stories: tuple[PairStory, PairStory]
    one_paragraph: bool
    """Whether two that are alike are so by the same paragraphs."""


class TrialTask(NamedTuple):
    id: str
    title: str
    page: str
    names: Mapping[str, str]
    board: BoardView | None
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


def specs(content: Content) -> Iterator[PageSpec]:
    groups = tuple(group for group in _groups(content) if group.pairs or group.trials)
    yield page_spec(
        "training/page",
        "traening/index.md",
        "Træning",
        "To hændelser, der skiller sig ved én ting: samme kendelse? Og sager, du selv dømmer.",
        groups=groups,
        total=sum(len(group.pairs) + len(group.trials) for group in groups),
        tooltips=False,
        styles=("training", "cards"),
        scripts=("training",),
    )


def _groups(content: Content) -> Iterator[Group]:
    """The tasks of each situation: from each in turn one more, until there are enough."""
    book = content.book
    offered = {situation: [*_offered(content, situation)] for situation in book.situations}
    turns = zip_longest(*([(s, task) for task in tasks] for s, tasks in offered.items()))
    in_turn = [choice for turn in turns for choice in turn if choice][:MOST]
    for situation in book.situations:
        tasks = [task for where, task in in_turn if where is situation]
        yield Group(
            situation,
            tuple(_pair(book, task) for task in tasks if isinstance(task, Pair)),
            tuple(_trial(book, task) for task in tasks if isinstance(task, Trial)),
        )


def _offered(content: Content, situation: Situation) -> Iterator[Pair | Trial]:
    """Pairs and cases of a situation by turns; no story is told twice."""
    book, rules = content.book, {rule.name for rule in content.book.rules_of(situation)}
    rulings = tuple(r for r in content.casebook.rulings if r.case.rule in rules)
    shown: set[str] = set()
    first, *rest = pairs(book, situation, rulings) or (None,)
    turns = zip_longest(rest, trials(book, rulings, content.neighbours))
    for task in (task for turn in [(first, None), *turns] for task in turn if task):
        cases = task.cases if isinstance(task, Pair) else (task.ruling.case.id,)
        if shown.isdisjoint(cases):
            shown.update(cases)
            yield task


def _pair(book: Rulebook, pair: Pair) -> PairTask:
    one, other = (_story(book, pair, side) for side in (0, 1))
    title, same = book[pair.rule].title, pair.rows[0].ruling.laws == pair.rows[1].ruling.laws
    return PairTask(pair.id, pair.alike, title, pair.fact, (one, other), same)


def _story(book: Rulebook, pair: Pair, side: int) -> PairStory:
    rule, row, ruling = book[pair.rule], pair.rows[side], pair.tellings[side].ruling
    names = {**ROLES, **ruling.names}
    return PairStory(
        names,
        pair.tellings[side].opening,
        board_of(ruling.case.table, ruled=False),
        cell_text(pair.fact, (pair.answers[side],), names),
        case_page(ruling.case.id),
        verdict_of_row(rule, row),
        dues(book, pair.steps[side]),
        _row(book, row),
    )


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
        board_of(case.table, ruled=False),
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


TOOL = Tool(specs, {"training": (*ENTERED, "training")})

"""The tasks: how many, how they read, and that exactly one choice is right."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace

import pytest
from own_book import BOOK

from generator.course.grow import seeds, taken_by_another, words_of
from generator.course.pool import longest, pool
from generator.course.task import CHOICES, Ground, Kind, Task
from generator.engine.explore import facts_of
from generator.engine.rulebook import Rulebook
from generator.engine.tree import Row
from rules_src.laws import SITUATIONS
from rules_src.model import Answer, Facts, Ruling
from rules_src.model.steps import Instruct


def all_tasks() -> list[Task]:
    """They take seconds to make, and each process collects all tests."""
    return [task for tasks in pool(BOOK).values() for task in tasks]


def test_there_are_enough_for_every_situation_and_of_every_kind() -> None:
    assert 360 <= len(all_tasks()) <= 440, "few and good, and enough for papers that differ"
    kinds = Counter(task.kind for task in all_tasks())
    assert min(kinds[kind] for kind in Kind) >= 10
    assert max(kinds.values()) <= len(all_tasks()) / 2
    assert len(pool(BOOK)) == len(SITUATIONS)
    assert min(map(len, pool(BOOK).values())) >= 4


def test_every_task_has_an_id_of_its_own_and_choices_that_read_differently() -> None:
    assert len({task.id for task in all_tasks()}) == len(all_tasks())
    for task in all_tasks():
        assert len({choice.text.casefold() for choice in task.choices}) == len(task.choices)
    assert sum(len(task.choices) == CHOICES for task in all_tasks()) >= 0.9 * len(all_tasks())


def test_a_task_tells_what_happened_in_at_least_twelve_words_and_is_short() -> None:
    for task in all_tasks():
        assert len(task.told.split()) >= 12, task.told
    texts = [(t.told, t.question, *(one.text for one in t.choices)) for t in all_tasks()]
    words = [sum(len(text.split()) for text in some) for some in texts]
    assert max(words) <= 95
    assert sum(words) / len(words) <= 65


def test_no_answer_is_a_way_through_the_site() -> None:
    for task in all_tasks():
        for choice in task.choices:
            assert not re.search(r"[Gg]å videre til »|dømmes som »|videre: ", choice.text), task.id


def test_no_habit_pays() -> None:
    """Neither the longest choice nor any place is right more often than one time in four."""
    whole = [task for task in all_tasks() if len(task.choices) == CHOICES]
    for kind in (None, *Kind):
        tasks = [task for task in whole if kind in (None, task.kind)]
        right = Counter(task.right for task in tasks)
        spread = (0.23, 0.27) if kind is None else (0.1, 0.4)
        assert all(spread[0] <= right[n] / len(tasks) <= spread[1] for n in range(CHOICES)), kind
    long = sum(
        longest(key, [one for one in task.choices if one is not key])
        for task in whole
        for key in [task.choices[task.right]]
    )
    assert 0.22 <= long / len(whole) <= 0.28


def paths(ground: Ground) -> Iterator[Row]:
    """Every single way to answer what is left open, from every arrival; not by merged rows."""
    for arrived, found in ground.rule.explored:
        for path in found:
            known = {**arrived, **path.answers}
            if all(known.get(name, answer) is answer for name, answer in ground.stated.items()):
                number = next(r.number for r in ground.rule.rows if r.covers(path.answers))
                cells = {name: (answer,) for name, answer in path.answers.items()}
                yield Row(ground.rule.name, number, cells, path.ruling)


def test_exactly_one_choice_is_right_however_what_is_left_open_is_answered() -> None:
    for task in all_tasks():
        every = [*paths(task.ground)]
        assert every, task.id
        for place, choice in enumerate(task.choices):
            truths = {choice.claim.holds(task.rule, row) for row in every} - {None}
            assert truths == {place == task.right}, (task.id, choice.text)


def test_no_verdict_says_the_same_and_more_than_what_is_right() -> None:
    """»Ny melding gælder; intet yderligere« is not wrong where nothing more is done."""
    for task in all_tasks():
        if task.kind is Kind.RULING:
            texts = [{*words_of(choice.text)} for choice in task.choices]
            key = texts.pop(task.right)
            also = [text for text in texts if key < text or text < key]
            assert all("ikke" in text ^ key for text in also), task.id


def test_a_task_that_states_too_little_is_refused() -> None:
    task = next(t for t in pool(BOOK)["revoke"] if t.kind is Kind.RULING and t.ground.stated)
    open_task = replace(task, ground=Ground(task.rule, {}))
    with pytest.raises(ValueError, match="not enough values"):
        _ = open_task.right


def test_a_task_that_two_rules_could_take_is_refused() -> None:
    assert not any(taken_by_another(BOOK, t.ground) for t in all_tasks() if t.ground.stated)
    refused = [
        row
        for rule in BOOK.rules.values()
        for row in rule.rows
        for ground in [Ground(rule, {n: c[0] for n, c in row.cells.items()})]
        if ground.stated and taken_by_another(BOOK, ground)
    ]
    assert refused, "some rows state only what two situations ask for"


def test_nothing_a_task_tells_gives_the_key_away() -> None:
    for task in all_tasks():
        key = task.choices[task.right].text.casefold().strip(".»«")
        if task.kind in (Kind.RULING, Kind.SPOKEN, Kind.LAW):
            assert key not in task.told.casefold(), task.id


def test_a_wrong_choice_says_what_would_make_it_right() -> None:
    for task in all_tasks():
        for place, choice in enumerate(task.choices):
            assert bool(choice.why) == (place != task.right), (task.id, choice.text)


def test_what_would_make_a_ruling_right_does() -> None:
    """Executed: the answers that differ lead to the wrong choice, and to no other."""
    checked = 0
    for task in (t for t in all_tasks() if t.kind is Kind.RULING):
        ground = task.ground
        for other in ground.others:
            rows = replace(ground, stated={**ground.stated, **other.changes}).rows
            for choice in task.choices:
                if all(choice.claim.holds(task.rule, row) for row in rows):
                    checked += 1
    wrong = sum(len(task.choices) - 1 for task in all_tasks() if task.kind is Kind.RULING)
    assert checked >= wrong


def ruled_otherwise(name: str, stated: Mapping[str, Answer]) -> Rulebook:
    """With a rule that asks what it asks, and rules something else where this was answered."""
    function = BOOK[name].function

    def mutant(facts: Facts) -> Ruling:
        ruling: Ruling = function(facts)
        if any(facts.trail.get(name) is not answer for name, answer in stated.items()):
            return ruling
        facts.told.clear()
        return Ruling(Instruct("72C", "Ingenting.", name="mutant", short="ingenting"))

    mutant.__name__ = name
    mutant.__annotations__ = {"facts": facts_of(function)}
    return Rulebook(BOOK.situations, {name: mutant})


def test_another_ruling_changes_the_key_of_every_task_that_shows_it() -> None:
    """No key is written by hand: with the rule changed, none that showed its ruling is right."""
    showing = (Kind.RULING, Kind.LAW, Kind.SPOKEN, Kind.OPTION)
    shown = [task for task in all_tasks() if task.kind in showing]
    rules = {task.rule.name for task in shown}
    mutants = {name: ruled_otherwise(name, {})[name] for name in rules}
    for task in shown:
        ground = Ground(mutants[task.rule.name], task.ground.stated)
        right = ground.right_of(choice.claim for choice in task.choices)
        assert right != (task.right,), task.id


@pytest.mark.parametrize("name", ["revoke", "penalty_card", "insufficient_bid", "claim"])
def test_a_mutant_of_one_ruling_is_the_key_of_the_task_that_grows_anew(name: str) -> None:
    task = next(t for t in pool(BOOK)[name] if t.kind is Kind.RULING)
    rule, stated = task.rule.name, task.ground.stated
    book = ruled_otherwise(rule, stated)
    keys = {
        seed.key.text
        for seed in seeds(book, book[rule])
        if seed.kind is Kind.RULING and stated.items() <= seed.ground.stated.items()
    }
    assert keys == {"Ingenting"}
    assert task.choices[task.right].text != "Ingenting"

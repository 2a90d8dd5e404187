"""The tasks as the browser reads them, by situation, and what an exam is drawn from."""

from collections.abc import Iterator, Mapping
from typing import Any

from generator.course.pool import digest_of, pool
from generator.course.task import Task
from generator.data.imprint import law_of
from generator.engine.rulebook import Rulebook
from generator.text.inline_json import inline_json
from generator.views.content import Content
from rules_src.contents import gloss
from rules_src.model.situation import Situation
from rules_src.presentation.syllabus import PASSED_IN_ALL, PASSED_IN_SECTION, Level

NUMBERS = range(1, 10_000)
"""The numbers an exam may have: four figures are read out and written down without mistakes."""


def task_file(situation: Situation) -> str:
    return f"traening/opgaver/{situation.slug}.js"


def files(content: Content) -> Iterator[tuple[str, str]]:
    """Each situation's tasks as a script: a page opened from a file may not fetch data."""
    tasks = pool(content.book)
    for situation in content.book.situations:
        found = [task_data(task) for task in tasks[situation.rule.__name__]]
        text = f"(globalThis.courseTasks ||= {{}})[{situation.slug!r}] = "
        yield task_file(situation), f"{text}{inline_json({'tasks': found})}.tasks;\n"


def task_data(task: Task) -> dict[str, Any]:
    """What is read and answered, and then why."""
    return {
        "id": task.id,
        "kind": task.kind.label,
        "told": task.told,
        "facts": task.facts,
        "asks": task.question,
        "choices": [[choice.text, choice.why] for choice in task.choices],
        "right": task.right,
        "reason": task.reason,
        "laws": [[law, gloss(law)] for law in task.laws],
    }


def subjects(book: Rulebook) -> Mapping[str, tuple[int, ...]]:
    """By situation, for each task a number for what it is about."""
    found: dict[str, tuple[int, ...]] = {}
    for rule, tasks in pool(book).items():
        rows = [*dict.fromkeys(task.row for task in tasks)]
        found[rule] = tuple(rows.index(task.row) for task in tasks)
    return found


def exam_data(content: Content) -> dict[str, Any]:
    """What the page of the exam draws from."""
    book = content.book
    slugs = {situation.rule.__name__: situation.slug for situation in book.situations}
    about = subjects(book)
    return {
        "digest": digest_of(book),
        "law": law_of(book),
        "most": NUMBERS[-1],
        "passed": [PASSED_IN_ALL, PASSED_IN_SECTION],
        "levels": [[level.key, level.value] for level in Level],
        "sections": [
            [
                section.title,
                [[slugs[one.rule], one.weights] for one in section.lessons if one.rule in slugs],
            ]
            for section in content.presentation.syllabus
        ],
        "about": {slugs[rule]: rows for rule, rows in about.items()},
    }

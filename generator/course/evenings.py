"""A course on four evenings: which lessons each has, and the tasks of its paper."""

from dataclasses import dataclass

from generator.course.draw import Draw
from generator.course.paper import Paper
from generator.course.pool import digest_of, pool
from generator.course.task import Task
from generator.engine.rulebook import Rulebook
from rules_src.model.situation import Situation
from rules_src.presentation.syllabus import Lesson, Level, Section

SECTIONS = ((0,), (1,), (2, 3), (4, 5))
"""The sections of the syllabus that each evening has."""
TASKS = 2
"""How many tasks the paper of an evening has for each situation."""


@dataclass(frozen=True)
class Evening:
    number: int
    title: str
    lessons: tuple[tuple[Lesson, Situation], ...]
    paper: Paper


def evenings(book: Rulebook, syllabus: tuple[Section, ...], number: int) -> tuple[Evening, ...]:
    """Four evenings with what a club meets; the number draws their papers."""
    return tuple(
        _evening(book, [syllabus[n] for n in places], evening, number)
        for evening, places in enumerate(SECTIONS, 1)
    )


def _evening(book: Rulebook, sections: list[Section], evening: int, number: int) -> Evening:
    by_rule = {situation.rule.__name__: situation for situation in book.situations}
    lessons = tuple(
        (lesson, by_rule[lesson.rule])
        for section in sections
        for lesson in section.lessons
        if lesson.level is not Level.TURNERING and lesson.rule in by_rule
    )
    draw = Draw(number * len(SECTIONS) + evening)
    tasks: list[Task] = []
    for lesson, _ in lessons:
        tasks += draw.some(pool(book)[lesson.rule], TASKS)
    title = " og ".join(section.title.lower() for section in sections)
    paper = Paper(number, Level.KLUB, digest_of(book), ((title.capitalize(), tuple(tasks)),))
    return Evening(evening, title, lessons, paper)

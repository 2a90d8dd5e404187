"""A paper: sixty tasks in six sections, drawn by a number."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from generator.course.draw import Draw
from generator.course.pool import digest_of, pool
from generator.course.task import Task
from generator.engine.rulebook import Rulebook
from rules_src.presentation.syllabus import SYLLABUS, Level, Section

NUMBERS = range(1, 10_000)
"""The numbers a paper may have: four figures are read out and written down without mistakes."""

Places = tuple[tuple[tuple[str, int], ...], ...]
"""For each section the situation of each task, and its place among the tasks of the situation."""


@dataclass(frozen=True)
class Paper:
    number: int
    level: Level
    digest: str
    sections: tuple[tuple[str, tuple[Task, ...]], ...]

    @property
    def name(self) -> str:
        """As it is printed and entered: `4711-klub-3f2a91c4`."""
        return f"{self.number}-{self.level.key}-{self.digest}"

    @property
    def tasks(self) -> tuple[Task, ...]:
        return tuple(task for _, tasks in self.sections for task in tasks)


def paper(
    book: Rulebook, number: int, level: Level, syllabus: tuple[Section, ...] = SYLLABUS
) -> Paper:
    """The paper of a number: the same for the same rules and weights, wherever it is drawn."""
    tasks = pool(book)
    drawn = places(number, level, subjects(book), syllabus)
    sections = tuple(
        (section.title, tuple(tasks[rule][place] for rule, place in inside))
        for section, inside in zip(syllabus, drawn, strict=True)
    )
    return Paper(number, level, digest_of(book, syllabus), sections)


def subjects(book: Rulebook) -> Mapping[str, tuple[int, ...]]:
    """By situation, for each task a number for what it is about."""
    found: dict[str, tuple[int, ...]] = {}
    for rule, tasks in pool(book).items():
        rows = [*dict.fromkeys(task.row for task in tasks)]
        found[rule] = tuple(rows.index(task.row) for task in tasks)
    return found


def places(
    number: int,
    level: Level,
    about: Mapping[str, Sequence[int]],
    syllabus: tuple[Section, ...] = SYLLABUS,
) -> Places:
    """Draw each section; of two tasks about one row the second is drawn when no other is left."""
    draw = Draw(number * len(Level) + [*Level].index(level))
    sections = []
    for section in syllabus:
        inside: list[tuple[str, int]] = []
        for lesson in section.lessons:
            rows = about.get(lesson.rule, ())
            weight = min(lesson.weight(level), len(rows))
            order = draw.some(range(len(rows)), len(rows)) if weight else []
            fresh = [n for k, n in enumerate(order) if rows[n] not in [rows[m] for m in order[:k]]]
            again = [n for n in order if n not in fresh]
            inside += [(lesson.rule, n) for n in (fresh + again)[:weight]]
        sections.append(tuple(draw.some(inside, len(inside))))
    return tuple(sections)

"""The syllabus has every situation once, and every section of an exam has ten tasks."""

import pytest

from rules_src.laws import SITUATIONS
from rules_src.presentation.home import HOME
from rules_src.presentation.syllabus import SYLLABUS, Level

LESSONS = [lesson for section in SYLLABUS for lesson in section.lessons]


def test_a_situation_is_placed_once_or_comes_last() -> None:
    placed = [lesson.rule for lesson in LESSONS]
    assert len(placed) == len({*placed})
    assert {*placed} <= {situation.rule.__name__ for situation in SITUATIONS}
    assert len(placed) >= 46, "a new situation may come last; none of these may lose its place"


@pytest.mark.parametrize("level", Level)
def test_every_section_has_ten_tasks_at_every_level(level: Level) -> None:
    weights = [sum(one.weight(level) for one in section.lessons) for section in SYLLABUS]
    assert weights == [10] * 6


def test_the_first_level_has_the_twelve_commonest() -> None:
    first = {lesson.rule for lesson in LESSONS if lesson.level is Level.AFTEN}
    assert len(first) == 12
    assert {incident.rule for incident in HOME} <= first


def test_what_is_taught_at_a_level_is_examined_there() -> None:
    for lesson in LESSONS:
        assert lesson.weight(lesson.level) > 0, lesson.rule


def test_every_lesson_says_in_one_sentence_what_one_is_able_to_do() -> None:
    for lesson in LESSONS:
        assert 6 <= len(lesson.able.split()) <= 20, lesson.rule
        assert not lesson.able.endswith("."), lesson.rule
        assert lesson.able[0].islower(), lesson.rule

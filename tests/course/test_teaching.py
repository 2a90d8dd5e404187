"""Role plays and the four evenings: what they have, and that a player is told no ruling."""

from pathlib import Path

import pytest
from conftest import ROOT, run_generator
from own_book import BOOK, casebook

from generator.book.documents.course import handouts
from generator.book.roleplay import INCIDENTS, MARKS, role_plays
from generator.course.evenings import evenings
from generator.data.imprint import imprint_of
from generator.views.content import Content
from rules_src.presentation.syllabus import SYLLABUS, Level, lessons

CONTENT = Content(BOOK, casebook(), ())


@pytest.mark.parametrize("level", Level)
def test_a_set_has_twelve_incidents_of_twelve_situations(level: Level) -> None:
    plays = role_plays(CONTENT, 7, level)
    assert len(plays) == INCIDENTS == len({play.title for play in plays})
    assert plays == role_plays(CONTENT, 7, level)
    assert plays != role_plays(CONTENT, 8, level)
    assert len(MARKS) == 5


def test_the_examiner_has_every_answer_and_a_player_what_is_about_him() -> None:
    for play in role_plays(CONTENT, 7, Level.KLUB):
        assert play.facts
        assert play.verdict
        assert len(play.parts) == 4
        told = [line for part in play.parts for line in part.answers]
        assert {*told} <= {*play.facts}
        for part in play.parts:
            assert play.verdict not in " ".join((play.happens, *part.answers, *part.choices))


def test_four_evenings_teach_all_that_a_club_meets_each_once() -> None:
    four = evenings(BOOK, SYLLABUS, 7)
    assert len(four) == 4
    taught = [lesson.rule for evening in four for lesson, _ in evening.lessons]
    assert sorted(taught) == sorted(
        one.rule for one in lessons() if one.level is not Level.TURNERING
    )
    for evening in four:
        assert len(evening.paper.tasks) == 2 * len(evening.lessons)


def test_a_set_of_role_plays_is_printed_on_five_cards_an_incident(tmp_path: Path) -> None:
    words = ("course", "--number", "7", "--level", "klub", "--into", str(tmp_path))
    run = run_generator(*words)
    assert run.returncode == 0, run.stderr
    assert f"rollespil-klub.pdf: {5 * INCIDENTS + 1} sider" in run.stderr


def test_a_level_that_is_none_is_refused_in_danish() -> None:
    run = run_generator("course", "--number", "7", "--level", "mester")
    assert run.returncode == 2
    assert "ukendt niveau »mester«" in run.stderr


def test_a_course_is_a_plan_slides_four_papers_four_sets_of_role_plays_and_an_exam() -> None:
    names = [handout.name for handout in handouts(7, imprint_of(ROOT, BOOK))]
    evening = [name for n in range(1, 5) for name in (f"opgaver-{n}", f"rollespil-{n}")]
    assert names == ["plan", "billeder", *evening, "proeve"]

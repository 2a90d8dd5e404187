"""Orders follow what directors have counted, once there is enough, and say so; not before."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from own_book import BOOK, content
from test_counts import ANSWERS, LINE

from generator.book.documents.sheets import stand_in
from generator.cases.counts import ENOUGH, read_counts
from generator.course.paper import paper
from generator.course.pool import digest_of
from generator.data.imprint import Imprint
from generator.site.content import SiteContent
from generator.site.render import render
from generator.site.sections import counted as counted_page
from generator.site.sections import front
from generator.tools.course import page as course
from generator.views.content import Content
from rules_src.presentation.home import HOME
from rules_src.presentation.syllabus import SYLLABUS, TASKS_IN_SECTION, Level

MANY = {"score_correction": 400, "claim": 90, "dummys_limits": 10}
"""How often each is counted: enough, if every file is there."""


def counted(folder: Path, most: int = ENOUGH) -> Content:
    """The content with a folder of counts, some from a club with a name and some without."""
    left = most
    for rule, number in MANY.items():
        number = min(number, left)
        left -= number
        if not number:
            continue
        known = BOOK[rule].conversations[0].answers
        answers = ANSWERS if rule == "score_correction" else {n: a.key for n, a in known.items()}
        line = {**LINE, "rule": rule, "answers": answers, "number": str(number)}
        named = {"club": "Ørehus"} if rule == "claim" else {}
        (folder / f"{rule}.json").write_text(json.dumps({**named, "counts": [line]}), "utf-8")
    counts = read_counts(folder, BOOK, folder)
    assert not counts.findings
    assert counts.total == most
    made: Content = replace(content(), counts=counts)
    return made


def shown(of: Content, path: str) -> str:
    site = SiteContent(of)
    found = (spec for section in (front, counted_page) for spec in section.specs(site))
    return next(render(spec) for spec in (*found, *course.specs(of)) if spec.path == path)


@pytest.fixture(scope="module")
def followed(tmp_path_factory: pytest.TempPathFactory) -> Content:
    return counted(tmp_path_factory.mktemp("counts"))


def test_nothing_follows_one_too_few(tmp_path: Path) -> None:
    few = counted(tmp_path, ENOUGH - 1)
    assert few.home == HOME
    assert few.syllabus == SYLLABUS
    assert "Ordnet efter" not in shown(few, "index.md")
    assert f"før der er talt {ENOUGH} kendelser" in shown(few, "om/klubberne.md")


def test_home_has_what_is_counted_most_first_and_says_so(followed: Content) -> None:
    first, *rest = followed.home
    assert first.rule == "claim"
    assert rest == [one for one in HOME if one.rule != "claim"]
    home = shown(followed, "index.md")
    assert "Ordnet efter 500 kendelser" in home
    assert home.index(first.shown[0].label) < home.index(rest[0].shown[0].label)
    clubs = shown(followed, "om/klubberne.md")
    assert "Der er talt 500 kendelser i 3 filer" in clubs
    assert "er ordnet efter dem" in clubs
    assert "Ørehus" in clubs


def test_the_exam_shares_its_tasks_by_what_is_counted(followed: Content) -> None:
    assert "efter 500 kendelser" in shown(followed, "traening/proeve.md")
    for before, section in zip(SYLLABUS, followed.syllabus, strict=True):
        for level in Level:
            assert sum(one.weight(level) for one in section.lessons) == TASKS_IN_SECTION
            asked = [bool(one.weight(level)) for one in section.lessons]
            assert asked == [bool(one.weight(level)) for one in before.lessons]
    weights = {one.rule: one.weights for section in followed.syllabus for one in section.lessons}
    assert weights["claim"] == (9, 6, 6)
    assert weights["call_out_of_rotation"] == (4, 2, 1), "nothing is counted in its section"
    drawn = paper(BOOK, 4711, Level.KLUB, followed.syllabus)
    assert sum(task.situation.rule.__name__ == "claim" for task in drawn.tasks) == 6
    assert drawn.digest != digest_of(BOOK), "another paper has another name"


def test_the_stand_ins_sheet_follows_too(followed: Content) -> None:
    source = stand_in(followed, Imprint(None, ""))
    text = source.main
    assert "ordnet efter 500 talte kendelser" in text
    assert text.index("Krævede eller opgav stik") < text.index("Meldte uden for tur")


def test_a_file_from_before_is_read_as_it_is_answered_today(tmp_path: Path) -> None:
    line = {**LINE, "rule": "dummys_limits"}
    situation = BOOK["dummys_limits"].situation
    former = next(f for f in situation.former if f.old == "dummys_act=looked")
    assert former.new == "dummys_act=saw/saw=looked"
    every = (conversation.answers for conversation in BOOK["dummys_limits"].conversations)
    known = next(a for a in every if "saw" in a and a["saw"].key == "looked")
    old = {name: answer.key for name, answer in known.items() if name != "saw"}
    old["dummys_act"] = "looked"
    (tmp_path / "old.json").write_text(json.dumps({"counts": [{**line, "answers": old}]}), "utf-8")
    counts = read_counts(tmp_path, BOOK, tmp_path)
    assert not counts.findings
    assert counts.total == 3

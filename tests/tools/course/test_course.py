"""The course in the browser: lessons, what comes again, the exam, and what may go wrong."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from copies import ran
from in_page import visiting
from own_book import BOOK, content
from playwright.sync_api import Browser, Locator, Page, expect

from dev.looked_at import until
from generator.course.pool import digest_of, pool
from generator.course.task import Task
from generator.site.scripts import source
from generator.tools import course
from generator.tools.course import lessons_of, specs
from rules_src.laws import SITUATIONS
from rules_src.presentation.syllabus import SYLLABUS, Level

KNOWN, SITTING = "bridgelovene.kursus", "bridgelovene.proeve"
LESSON, ANSWER = "/traening/kulorsvigt/", ".stage .verdicts button"


def test_there_is_a_lesson_for_every_situation_with_an_incident_two_contrasts_and_tasks() -> None:
    lessons = [spec for spec in specs(content()) if spec.template == "course/lesson"]
    assert len(lessons) == len(SITUATIONS) == len(lessons_of(content()))
    for spec in lessons:
        assert spec.context["worked"], spec.path
        assert 4 <= len(spec.context["tasks"]) <= 6
    with_contrasts = [spec for spec in lessons if len(spec.context["contrasts"]) == 2]
    assert len(with_contrasts) >= len(SITUATIONS) - 6


def test_the_files_of_tasks_are_light_and_have_every_task() -> None:
    texts = dict(course.files(content()))
    assert len(texts) == len(SITUATIONS)
    for situation in SITUATIONS:
        text = texts[course.task_file(situation)]
        assert len(gzip.compress(text.encode())) < 8_000
        found = json.loads(text[text.index(" = ") + 3 : text.rindex(".tasks;")])["tasks"]
        assert [one["right"] for one in found] == [
            task.right for task in pool(BOOK)[situation.rule.__name__]
        ]


Places = tuple[tuple[tuple[str, int], ...], ...]
"""For each section the situation of each task, and its place among the tasks of the situation."""


def drawn(asked: list[tuple[int, Level]]) -> list[Places]:
    """The tasks of each number at a level, as the script draws them."""
    script = source("exam", "course/draw").read_text("utf-8")
    numbers = json.dumps([(number, [*Level].index(level)) for number, level in asked])
    program = f"""const exam = {json.dumps(course.exam_data(content()))};
{script}
console.log(JSON.stringify({numbers}.map(([n, level]) => placesOf(n, level, exam))));"""
    return [
        tuple(tuple((slug, n) for slug, n in inside) for inside in sections)
        for sections in json.loads(ran("node", "-", given=program).stdout)
    ]


SLUGS = {situation.rule.__name__: situation.slug for situation in SITUATIONS}


def tasks_of(number: int, level: Level) -> tuple[Task, ...]:
    """The tasks of a paper, as they are asked."""
    (sections,) = drawn([(number, level)])
    tasks = {SLUGS[rule]: inside for rule, inside in pool(BOOK).items()}
    return tuple(tasks[slug][n] for inside in sections for slug, n in inside)


@pytest.mark.parametrize("level", Level)
def test_a_number_draws_sixty_tasks_in_six_sections(level: Level) -> None:
    sections, again = drawn([(4711, level), (4711, level)])
    assert [len(inside) for inside in sections] == [10] * 6
    assert len({place for inside in sections for place in inside}) == 60
    assert sections == again
    for section, inside in zip(SYLLABUS, sections, strict=True):
        allowed = {SLUGS[one.rule] for one in section.lessons if one.weight(level)}
        assert {slug for slug, _ in inside} == allowed


def test_two_tasks_about_one_row_seldom_meet() -> None:
    """One would give the other away; only a situation with few rows may have to."""
    tasks = {SLUGS[rule]: inside for rule, inside in pool(BOOK).items()}
    for sections in drawn([(number, Level.KLUB) for number in (1, 4711, 9999)]):
        rows = {tasks[slug][n].row for inside in sections for slug, n in inside}
        assert len(rows) >= 58


def test_numbers_draw_different_papers_and_every_task_sooner_or_later() -> None:
    papers = drawn([(number, Level.KLUB) for number in range(1, 800)])
    assert len({*papers}) == len(papers)
    asked = {one.rule for s in SYLLABUS for one in s.lessons if one.weight(Level.KLUB)}
    every = {place for sections in papers for inside in sections for place in inside}
    assert len(every) == sum(len(pool(BOOK)[rule]) for rule in asked)


def the_task(page: Page) -> Locator:
    return page.locator(".stage .task")


def kept(page: Page, key: str = KNOWN) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(page.evaluate(f"localStorage.getItem('{key}') || '{{}}'"))
    return found


@pytest.mark.browser
def test_what_is_known_is_taken_along_and_thrown_away(phone: Page, tmp_path: Path) -> None:
    phone.goto(LESSON)
    phone.locator(ANSWER).first.click()
    until(phone, f"localStorage['{KNOWN}']")
    before = kept(phone)
    phone.goto("/traening/")
    phone.get_by_text("Gem, hent eller slet").click()
    with phone.expect_download() as download:
        phone.get_by_role("button", name="Gem som fil").click()
    file = tmp_path / "kursus.json"
    download.value.save_as(file)
    assert json.loads(file.read_text("utf-8")) == before
    phone.get_by_role("button", name="Slet alt").click()
    expect(phone.locator(".course-kept .notice")).to_contain_text(
        "Det sletter dine svar på 1 opgave"
    )
    assert kept(phone) == before, "nothing is gone before it is confirmed"
    phone.get_by_role("button", name="Ja, slet det").click()
    expect(phone.locator(".course-kept .notice")).to_have_text("Slettet.")
    assert kept(phone) == {}
    phone.get_by_label("Hent fra en fil").set_input_files(file)
    expect(phone.locator(".course-kept .notice")).to_have_text("Hentet: 1 opgaver.")
    assert kept(phone) == before


@pytest.mark.browser
@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"version": 2, "cards": {}}', '{"version": 1, "cards": {"x": 1}}']
)
def test_a_file_of_something_else_changes_nothing(text: str, phone: Page, tmp_path: Path) -> None:
    file = tmp_path / "andet.json"
    file.write_text(text, "utf-8")
    phone.goto("/traening/")
    phone.get_by_text("Gem, hent eller slet").click()
    phone.get_by_label("Hent fra en fil").set_input_files(file)
    expect(phone.locator(".course-kept .notice")).to_contain_text("Intet er ændret")
    assert kept(phone) == {}


REFUSED = {
    "blocked": "Object.defineProperty(window, 'localStorage', { get() { throw new Error('no') } })",
    "full": "Storage.prototype.setItem = () => { throw new DOMException('', 'Quota') }",
}


@pytest.mark.browser
@pytest.mark.parametrize("how", REFUSED)
def test_a_store_that_keeps_nothing_is_told_of(how: str, browser: Browser, address: str) -> None:
    with visiting(browser, address) as page:
        page.add_init_script(REFUSED[how])
        page.goto(LESSON)
        page.locator(ANSWER).first.click()
        expect(page.locator(".stage .notice")).to_contain_text("kan ikke gemmes på denne enhed")
        page.goto("/traening/proeve/")
        page.get_by_role("button", name="Begynd prøven").click()
        expect(the_task(page)).to_be_visible()
        expect(page.locator(".exam > .notice")).to_contain_text("kan ikke gemmes på denne enhed")


def begin(page: Page, number: int = 4711, level: str = "klub") -> None:
    page.goto("/traening/proeve/")
    page.get_by_label("Niveau").select_option(level)
    page.get_by_label("Nummer").fill(str(number))
    page.get_by_role("button", name="Begynd prøven").click()
    expect(the_task(page)).to_be_visible()


@pytest.mark.browser
@pytest.mark.parametrize("level", Level)
def test_the_screen_has_the_paper_that_is_printed(level: Level, phone: Page) -> None:
    begin(phone, 4711, level.key)
    shown = []
    for n in range(60):
        phone.locator(".exam-places button").nth(n).click()
        shown.append(the_task(phone).get_attribute("data-task"))
    assert shown == [task.id for task in tasks_of(4711, level)]
    expect(phone.locator(".exam .score")).to_contain_text(f"4711-{level.key}-{digest_of(BOOK)}")


@pytest.mark.browser
def test_an_exam_is_passed_at_seventy_per_cent_with_half_of_each_section(phone: Page) -> None:
    begin(phone)
    tasks = tasks_of(4711, Level.KLUB)

    def hand_in(answers: list[int]) -> Locator:
        sitting = {**kept(phone, SITTING), "answers": answers, "handed": 1}
        phone.evaluate(f"text => localStorage['{SITTING}'] = text", json.dumps(sitting))
        phone.reload()
        return phone.locator(".sheet")

    def answers(wrong: set[int]) -> list[int]:
        return [int(not t.right) if n in wrong else t.right for n, t in enumerate(tasks)]

    all_right = hand_in(answers(set()))
    expect(all_right.locator("h2")).to_have_text("Bestået")
    expect(all_right).to_contain_text("60 af 60 rigtige, 100 %")
    expect(all_right).to_contain_text("ikke forbundets certifikat")
    expect(hand_in(answers({*range(5)})).locator("h2")).to_have_text("Bestået")
    expect(hand_in(answers({*range(6)})).locator("h2")).to_have_text("Ikke bestået")
    spread = {n * 10 + k for n in range(6) for k in range(3)}
    expect(hand_in(answers(spread)).locator("h2")).to_have_text("Bestået")
    over = hand_in(answers({*spread, 9}))
    expect(over.locator("h2")).to_have_text("Ikke bestået")
    expect(phone.locator("ol.training > li")).to_have_count(19)


@pytest.mark.browser
def test_two_tabs_keep_each_others_answers(phone: Page) -> None:
    begin(phone)
    other = phone.context.new_page()
    other.goto("/traening/proeve/")
    expect(the_task(other)).to_be_visible()
    phone.locator(ANSWER).first.click()
    other.locator(".exam-places button").nth(1).click()
    other.locator(ANSWER).first.click()
    expect(other.locator(".exam .score")).to_contain_text("58 mangler")
    assert sum(answer >= 0 for answer in kept(phone, SITTING)["answers"]) == 2

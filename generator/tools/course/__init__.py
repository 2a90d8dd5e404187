"""The course: lessons, tasks that come again, and an exam, all on the device."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from generator.cases.conversation import CaseRuling
from generator.course.pool import digest_of, pool
from generator.course.task import Task
from generator.data.imprint import law_of
from generator.text.page import PageSpec, inline_json, page_spec
from generator.tools.tool import ENTERED, Tool
from generator.views.addresses import case_page, situation_page
from generator.views.board import board_of
from generator.views.content import Content
from generator.views.decision_table import cell_text
from generator.views.ruling import finished_case, shown_verdict
from rules_src.contents import gloss
from rules_src.model import Authority, Fact, Situation
from rules_src.model.roles import ROLES
from rules_src.presentation.syllabus import PASSED_IN_ALL, PASSED_IN_SECTION, Lesson, Level

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
        "asks": task.question,
        "choices": [[choice.text, choice.why] for choice in task.choices],
        "right": task.right,
        "reason": task.reason,
        "laws": [[law, gloss(law)] for law in task.laws],
    }


def exam_data(content: Content) -> dict[str, Any]:
    """What the page of the exam draws from."""
    book = content.book
    slugs = {situation.rule.__name__: situation.slug for situation in book.situations}
    about: dict[str, list[int]] = {}  # by situation, for each task a number for what it is about
    for rule, tasks in pool(book).items():
        rows = [*dict.fromkeys(task.row for task in tasks)]
        about[slugs[rule]] = [rows.index(task.row) for task in tasks]
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
        "about": about,
    }


FIRST, EXAM = "traening/index.md", "traening/proeve.md"
TASKS_IN_LESSON = 6
MOST_CONTRASTS = 2
NOT_EXAMINED = (0, 0, 0)
STORY = range(15, 90)
"""Words of the story that a lesson begins with."""
TITLE = "Kursus for turneringsledere"


class LessonLink(NamedTuple):
    lesson: Lesson
    situation: Situation
    page: str
    tasks: int


def specs(content: Content) -> Iterator[PageSpec]:
    links = lessons_of(content)
    if not links:
        return
    yield page_spec(
        "course/page",
        FIRST,
        TITLE,
        "Lær at dømme: en lektion på ti minutter for hver situation, opgaver, der kommer igen, og"
        " en prøve.",
        levels=tuple(
            (level, tuple(x for x in links if x.lesson.level is level)) for level in Level
        ),
        first=links[0],
        exam=EXAM,
        total=sum(link.tasks for link in links),
        sought=(
            "træning",
            "quiz",
            "opgaver",
            "lær at dømme",
            "uddannelse",
            "turneringslederkursus",
        ),
        tooltips=False,
        styles=("course",),
        scripts=("course",),
    )
    for n, link in enumerate(links):
        yield _lesson(content, link, links[n + 1] if n + 1 < len(links) else None)
    yield page_spec(
        "course/exam",
        EXAM,
        "Prøve for turneringsledere",
        "Tres opgaver i seks afsnit, trukket efter et nummer: samme nummer er samme prøve.",
        data=inline_json(exam_data(content)),
        law=law_of(content.book),
        first=FIRST,
        most=NUMBERS[-1],
        sought=("eksamen", "prøve", "certifikat", "turneringslederprøve"),
        tooltips=False,
        styles=("course",),
        scripts=("exam",),
    )


def lessons_of(content: Content) -> tuple[LessonLink, ...]:
    """A lesson for every situation of the book, level by level; one that is not placed, last."""
    by_rule = {situation.rule.__name__: situation for situation in content.book.situations}
    tasks = pool(content.book)
    placed = [one for section in content.presentation.syllabus for one in section.lessons]
    names = {one.rule for one in placed}
    found = placed + [Lesson(rule, "", NOT_EXAMINED) for rule in by_rule if rule not in names]
    return tuple(
        LessonLink(one, situation, f"traening/{situation.slug}.md", len(tasks[one.rule]))
        for level in Level
        for one in found
        if one.level is level and (situation := by_rule.get(one.rule))
    )


def _lesson(content: Content, link: LessonLink, following: LessonLink | None) -> PageSpec:
    situation = link.situation
    worked = _worked(content, situation)
    names: Mapping[str, str] = {**ROLES, **worked.names} if worked else ROLES
    return page_spec(
        "course/lesson",
        link.page,
        f"Lektion: {situation.title}",
        f"Ti minutter om {situation.title.lower()}: en hændelse, to modsætninger og højst seks"
        " opgaver.",
        names=names,
        lesson=link.lesson,
        situation=situation,
        place=situation_page(situation),
        course=FIRST,
        worked=worked.case if worked else None,
        board=board_of(worked.case.table, ruled=False) if worked else None,
        case=case_page(worked.case.id) if worked else "",
        ruling=finished_case(content.book, worked) if worked else None,
        contrasts=_contrasts(content, worked) if worked else (),
        tasks=tuple(pool(content.book)[link.lesson.rule][:TASKS_IN_LESSON]),
        following=following,
        tooltips=False,
        in_search=False,
        styles=("course", "cards"),
        scripts=("lesson",),
    )


def _worked(content: Content, situation: Situation) -> CaseRuling | None:
    """A short case that the law settles, of a row with many, with as many contrasts as can be."""
    rules = {rule.name for rule in content.book.rules_of(situation)}
    found = [
        r
        for r in content.casebook.rulings
        if r.case.rule in rules
        if r.agrees and not r.case.text.disputed and r.case.text.authority is Authority.LAW
    ]
    return min(
        found,
        key=lambda r: (
            -len(_contrasts(content, r)),
            _words(r) not in STORY,
            -max(len(content.guards[row.id]) for row in r.rows),
            _words(r),
            r.case.id,
        ),
        default=None,
    )


def _words(ruling: CaseRuling) -> int:
    return len(ruling.case.text.story.split())


def _contrasts(content: Content, ruling: CaseRuling) -> list[tuple[str, tuple[Fact[Any], str]]]:
    """The last answers that decided: the verdict that another answer leads to, and that answer."""
    names = {**ROLES, **ruling.names}
    by_verdict = {
        verdict: (other.fact, cell_text(other.fact, other.answers, names))
        for row in ruling.rows
        for other in content.neighbours[row.id]
        if other.decides and (verdict := shown_verdict(content.book[row.rule], other.rows[0]))
    }
    return [*by_verdict.items()][-MOST_CONTRASTS:]


PARTS = (
    *(*ENTERED, "shared/buttons", "shared/links", "shared/fetched", "shared/handed"),
    *("course/known", "course/task"),
)
TOOL = Tool(
    specs,
    {
        "course": (*PARTS, "course/course"),
        "lesson": (*PARTS, "course/lesson"),
        "exam": (*PARTS, "course/draw", "course/exam"),
    },
    files=files,
)

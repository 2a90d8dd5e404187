"""The pages of the course: what there is to learn, a lesson for each situation, and the exam."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from generator.cases.conversation import CaseRuling
from generator.course.pool import pool
from generator.data.imprint import law_of
from generator.text.inline_json import inline_json
from generator.text.page import PageSpec, page_spec
from generator.tools.course.data import NUMBERS, exam_data, files
from generator.tools.parts import ENTERED
from generator.tools.tool import Tool
from generator.views.addresses import case_page, situation_page
from generator.views.board import board_of
from generator.views.content import Content
from generator.views.decision_table import cell_text
from generator.views.ruling import finished_case, shown_verdict
from rules_src.model.facts import Fact
from rules_src.model.roles import ROLES
from rules_src.model.ruling import Authority
from rules_src.model.situation import Situation
from rules_src.presentation.syllabus import Lesson, Level

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


class Contrast(NamedTuple):
    """Another answer, and the verdict it leads to."""

    fact: Fact  # type: ignore[type-arg]
    answer: str
    verdict: str


def lesson_page(situation: Situation) -> str:
    return f"traening/{situation.slug}.md"


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
        data=inline_json({"slugs": [link.situation.slug for link in links]}),
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
        LessonLink(one, by_rule[one.rule], lesson_page(by_rule[one.rule]), len(tasks[one.rule]))
        for level in Level
        for one in found
        if one.level is level and one.rule in by_rule
    )


def _lesson(content: Content, link: LessonLink, following: LessonLink | None) -> PageSpec:
    situation = link.situation
    worked = _worked(content, situation)
    names: Mapping[str, str] = {**ROLES, **worked.names} if worked else ROLES
    return page_spec(
        "course/lesson",
        link.page,
        f"Lektion: {situation.title}",
        f"Ti minutter om {situation.called.lower()}: en hændelse, to modsætninger og seks opgaver.",
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
    found = [r for r in content.casebook.rulings if r.case.rule in rules and _plain(r)]
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


def _plain(ruling: CaseRuling) -> bool:
    text = ruling.case.text
    return ruling.agrees and not text.disputed and text.authority is Authority.LAW


def _words(ruling: CaseRuling) -> int:
    return len(ruling.case.text.story.split())


def _contrasts(content: Content, ruling: CaseRuling) -> tuple[Contrast, ...]:
    """The last answers that decided, each with the verdict of another answer."""
    book, names = content.book, {**ROLES, **ruling.names}
    found = [
        Contrast(
            other.fact,
            cell_text(other.fact, other.answers, names),
            shown_verdict(book[row.rule], other.rows[0]),
        )
        for row in ruling.rows
        for other in content.neighbours[row.id]
        if other.decides
    ]
    by_verdict = {contrast.verdict: contrast for contrast in found if contrast.verdict}
    return tuple(by_verdict.values())[-MOST_CONTRASTS:]


PARTS = (*ENTERED, "shared/links", "course/known", "course/task")
TOOL = Tool(
    specs,
    {
        "course": (*PARTS, "course/course"),
        "lesson": (*PARTS, "course/lesson"),
        "exam": (*PARTS, "course/draw", "course/exam"),
    },
    files=files,
)

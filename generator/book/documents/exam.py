"""A paper of the exam, its answer sheet, and its key with the reason of each answer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import count

from generator.book.typst import markup
from generator.book.typst.assembly import Assembly
from generator.book.typst.compiler import TypstSource
from generator.course.paper import Paper
from generator.course.task import Choice, Task
from generator.data.imprint import Imprint
from rules_src.presentation.syllabus import PASSED_IN_ALL, PASSED_IN_SECTION

LIBRARY = "exam"
NO_CERTIFICATE = "Prøven er klubbens egen. Den er ikke forbundets certifikat."
Numbered = tuple[tuple[str, tuple[tuple[int, Task], ...]], ...]


def exam(
    paper: Paper, imprint: Imprint, title: str = "", plan: Iterable[tuple[str, str]] = ()
) -> TypstSource:
    """A plan of the day if there is one, the tasks in two columns, a sheet to tick, and the key."""
    out = Assembly(LIBRARY)
    sections = _numbered(paper)
    title = title or f"Prøve {paper.number}, {paper.level.value.lower()}"
    out.line(
        f"#set document(title: {markup.string(title)},"
        f" author: {markup.string('Bridgelovene i praksis')}, date: {imprint.typst})"
    )
    out.line("#show: exam-text")
    out.line(
        f"#show: body => exam-page({markup.string(f'Prøve {paper.name}')}, {_law(imprint)}, body)"
    )
    out.line(f"= {markup.plain(title)}")
    rows = [f"([{markup.plain(when)}], [{markup.plain(what)}])" for when, what in plan]
    out.line(
        f"#plan-table(over: ([Hvornår], [Hvad]), {', '.join(rows)})\n#v(4mm)"
        if rows
        else f"{markup.plain(_rules(paper))}\n#v(4mm)"
    )
    out.line("#in-columns[")
    out.add("exam_tasks", "exam-tasks", "prøvens opgaver", sections=sections)
    out.line("]")
    out.line("#pagebreak()")
    out.line(f"= Svarark: {markup.plain(title)}")
    out.line("#name-and-date")
    out.line(f"{markup.plain(f'Prøve {paper.name}. {imprint.rules}. {NO_CERTIFICATE}')}\n#v(4mm)")
    cells = (
        f"({markup.string(name)}, {tasks[0][0]}, {len(tasks)})" for name, tasks in sections if tasks
    )
    out.line(f"#answer-sheet(({', '.join(cells)},))\n#v(6mm)")
    out.line("#filled-in[Rigtige i alt, og i hvert afsnit]")
    out.line("#pagebreak()")
    out.line(f"= Facit: {markup.plain(title)}")
    out.line("#in-columns[")
    out.add("exam_key", "exam-key", "prøvens facit", sections=sections, wrong=_wrong)
    out.line("]")
    return out.source()


def _numbered(paper: Paper) -> Numbered:
    """The tasks of each section, numbered through the paper."""
    numbers = count(1)
    return tuple(
        (title, tuple((next(numbers), task) for task in tasks)) for title, tasks in paper.sections
    )


def _wrong(task: Task) -> Iterator[tuple[int, Choice]]:
    """The wrong choices that something would make right."""
    return ((n, choice) for n, choice in enumerate(task.choices) if choice.why)


def _rules(paper: Paper) -> str:
    return (
        f"{len(paper.tasks)} opgaver i {len(paper.sections)} afsnit. Ét svar er rigtigt. Bestået er"
        f" mindst {PASSED_IN_ALL} % i alt og {PASSED_IN_SECTION} % i hvert afsnit. {NO_CERTIFICATE}"
    )


def _law(imprint: Imprint) -> str:
    return markup.string(" · ".join(imprint.foot))

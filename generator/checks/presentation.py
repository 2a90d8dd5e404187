"""What is shown beside the rules and does not fit them: unknown names, and changes of 2017."""

import inspect
import re
from collections.abc import Iterable, Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

from generator.cases.findings import Finding, Place, RuleCode, did_you_mean
from generator.checks.soundness import text_problems
from generator.engine.rulebook import Rulebook, RuleEntry
from generator.engine.verdicts import verdict
from rules_src.contents import changes_2017
from rules_src.contents.changes_2017 import SITUATIONS, Change
from rules_src.contents.glossary import TERMS
from rules_src.model.facts import Answer
from rules_src.presentation import (
    Presentation,
    comparisons,
    home,
    outcomes,
    pictures,
    search,
    syllabus,
)
from rules_src.presentation.comparisons import Timeline
from rules_src.presentation.home import Incident

FILE = Path(changes_2017.__file__).with_suffix(".toml")


def outdated(book: Rulebook) -> Iterator[Finding]:
    """Every situation and incident that is not ruled, or is ruled as it was in 2007."""
    lines = FILE.read_text("utf-8").splitlines()
    rules = _Names("reglen", book.rules)
    for told in SITUATIONS:
        problems = [(f'rule = "{told.rule}"', message) for message in rules.wrong(told.rule)]
        problems += [(f'key = "{c.key}"', message) for c in told.change for message in _of(book, c)]
        for line, message in problems:
            place = Place(str(FILE), lines.index(line) + 1)
            yield Finding(place, RuleCode.PRESENTATION, message)


def _of(book: Rulebook, change: Change) -> Iterator[str]:
    """What is wrong with a change: its sentence, its answers, or what they lead to today."""
    yield from text_problems(change.sentence)
    if change.rule not in book:
        yield from _Names("reglen", book.rules).wrong(change.rule)
        return
    rule = book[change.rule]
    if wrong := [message for _, message in _no_answers(rule, change.answers.items())]:
        yield from wrong
        return
    talk = rule.follow(rule.answers(change.answers))
    ruled = {step.word for step in talk.ruling}
    if talk.question:
        yield f"svarene fører ikke længere til en kendelse: {talk.question.fact.name} mangler"
    elif left := [name for name in change.answers if name not in talk.answers]:
        yield f"{left[0]} bliver ikke længere spurgt"
    elif not (ruled.intersection(change.words) or verdict(talk) != change.verdict):
        yield "dømmes nu som i 2007; så er det ingen ændring"


class _Names(NamedTuple):
    """One kind of name: what it is called, and every name of it."""

    kind: str
    known: Iterable[str]

    def wrong(self, name: str) -> Iterator[str]:
        if name not in self.known:
            yield f"{self.kind} »{name}« findes ikke; {did_you_mean(name, self.known)}"

    def unknown(self, module: ModuleType, *names: str) -> Iterator[Finding]:
        yield from (_misnomer(module, name, wrong) for name in names for wrong in self.wrong(name))


def misnomers(book: Rulebook, presentation: Presentation) -> Iterator[Finding]:
    """Everything wrong with the presentation of a sound book."""
    for family in presentation.families:
        yield from _Names("reglen", book.rules).unknown(comparisons, *family.rules)
        yield from _Names("trinnets ord", book.words).unknown(comparisons, *family.words)
        yield from _texts(comparisons, family.slug, family.title, family.lede)
    for comparison in presentation.side_by_side:
        yield from _Names("reglen", book.rules).unknown(comparisons, *comparison.rules)
        yield from _texts(comparisons, comparison.slug, comparison.title, comparison.lede)
    for timeline in presentation.timelines:
        yield from _timeline(book, timeline)
    # no two pages of comparison at one address
    pages = [(comparisons, comparison.slug) for comparison in presentation.side_by_side]
    pages += [(comparisons, line.slug) for line in presentation.timelines]
    pages += [(comparisons, family.slug) for family in presentation.families]
    slugs = [slug for _, slug in pages]
    for n, (module, slug) in enumerate(pages):
        if slug in slugs[:n] or not re.fullmatch(r"[a-z0-9-]+", slug):
            yield _misnomer(module, slug, f"adressen »{slug}« er brugt eller ikke små bogstaver")
    for outcome in presentation.outcomes:
        for pattern in outcome.words:
            if not any(fnmatchcase(word, pattern) for word in book.words):
                yield _misnomer(outcomes, pattern, f"intet trins ord er »{pattern}«")
    entered = _Names("situationen", [rule.name for rule in book.entered])
    yield from entered.unknown(pictures, *presentation.pictures)
    terms = _Names("ordlistens ord", [term.danish for term in TERMS])
    yield from terms.unknown(search, *presentation.tooltips)
    said = (button for one in presentation.home if one.buttons for button in one.shown)
    for incident in (*presentation.home, *said, *presentation.listed):
        yield from _texts(home, incident.label, incident.label)
        wrong = [*entered.unknown(home, incident.rule)]
        if not wrong:
            title = book[incident.rule].title
            if not incident.answers and incident.label != title:
                message = f"»{incident.label}« siger intet svar; skriv navnet »{title}«"
                wrong.append(_misnomer(home, incident.label, message))
            wrong += _answers(book[incident.rule], incident.answers.items(), home)
        yield from wrong or _unasked(book[incident.rule], incident)
    labels = _Names("knappen", [button.label for button in presentation.buttons])
    yield from labels.unknown(pictures, *presentation.second)
    for inside, door in presentation.doors.items():
        yield from entered.unknown(home, inside, door)
        if (
            inside in book
            and door in book
            and not book[door].followers
            & {rule.name for rule in book.rules_of(book[inside].situation)}
        ):
            yield _misnomer(home, inside, f"{door} fører ikke videre til {inside}")
    for lesson in (one for section in presentation.syllabus for one in section.lessons):
        yield from entered.unknown(syllabus, lesson.rule)
        yield from _texts(syllabus, lesson.rule, lesson.able)


def _timeline(book: Rulebook, timeline: Timeline) -> Iterator[Finding]:
    yield from _texts(comparisons, timeline.slug, timeline.title, timeline.lede)
    if timeline.rule not in book:
        yield from _Names("reglen", book.rules).unknown(comparisons, timeline.rule)
        return
    rule = book[timeline.rule]
    words = _Names("trinnets ord", book.words)
    wrong = [
        *words.unknown(comparisons, *timeline.permissions),
        *_Names("spørgsmålet", rule.facts).unknown(comparisons, timeline.moments),
        *_answers(rule, timeline.answers.items()),
        *(m for lane in timeline.lanes for m in _answers(rule, lane.answers.items())),
    ]
    yield from wrong or _silent(rule, timeline)


def _answers(
    rule: RuleEntry, answers: Iterable[tuple[str, str]], module: ModuleType = comparisons
) -> Iterator[Finding]:
    yield from (_misnomer(module, *each) for each in _no_answers(rule, answers))


def _no_answers(rule: RuleEntry, answers: Iterable[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    """Each name of no question, or of no answer to it, and what is wrong with it."""
    facts = rule.facts_in_reach
    for name, key in answers:
        yield from ((name, wrong) for wrong in _Names("spørgsmålet", facts).wrong(name))
        if name in facts:
            known = _Names(f"svaret på {name}", facts[name].answers)
            yield from ((key, wrong) for wrong in known.wrong(key))


def _unasked(rule: RuleEntry, incident: Incident) -> Iterator[Finding]:
    """The answers to questions that no way through the guide asks beside those before them."""
    stated: dict[str, Answer] = {}
    for name, key in incident.answers.items():
        stated[name] = rule.facts_in_reach[name].answers[key]
        if not any(stated.items() <= found.answers.items() for found in rule.conversations):
            message = f"»{incident.label}«: {name} bliver ikke spurgt her"
            yield _misnomer(home, incident.label, message)
            return


def _silent(rule: RuleEntry, timeline: Timeline) -> Iterator[Finding]:
    """The moments of a timeline on which the rule has no step that the picture can show."""
    for lane in timeline.lanes:
        for moment in rule.facts[timeline.moments].answers:
            ruling = rule.follow(rule.answers(timeline.keys(lane, moment))).ruling
            if not any(step.word in timeline.permissions for step in ruling):
                message = f"»{lane.title}« får intet at vide ved {timeline.moments}: {moment}"
                yield _misnomer(comparisons, lane.title, message)


def _texts(module: ModuleType, slug: str, *texts: str) -> Iterator[Finding]:
    for text in texts:
        yield from (_misnomer(module, slug, wrong) for wrong in text_problems(text))


def _misnomer(module: ModuleType, written: str, message: str) -> Finding:
    """A finding at the first line that has the word in quotes, or else at the first line."""
    lines = enumerate(inspect.getsource(module).splitlines(), 1)
    line = next((number for number, text in lines if f'"{written}"' in text), 1)
    return Finding(Place(inspect.getfile(module), line), RuleCode.PRESENTATION, message)

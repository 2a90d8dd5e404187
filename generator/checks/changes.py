"""What changed in 2017 that the rules of today can no longer tell: the page asks them at build."""

from collections.abc import Iterator
from pathlib import Path

from generator.cases.findings import Finding, Place, RuleCode, did_you_mean
from generator.checks.soundness import text_problems
from generator.engine.rulebook import Rulebook
from generator.engine.verdicts import verdict
from rules_src.contents import changes_2017
from rules_src.contents.changes_2017 import SITUATIONS, Change

FILE = Path(changes_2017.__file__).with_suffix(".toml")


def outdated(book: Rulebook) -> Iterator[Finding]:
    """Every situation and incident that is not ruled, or is ruled as it was in 2007."""
    lines = FILE.read_text("utf-8").splitlines()
    for told in SITUATIONS:
        problems = [(f'rule = "{told.rule}"', _unknown(book, told.rule))]
        problems += [(f'key = "{c.key}"', message) for c in told.change for message in _of(book, c)]
        for line, message in problems:
            if message:
                place = Place(str(FILE), lines.index(line) + 1)
                yield Finding(place, RuleCode.PRESENTATION, message)


def _unknown(book: Rulebook, rule: str) -> str:
    return "" if rule in book else f"reglen »{rule}« findes ikke; {did_you_mean(rule, book.rules)}"


def _of(book: Rulebook, change: Change) -> Iterator[str]:
    """What is wrong with a change: its sentence, its answers, or what they lead to today."""
    yield from text_problems(change.sentence)
    if unknown := _unknown(book, change.rule):
        yield unknown
        return
    rule = book[change.rule]
    for name, key in change.answers.items():
        if name not in rule.facts_in_reach:
            yield f"spørgsmålet »{name}« findes ikke; {did_you_mean(name, rule.facts_in_reach)}"
            return
        known = rule.facts_in_reach[name].answers
        if key not in known:
            yield f"svaret på {name} »{key}« findes ikke; {did_you_mean(key, known)}"
            return
    talk = rule.follow(rule.answers(change.answers))
    ruled = {step.word for step in talk.ruling}
    if talk.question:
        yield f"svarene fører ikke længere til en kendelse: {talk.question.fact.name} mangler"
    elif left := [name for name in change.answers if name not in talk.answers]:
        yield f"{left[0]} bliver ikke længere spurgt"
    elif not (ruled.intersection(change.words) or verdict(talk) != change.verdict):
        yield "dømmes nu som i 2007; så er det ingen ændring"

"""What is wrong with how rulings are said: verdicts, sentences, and to whom."""

import re
from collections.abc import Iterator, Sequence, Set
from itertools import combinations

from generator.engine.explore import hand_over_of
from generator.engine.rulebook import RuleEntry
from generator.engine.tree import Row, steps_of
from generator.engine.verdicts import MOST_WORDS, duties, verdict_of_row, words_in
from rules_src.model import ME, Information, Situation, When
from rules_src.model.roles import ALOUD, ROLES, SEATED, tokens
from rules_src.model.ruling import Step

ADDRESSING = re.compile(r"\b(?:du|dig|din|dit|dine|I|jer|jeres)\b")
"""Words that address a player; a verdict is for everybody."""

Effect = frozenset[tuple[str, str]]
SpokenRow = tuple[Row, str, Effect]
"""A row, its verdict, and what players must or may do."""

LONGEST_NAME = 5
"""Words in the name of a situation."""
LONGEST_SENTENCE = 20
"""Words in one sentence that is said."""
SENTENCE = re.compile(r"(?<=[.?!])\s+")

NOBODY = ("suit", "card", "unshown")
"""Tokens of a text that are no player and no side."""
ADDRESSEES = (*(role for role in ROLES if role not in NOBODY), ME)
SIDE_OF = {
    "everyone": {*ROLES},
    "offending_side": {"offender", "partner"},
    "other_side": {"lho", "rho"},
}
"""The players that a step to more than one is for."""


def spoken_problems(rule: RuleEntry) -> Iterator[str]:
    """What is wrong with the verdicts and the steps of a rule."""
    yield from verdict_problems(rule)
    known = rule.book.words.union(*(each.facts for each in rule.book.rules.values()))
    for step in dict.fromkeys(steps_of(rule.tree)):
        yield from (f"{step.word}: {problem}" for problem in _step_problems(step, known))
    for row in rule.rows:
        yield from (f"række {row.number}: {problem}" for problem in _two_statuses(row))


def situation_problems(situation: Situation) -> Iterator[str]:
    """What a situation lacks to be called by its name and asked for its seat."""
    words = words_in(situation.title)
    if not 1 <= words <= LONGEST_NAME:
        yield f"navnet »{situation.title}« er på {words} ord; skriv højst {LONGEST_NAME}"
    if situation.who and situation.who.role not in SEATED:
        known = ", ".join(SEATED)
        yield f"who=… spørger om {situation.who.role!r}, som ingen plads følger af; vælg {known}"


def verdict_problems(rule: RuleEntry) -> Iterator[str]:
    """Rows without a verdict, with a long one, with one of a row that differs, or with two."""
    rows = [(row, verdict_of_row(rule, row), duties(row)) for row in rule.rows]
    for row, text, _ in rows:
        on = hand_over_of(row.ruling)
        if not text and not (on and on.when is When.NOW):
            yield f"række {row.number} har ingen kendelse på én linje; giv et trin en linje med »=«"
        if found := ADDRESSING.search(text):
            yield f"række {row.number}: kendelsen siger {found[0]!r}, men vises for alle: {text!r}"
        if words_in(text) > MOST_WORDS:
            yield f"række {row.number}: kendelsen er over {MOST_WORDS} ord: {text!r}"
    yield from _shared(rows)
    yield from _doubled(rows)


def _shared(spoken: Sequence[SpokenRow]) -> Iterator[str]:
    """Verdicts of rows that differ in what a player must or may do."""
    by_verdict: dict[str, dict[Effect, Row]] = {}
    for row, text, due in spoken:
        if text:
            by_verdict.setdefault(text, {}).setdefault(due, row)
    for text, rows in by_verdict.items():
        if len(rows) > 1:
            numbers = " og ".join(str(row.number) for row in rows.values())
            differ = frozenset[tuple[str, str]].union(*rows) - frozenset.intersection(*rows)
            words = ", ".join(sorted(word for word, _ in differ))
            yield f"række {numbers} har samme kendelse {text!r}, men {words} er forskellige"


def _doubled(spoken: Sequence[SpokenRow]) -> Iterator[str]:
    """Verdicts of rows that are the same at the table, in all that is ruled and all that is due."""
    by_effect: dict[tuple[Effect, Effect], dict[str, Row]] = {}
    for row, text, due in spoken:
        by_effect.setdefault((row.ruling.effect, due), {}).setdefault(text, row)
    for rows in by_effect.values():
        if len(rows) > 1:
            numbers = " og ".join(str(row.number) for row in rows.values())
            texts = " og ".join(map(repr, rows))
            yield f"række {numbers} virker ens, men har hver sin kendelse: {texts}"


def _step_problems(step: Step, known: Set[str]) -> Iterator[str]:
    if step.to not in ADDRESSEES:
        yield f"siges til {step.to!r}, som ikke er nogen ved bordet; vælg {', '.join(ADDRESSEES)}"
    if step.aloud:
        for role in sorted(tokens(step.says) & set(ALOUD)):
            wrong = f"»{ROLES[role]}« siges ikke ved bordet"
            yield f"{wrong}: skriv {{{ALOUD[role]}}} i stedet for {{{role}}}"
    for sentence in SENTENCE.split(step.says):
        if words_in(sentence) > LONGEST_SENTENCE:  # too long to be followed by ear
            yield f"en sætning er over {LONGEST_SENTENCE} ord; del den: {sentence!r}"
    for name in step.settled_by:
        if name not in known:
            yield f"afgøres af {name!r}, som hverken er et trin eller et spørgsmål"


def _two_statuses(row: Row) -> Iterator[str]:
    """One information both authorised and unauthorised for a player at one moment."""
    held = [s for s in row.ruling if isinstance(s, Information)]
    for one, other in combinations(held, 2):
        same = (one.about, one.when) == (other.about, other.when)
        if same and one.status is not other.status and hears(one.to) & hears(other.to):
            yield f"{one.word} og {other.word} siger både beføjet og ubeføjet til samme spiller"


def hears(to: str) -> set[str]:
    return {to} | SIDE_OF.get(to, set())

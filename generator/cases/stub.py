"""The case a row waits for: a file with everything filled in but the story."""

from __future__ import annotations

import json
import textwrap
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass

from generator.cases.fields import CaseText, TableText
from generator.engine.explore import Answers, explore, hand_over_of
from generator.engine.rulebook import Conversation, Rulebook
from generator.engine.tree import Row
from rules_src.model.roles import spoken
from rules_src.model.ruling import Authority
from rules_src.model.situation import Phase

FOLDER = "rules_src/casebook"
SCHEMA = "docs/data/schema"
AUCTION = ("dealer", "vulnerable", "auction")
PLAY = ("contract", "offender")
TABLE = {Phase.BEFORE: ("offender",), Phase.AUCTION: AUCTION, Phase.PLAY: PLAY, Phase.AFTER: PLAY}
"""What is worth telling of the table, by when the irregularity happened."""
NONE: Answers = {}
EMPTY = "..."
"""What the contributor replaces; `check` does not let it pass."""


@dataclass(frozen=True)
class Stub:
    """A file to write, and the folder it goes in."""

    rule: str
    text: str

    @property
    def folder(self) -> str:
        return f"{FOLDER}/{self.rule}"


@dataclass(frozen=True)
class Told:
    """What only a person can write; what is left out waits to be filled in."""

    headnote: str = EMPTY
    story: str = EMPTY
    table: Mapping[str, str] | None = None
    """By field; None if the fields of the phase wait to be filled in."""
    seen: Collection[str] = ()
    """The questions that the table answers."""
    adds: str = ""
    """What the case teaches beyond the rows it guards, where others guard them already."""


NOTHING = Told()


def stub(
    book: Rulebook,
    row: Row,
    rules: Iterable[str] = (),
    answers: Answers = NONE,
    told: Told = NOTHING,
) -> Stub | None:
    """The case that a row waits for, from one of these rules and with these answers, if any.

    Of itself it begins where the row's own page begins, if a conversation from there leads to it.
    """
    home = book[row.rule].situation.rule.__name__
    for rule in rules or dict.fromkeys((home, *book.rules)):
        if book[rule].entered and row.rule in book[rule].reach:
            found = (_completed(book, rule, a) for a in _leading(book, rule, answers, row))
            uses = (a for a in found if answers.keys() <= book[rule].follow(a).answers.keys())
            if (first := next(uses, None)) is not None:
                return written(book, rule, first, told)
    return None


def _completed(book: Rulebook, rule: str, answers: Answers) -> Answers:
    """The answers with those added that are asked after the row: the first offered."""
    while question := book[rule].follow(answers).question:
        answers = {**answers, question.fact.name: next(iter(question.fact.answers.values()))}
    return answers


def _leading(book: Rulebook, rule: str, answers: Answers, row: Row) -> Iterator[Answers]:
    """The answers of every conversation from a rule that passes through a row."""
    known = {n: a for n, a in answers.items() if n in book[rule].facts}
    for path in explore(book[rule].function, known):
        given = {**answers, **path.answers}
        if rule == row.rule:
            yield from [given] if row.covers(path.answers) else []
            continue
        on = hand_over_of(path.ruling)
        if on and row.rule in book[on.rule].reach:
            yield from _leading(book, on.rule, given, row)


def written(book: Rulebook, rule: str, answers: Answers, told: Told = NOTHING) -> Stub:
    """The file of a case with these answers; it begins with the schema for the editor."""
    chain = book[rule].follow(answers)
    facts = [*_facts(chain, told.seen)]
    adds = [f"adds: {_quoted(told.adds)}  # {_asks('adds')}"] if told.adds else []
    lines = [
        schema_line(rule),
        *_instructions(rule, told),
        f"headnote: {_quoted(told.headnote)}",
        "story: >",
        *textwrap.wrap(told.story, 96, initial_indent="  ", subsequent_indent="  "),
        *_table(table_of(book, rule) if told.table is None else told.table),
        *(["facts:", *facts] if facts else []),
        "ruling:",
        *(f"  - {s.law}: {s.word}  # {spoken(s.text)}" for s in chain.ruling),
        f"authority: {_authority(chain).key}  # {_asks('authority')}",
        *adds,
        f"source: {{own: true}}  # {_asks('source')}",
    ]
    return Stub(rule, "\n".join(lines) + "\n")


def schema_line(rule: str) -> str:
    """The first line of every case: by it an editor knows the keys, and tells them in Danish."""
    return f"# yaml-language-server: $schema=../../../{SCHEMA}/{rule}.json"


def _instructions(rule: str, told: Told) -> list[str]:
    if told.story != EMPTY:
        return []
    return [
        f"# Gem filen i {FOLDER}/{rule}/ under et kort, engelsk navn: pass-in-partners-turn.yaml",
        f"# Erstat hvert {EMPTY} med din tekst. Slet table, hvis bordet er uden betydning.",
    ]


def _asks(field: str) -> str:
    return CaseText.model_fields[field].description or ""


def _quoted(text: str) -> str:
    """A headnote may hold a colon; JSON's quotes are YAML's."""
    return text if text == EMPTY else json.dumps(text, ensure_ascii=False)


def table_of(book: Rulebook, rule: str) -> Mapping[str, str]:
    """The fields of a table that are worth filling in, each waiting for it."""
    return dict.fromkeys(TABLE[book[rule].situation.phase], EMPTY)


def _table(table: Mapping[str, str]) -> Iterator[str]:
    if table:
        yield "table:"
    for name, text in table.items():
        yield f"  {name}: {text}  # {TableText.model_fields[name].description}"


def _facts(chain: Conversation, seen: Collection[str]) -> Iterator[str]:
    """Each answer once, under the rule that asks for it; those the table shows are left out."""
    given = {*seen}
    for leg in chain.legs:
        fresh = [name for name in leg.path.answers if name not in given]
        given |= {*fresh}
        if fresh and len(chain.legs) > 1:
            yield f"  # {leg.rule.title}"
        for name in fresh:
            answer = leg.path.answers[name]
            question = spoken(leg.rule.facts[name].question)
            yield f"  {name}: {answer.key}  # {question} {spoken(str(answer.value))}"


def _authority(chain: Conversation) -> Authority:
    """The weakest word the ruling rests on."""
    order = list(Authority)
    return max((step.authority for step in chain.ruling), key=order.index, default=Authority.LAW)


def wanted(book: Rulebook, rows: tuple[Row, ...]) -> Mapping[str, Stub]:
    """The stub of each row that one can be written for, by the row's id."""
    found = ((row.id, stub(book, row)) for row in rows)
    return {id: made for id, made in found if made}

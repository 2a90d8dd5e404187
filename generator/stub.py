"""The case a row waits for: a file with everything filled in but the story."""

from __future__ import annotations

import json
import textwrap
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from generator.case import CaseText
from generator.explore import Answers, Chain, declared, explore, hand_over_of
from generator.rulebook import Rulebook
from generator.tree import Row
from rules_src.facts import Answer
from rules_src.roles import spoken
from rules_src.ruling import Authority

FOLDER = "rules_src/casebook"
SCHEMA = "docs/data/schema"
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


def stub(book: Rulebook, row: Row) -> Stub | None:
    """The case that a row waits for; None if no conversation leads there."""
    for rule in book.rules:
        if rule in book.entered and row.rule in book.reach(rule):
            answers = next(_leading(book, rule, {}, row), None)
            if answers is not None:
                return written(book, rule, answers)
    return None


def _leading(book: Rulebook, rule: str, answers: Answers, row: Row) -> Iterator[Answers]:
    """The answers of every conversation from a rule that passes through a row."""
    known = {n: a for n, a in answers.items() if n in declared(book.rules[rule])}
    for path in explore(book.rules[rule], known):
        given = {**answers, **path.answers}
        if rule == row.rule:
            yield from [given] if row.covers(path.answers) else []
            continue
        on = hand_over_of(path.ruling)
        if on and row.rule in book.reach(on.rule):
            yield from _leading(book, on.rule, given, row)


def written(
    book: Rulebook, rule: str, answers: Answers, headnote: str = EMPTY, story: str = EMPTY
) -> Stub:
    """The file of a case with these answers; it begins with the schema for the editor."""
    chain = book.follow(rule, answers)
    lines = [
        f"# yaml-language-server: $schema=../../../{SCHEMA}/{rule}.json",
        f"# Gem filen i {FOLDER}/{rule}/ under et kort, engelsk navn: pass-in-partners-turn.yaml",
        f"# Erstat hvert {EMPTY} med din tekst. Slet table, hvis bordet er uden betydning.",
        f"headnote: {_quoted(headnote)}",
        "story: >",
        *textwrap.wrap(story, 96, initial_indent="  ", subsequent_indent="  "),
        *_table(),
        "facts:",
        *_facts(book, chain),
        "ruling:",
        *(f"  - {s.law}: {s.word}  # {spoken(s.text)}" for s in chain.ruling),
        f"authority: {_authority(chain).key}  # {CaseText.model_fields['authority'].description}",
        "source: {own: true}  # eller {article: titel, site: sted}",
    ]
    return Stub(rule, "\n".join(lines) + "\n")


def _quoted(text: str) -> str:
    """A headnote may hold a colon; JSON's quotes are YAML's."""
    return text if text == EMPTY else json.dumps(text, ensure_ascii=False)


def _table() -> list[str]:
    return [
        "table:",
        f"  dealer: {EMPTY}  # N, Ø, S eller V",
        f"  vulnerable: {EMPTY}  # ingen, N-S, Ø-V eller alle",
        f"  auction: {EMPTY}  # (S pas) 1h pas 1ut: plads foran melding uden for tur,"
        " parentes om tilbagetagne",
    ]


def _facts(book: Rulebook, chain: Chain) -> Iterator[str]:
    """Each answer once, under the rule that asks for it."""
    given: set[str] = set()
    for rule, path in chain.walked:
        if len(chain.walked) > 1:
            yield f"  # {book.title_of(rule)}"
        for name, answer in path.answers.items():
            if name not in given:
                given.add(name)
                yield f"  {name}: {answer.key}  # {_asked(book, rule, name, answer)}"


def _asked(book: Rulebook, rule: str, name: str, answer: Answer) -> str:
    question = spoken(declared(book.rules[rule])[name].question)
    return f"{question} {spoken(str(answer.value))}"


def _authority(chain: Chain) -> Authority:
    """The weakest word the ruling rests on."""
    order = list(Authority)
    return max((step.authority for step in chain.ruling), key=order.index, default=Authority.LAW)


def wanted(book: Rulebook, rows: tuple[Row, ...]) -> Mapping[str, Stub]:
    """The stub of each row that one can be written for, by the row's id."""
    found = ((row.id, stub(book, row)) for row in rows)
    return {id: made for id, made in found if made}

"""`case`: a case file to fill in, or one made by answering the rule's own questions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from generator.cases.coverage import Coverage, coverage
from generator.cases.stub import EMPTY, NOTHING, Stub, Told, stub, written
from generator.cli.console import OK, Console, Parser, UsageError
from generator.cli.interview import interview
from generator.cli.rule import answered, stated
from generator.engine.explore import Answers
from generator.engine.tree import Row
from rules_src.model.facts import Answer

ABOUT = """Lav en sag: en fil, hvor kun fortællingen mangler.

  case                                   for den første række, som ingen sag dækker
  case call_out_of_rotation              … i denne regel
  case call_out_of_rotation-3            for denne række
  case call_out_of_rotation turn=rho …   med disse svar
  case -i                                besvar reglens spørgsmål; filen skrives til sidst

Filen skrives på skærmen; gem den med > under det navn, der står i den."""


def case(console: Console, words: Sequence[str]) -> int:
    """Lav en sag: for en række, der mangler en, eller ved at besvare reglens spørgsmål."""
    parser = Parser("case", ABOUT, "[-i] [REGEL [spørgsmål=svar …] | RÆKKE]")
    parser.options.add_argument(
        "-i", "--interactive", action="store_true", help="besvar spørgsmålene ved tastaturet"
    )
    given = parser.read(words)
    rows = {row.id: row for row in console.book.all_rows()}
    if given.interactive or (console.is_conversation and not {*given.words} & {*rows}):
        return interview(console, given.words)
    made = _for_row(console, rows, given.words) or _for_answers(console, given.words)
    if made is None:
        console.complain("Ingen række mangler en sag her. Vælg en række: case REGEL-NUMMER")
        return OK
    console.say(made.text.rstrip())
    return OK


def _for_row(console: Console, rows: Mapping[str, Row], words: Sequence[str]) -> Stub | None:
    return stub(console.book, rows[words[0]]) if words and words[0] in rows else None


def _for_answers(console: Console, words: Sequence[str]) -> Stub | None:
    """The whole case if the answers lead to a ruling, else the first unguarded row they fit."""
    book, casebook = console.book, console.casebook()
    if not words:
        return _first(stub(book, row) for row in coverage(book, casebook).unguarded)
    _refuse_row(console, words[0])
    rule = console.rule(words[0])
    statement, conversation = answered(console, rule, stated(words[1:]))
    cover = coverage(book, casebook)
    if not conversation.question:
        known = all(row.id in cover.guards for row in conversation.rows)
        return written(book, rule, conversation.answers, Told(adds=EMPTY) if known else NOTHING)
    answers = {
        **{n: a for n, a in statement.answers.items() if isinstance(a, Answer)},
        **conversation.answers,
        **conversation.question.answers,
    }
    found = (stub(book, row, [rule], answers) for row in cover.unguarded)
    return _first(found) or _another(console, rule, answers, cover)


def _refuse_row(console: Console, word: str) -> None:
    """The number of a row that the rule does not have."""
    rule, dash, number = word.rpartition("-")
    if dash and number.isdigit() and rule in console.book.rules:
        last = console.book[rule].rows[-1]
        raise UsageError(f"{rule} har kun {last.number} rækker; skriv {rule}-1 til {last.id}")


def _another(console: Console, rule: str, answers: Answers, cover: Coverage) -> Stub | None:
    """A case beside those there are: for the rule's own row that has the fewest."""
    rows = sorted(cover.rows, key=lambda row: (row.rule != rule, len(cover.guards.get(row.id, ()))))
    more = Told(adds=EMPTY)
    return _first(stub(console.book, row, [rule], answers, more) for row in rows)


def _first(stubs: Iterable[Stub | None]) -> Stub | None:
    return next((made for made in stubs if made), None)

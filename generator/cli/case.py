"""`case`: print a case file to fill in."""

from collections.abc import Iterable, Sequence

from generator.cases.casebook import coverage
from generator.cases.stub import Stub, case_file, stub
from generator.cli.console import OK, Console, Parser, UsageError
from generator.cli.rule import answers_in, converse
from generator.engine.verdicts import verdict_of_row
from generator.text.danish import count
from rules_src.model.facts import Answer
from rules_src.model.roles import spoken

ABOUT = """Lav en sag: en fil, hvor kun fortællingen mangler.

  case                                   for den første række, som ingen sag dækker
  case call_out_of_rotation              … i denne regel
  case call_out_of_rotation-3            for denne række
  case call_out_of_rotation turn=rho …   med disse svar
  case call_out_of_rotation --rows       reglens rækker, og hvor mange sager hver har

Filen skrives på skærmen; gem den med > under det navn, der står i den."""


def case(console: Console, words: Sequence[str]) -> int:
    """Lav en sag: begyndelsen på en fil, for en række, der mangler en, eller for disse svar."""
    parser = Parser("case", ABOUT, "[REGEL [spørgsmål=svar …] | RÆKKE]")
    parser.options.add_argument("--rows", action="store_true", help="vis kun rækkerne")
    options = parser.read(words)
    rows = {row.id: row for row in console.book.all_rows()}
    if options.rows or (len(options.words) == 1 and options.words[0] in console.book):
        # with their verdicts and how many cases guard each: on standard error
        chosen = [console.rule(word) for word in options.words] or [*console.book.rules.values()]
        cover = coverage(console.book, console.casebook())
        for rule in chosen:
            console.note(f"{rule.title} ({rule.name})")
            for r in rule.rows:
                answers = " ".join(f"{n}={'/'.join(a.key for a in c)}" for n, c in r.cells.items())
                told = spoken(verdict_of_row(rule, r)) or "går videre"
                guards = count(len(cover.of(r)), "sag", "sager")
                console.note(f"  {r.id}  {told} ({guards}): {answers or 'altid'}")
        console.note("Skriv »case« og rækkens navn for at få begyndelsen på en sag.")
    if options.rows:
        return OK
    row = rows.get(options.words[0]) if options.words else None
    result = stub(console.book, row) if row else _for_answers(console, options.words)
    if result is None:
        console.note("Ingen række mangler en sag her. Vælg en række: case REGEL-NUMMER")
        return OK
    console.say(result.text.rstrip())
    return OK


def _for_answers(console: Console, words: Sequence[str]) -> Stub | None:
    """The whole case if the answers lead to a ruling, else the first unguarded row they fit."""
    book, casebook = console.book, console.casebook()
    if not words:
        return _first(stub(book, row) for row in coverage(book, casebook).unguarded)
    name, dash, number = words[0].rpartition("-")
    if dash and number.isdigit() and name in book.rules:
        last = book[name].rows[-1]
        raise UsageError(f"{name} har kun {last.number} rækker; skriv {name}-1 til {last.id}")
    rule = console.rule(words[0])
    statement, conversation = converse(rule, answers_in(words[1:]))
    cover = coverage(book, casebook)
    if not conversation.question:
        guarded = all(row.id in cover.guards for row in conversation.rows)
        return case_file(rule, conversation.answers, adds=guarded)
    answers = {
        **{n: a for n, a in statement.answers.items() if isinstance(a, Answer)},
        **conversation.answers,
        **conversation.question.answers,
    }
    stubs = (stub(book, row, [rule], answers) for row in cover.unguarded)
    if found := _first(stubs):
        return found
    # one more case for guarded rows: the rule's own row with the fewest guards first
    rows = sorted(cover.rows, key=lambda row: (row.rule != rule.name, len(cover.of(row))))
    return _first(stub(book, row, [rule], answers, adds=True) for row in rows)


def _first(stubs: Iterable[Stub | None]) -> Stub | None:
    return next((each for each in stubs if each), None)

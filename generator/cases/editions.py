"""What a case states of older editions of the law, and whether their rules agree.

A case answers what the law in force asks. For an older edition it states the answers that only
that edition asks for, and the ruling, which nobody has computed.
"""

from collections.abc import Iterator, Mapping

from generator.cases.agreement import StatedRuling, differences, misspelled
from generator.cases.conversation import CaseRuling, Statement
from generator.cases.findings import Code, Finding
from generator.engine.rulebook import Conversation, Rulebook, RuleEntry
from rules_src.model.facts import Answer

READ_AGAIN = "Læs loven fra {year} efter: er sagen læst forkert, så ret den; er reglen, så sig det"


def older_books(book: Rulebook) -> Mapping[str, Rulebook]:
    """The rules of every edition before that of a book, by year; the newest of them first."""
    found: dict[str, Rulebook] = {}
    edition = book.edition.before if book.edition else None
    while edition:
        found[str(edition.year)] = Rulebook.of(edition)
        edition = edition.before
    return found


def edition_findings(ruling: CaseRuling, book: Rulebook) -> Iterator[Finding]:
    """What is wrong with what a case states of older editions; nothing where there are none."""
    case, books = ruling.case, older_books(book)
    for year in case.text.editions if books else ():
        spot = ("editions", year)
        if year not in books:
            message = f"»{year}« er ingen ældre udgave; vælg mellem {', '.join(books)}"
            yield case.document.finding(Code.EDITION, spot, message, case.document.key(spot))
        elif case.rule not in books[year]:
            message = f"siden fortæller ikke, hvad loven fra {year} sagde om det; slet udgaven"
            yield case.document.finding(Code.EDITION, spot, message, case.document.key(spot))
        else:
            yield from _findings(ruling, year, books[year])


def _findings(ruling: CaseRuling, year: str, book: Rulebook) -> Iterator[Finding]:
    """The answers first; only a whole conversation can be compared."""
    case, stated = ruling.case, ruling.case.text.editions[year]
    spot = ("editions", year)
    statement = _statement(ruling, year, book)
    mistakes = (*statement.mistakes(),)
    yield from mistakes
    if mistakes:
        return
    then = conversation_in(ruling, book)
    yield from statement.gaps(then)
    written = StatedRuling(case.document, stated.ruling, (*spot, "ruling"))
    misspellings = misspelled(written, book)
    if then.question:
        yield from (each.guessed for each in misspellings.values())
        return
    what_to_do = READ_AGAIN.format(year=year)
    yield from differences(written, then.ruling, ruling.names, misspellings, what_to_do)


def conversation_in(ruling: CaseRuling, book: Rulebook) -> Conversation:
    """Put the answers of a case to another edition, with those it states for that edition."""
    case = ruling.case
    return book[case.rule].follow(stated_in(ruling, book), case.table, case.board)


def stated_in(ruling: CaseRuling, book: Rulebook) -> dict[str, Answer]:
    """The answers of a case that another edition offers too, and those stated for it."""
    year = str(book.edition.year) if book.edition else ""
    shared = shared_answers(ruling.conversation, book[ruling.case.rule])
    if year not in ruling.case.text.editions:
        return shared
    own = _statement(ruling, year, book).answers
    return {
        **shared,
        **{name: answer for name, answer in own.items() if isinstance(answer, Answer)},
    }


def shared_answers(conversation: Conversation, rule: RuleEntry) -> dict[str, Answer]:
    """The answers of a conversation that the rule of another edition offers too."""
    facts = rule.facts_in_reach
    return {
        name: facts[name].answers[answer.key]
        for name, answer in _answered(conversation).items()
        if name in facts and answer.key in facts[name].answers
    }


def _statement(ruling: CaseRuling, year: str, book: Rulebook) -> Statement:
    case = ruling.case
    written, spot = case.text.editions[year].facts, ("editions", year, "facts")
    return Statement(book[case.rule], written, case.document, case.table, spot)


def _answered(conversation: Conversation) -> dict[str, Answer]:
    """Every answer of a case, those inside a judgement too."""
    answers = dict(conversation.answers)
    for judged in conversation.judged.values():
        answers = {**_answered(judged), **answers}
    return answers

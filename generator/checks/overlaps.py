"""Answers of one question that one table makes true together, and nothing says which to give."""

import inspect
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations, product
from typing import Any

from generator.cases.findings import Finding, Place, RuleCode
from generator.engine.rulebook import Rulebook
from rules_src.bridge.errors import TableError
from rules_src.bridge.table import Table
from rules_src.model.facts import Answer, Fact
from rules_src.model.overlaps import Overlap
from rules_src.model.roles import spoken

Pair = frozenset[Answer]

BEFORE = ("", "pas", "1♥", "1♥ pas", "1♥ pas pas", "pas pas pas pas", "1♥ pas pas pas")
CALLS = ("pas", "1♦", "1♠", "D", "RD")
OVER = ("", "pas", "pas pas", "2♣")
AFTER = ("", "pas pas pas", "2♦ pas pas pas")


def overlapping(book: Rulebook, tables: Iterable[Table]) -> Iterator[Finding]:
    """Every overlap that nothing settles, and every two answers of a table that none names."""
    overlaps = [overlap for situation in book.situations for overlap in situation.overlaps]
    hidden = [hidden for situation in book.situations for hidden in situation.hidden]
    for overlap in overlaps:
        if not _settled(overlap):
            named = _named(overlap.fact, overlap.answers)
            message = f"{named} kan passe på samme tid; sæt det særlige svar først"
            yield _finding(overlap.fact, message)
        elif not _in_sight(overlap) and not _alike(book, overlap):
            named = _named(overlap.fact, overlap.answers)
            message = f"{named} kan passe på samme tid og fører til hver sit"
            yield _finding(
                overlap.fact, f"{message}; sig i spørgsmålet eller svarene, hvad der gælder"
            )
    stated = [(each.fact, each.answers) for each in overlaps]
    stated += [(each.fact, each.answers) for each in hidden]
    known = {(id(fact), pair) for fact, answers in stated for pair in _pairs(answers)}
    facts = {id(f): f for rule in book.rules.values() for f in rule.facts.values()}
    for fact, pair, table in _together(facts.values(), (*tables, *_every_kind())):
        if (id(fact), pair) not in known:
            known.add((id(fact), pair))
            answers = sorted(pair, key=[*fact.answers.values()].index)
            message = f"{_named(fact, answers)} er begge mulige ved »{table.text}«"
            yield _finding(fact, f"{message}; skriv det i spørgsmålets overlaps=")


def _settled(overlap: Overlap) -> bool:
    """By words that the director reads, or by the special answer standing first."""
    fact = overlap.fact
    if overlap.wording:
        texts = (fact.question, fact.help, *(str(a.value) for a in fact.answers.values()))
        return any(overlap.wording in text for text in texts)
    order = [*fact.answers.values()]
    places = [order.index(answer) for answer in overlap.answers]
    return places == sorted(places)


def _in_sight(overlap: Overlap) -> bool:
    """Whether what says which to give is read before the answer, and not in the folded help."""
    fact = overlap.fact
    seen = (fact.question, *(str(answer.value) for answer in fact.answers.values()))
    return not overlap.wording or any(overlap.wording in text for text in seen)


def _alike(book: Rulebook, overlap: Overlap) -> bool:
    """Whether each of the answers leads to the same rulings."""
    name = overlap.fact.name
    ends = {answer: set[object]() for answer in overlap.answers}
    for found in (found for rule in book.entered for found in rule.conversations):
        if name in found.answers and found.answers[name] in ends:
            ends[found.answers[name]].add(found.ruling.effect)
    return len({frozenset(end) for end in ends.values()}) == 1


def _together(
    facts: Iterable[Fact[Any]], tables: Iterable[Table]
) -> Iterator[tuple[Fact[Any], Pair, Table]]:
    """Each two answers that a table leaves possible, at the first table that does."""
    tables = tuple(tables)
    for fact in (fact for fact in facts if fact.on_tables):
        met: set[tuple[Answer, ...]] = set()
        for table in tables:
            answers = (*(fact.seen(table) or ()),)
            if len(answers) > 1 and answers not in met:
                met.add(answers)
                yield from ((fact, pair, table) for pair in _pairs(answers))


def _pairs(answers: Iterable[Answer]) -> Iterator[Pair]:
    yield from (frozenset(pair) for pair in combinations(answers, 2))


@cache
def _every_kind() -> tuple[Table, ...]:
    """Small tables of every kind: a call by any player at any point, called over or not."""
    lines = [
        line
        for before, seat, call, over, after in product(BEFORE, "NØSV", CALLS, OVER, AFTER)
        for made in [f"{seat} {call} {over}".strip()]
        for line in (f"{before} ({made}) {after}", f"{before} {made} {after}")
    ]
    leads = [("", "1ut S", f"{seat} ♠5") for seat in "NØSV"]
    read = (_read(*each) for each in (*((line, "", "") for line in lines), *leads))
    return tuple(table for table in read if table)


def _read(auction: str, contract: str, lead: str) -> Table | None:
    """The table of these texts, North being dealer; None if it could not have happened."""
    try:
        return Table.read("N" if auction else "", auction.strip(), contract=contract, lead=lead)
    except TableError:
        return None


def _named(fact: Fact[Any], answers: Iterable[Answer]) -> str:
    return f"{fact.name}: " + " og ".join(f"»{spoken(str(a.value))}«" for a in answers)


def _finding(fact: Fact[Any], message: str) -> Finding:
    """A finding at the answers of the question."""
    answers = type(next(iter(fact.answers.values())))
    line = inspect.getsourcelines(answers)[1]
    return Finding(Place(inspect.getfile(answers), line), RuleCode.RULE, message)

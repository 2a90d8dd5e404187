"""What a situation says beside its rules: readings, encounters, seats, overlapping answers."""

import inspect
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import combinations, product
from typing import Any

from generator.cases.findings import Finding, Place, RuleCode, did_you_mean
from generator.checks.soundness import text_problems
from generator.engine.explore import NotARule, explore, hand_over_of, reached
from generator.engine.meeting import DECLARES, meet, settles
from generator.engine.neighbours import differences
from generator.engine.rulebook import Rulebook
from generator.engine.tree import steps_of
from generator.engine.verdicts import finished_steps
from rules_src.bridge.errors import TableError
from rules_src.bridge.seats import Seat
from rules_src.bridge.table import Table
from rules_src.contents import is_known
from rules_src.model.effects import GROWS, Lasting
from rules_src.model.facts import Answer, Both, Fact
from rules_src.model.on_board import Unseated, left_by, seated, seats_of
from rules_src.model.roles import spoken
from rules_src.model.ruling import Step, When
from rules_src.model.said import Status
from rules_src.model.situation import How, OtherReading, Phase, Situation
from rules_src.model.steps import Information


def unreadable(book: Rulebook) -> Iterator[Finding]:
    """Every reading whose rule nobody has, that cannot be explored, or that changes nothing."""
    for situation in book.situations:
        for doubt in situation.doubts:
            for reading in doubt.readings:
                for message in _problems(book, reading):
                    code = inspect.unwrap(reading.variant).__code__
                    place = Place(code.co_filename, code.co_firstlineno)
                    yield Finding(place, RuleCode.RULE, message, reading.variant.__name__)


def _problems(book: Rulebook, reading: OtherReading) -> Iterator[str]:
    if reading.rule not in book:
        hint = did_you_mean(reading.rule, book.rules)
        yield f"læser reglen »{reading.rule}«, som ikke findes; {hint}"
        return
    try:
        paths = [*explore(reading.variant)]
    except NotARule as error:
        yield f"kan ikke udforskes: {error}"
        return
    if paths != [*explore(reading.variant)]:
        yield "giver ikke samme svar to gange; kun dens fakta må afgøre den"
    elif not differences(book, reading):
        yield f"dømmer alt som {reading.rule}; så er det ingen anden læsning"


MOST_WORDS = 20
"""In the sentence of an encounter."""


def misplaced(book: Rulebook) -> Iterator[Finding]:
    """Every problem of the encounters of every situation, at its law's package.

    A book in which nothing is placed has no such table.
    """
    placed = any(situation.encounters for situation in book.situations)
    for situation in book.situations if placed else ():
        module = sys.modules[situation.rule.__module__]
        place = Place(inspect.getfile(module), 1)
        for message in encounter_problems(book, situation):
            yield Finding(place, RuleCode.RULE, f"møder: {message}", situation.rule.__name__)


def encounter_problems(book: Rulebook, situation: Situation) -> Iterator[str]:
    """A kind that is not placed once, one placed against the facts, and a text that is wrong."""
    if not situation.encounters:
        yield "skriv encounters=…, fx encounters=ANY_TIME fra rules_src/laws/common/encounters.py"
        return
    placed = Counter(each.kind for each in situation.encounters)
    for kind in Lasting:
        if placed[kind] != 1:
            yield f"{kind.key} står {placed[kind]} gange i encounters=…, og skal stå én gang"
    rules = [book[rule] for rule in at_once(book, situation)]
    read = {e.kind for rule in rules for fact in rule.facts.values() for e in fact.stands}
    steps = (step for rule in rules for step in steps_of(rule.tree))
    off = [step for step in steps if step.after_void_claim != (step,)]
    lies = any(effect.kind in GROWS for step in off for effect in left_by(step))
    must = lies and situation.phase is not Phase.AUCTION  # no claim comes before the auction ends
    if must or (off and situation.reads(Lasting.VOID_CLAIM)):
        read.add(Lasting.VOID_CLAIM)
    for each in situation.encounters:
        if (each.how is How.READS) is not (each.kind in read):
            reads = "læser" if each.kind in read else "læser ikke"
            yield f"{each.kind.key} er {each.how.key}, men reglerne {reads} det, der står"
        else:
            met = meet(book, situation, each)
            if met is None:
                yield f"{each.kind.key} er {each.how.key}, men det er det ikke i nogen kendelse"
            elif each.settled in book and not settles(book, each, met):
                yield f"{each.kind.key}: »{each.settled}« kommer ikke til en kendelse på samme spil"
        if not is_known(each.law):
            yield f"{each.kind.key}: ukendt paragraf {each.law!r}"
        if each.settled and not (each.settled in book and book[each.settled].entered):
            yield f"{each.kind.key}: {each.settled!r} er ingen regel, man går ind ad"
        if each.settled and each.how not in (How.FIRST, How.LAST):
            yield f"{each.kind.key} er {each.how.key}, men siger, hvor det, der står, afgøres"
        if (words := len(each.text.split())) > MOST_WORDS:
            yield f"{each.kind.key}: {words} ord; højst {MOST_WORDS}"
        yield from (f"{each.kind.key}: {problem}" for problem in text_problems(each.text))


def at_once(book: Rulebook, situation: Situation) -> Iterable[str]:
    """The rules of a situation, and all they go on in without waiting for a moment."""

    def onward(rule: str) -> Iterator[str]:
        on = (hand_over_of(path.ruling) for path in book[rule].alone)
        return (each.rule for each in on if each and each.when is When.NOW)

    return reached((rule.name for rule in book.rules_of(situation)), onward)


OF_DEFENDERS = (Lasting.MAJOR_CARD, Lasting.MINOR_CARD, Lasting.LEAD_RIGHT, Lasting.BOUND_LEAD)
"""What can stand at a defender only."""


def misseated(book: Rulebook) -> Iterator[Finding]:
    """Each step of a situation that binds a player whom the drawn table shows where he cannot be
    bound, after answers that the seats leave open: on declarer's side, or dummy by what he knows.
    """
    for situation in book.situations:
        if not situation.who or situation.phase not in (Phase.PLAY, Phase.AFTER):
            continue
        place = Place(inspect.getfile(situation.rule), 1)
        for word, role in dict.fromkeys(_wrong(book, situation, situation.who.role)):
            message = f"{word} binder {role}, som bordet viser på spilførers side; skriv sits=…"
            yield Finding(place, RuleCode.RULE, message, situation.rule.__name__)


def _wrong(book: Rulebook, situation: Situation, role: str) -> Iterator[tuple[str, str]]:
    for erred in (DECLARES, DECLARES.partner):
        seats = {"declarer": DECLARES, "dummy": DECLARES.partner, **seated(role, erred)}
        for found in book[situation.rule.__name__].conversations:
            facts = {name: fact for leg in found.legs for name, fact in leg.rule.facts.items()}
            if all(facts[name].fits(answer, seats) for name, answer in found.answers.items()):
                yield from _bound(finished_steps(found), seats)


def _bound(steps: Iterable[Step], seats: Mapping[str, Seat]) -> Iterator[tuple[str, str]]:
    for step in steps:
        if step.when is When.IF_DEFENDING:
            continue
        ours = {*map(seats.get, ("declarer", "dummy"))}
        left = [(effect.whose, ours) for effect in left_by(step) if effect.kind in OF_DEFENDERS]
        if isinstance(step, Information) and step.status is Status.UNAUTHORISED:
            left.append((step.to, {seats["dummy"]}))  # who plays nothing of his own
        for role, never in (*left, (step.defends, ours)):
            try:
                if {*seats_of(role, seats)} <= never:
                    yield step.word, role
            except Unseated:
                continue


Pair = frozenset[Answer]

BEFORE = ("", "pas", "1♥", "1♥ pas", "1♥ pas pas", "pas pas pas pas", "1♥ pas pas pas")
CALLS = ("pas", "1♦", "1♠", "D", "RD")
OVER = ("", "pas", "pas pas", "2♣")
AFTER = ("", "pas pas pas", "2♦ pas pas pas")


def overlapping(book: Rulebook, tables: Iterable[Table]) -> Iterator[Finding]:
    """Every overlap that nothing settles, and every two answers of a table that none names."""
    facts = [*{id(f): f for rule in book.rules.values() for f in rule.facts.values()}.values()]
    known: set[tuple[int, Pair]] = set()
    for fact in facts:
        # what says which to give is to be read before the answer, and not in the folded help
        seen = (fact.question, *(str(answer.value) for answer in fact.answers.values()))
        for both in fact.overlaps:
            message = f"{_named(fact, both.answers)} kan passe på samme tid"
            unseen = both.wording and not any(both.wording in text for text in seen)
            if not _settled(fact, both):
                yield _finding(fact, f"{message}; sæt det særlige svar først")
            elif unseen and not _alike(book, fact, both):
                wanted = "sig i spørgsmålet eller svarene, hvad der gælder"
                yield _finding(fact, f"{message} og fører til hver sit; {wanted}")
        stated = (*(both.answers for both in fact.overlaps), *fact.hidden)
        known |= {(id(fact), pair) for answers in stated for pair in _pairs(answers)}
    for fact, pair, table in _together(facts, (*tables, *_every_kind())):
        if (id(fact), pair) not in known:
            known.add((id(fact), pair))
            answers = sorted(pair, key=[*fact.answers.values()].index)
            message = f"{_named(fact, answers)} er begge mulige ved »{table.text}«"
            yield _finding(fact, f"{message}; skriv det i spørgsmålets overlaps=")


def _settled(fact: Fact[Any], both: Both[Any]) -> bool:
    """By words that the director reads, or by the special answer standing first."""
    if both.wording:
        texts = (fact.question, fact.help, *(str(a.value) for a in fact.answers.values()))
        return any(both.wording in text for text in texts)
    order = [*fact.answers.values()]
    places = [order.index(answer) for answer in both.answers]
    return places == sorted(places)


def _alike(book: Rulebook, fact: Fact[Any], both: Both[Any]) -> bool:
    """Whether each of the answers leads to the same rulings."""
    ends = {answer: set[object]() for answer in both.answers}
    for found in (found for rule in book.rules.values() for found in rule.conversations):
        if (answer := found.answers.get(fact.name)) in ends:
            ends[answer].add(found.ruling.effect)
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

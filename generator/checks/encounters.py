"""What stands meets what happens next: each pair is placed once, and as the facts read it."""

import inspect
import sys
from collections import Counter
from collections.abc import Iterable, Iterator

from generator.cases.findings import Finding, Place, RuleCode
from generator.checks.soundness import text_problems
from generator.engine.explore import hand_over_of
from generator.engine.meeting import in_order, meet
from generator.engine.rulebook import Rulebook
from rules_src.contents import is_known
from rules_src.model.effects import Lasting
from rules_src.model.ruling import When
from rules_src.model.situation import Encounter, How, Situation

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
    placed = Counter(each.kind for each in situation.encounters)
    for kind in Lasting:
        if placed[kind] != 1:
            yield f"{kind.key} er placeret {placed[kind]} gange; én gang, i encounters=…"
    read = kinds_read(book, situation)
    for each in situation.encounters:
        if (each.how is How.READS) is not (each.kind in read):
            reads = "læser" if each.kind in read else "læser ikke"
            yield f"{each.kind.key} er {each.how.key}, men reglerne {reads} det, der står"
        else:
            yield from _unruled(book, situation, each)
        if not is_known(each.law):
            yield f"{each.kind.key}: ukendt paragraf {each.law!r}"
        if each.settled and not (each.settled in book and book[each.settled].entered):
            yield f"{each.kind.key}: {each.settled!r} er ingen regel, man går ind ad"
        if each.settled and each.how not in (How.FIRST, How.LAST):
            yield f"{each.kind.key} er {each.how.key}, men siger, hvor det, der står, afgøres"
        if (words := len(each.text.split())) > MOST_WORDS:
            yield f"{each.kind.key}: {words} ord; højst {MOST_WORDS}"
        yield from (f"{each.kind.key}: {problem}" for problem in text_problems(each.text))


def _unruled(book: Rulebook, situation: Situation, each: Encounter) -> Iterator[str]:
    """A pair of which no ruling with both can be made that bears out how it is placed."""
    met = meet(book, situation, each)
    if met is None:
        yield f"{each.kind.key} er {each.how.key}, men det er det ikke i nogen kendelse"
    elif each.settled in book and not in_order(book, each, met):
        yield f"{each.kind.key}: »{each.settled}« kommer ikke til en kendelse på samme spil"


def kinds_read(book: Rulebook, situation: Situation) -> frozenset[Lasting]:
    """The kinds that some fact is answered by, of its rules and of those it leads to at once."""
    facts = (fact for rule in at_once(book, situation) for fact in book[rule].facts.values())
    return frozenset(effect.kind for fact in facts for effect in fact.stands)


def at_once(book: Rulebook, situation: Situation) -> Iterable[str]:
    """The rules of a situation, and all they go on in without waiting for a moment."""
    found = dict.fromkeys(rule.name for rule in book.rules_of(situation))
    queue = [*found]
    while queue:
        on = [hand_over_of(path.ruling) for path in book[queue.pop()].alone]
        fresh = {each.rule for each in on if each and each.when is When.NOW} - {*found}
        queue += fresh
        found |= dict.fromkeys(fresh)
    return found

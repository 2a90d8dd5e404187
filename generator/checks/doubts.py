"""What is wrong with another reading of the law: it must be a rule, and rule something else."""

import inspect
from collections.abc import Iterator

from generator.cases.findings import Finding, Place, RuleCode, did_you_mean
from generator.engine.explore import NotARule, explore
from generator.engine.neighbours import differences
from generator.engine.rulebook import Rulebook
from rules_src.model.doubts import OtherReading


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

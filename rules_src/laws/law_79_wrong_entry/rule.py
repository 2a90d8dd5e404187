"""Law 79C: what is recorded is corrected; Law 16D: what was seen too soon is weighed.

The offender is the player who answers for the error.
"""

from __future__ import annotations

from rules_src.laws.law_79_wrong_entry.facts import Entry, WrongEntry
from rules_src.laws.law_79_wrong_entry.words import (
    HOUSE_RULE,
    MOVED,
    NO_DOUBT_WHEN_LATE,
    OK_IS_NOT_FINAL,
    WHO_KEYED,
)
from rules_src.model.ruling import Ruling
from rules_src.model.steps import HandOver, NewIrregularity

CORRECT = HandOver("79C1", "score_entry")


def wrong_entry(facts: WrongEntry) -> Ruling:
    """Correct the record in time; a board whose result was seen is played if it can be (16D)."""
    match facts.entry:
        case Entry.DISPUTED:
            facts_first = NewIrregularity("85A1", "disputed_facts")
            return Ruling(OK_IS_NOT_FINAL, NO_DOUBT_WHEN_LATE, facts_first)
        case Entry.SCORE:
            return Ruling(OK_IS_NOT_FINAL, CORRECT)
        case Entry.TRICKS:
            return Ruling(OK_IS_NOT_FINAL, HandOver("79B", "disputed_tricks"))
        case Entry.BOARD:
            return wrong_number(facts)
        case Entry.SEEN:
            return Ruling(HandOver("16D1", "result_seen"))


def wrong_number(facts: WrongEntry) -> Ruling:
    """Two boards are touched: the one whose result is moved, and the one it was entered on."""
    if not facts.saw_results:
        return Ruling(OK_IS_NOT_FINAL, CORRECT)
    return Ruling(MOVED, WHO_KEYED, HOUSE_RULE, HandOver("16D1", "result_seen"))

"""Law 79C: what is recorded is corrected; Law 16D: what was seen too soon is weighed.

The offender is the player who answers for the error.
"""

from __future__ import annotations

from rules_src.laws.law_79_wrong_entry import facts as law
from rules_src.laws.law_79_wrong_entry.words import Say
from rules_src.model.ruling import Ruling
from rules_src.model.steps import HandOver, NewIrregularity

CORRECT = HandOver("79C1", "score_entry")


def wrong_entry(facts: law.WrongEntry) -> Ruling:
    """Correct the record in time; a board whose result was seen is played if it can be (16D)."""
    match facts.entry:
        case law.Entry.DISPUTED:
            facts_first = NewIrregularity("85A1", "disputed_facts")
            return Ruling(Say.ok_is_not_final, Say.no_doubt_when_late, facts_first)
        case law.Entry.SCORE:
            return Ruling(Say.ok_is_not_final, CORRECT)
        case law.Entry.TRICKS:
            return Ruling(Say.ok_is_not_final, HandOver("79B", "disputed_tricks"))
        case law.Entry.BOARD:
            return wrong_number(facts)
        case law.Entry.SEEN:
            return Ruling(HandOver("16D1", "result_seen"))


def wrong_number(facts: law.WrongEntry) -> Ruling:
    """Two boards are touched: the one whose result is moved, and the one it was entered on."""
    if not facts.saw_results:
        return Ruling(Say.ok_is_not_final, CORRECT)
    return Ruling(
        Say.result_moved,
        Say.who_keyed_and_who_checked,
        Say.house_rule_on_entry,
        HandOver("16D1", "result_seen"),
    )

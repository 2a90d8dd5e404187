"""Laws 92 and 93: an appeal is admitted or not, and goes to whoever decides it."""

from __future__ import annotations

from rules_src.laws.law_92_93_appeal.facts import Appeal, Appealed, Subject
from rules_src.laws.law_92_93_appeal.words import (
    CHIEF_DECIDES,
    CHIEF_DECIDES_LAW,
    DEPOSIT,
    NOT_AGREED,
    NOT_THEIR_TABLE,
    ONLY_RECOMMENDS,
    RESULT_MAY_CHANGE,
    TO_COMMITTEE,
    TOO_LATE,
    WRITE_DOWN,
)
from rules_src.model.ruling import Ruling

ADMITTED = (WRITE_DOWN, DEPOSIT, RESULT_MAY_CHANGE)


def appeal(facts: Appeal) -> Ruling:
    """A ruling at one's own table may be reviewed, in time and by agreement (92), under Law 93."""
    if facts.appealed is Appealed.OTHER_TABLE:
        return Ruling(NOT_THEIR_TABLE)
    if not facts.in_time:
        return Ruling(TOO_LATE)
    if not facts.consent:
        return Ruling(NOT_AGREED)
    if not facts.committee:
        return Ruling(CHIEF_DECIDES, *ADMITTED)
    match facts.subject:
        case Subject.LAW:
            return Ruling(CHIEF_DECIDES_LAW, ONLY_RECOMMENDS, *ADMITTED)
        case Subject.DISCIPLINE:
            return Ruling(TO_COMMITTEE, ONLY_RECOMMENDS, *ADMITTED)
        case Subject.JUDGEMENT:
            return Ruling(TO_COMMITTEE, *ADMITTED)

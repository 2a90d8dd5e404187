"""Laws 9, 10 and 11: what was done before the director came, and who pays for it."""

from __future__ import annotations

from rules_src.laws.law_11_acting_too_soon.facts import Acted, ActedTooSoon, Duty, Forfeited, Gained
from rules_src.laws.law_11_acting_too_soon.words import (
    BOTH_KEEP,
    CALL_EVERY_TIME,
    CONFIRM_OR_UNDO,
    EACH_SIDE,
    FORFEITED,
    NOT_LOST,
    NOT_THEIRS_TO_SETTLE,
    ONLY_OFFENDING,
    ONLY_OTHER,
    OWN_PARAGRAPH,
    PENALTY,
    TOO_LATE_TO_RECTIFY,
    WHO_GAINED,
)
from rules_src.model.ruling import Ruling
from rules_src.model.steps import HandOver


def acted_before_director(facts: ActedTooSoon) -> Ruling:
    """A side may lose its right to rectification if it goes on before the director comes (11A)."""
    if facts.acted is Acted.OFFENDING_SIDE:
        return Ruling(NOT_LOST)
    if facts.acted is Acted.AS_FORESEEN:
        return Ruling(OWN_PARAGRAPH)
    if facts.acted is Acted.SETTLED:
        return Ruling(NOT_THEIRS_TO_SETTLE, CONFIRM_OR_UNDO, CALL_EVERY_TIME, WHO_GAINED)
    if facts.duty is Duty.NOT_THEIRS:
        return Ruling(NOT_LOST, CALL_EVERY_TIME, TOO_LATE_TO_RECTIFY)
    return Ruling(CALL_EVERY_TIME, HandOver("11A", "right_forfeited"))


def right_forfeited(facts: Forfeited) -> Ruling:
    """Who gained by an opponent's ignorance loses it again; the opponents keep their score."""
    match facts.gained:
        case Gained.OFFENDING_SIDE:
            return Ruling(FORFEITED, ONLY_OFFENDING, PENALTY, EACH_SIDE)
        case Gained.OTHER_SIDE:
            return Ruling(FORFEITED, ONLY_OTHER, PENALTY, EACH_SIDE)
        case Gained.NEITHER:
            return Ruling(FORFEITED, BOTH_KEEP, PENALTY)

"""Laws 28-32: a call out of rotation."""

from __future__ import annotations

from rules_src.laws.law_28_32_out_of_rotation.facts import Call, OutOfRotation, Turn
from rules_src.laws.law_28_32_out_of_rotation.words import (
    BARRED_FIRST,
    CHANGE_OF_CALL,
    IN_ROTATION,
    NEVER_ACCEPTED,
)
from rules_src.model.ruling import Ruling
from rules_src.model.steps import HandOver, NewIrregularity


def call_out_of_rotation(facts: OutOfRotation) -> Ruling:
    """A call out of rotation stands if left-hand opponent calls over it, else it is cancelled."""
    if facts.turn is Turn.RHO_BARRED:
        return Ruling(IN_ROTATION)
    if facts.turn is Turn.LHO_AGAIN:
        return Ruling(CHANGE_OF_CALL, HandOver("25", "change_of_call"))
    if facts.call is Call.INADMISSIBLE:
        return Ruling(NEVER_ACCEPTED, NewIrregularity("35", "inadmissible_call"))
    if facts.call is Call.BARRED:
        return Ruling(BARRED_FIRST, NewIrregularity("37", "inadmissible_call"))
    if facts.call is Call.CLOSING_PASS:
        return Ruling(HandOver("17D3", "lost_turn"))
    return Ruling(HandOver("29", "may_it_stand"))

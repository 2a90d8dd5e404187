"""Laws 28-32: a call out of rotation."""

from __future__ import annotations

from rules_src.laws.common.withdrawn_call import SEVERAL_CANCELLED, USED
from rules_src.laws.law_28_32_out_of_rotation.facts import Call, OutOfRotation, Turn
from rules_src.laws.law_28_32_out_of_rotation.words import (
    BACK_TO_PLAYER,
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
        return Ruling(NEVER_ACCEPTED, NewIrregularity("36", "inadmissible_call"))
    if facts.call is Call.CLOSING_PASS:
        return Ruling(BACK_TO_PLAYER, *SEVERAL_CANCELLED, USED)
    return Ruling(HandOver("29", "may_it_stand"))

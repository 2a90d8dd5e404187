"""Laws 28-32: a call out of rotation."""

from __future__ import annotations

from rules_src.laws.law_28_32_out_of_rotation import facts as law
from rules_src.laws.law_28_32_out_of_rotation.words import Say
from rules_src.model.ruling import Ruling
from rules_src.model.steps import HandOver, NewIrregularity

MAY_IT_STAND = HandOver("29", "may_it_stand")


def call_out_of_rotation(facts: law.OutOfRotation) -> Ruling:
    """A call out of rotation stands if left-hand opponent calls over it, else it is cancelled."""
    if facts.turn is law.Turn.LHO_AGAIN:
        return Ruling(Say.change_of_call, HandOver("25", "change_of_call"))
    if facts.turn is law.Turn.RHO and facts.rho_must_pass:
        return Ruling(Say.in_rotation)
    if facts.call is law.Call.INADMISSIBLE:
        return Ruling(Say.never_accepted, NewIrregularity("35", "inadmissible_call"))
    if facts.call in (law.Call.PASS, law.Call.ARTIFICIAL_PASS):
        return Ruling(HandOver("17D3", "lost_turn") if facts.closing else MAY_IT_STAND)
    if facts.must_pass:
        return Ruling(Say.barred_call_first, NewIrregularity("37", "inadmissible_call"))
    return Ruling(MAY_IT_STAND)

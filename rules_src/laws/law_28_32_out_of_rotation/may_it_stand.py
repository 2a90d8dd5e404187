"""Laws 28B and 29: whether a call out of rotation stands, lapses or is cancelled."""

from __future__ import annotations

from rules_src.laws.law_28_32_out_of_rotation.facts import Acceptance, Meant, Since, Turn
from rules_src.laws.law_28_32_out_of_rotation.words import (
    CANCELLED,
    FIRST_COUNTS,
    LAPSED,
    LATER_CANCELLED,
    PARTNERS_CALL_BACK,
    PARTNERS_CALL_UNAUTHORISED,
    STANDS,
)
from rules_src.model.ruling import Ruling
from rules_src.model.steps import HandOver, NewIrregularity


def may_it_stand(facts: Acceptance) -> Ruling:
    """Left-hand opponent may call over it, the player whose turn it was may ignore it (28B, 29)."""
    if facts.since is Since.LHO:
        return called_by_lho(facts)
    if facts.since is Since.RHO and facts.turn is Turn.RHO:
        return LAPSED
    if facts.since is Since.PARTNER and facts.turn is Turn.PARTNER:
        facts.tell(PARTNERS_CALL_BACK, PARTNERS_CALL_UNAUTHORISED)
    elif facts.since in (Since.PARTNER, Since.RHO):
        facts.tell(LATER_CANCELLED, NewIrregularity("29B", "call_out_of_rotation"))
    elif facts.since is Since.OFFENDER:
        facts.explain(FIRST_COUNTS)
    if facts.accepted:
        return Ruling(STANDS)
    on = "call_at_rhos_turn" if facts.turn is Turn.RHO else "call_not_accepted"
    return Ruling(CANCELLED, HandOver("29B", on))


def called_by_lho(facts: Acceptance) -> Ruling:
    """A call over it accepts; but it may have been his own turn, and meant so (28B)."""
    if facts.turn is Turn.LHO_FIRST and facts.meant is Meant.FIRST:
        return LAPSED
    return Ruling(STANDS)

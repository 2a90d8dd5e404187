"""Laws 28B and 29: whether a call out of rotation stands, lapses or is cancelled."""

from __future__ import annotations

from rules_src.laws.common import found_late
from rules_src.laws.common.found_late import Found
from rules_src.laws.law_28_32_out_of_rotation import facts as law
from rules_src.laws.law_28_32_out_of_rotation.words import Say
from rules_src.model.ruling import Ruling
from rules_src.model.steps import HandOver, NewIrregularity


def may_it_stand(facts: law.Acceptance) -> Ruling:
    """Left-hand opponent may call over it, the player whose turn it was may ignore it (28B, 29)."""
    if facts.since is law.Since.LHO:
        return called_by_lho(facts)
    if facts.since is law.Since.RHO and facts.turn is law.Turn.RHO:
        return Say.lapsed
    if facts.since is not law.Since.NOTHING and facts.found is not Found.IN_TIME:
        return found_late.too_late(facts.found)
    if facts.since is law.Since.PARTNER and facts.turn is law.Turn.PARTNER:
        facts.tell(Say.partners_call_withdrawn, Say.partners_call_unauthorised)
    elif facts.since in (law.Since.PARTNER, law.Since.RHO):
        facts.tell(Say.later_call_cancelled, NewIrregularity("29B", "call_out_of_rotation"))
    elif facts.since is law.Since.OFFENDER:
        facts.explain(Say.first_call_counts)
    if facts.accepted:
        return Ruling(Say.call_stands)
    on = "call_at_rhos_turn" if facts.turn is law.Turn.RHO else "call_not_accepted"
    return Ruling(Say.call_cancelled, HandOver("29B", on))


def called_by_lho(facts: law.Acceptance) -> Ruling:
    """A call over it accepts; but it may have been his own turn, and meant so (28B)."""
    if facts.turn is law.Turn.LHO_FIRST and facts.meant is law.Meant.FIRST:
        return Say.lapsed
    return Ruling(Say.call_stands)

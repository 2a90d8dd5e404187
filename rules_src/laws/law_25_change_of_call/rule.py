"""Law 25: an unintended call is put right; an intended one may only be changed if accepted."""

from __future__ import annotations

from rules_src.laws.common.rectification import NO_RECTIFICATION, SECOND_CALL_STANDS
from rules_src.laws.common.withdrawn_call import (
    ASSISTED,
    AT_PARTNERS_LEAD,
    AUTHORISED,
    MAY_FORBID,
    USED,
)
from rules_src.laws.law_25_change_of_call.facts import (
    CallMade,
    ChangedCall,
    Reach,
    Wish,
)
from rules_src.laws.law_25_change_of_call.words import (
    CALLED_OVER,
    CHANGE,
    CHANGED_TO_ILLEGAL,
    COMPARE_FIRST,
    FIRST_STANDS,
    INTENDED,
    LHO_MAY_CHANGE,
    LHO_TO_CALL,
    LHOS_CALL,
    LHOS_CALL_STANDS,
    NO_DUTY,
    ONLY_CALL,
    OWN_LAW,
    REMARK,
    STANDS_AS_CALLED,
    TOO_LATE,
    UNAUTHORISED,
)
from rules_src.model.ruling import Ruling
from rules_src.model.steps import HandOver, Instruct


def change_of_call(facts: CallMade) -> Ruling:
    """Until partner calls a slip may be put right; second thoughts only if accepted (25A, 25B)."""
    if facts.wish is Wish.LEFT_STANDING:
        return Ruling(NO_DUTY, STANDS_AS_CALLED)
    if facts.wish is Wish.NOT_MADE:
        return Ruling(ONLY_CALL, *REMARK)
    if facts.intended:
        return intended_call(facts)
    if facts.reach is Reach.LEAD_FACED:
        return Ruling(TOO_LATE.under("25A5"), *REMARK)
    if facts.reach is Reach.PARTNER_CALLED:
        return as_made(facts, TOO_LATE)
    stands = (CHANGE, NO_RECTIFICATION.under("25A1")) if facts.new_legal else CHANGED_TO_ILLEGAL
    if facts.lho_called:
        return Ruling(*stands, LHO_MAY_CHANGE, *LHOS_CALL)
    return Ruling(*stands)


def intended_call(facts: CallMade) -> Ruling:
    """Nobody may take an intended call back; if he has, left-hand opponent decides (25A2, 25B)."""
    if facts.wish is Wish.CHANGED and facts.first_legal:
        return Ruling(HandOver("25B", "changed_call"))
    return as_made(facts, INTENDED)


def as_made(facts: CallMade, stands: Instruct) -> Ruling:
    """The first call counts; an illegal one by its own law, and the wish is no secret (16B1)."""
    if facts.first_legal:
        return Ruling(stands, *REMARK)
    return OWN_LAW.then(*REMARK)


def changed_call(facts: ChangedCall) -> Ruling:
    """One of the two calls is withdrawn; the one that stands may be comparable to it (25B1-3)."""
    if facts.second_accepted:
        facts.tell(SECOND_CALL_STANDS, *(CALLED_OVER if facts.lho_called else ()))
        return compared(bool(facts.comparable))
    facts.tell(FIRST_STANDS, LHOS_CALL_STANDS if facts.lho_called else LHO_TO_CALL)
    facts.explain(COMPARE_FIRST)
    return compared(bool(facts.first_comparable))


def compared(comparable: bool) -> Ruling:
    """Law 26 may apply to whichever call was withdrawn (25B1-3)."""
    if comparable:
        return Ruling(NO_RECTIFICATION, AUTHORISED, ASSISTED)
    return Ruling(UNAUTHORISED, MAY_FORBID, USED, AT_PARTNERS_LEAD)

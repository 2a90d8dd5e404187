"""Laws 35-39: inadmissible calls, which no opponent can make good by accepting them."""

from __future__ import annotations

from rules_src.laws.common.rectification import NO_LEAD_RESTRICTION, NO_RECTIFICATION
from rules_src.laws.common.withdrawn_call import (
    ASSISTED,
    AT_PARTNERS_LEAD,
    AUTHORISED,
    FORESEEN,
    MAY_FORBID,
    SEVERAL_CANCELLED,
    UNAUTHORISED,
    USED,
    WITHDRAWN,
)
from rules_src.laws.law_35_39_inadmissible.facts import (
    AfterDouble,
    BarredCall,
    CallSince,
    CallTooLate,
    Duty,
    Fault,
    InadmissibleCall,
    InadmissibleDouble,
    LateCall,
)
from rules_src.laws.law_35_39_inadmissible.words import (
    ALL_CANCELLED,
    BACK_TO_DUE,
    CALL_CANCELLED,
    CALLS_STAND,
    DOUBLE_CANCELLED,
    LATE_AND_BARRED,
    LATE_CANCELLED,
    LEGAL_CALL,
    NEVER_PLAYED,
    OFFENDER_FREE,
    PASS_INSTEAD,
    SCORED_WITHOUT,
)
from rules_src.model.ruling import Ruling
from rules_src.model.steps import ForcedPass, HandOver, Span


def inadmissible_call(facts: InadmissibleCall) -> Ruling:
    """Four kinds of call are inadmissible, each with a law of its own (35)."""
    match facts.fault:
        case Fault.DOUBLE:
            return Ruling(HandOver("35A", "inadmissible_double"))
        case Fault.BARRED:
            return Ruling(HandOver("35B", "call_by_barred_player"))
        case Fault.ABOVE_SEVEN:
            return Ruling(HandOver("35C", "bid_above_seven"))
        case Fault.TOO_LATE:
            return Ruling(HandOver("35D", "call_after_final_pass"))


def inadmissible_double(facts: InadmissibleDouble) -> Ruling:
    """A double or redouble against Law 19 never counts; partner is silenced for it (36)."""
    if facts.after_double is AfterDouble.LEAD_FACED:
        return Ruling(SCORED_WITHOUT)
    if facts.after_double is AfterDouble.LHO:
        return Ruling(ALL_CANCELLED, NO_LEAD_RESTRICTION.under("36A"), *SEVERAL_CANCELLED, USED)
    facts.tell(DOUBLE_CANCELLED)
    if facts.in_turn:
        facts.tell(LEGAL_CALL, ForcedPass("36B2", span=Span.REST))
    else:
        facts.tell(BACK_TO_DUE, ForcedPass("36B4", span=Span.REST), OFFENDER_FREE)
    if facts.comparable:  # 36B only says that Law 26B may apply; 26A then says that it does not
        return Ruling(NO_LEAD_RESTRICTION, AUTHORISED, ASSISTED, FORESEEN)
    return WITHDRAWN


def call_by_barred_player(facts: BarredCall) -> Ruling:
    """Called over, it stands; else it is a pass, and both of the side pass to the end (37)."""
    if not facts.lho_called:
        cancelled = Ruling(CALL_CANCELLED, PASS_INSTEAD.under("37B2"))
        return cancelled.then(ForcedPass("37B2", "offending_side", Span.REST), *WITHDRAWN)
    stands = Ruling(CALLS_STAND, NO_LEAD_RESTRICTION.under("37A"))
    if facts.duty is Duty.REST:
        return stands.then(ForcedPass("37A", "offender", Span.REST))
    return stands


def bid_above_seven(facts: CallSince) -> Ruling:
    """It is never played, whoever called over it; both of the side pass to the end (38)."""
    cancelled = Ruling(NEVER_PLAYED, PASS_INSTEAD)
    silenced = cancelled.then(ForcedPass("38C", "offending_side", Span.REST))
    if facts.lho_called:
        return silenced.then(NO_LEAD_RESTRICTION.under("38D"), *SEVERAL_CANCELLED, USED)
    return silenced.then(*WITHDRAWN)


def call_after_final_pass(facts: CallTooLate) -> Ruling:
    """Only a defender's bid, double or redouble may restrict a lead, if not called over (39)."""
    no_more = NO_RECTIFICATION.under("39B")
    if facts.late_call is LateCall.PASSED:  # it has shown nothing
        return Ruling(LATE_CANCELLED, no_more)
    if facts.late_call is LateCall.DECLARING_SIDE or facts.lho_called:
        return Ruling(LATE_CANCELLED, no_more, *SEVERAL_CANCELLED, USED, verdict=LATE_AND_BARRED)
    return Ruling(LATE_CANCELLED, UNAUTHORISED, MAY_FORBID, USED, AT_PARTNERS_LEAD)

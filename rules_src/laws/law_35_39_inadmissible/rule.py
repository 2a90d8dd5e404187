"""Laws 35-39: inadmissible calls, which no opponent can make good by accepting them."""

from __future__ import annotations

from rules_src.laws.common import found_late, rectification, replacement, withdrawn_call
from rules_src.laws.common.found_late import Found
from rules_src.laws.law_35_39_inadmissible import facts as law
from rules_src.laws.law_35_39_inadmissible.words import Say
from rules_src.model.ruling import Ruling
from rules_src.model.steps import ForcedPass, HandOver, Span


def inadmissible_call(facts: law.InadmissibleCall) -> Ruling:
    """Four kinds of call are inadmissible, each with a law of its own (35)."""
    match facts.fault:
        case law.Fault.DOUBLE:
            return Ruling(HandOver("35A", "inadmissible_double"))
        case law.Fault.BARRED:
            return Ruling(HandOver("35B", "call_by_barred_player"))
        case law.Fault.ABOVE_SEVEN:
            return Ruling(HandOver("35C", "bid_above_seven"))
        case law.Fault.TOO_LATE:
            return Ruling(HandOver("35D", "call_after_final_pass"))


def inadmissible_double(facts: law.InadmissibleDouble) -> Ruling:
    """A double or redouble against Law 19 never counts; partner is silenced for it (36)."""
    if facts.after_double is law.AfterDouble.LEAD_FACED:
        return Ruling(Say.scored_without_the_double)
    if facts.after_double is law.AfterDouble.LHO:
        return Ruling(
            Say.double_and_later_cancelled,
            rectification.Say.no_lead_restriction.under("36A"),
            *withdrawn_call.Say.several_cancelled,
            withdrawn_call.Say.used,
        )
    facts.tell(Say.inadmissible_double_cancelled)
    if facts.in_turn:
        facts.tell(Say.legal_call_instead, ForcedPass("36B2", span=Span.REST))
    else:
        facts.tell(
            Say.auction_back_to_due, ForcedPass("36B4", span=Span.REST), Say.any_call_in_own_turn
        )
    if facts.called_again is replacement.CalledAgain.NOT_YET:
        return Ruling(replacement.Say.rule_when_called)
    if (
        facts.comparable_to_double
    ):  # 36B only says that Law 26B may apply; 26A then says that it does not
        return Ruling(
            rectification.Say.no_lead_restriction,
            withdrawn_call.Say.authorised,
            withdrawn_call.Say.assisted,
            withdrawn_call.Say.foreseen,
        )
    return withdrawn_call.Say.withdrawn


def call_by_barred_player(facts: law.BarredCall) -> Ruling:
    """Called over, it stands; else it is a pass, and both of the side pass to the end (37)."""
    if not facts.lho_called:
        cancelled = Ruling(Say.barred_call_cancelled, Say.pass_instead.under("37B2"))
        return cancelled.then(
            ForcedPass("37B2", "offending_side", Span.REST), *withdrawn_call.Say.withdrawn
        )
    stands = Ruling(Say.call_and_later_stand, rectification.Say.no_lead_restriction.under("37A"))
    if facts.duty is law.Duty.REST and facts.found is Found.IN_TIME:
        return stands.then(ForcedPass("37A", "offender", Span.REST))
    return stands


def bid_above_seven(facts: law.BidAboveSeven) -> Ruling:
    """It is never played, whoever called over it; both of the side pass to the end (38)."""
    if not facts.lho_called:
        return silenced().then(*withdrawn_call.Say.withdrawn)
    if facts.found is not Found.IN_TIME:
        return Ruling(Say.bid_above_seven_cancelled, *Say.cannot_be_played)
    return silenced().then(
        rectification.Say.no_lead_restriction.under("38D"),
        *withdrawn_call.Say.several_cancelled,
        withdrawn_call.Say.used,
    )


def silenced() -> Ruling:
    """The bid becomes a pass, and neither of the side calls any more (38B, 38C)."""
    cancelled = Ruling(Say.bid_above_seven_cancelled, Say.pass_instead)
    return cancelled.then(ForcedPass("38C", "offending_side", Span.REST))


def call_after_final_pass(facts: law.CallTooLate) -> Ruling:
    """Only a defender's bid, double or redouble may restrict a lead, if not called over (39)."""
    if facts.played_instead is not law.PlayedInstead.NO:
        return wrong_contract(facts.played_instead)
    no_more = rectification.Say.no_rectification.under("39B")
    if facts.late_call is law.LateCall.PASSED:  # it has shown nothing
        return Ruling(Say.late_calls_cancelled, no_more)
    if facts.late_call is law.LateCall.DECLARING_SIDE or facts.lho_called:
        return Ruling(
            Say.late_calls_cancelled,
            no_more,
            *withdrawn_call.Say.several_cancelled,
            withdrawn_call.Say.used,
            verdict=Say.late_and_barred,
        )
    if facts.found is Found.AFTER:
        return Ruling(
            Say.late_calls_cancelled,
            withdrawn_call.Say.unauthorised,
            withdrawn_call.Say.used,
            found_late.Say.score_if_damaged,
        )
    return Ruling(
        Say.late_calls_cancelled,
        withdrawn_call.Say.unauthorised,
        withdrawn_call.Say.may_forbid,
        withdrawn_call.Say.used,
        withdrawn_call.Say.at_partners_lead,
    )


def wrong_contract(played: law.PlayedInstead) -> Ruling:
    """The calls never counted, so the contract is the one the three passes ended in (22A, 39A)."""
    match played:
        case law.PlayedInstead.OTHER_DECLARER:
            return Ruling(Say.late_calls_cancelled, *Say.cannot_be_played)
        case law.PlayedInstead.PASSED_OUT:
            return Ruling(
                Say.late_calls_cancelled,
                Say.board_was_passed_out,
                found_late.Say.score_if_damaged,
            )
        case _:
            return Ruling(
                Say.late_calls_cancelled,
                Say.contract_of_the_final_pass,
                found_late.Say.score_if_damaged,
                verdict=Say.earlier_contract_counts,
            )

"""Law 27: an insufficient bid is accepted, or replaced by a call that decides what follows."""

from __future__ import annotations

from rules_src.laws.common import found_late, rectification, replacement, withdrawn_call
from rules_src.laws.common.found_late import Found
from rules_src.laws.law_27_insufficient_bid import facts as law
from rules_src.laws.law_27_insufficient_bid.words import Say
from rules_src.model.ruling import Ruling, Step, When
from rules_src.model.steps import (
    AdjustedScore,
    ForcedPass,
    Grounds,
    HandOver,
    Information,
    NewIrregularity,
    Span,
    Status,
)


def insufficient_bid(facts: law.InsufficientBid) -> Ruling:
    """Left-hand opponent may accept it, even unawares; else it must be replaced (27A-C)."""
    if facts.out_of_turn:
        return Ruling(Say.rotation_first, NewIrregularity("27A2", "call_out_of_rotation"))
    if facts.slip:
        return Ruling(Say.slip_first, NewIrregularity("25A1", "change_of_call"))
    if facts.happened is law.Happened.LHO:
        return called_over(facts)
    on = HandOver("27B", "insufficient_bid_replaced")
    if facts.happened is law.Happened.REPLACED:
        if facts.corrected_over:
            if facts.found is not Found.IN_TIME:
                return found_late.too_late(facts.found)
            facts.explain(Say.correction_called_over)
            return Ruling(on)
        facts.explain(Say.replaced_too_soon)
        if facts.accepted:  # then the replacement is the call that was withdrawn
            return Ruling(
                Say.insufficient_bid_stands,
                withdrawn_call.Say.unauthorised,
                *partners_call(facts),
                verdict=Say.both_taken_back if facts.partner_called else Say.first_bid_stands,
            )
        facts.explain(Say.replacement_stands)
        return Ruling(on)
    if facts.accepted:
        return Ruling(Say.insufficient_bid_stands, *partners_call(facts))
    if facts.partner_called:
        facts.tell(*Say.partners_call_goes)
    facts.explain(*Say.must_replace_bid, Say.tell_offender_away)
    return Ruling(on)


def called_over(facts: law.InsufficientBid) -> Ruling:
    """Left-hand opponent's call accepts it: what partner called in his turn goes (28B), and so
    does what the bid was corrected to afterwards (27C).
    """
    lapsed = Say.partners_call_lapses if facts.partner_called else ()
    if facts.corrected_after:
        return Ruling(Say.insufficient_bid_stands, *lapsed, *Say.correction_goes)
    return Ruling(Say.insufficient_bid_stands, *lapsed)


def partners_call(facts: law.InsufficientBid) -> tuple[Step, ...]:
    """Partner called in left-hand opponent's turn: an irregularity of its own (9B2, 29)."""
    return Say.partners_call_for_itself if facts.partner_called else ()


def insufficient_bid_replaced(facts: law.Substitution) -> Ruling:
    """Only the same denomination or a comparable call leaves partner free to call (27B1, 27B2)."""
    if facts.new_call is law.NewCall.NOT_YET:
        return Ruling(*Say.must_replace_bid, Say.tell_offender_away, verdict=Say.to_be_replaced)
    if facts.new_call is law.NewCall.INSUFFICIENT:
        return second_insufficient_bid(facts)
    if facts.new_call is law.NewCall.BID and facts.same_denomination:
        return free("27B1a")
    if facts.comparable:
        return free("27B1b")
    if facts.new_call is law.NewCall.DOUBLE:
        return Ruling(Say.attempt_cancelled, Say.replace_again)
    silenced = Ruling(ForcedPass("27B2", span=Span.REST), *withdrawn_call.Say.withdrawn)
    if facts.partner_bid:
        return Ruling(*Say.called_though_barred, *silenced, verdict=Say.though_barred)
    return silenced


def free(section: str) -> Ruling:
    """The auction proceeds; what the withdrawn bid told is no secret, but may not help (27D)."""
    return Ruling(
        rectification.Say.no_rectification.under(section),
        Information(section, Status.AUTHORISED),
        AdjustedScore("27D", Grounds.ASSISTANCE, when=When.AFTER_PLAY),
    )


def second_insufficient_bid(facts: law.Substitution) -> Ruling:
    """Left-hand opponent may accept the second; else it is ruled as a double is (27B4)."""
    if not facts.second_bid_accepted:
        return Ruling(Say.attempt_cancelled.under("27B4"), Say.replace_again)
    facts.tell(rectification.Say.second_call_stands.under("27B4"), Say.what_follows_is_open)
    if facts.comparable:
        return Ruling(
            rectification.Say.no_rectification,
            withdrawn_call.Say.authorised,
            withdrawn_call.Say.assisted,
        )
    return withdrawn_call.Say.withdrawn


def replaced_again(facts: law.ReplacedAgain) -> Ruling:
    """Whatever replaces the bid the second time, partner must pass throughout (27B3)."""
    facts.tell(ForcedPass("27B3", span=Span.REST))
    if facts.called_again is replacement.CalledAgain.NOT_YET:
        return Ruling(replacement.Say.rule_when_called)
    if facts.final_comparable:  # 27B3 only says that Law 26B may apply; 26A says when not
        return Ruling(
            rectification.Say.no_lead_restriction,
            withdrawn_call.Say.authorised,
            withdrawn_call.Say.assisted,
            withdrawn_call.Say.foreseen,
        )
    return withdrawn_call.Say.withdrawn

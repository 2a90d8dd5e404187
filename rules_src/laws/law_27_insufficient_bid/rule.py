"""Law 27: an insufficient bid is accepted, or replaced by a call that decides what follows."""

from __future__ import annotations

from rules_src.laws.common.rectification import (
    NO_LEAD_RESTRICTION,
    NO_RECTIFICATION,
    SECOND_CALL_STANDS,
)
from rules_src.laws.common.replacement import RULE_WHEN_CALLED, CalledAgain
from rules_src.laws.common.withdrawn_call import (
    ASSISTED,
    AUTHORISED,
    FORESEEN,
    UNAUTHORISED,
    WITHDRAWN,
)
from rules_src.laws.law_27_insufficient_bid.facts import (
    Happened,
    InsufficientBid,
    NewCall,
    ReplacedAgain,
    Substitution,
)
from rules_src.laws.law_27_insufficient_bid.words import (
    ATTEMPT_CANCELLED,
    CALLED_THOUGH_BARRED,
    CORRECTION_ACCEPTED,
    FIRST_BID_STANDS,
    MUST_REPLACE,
    REPLACE_AGAIN,
    REPLACED_TOO_SOON,
    REPLACEMENT_STANDS,
    ROTATION_FIRST,
    SLIP_FIRST,
    STANDS,
    TELL_OFFENDER,
    THOUGH_BARRED,
    TO_BE_REPLACED,
    WHAT_FOLLOWS_IS_OPEN,
)
from rules_src.model.ruling import Ruling, When
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


def insufficient_bid(facts: InsufficientBid) -> Ruling:
    """Left-hand opponent may accept it, even unawares; else it must be replaced (27A-C)."""
    if facts.happened is Happened.LHO:
        return Ruling(STANDS)
    if facts.happened is Happened.SLIP:
        return Ruling(SLIP_FIRST, NewIrregularity("25A1", "change_of_call"))
    if facts.happened is Happened.OUT_OF_TURN:
        return Ruling(ROTATION_FIRST, NewIrregularity("27A2", "call_out_of_rotation"))
    on = HandOver("27B", "insufficient_bid_replaced")
    if facts.happened is Happened.REPLACED:
        if facts.corrected_over:
            facts.explain(CORRECTION_ACCEPTED)
            return Ruling(on)
        facts.explain(REPLACED_TOO_SOON)
        if facts.accepted:  # then the replacement is the call that was withdrawn
            return Ruling(STANDS, UNAUTHORISED, verdict=FIRST_BID_STANDS)
        facts.explain(REPLACEMENT_STANDS)
        return Ruling(on)
    if facts.accepted:
        return Ruling(STANDS)
    facts.explain(MUST_REPLACE, TELL_OFFENDER)
    return Ruling(on)


def insufficient_bid_replaced(facts: Substitution) -> Ruling:
    """Only the same denomination or a comparable call leaves partner free to call (27B1, 27B2)."""
    if facts.new_call is NewCall.NOT_YET:
        return Ruling(MUST_REPLACE, TELL_OFFENDER, verdict=TO_BE_REPLACED)
    if facts.new_call is NewCall.INSUFFICIENT:
        return second_insufficient_bid(facts)
    if facts.new_call is NewCall.BID and facts.same_denomination:
        return free("27B1a")
    if facts.comparable:
        return free("27B1b")
    if facts.new_call is NewCall.DOUBLE:
        return Ruling(ATTEMPT_CANCELLED, REPLACE_AGAIN)
    silenced = Ruling(ForcedPass("27B2", span=Span.REST), *WITHDRAWN)
    if facts.partner_bid:
        return Ruling(*CALLED_THOUGH_BARRED, *silenced, verdict=THOUGH_BARRED)
    return silenced


def free(law: str) -> Ruling:
    """The auction proceeds; what the withdrawn bid told is no secret, but may not help (27D)."""
    return Ruling(
        NO_RECTIFICATION.under(law),
        Information(law, Status.AUTHORISED),
        AdjustedScore("27D", Grounds.ASSISTANCE, when=When.AFTER_PLAY),
    )


def second_insufficient_bid(facts: Substitution) -> Ruling:
    """Left-hand opponent may accept the second; else it is ruled as a double is (27B4)."""
    if not facts.second_bid_accepted:
        return Ruling(ATTEMPT_CANCELLED.under("27B4"), REPLACE_AGAIN)
    facts.tell(SECOND_CALL_STANDS.under("27B4"), WHAT_FOLLOWS_IS_OPEN)
    if facts.comparable:
        return Ruling(NO_RECTIFICATION, AUTHORISED, ASSISTED)
    return WITHDRAWN


def replaced_again(facts: ReplacedAgain) -> Ruling:
    """Whatever replaces the bid the second time, partner must pass throughout (27B3)."""
    facts.tell(ForcedPass("27B3", span=Span.REST))
    if facts.called_again is CalledAgain.NOT_YET:
        return Ruling(RULE_WHEN_CALLED)
    if facts.final_comparable:  # 27B3 only says that Law 26B may apply; 26A says when not
        return Ruling(NO_LEAD_RESTRICTION, AUTHORISED, ASSISTED, FORESEEN)
    return WITHDRAWN

"""Laws 17D, 19A3, 22, 33 and 34: the auction ends with three passes in rotation, and not before.

The offender is who called out of rotation or at the same time as the player whose turn it was.
"""

from __future__ import annotations

from rules_src.laws.common.withdrawn_call import SEVERAL_CANCELLED, USED
from rules_src.laws.law_17_22_auction.facts import (
    AuctionFault,
    AuctionGoneWrong,
    CallsTogether,
    LostTurn,
    OtherCall,
    PassedRound,
    SinceThoughtOver,
    ThoughtOver,
)
from rules_src.laws.law_17_22_auction.words import (
    BACK_TO_PLAYER,
    CLOCKWISE,
    COUNTS_AS_PASS,
    DOUBLES_LAST_BID,
    GOES_ON,
    IN_TURN_FIRST,
    MISTAKE_SEEN,
    NO_NEW_DEAL,
    NOTHING_LEFT,
    OTHER_STANDS,
    OVER_IN_BOARD,
    RIGHT_KEPT,
    TOO_LOW,
    WHAT_A_PASS_DOES,
)
from rules_src.model.ruling import Ruling
from rules_src.model.steps import HandOver, NewIrregularity


def auction_gone_wrong(facts: AuctionGoneWrong) -> Ruling:
    """Who has lost his turn keeps his right to call; after the end nobody has one (17, 22, 34)."""
    match facts.auction_fault:
        case AuctionFault.OUT_OF_TURN:
            return Ruling(CLOCKWISE, NewIrregularity("29", "call_out_of_rotation"))
        case AuctionFault.NEXT_PASS_CLOSES:
            return Ruling(WHAT_A_PASS_DOES, NewIrregularity("29A", "call_out_of_rotation"))
        case AuctionFault.LOST_TURN:
            return Ruling(HandOver("34", "lost_turn"))
        case AuctionFault.THOUGHT_OVER:
            return Ruling(HandOver("22A", "thought_over"))
        case AuctionFault.TOGETHER:
            return Ruling(HandOver("33", "calls_together"))
        case AuctionFault.AFTER_END:
            return Ruling(HandOver("39", "call_after_final_pass"))
        case AuctionFault.WRONG_BID_NAMED:
            return Ruling(DOUBLES_LAST_BID, MISTAKE_SEEN)
        case AuctionFault.PASSED_OUT:
            return Ruling(NO_NEW_DEAL)


def lost_turn(facts: LostTurn) -> Ruling:
    """Three passes, one out of rotation, do not end the auction: it goes back (17D3, 34)."""
    if facts.passed_round is PassedRound.BACK:
        return Ruling(OVER_IN_BOARD)
    back = Ruling(BACK_TO_PLAYER, RIGHT_KEPT, *SEVERAL_CANCELLED, USED)
    if facts.passed_round is PassedRound.LED:
        return back.then(NewIrregularity("24", "card_exposed_in_auction"))
    return back


def thought_over(facts: ThoughtOver) -> Ruling:
    """It goes on until three passes in rotation; a card led by then was led too soon (22A)."""
    match facts.since_thought_over:
        case SinceThoughtOver.NOTHING:
            return Ruling(GOES_ON)
        case SinceThoughtOver.BACK:
            return Ruling(OVER_IN_BOARD)
        case SinceThoughtOver.CARD_SEEN:
            return Ruling(GOES_ON, NewIrregularity("24", "card_exposed_in_auction"))
        case SinceThoughtOver.PICKED_UP:
            return Ruling(COUNTS_AS_PASS)


def calls_together(facts: CallsTogether) -> Ruling:
    """The call in turn comes first; the other is in rotation only from the next player (33)."""
    match facts.other_call:
        case OtherCall.LEGAL:
            return Ruling(IN_TURN_FIRST, OTHER_STANDS)
        case OtherCall.TOO_LOW:
            return Ruling(IN_TURN_FIRST, TOO_LOW, NewIrregularity("27", "insufficient_bid"))
        case OtherCall.INADMISSIBLE:
            return Ruling(IN_TURN_FIRST, NOTHING_LEFT, NewIrregularity("36", "inadmissible_call"))
        case OtherCall.ELSEWHERE:
            return Ruling(IN_TURN_FIRST, NewIrregularity("29", "call_out_of_rotation"))
        case OtherCall.NEITHER:
            return Ruling(NewIrregularity("29", "call_out_of_rotation"))

"""Laws 17D, 19A3, 22, 33 and 34: the auction ends with three passes in rotation, and not before.

The offender is who called out of rotation or at the same time as the player whose turn it was.
"""

from __future__ import annotations

from rules_src.laws.common import found_late, withdrawn_call
from rules_src.laws.law_17_22_auction import facts as law
from rules_src.laws.law_17_22_auction.words import Say
from rules_src.model.ruling import Ruling
from rules_src.model.steps import HandOver, NewIrregularity


def auction_gone_wrong(facts: law.AuctionGoneWrong) -> Ruling:
    """Who has lost his turn keeps his right to call; after the end nobody has one (17, 22, 34)."""
    match facts.auction_fault:
        case law.AuctionFault.OUT_OF_TURN:
            return out_of_turn(facts)
        case law.AuctionFault.LOST_TURN:
            return Ruling(HandOver("34", "lost_turn"))
        case law.AuctionFault.THOUGHT_OVER:
            return Ruling(HandOver("22A", "thought_over"))
        case law.AuctionFault.TOGETHER:
            return Ruling(HandOver("33", "calls_together"))
        case law.AuctionFault.AFTER_END:
            return after_the_end(facts)
        case law.AuctionFault.WRONG_BID_NAMED:
            return Ruling(Say.doubles_the_last_bid, Say.mistake_seen)


def out_of_turn(facts: law.AuctionGoneWrong) -> Ruling:
    """Whether one more pass would cost a player his turn is told before it is made (17D3, 29)."""
    if facts.one_pass_short:
        return Ruling(Say.told_what_a_pass_does, NewIrregularity("29A", "call_out_of_rotation"))
    return Ruling(Say.calls_go_clockwise, NewIrregularity("29", "call_out_of_rotation"))


def after_the_end(facts: law.AuctionGoneWrong) -> Ruling:
    """Nobody may call, nothing is dealt again, and the director may stop the board (22, 82)."""
    match facts.after_end:
        case law.AfterEnd.CALLED:
            return Ruling(HandOver("39", "call_after_final_pass"))
        case law.AfterEnd.NEW_DEAL:
            return Ruling(Say.passed_out_and_not_redealt)
        case law.AfterEnd.STOPPED:
            return Ruling(Say.passed_out_is_a_result, NewIrregularity("82B2", "board_not_reached"))


def lost_turn(facts: law.LostTurn) -> Ruling:
    """A call and three passes, one out of rotation, do not end it: it goes back (17D3, 34)."""
    if facts.passed_round is law.PassedRound.BACK:
        return Ruling(Say.auction_over_in_board)
    if facts.passed_round is law.PassedRound.PLAYED:
        return Ruling(Say.turn_cannot_come_back, found_late.Say.score_if_damaged)
    if facts.passed_round is law.PassedRound.THREE and not facts.call_before:
        return Ruling(Say.three_passes_stand, Say.one_more_pass_ends_it)
    back = Ruling(
        Say.back_to_lost_turn,
        Say.right_to_call_kept,
        *withdrawn_call.Say.several_cancelled,
        withdrawn_call.Say.used,
    )
    if facts.passed_round is law.PassedRound.LED:
        return back.then(NewIrregularity("24", "card_exposed_in_auction"))
    return back


def thought_over(facts: law.ThoughtOver) -> Ruling:
    """It goes on until three passes in rotation; a card led by then was led too soon (22A)."""
    match facts.since_thought_over:
        case law.SinceThoughtOver.NOTHING:
            return Ruling(Say.auction_not_over, Say.thought_it_over)
        case law.SinceThoughtOver.BACK:
            return Ruling(Say.auction_over_in_board)
        case law.SinceThoughtOver.CARD_SEEN:
            return Ruling(
                Say.auction_not_over,
                Say.thought_it_over,
                NewIrregularity("24", "card_exposed_in_auction"),
            )
        case law.SinceThoughtOver.PICKED_UP:
            return Ruling(Say.counts_as_pass)
        case law.SinceThoughtOver.PLAYED:
            return Ruling(Say.turn_cannot_come_back, found_late.Say.score_if_damaged)


def calls_together(facts: law.CallsTogether) -> Ruling:
    """The call in turn comes first; the other is in rotation only from the next player (33)."""
    match facts.other_call:
        case law.OtherCall.LEGAL:
            return Ruling(Say.call_in_turn_first, Say.simultaneous_call_stands)
        case law.OtherCall.TOO_LOW:
            return Ruling(
                Say.call_in_turn_first,
                Say.later_bid_too_low,
                NewIrregularity("27", "insufficient_bid"),
            )
        case law.OtherCall.INADMISSIBLE:
            return Ruling(
                Say.call_in_turn_first,
                Say.nothing_left_to_double,
                NewIrregularity("36", "inadmissible_call"),
            )
        case law.OtherCall.ELSEWHERE:
            return Ruling(Say.call_in_turn_first, NewIrregularity("29", "call_out_of_rotation"))
        case law.OtherCall.NEITHER:
            return Ruling(NewIrregularity("29", "call_out_of_rotation"))

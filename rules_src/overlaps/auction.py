"""Overlaps of the auction: calls out of turn, insufficient, inadmissible, withdrawn."""

from __future__ import annotations

from rules_src.laws.law_17_22_auction.facts import (
    AuctionFault,
    AuctionGoneWrong,
    SinceThoughtOver,
    ThoughtOver,
)
from rules_src.laws.law_24_exposed_card.facts import CameToSight, CardInAuction
from rules_src.laws.law_26_lead_restrictions.facts import (
    CallWithdrawn,
    Fate,
    LeadTurn,
    PartnerToLead,
)
from rules_src.laws.law_27_insufficient_bid.facts import Happened, InsufficientBid
from rules_src.laws.law_28_32_out_of_rotation.facts import (
    Acceptance,
    Call,
    OutOfRotation,
    Since,
    Turn,
)
from rules_src.laws.law_35_39_inadmissible.facts import (
    CallTooLate,
    Fault,
    InadmissibleCall,
    LateCall,
)
from rules_src.laws.law_40_agreements.facts import Departure, PsychicCall
from rules_src.laws.law_73_stop.facts import Stop, StopProcedure
from rules_src.model.overlaps import Overlap

FIRST_OF_THEM = "tæller den første"
HAPPENED_FIRST = "tæller det, der skete først"

OVERLAPS: tuple[Overlap, ...] = (
    Overlap(
        AuctionGoneWrong.auction_fault, (AuctionFault.NEXT_PASS_CLOSES, AuctionFault.OUT_OF_TURN)
    ),
    Overlap(AuctionGoneWrong.auction_fault, (AuctionFault.LOST_TURN, AuctionFault.THOUGHT_OVER)),
    Overlap(
        AuctionGoneWrong.auction_fault,
        (AuctionFault.TOGETHER, AuctionFault.OUT_OF_TURN, AuctionFault.WRONG_BID_NAMED),
    ),
    Overlap(AuctionGoneWrong.auction_fault, (AuctionFault.AFTER_END, AuctionFault.WRONG_BID_NAMED)),
    Overlap(
        ThoughtOver.since_thought_over,
        (SinceThoughtOver.BACK, SinceThoughtOver.CARD_SEEN, SinceThoughtOver.PICKED_UP),
    ),
    Overlap(CardInAuction.came_to_sight, (CameToSight.UNSEEN, CameToSight.OWN_FAULT)),
    Overlap(CardInAuction.came_to_sight, (CameToSight.UNSEEN, CameToSight.OPPONENT)),
    Overlap(InsufficientBid.happened, (Happened.SLIP, Happened.OUT_OF_TURN, Happened.LHO)),
    Overlap(InsufficientBid.happened, (Happened.SLIP, Happened.OUT_OF_TURN, Happened.REPLACED)),
    Overlap(InsufficientBid.happened, (Happened.LHO, Happened.REPLACED), HAPPENED_FIRST),
    Overlap(InsufficientBid.happened, (Happened.SLIP, Happened.NOTHING)),
    Overlap(InsufficientBid.happened, (Happened.OUT_OF_TURN, Happened.NOTHING)),
    Overlap(OutOfRotation.turn, (Turn.RHO_BARRED, Turn.RHO)),
    Overlap(OutOfRotation.call, (Call.CLOSING_PASS, Call.ARTIFICIAL_PASS, Call.PASS)),
    Overlap(OutOfRotation.call, (Call.INADMISSIBLE, Call.BARRED, Call.BID)),
    Overlap(OutOfRotation.call, (Call.INADMISSIBLE, Call.BARRED, Call.DOUBLE)),
    Overlap(Acceptance.since, (Since.LHO, Since.RHO, Since.PARTNER, Since.OFFENDER), FIRST_OF_THEM),
    Overlap(InadmissibleCall.fault, (Fault.TOO_LATE, Fault.DOUBLE, Fault.BARRED)),
    Overlap(InadmissibleCall.fault, (Fault.TOO_LATE, Fault.ABOVE_SEVEN, Fault.BARRED)),
    Overlap(
        CallTooLate.late_call,
        (LateCall.DEFENDER_ACTED, LateCall.DECLARING_SIDE, LateCall.PASSED),
        FIRST_OF_THEM,
    ),
    Overlap(CallWithdrawn.fate, (Fate.SLIP, Fate.REPLACED)),
    Overlap(CallWithdrawn.fate, (Fate.LOWEST, Fate.REPLACED)),
    Overlap(CallWithdrawn.fate, (Fate.PASSED_AGAIN, Fate.REPLACED)),
    Overlap(CallWithdrawn.fate, (Fate.REPEATED, Fate.REPLACED)),
    Overlap(CallWithdrawn.fate, (Fate.LAPSED, Fate.REPLACED)),
    Overlap(CallWithdrawn.fate, (Fate.ACCEPTED, Fate.TOO_LATE)),
    Overlap(CallWithdrawn.fate, (Fate.ACCEPTED, Fate.REPLACED)),
    Overlap(PartnerToLead.lead_turn, (LeadTurn.STILL, LeadTurn.AGAIN)),
    Overlap(PsychicCall.departure, (Departure.FORBIDDEN, Departure.HIDDEN)),
    Overlap(StopProcedure.stop, (Stop.NO_CARD, Stop.BAD_PAUSE)),
)

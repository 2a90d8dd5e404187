"""Which answers of one question can be true together, and which a table cannot tell apart.

The check refuses an overlap that neither the order of the answers nor a wording settles, and two
answers that some table leaves possible and that are not named here.
"""

from __future__ import annotations

from itertools import combinations

from rules_src.laws.law_11_acting_too_soon.facts import Acted, ActedTooSoon
from rules_src.laws.law_16d_extraneous.facts import Extraneous, Learnt
from rules_src.laws.law_20_40_alert.facts import Alert, AlertSlip
from rules_src.laws.law_26_lead_restrictions.facts import CallWithdrawn, Fate
from rules_src.laws.law_27_insufficient_bid.facts import Happened, InsufficientBid
from rules_src.laws.law_28_32_out_of_rotation.facts import (
    Acceptance,
    Call,
    OutOfRotation,
    Since,
    Turn,
)
from rules_src.laws.law_35_39_inadmissible.facts import (
    AfterDouble,
    CallTooLate,
    Fault,
    InadmissibleCall,
    InadmissibleDouble,
    LateCall,
)
from rules_src.laws.law_40_agreements.facts import Departure, PsychicCall
from rules_src.laws.law_53_56_lead_out_of_turn.facts import LaterLead, LedBy
from rules_src.laws.law_54_opening_lead.facts import OpeningLead, Told
from rules_src.laws.law_61_64_revoke.facts import CardFrom, RevokeCard
from rules_src.laws.law_72_duty_to_tell.facts import Matter, OwnMistake
from rules_src.laws.law_73_stop.facts import Stop, StopProcedure
from rules_src.laws.law_79_81_score.facts import Issue, ScoreToCorrect
from rules_src.laws.law_79_wrong_entry.facts import Entry, WrongEntry
from rules_src.laws.law_82_lost_board.facts import LostBoard, Stage
from rules_src.model.overlaps import Hidden, Overlap

SPECIAL_LEADS = (LedBy.TOLD, LedBy.LAST_TRICK, LedBy.WITH_PARTNER, LedBy.WITH_OPPONENT)
FIRST_OF_THEM = "tæller den første"
HAPPENED_FIRST = "tæller det, der skete først"

OVERLAPS: tuple[Overlap, ...] = (
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
    Overlap(AlertSlip.alert, (Alert.LATE, Alert.FORGOTTEN, Alert.MISSED)),
    Overlap(AlertSlip.alert, (Alert.NEEDLESS, Alert.FORGOTTEN, Alert.MISSED)),
    Overlap(PsychicCall.departure, (Departure.FORBIDDEN, Departure.HIDDEN)),
    Overlap(StopProcedure.stop, (Stop.NO_CARD, Stop.BAD_PAUSE)),
    Overlap(ScoreToCorrect.score_issue, (Issue.CLAIM, Issue.TRICKS)),
    Overlap(WrongEntry.entry, (Entry.BOARD, Entry.SEEN)),
    Overlap(LostBoard.stage, (Stage.DEFIED, Stage.BEGUN)),
    Overlap(LostBoard.stage, (Stage.ABSENT, Stage.TIME_UP)),
    Overlap(Extraneous.learnt, (Learnt.FROM_PARTNER, Learnt.ONE_HAND)),
    Overlap(Extraneous.learnt, (Learnt.FROM_PARTNER, Learnt.MORE)),
    Overlap(ActedTooSoon.acted, (Acted.AS_FORESEEN, Acted.SETTLED, Acted.WENT_ON)),
    Overlap(OwnMistake.matter, (Matter.EXPLANATION, Matter.ON_PURPOSE, Matter.MISHAP)),
    Overlap(OwnMistake.matter, (Matter.TRICKS, Matter.ON_PURPOSE, Matter.MISHAP)),
    *(Overlap(LaterLead.led_by, pair) for pair in combinations(SPECIAL_LEADS, 2)),
    *(
        Overlap(LaterLead.led_by, (special, general))
        for special in SPECIAL_LEADS
        for general in (
            LedBy.PARTNERS_TURN,
            LedBy.DECLARERS_TURN,
            LedBy.WRONG_HAND,
            LedBy.DEFENDERS_TURN,
        )
    ),
)
"""The special answer stands before the general one, or the wording says which to give."""

HIDDEN: tuple[Hidden, ...] = (
    Hidden(InsufficientBid.happened, (Happened.NOTHING, Happened.LHO)),
    Hidden(InsufficientBid.happened, (Happened.NOTHING, Happened.REPLACED)),
    Hidden(Acceptance.since, (Since.NOTHING, Since.LHO)),
    Hidden(Acceptance.since, (Since.NOTHING, Since.RHO)),
    Hidden(Acceptance.since, (Since.NOTHING, Since.OFFENDER)),
    Hidden(InadmissibleDouble.after_double, (AfterDouble.LHO, AfterDouble.LEAD_FACED)),
    Hidden(OpeningLead.told_to_lead, (Told.NOBODY, Told.OPPONENT)),
    Hidden(LaterLead.led_by, (LedBy.WRONG_HAND, LedBy.DEFENDERS_TURN)),
    Hidden(LaterLead.led_by, (LedBy.PARTNERS_TURN, LedBy.DECLARERS_TURN)),
    Hidden(RevokeCard.card_from, (CardFrom.DECLARER, CardFrom.TABLE)),
    Hidden(RevokeCard.card_from, (CardFrom.HIDDEN, CardFrom.HIDDEN_AGAIN, CardFrom.FACED)),
)
"""Of these one is true, and the director is asked which."""

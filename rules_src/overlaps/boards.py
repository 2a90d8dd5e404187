"""Overlaps of boards, seats, scores, facts and penalties."""

from __future__ import annotations

from rules_src.laws.law_05_wrong_seats.facts import Seats, WrongSeats
from rules_src.laws.law_11_acting_too_soon.facts import Acted, ActedTooSoon
from rules_src.laws.law_12_adjusted_score.facts import Adjustment, Reason, Share, WithoutBoth
from rules_src.laws.law_79_81_score.facts import Issue, ScoreTime, ScoreToCorrect
from rules_src.laws.law_79_wrong_entry.facts import Entry, WrongEntry
from rules_src.laws.law_82_lost_board.facts import LostBoard, Stage
from rules_src.laws.law_83_85_facts.facts import Says, WhatHappened
from rules_src.laws.law_87_fouled_board.facts import Form, FouledBoard
from rules_src.laws.law_90_91_penalty.facts import Offence, Penalty
from rules_src.laws.law_92_93_appeal.facts import Appeal, Subject
from rules_src.model.overlaps import Overlap

OVERLAPS: tuple[Overlap, ...] = (
    Overlap(WrongSeats.seats, (Seats.SAME_LINE, Seats.DIRECTION)),
    Overlap(ActedTooSoon.acted, (Acted.AS_FORESEEN, Acted.SETTLED, Acted.WENT_ON)),
    Overlap(
        Adjustment.reason,
        (
            Reason.WRONG_RULING,
            Reason.NO_PLAY,
            Reason.BOTH_SIDES,
            Reason.NO_RECTIFICATION,
            Reason.INFRACTION,
        ),
    ),
    Overlap(Adjustment.share, (Share.ACTED_FIRST, Share.SERIOUS_ERROR, Share.GAMBLE)),
    Overlap(Adjustment.without_both, (WithoutBoth.EACH, WithoutBoth.SAME)),
    Overlap(ScoreToCorrect.score_issue, (Issue.CLAIM, Issue.TRICKS, Issue.UNNOTICED)),
    Overlap(ScoreToCorrect.score_issue, (Issue.ENTRY, Issue.UNNOTICED)),
    Overlap(ScoreToCorrect.score_time, (ScoreTime.LATE_AND_CERTAIN, ScoreTime.LATE)),
    Overlap(WrongEntry.entry, (Entry.DISPUTED, Entry.SCORE)),
    Overlap(WrongEntry.entry, (Entry.BOARD, Entry.SEEN)),
    Overlap(LostBoard.stage, (Stage.DEFIED, Stage.BEGUN)),
    Overlap(LostBoard.stage, (Stage.BEHIND, Stage.ABSENT, Stage.TIME_UP)),
    Overlap(FouledBoard.form, (Form.NOT_DEALT, Form.ALIKE)),
    Overlap(WhatHappened.law_says, (Says.OPTION, Says.RECTIFICATION, Says.DISCRETION)),
    Overlap(Penalty.offence, (Offence.PROCEDURE, Offence.CONDUCT), "én for én"),
    Overlap(Appeal.subject, (Subject.JUDGEMENT, Subject.LAW, Subject.DISCIPLINE), "ét for ét"),
)

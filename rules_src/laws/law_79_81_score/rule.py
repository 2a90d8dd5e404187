"""Laws 79, 81C3 and 82C: how many tricks were won, and a score or a ruling to correct."""

from __future__ import annotations

from rules_src.laws.common.adjusted_score import BOTH_NON_OFFENDING
from rules_src.laws.common.correction_period import (
    CORRECTION_PERIOD_IS,
    FOR_OTHER_SIDE,
    INSPECT_AFTER_PLAY,
    ONLY_IF_UNCLEAR,
    RETURN_TRICK,
)
from rules_src.laws.law_79_81_score.facts import (
    CalledWhen,
    Issue,
    MixedBy,
    ScoreTime,
    ScoreToCorrect,
)
from rules_src.laws.law_79_81_score.words import (
    AGREE_FIRST,
    BOTH_CHANGED,
    BY_ITS_OWN_LAW,
    CORRECTED,
    DIRECTOR_DECIDES,
    IN_OWN_TIME,
    MOST_LIKELY,
    NOT_ANY_MORE,
    ONE_LOWERED,
    PUT_RIGHT,
    RULE_AGAIN,
    STANDS,
)
from rules_src.model.ruling import Ruling, When
from rules_src.model.steps import HandOver


def score_correction(facts: ScoreToCorrect) -> Ruling:
    """The director settles a disagreement on tricks and corrects errors in time (79, 81C3, 82C)."""
    match facts.score_issue:
        case Issue.TRICKS:
            return Ruling(HandOver("79B", "disputed_tricks"))
        case Issue.CLAIM:
            return Ruling(HandOver("79B1", "claim"))
        case Issue.ENTRY:
            return Ruling(HandOver("79C1", "score_entry"))
        case Issue.NOT_WON:
            return Ruling(RETURN_TRICK, HandOver("79C1", "score_entry"))
        case Issue.RULING:
            if facts.board_can_be_saved:
                return Ruling(RULE_AGAIN)
            later = HandOver("82C", "wrong_ruling", when=When.AFTER_PLAY)
            return Ruling(BOTH_NON_OFFENDING, IN_OWN_TIME, later)
        case Issue.UNNOTICED:
            if facts.score_time is ScoreTime.IN_TIME:
                return Ruling(PUT_RIGHT, BY_ITS_OWN_LAW, CORRECTION_PERIOD_IS)
            return Ruling(NOT_ANY_MORE, CORRECTION_PERIOD_IS)


def disputed_tricks(facts: ScoreToCorrect) -> Ruling:
    """After the round a score is raised only if certain; after the period 79C governs (79B)."""
    match facts.called_when:
        case CalledWhen.CARDS_OUT:
            return Ruling(INSPECT_AFTER_PLAY, AGREE_FIRST)
        case CalledWhen.IN_ROUND:
            if facts.tricks_mixed_by is MixedBy.ONE_SIDE:
                return Ruling(FOR_OTHER_SIDE, ONLY_IF_UNCLEAR)
            return Ruling(DIRECTOR_DECIDES, MOST_LIKELY)
        case CalledWhen.AFTER_ROUND:
            if facts.score_time is not ScoreTime.IN_TIME:
                return Ruling(HandOver("79C1", "score_entry"))
            return Ruling(BOTH_CHANGED if facts.certain else ONE_LOWERED)


def score_entry(facts: ScoreToCorrect) -> Ruling:
    """An error is corrected within the period, later only if beyond doubt (79C)."""
    match facts.score_time:
        case ScoreTime.IN_TIME:
            return Ruling(CORRECTED, CORRECTION_PERIOD_IS)
        case ScoreTime.LATE_AND_CERTAIN:
            return Ruling(CORRECTED.under("79C2"))
        case ScoreTime.LATE:
            return Ruling(STANDS, CORRECTION_PERIOD_IS)

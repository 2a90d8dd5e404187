"""Laws 79, 81C3 and 82C: how many tricks were won, and a score or a ruling to correct."""

from __future__ import annotations

from rules_src.laws.common import adjusted_score, correction_period
from rules_src.laws.law_79_81_score import facts as law
from rules_src.laws.law_79_81_score.words import Say
from rules_src.model.ruling import Ruling, When
from rules_src.model.steps import HandOver, NewIrregularity


def score_correction(facts: law.ScoreToCorrect) -> Ruling:
    """The director settles a disagreement on tricks and corrects errors in time (79, 81C3, 82C)."""
    match facts.score_issue:
        case law.Issue.TRICKS:
            return Ruling(HandOver("79B", "disputed_tricks"))
        case law.Issue.CLAIM:
            return Ruling(HandOver("79B1", "claim"))
        case law.Issue.ENTRY:
            return Ruling(HandOver("79C1", "score_entry"))
        case law.Issue.NOT_WON:
            return Ruling(
                correction_period.Say.trick_must_be_returned, HandOver("79C1", "score_entry")
            )
        case law.Issue.INVENTED:
            return agreed_without_play(facts)
        case law.Issue.RULING:
            if facts.board_can_be_saved:
                return Ruling(Say.ruling_replaced)
            later = HandOver("82C", "wrong_ruling", when=When.AFTER_PLAY)
            return Ruling(adjusted_score.Say.both_non_offending, Say.own_mistake_in_time, later)
        case law.Issue.UNNOTICED:
            if facts.score_time is law.ScoreTime.IN_TIME:
                return Ruling(
                    Say.mistake_put_right,
                    Say.judged_by_its_own_law,
                    correction_period.Say.correction_period,
                )
            return Ruling(Say.too_late_to_put_right, correction_period.Say.correction_period)


def agreed_without_play(facts: law.ScoreToCorrect) -> Ruling:
    """Two pairs cannot agree a score for a board that they have not played (72A)."""
    if facts.score_time is law.ScoreTime.LATE:
        return Ruling(Say.score_past_correction, correction_period.Say.correction_period)
    return Ruling(
        Say.score_is_not_agreed,
        Say.both_pairs_at_fault,
        NewIrregularity("82B2", "board_not_reached"),
        NewIrregularity("90A", "procedural_penalty"),
    )


def disputed_tricks(facts: law.ScoreToCorrect) -> Ruling:
    """After the round a score is raised only if certain; after the period 79C governs (79B)."""
    match facts.called_when:
        case law.CalledWhen.CARDS_OUT:
            return Ruling(correction_period.Say.inspect_after_play, Say.agree_before_cards_go_back)
        case law.CalledWhen.IN_ROUND:
            if facts.tricks_mixed_by is law.MixedBy.ONE_SIDE:
                return Ruling(
                    correction_period.Say.ruled_for_other_side,
                    correction_period.Say.only_if_facts_are_lost,
                )
            return Ruling(Say.director_decides_tricks, Say.tricks_by_probability)
        case law.CalledWhen.AFTER_ROUND:
            if facts.score_time is not law.ScoreTime.IN_TIME:
                return Ruling(HandOver("79C1", "score_entry"))
            return Ruling(Say.both_scores_changed if facts.certain else Say.no_score_raised)


def score_entry(facts: law.ScoreToCorrect) -> Ruling:
    """An error is corrected within the period, later only if beyond doubt (79C)."""
    match facts.score_time:
        case law.ScoreTime.IN_TIME:
            return Ruling(Say.score_corrected, correction_period.Say.correction_period)
        case law.ScoreTime.LATE_AND_CERTAIN:
            return Ruling(Say.score_corrected.under("79C2"))
        case law.ScoreTime.LATE:
            return Ruling(Say.score_past_correction, correction_period.Say.correction_period)

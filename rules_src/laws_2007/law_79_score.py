"""Laws 79 and 81 of 2007: a score agreed too late need not be raised.

79 is read whole in the Norwegian federation's translation (lovboka.org/79); 81 was only reworded.
"""

from dataclasses import replace

from rules_src.laws.law_79_81_score import SITUATION as NOW
from rules_src.laws.law_79_81_score import facts as now
from rules_src.laws.law_79_81_score import rule as rules_now
from rules_src.laws.law_79_81_score import words as law_79_81
from rules_src.laws.law_79_81_score.facts import CalledWhen, ScoreTime
from rules_src.laws_2007.common import in_2007, restated
from rules_src.model.facts import Fact, Facts, YesNo
from rules_src.model.ruling import Ruling
from rules_src.model.situation import Part
from rules_src.model.steps import HandOver, Instruct, LookUp
from rules_src.model.words import Words


class ScoreToCorrect(Facts):
    score_issue = now.ScoreToCorrect.score_issue
    called_when = now.ScoreToCorrect.called_when
    board_can_be_saved = now.ScoreToCorrect.board_can_be_saved
    score_time = restated(
        now.ScoreToCorrect.score_time,
        help="Lovens frist var 30 minutter, hvis turneringen ikke havde en anden.",
    )
    certain = now.ScoreToCorrect.certain
    allowed_by_rules = Fact(
        YesNo, "Tillader turneringens bestemmelser at rette efter fristen?", "79C2"
    )


class Say(Words):
    no_duty_to_raise_score = Instruct(
        "79B2",
        "Jeg har ikke pligt til at sætte nogens score op.",
        short="ingen pligt til at sætte en score op",
    )


_correction = in_2007(rules_now.score_correction, ScoreToCorrect)
_tricks = in_2007(rules_now.disputed_tricks, ScoreToCorrect)


def score_correction(facts: ScoreToCorrect) -> Ruling:
    """The director settles a disagreement on tricks and corrects errors in time (79, 81C3)."""
    return _correction(facts)


def disputed_tricks(facts: ScoreToCorrect) -> Ruling:
    """Called after the round the director need not raise a score; 79C governs the rest (79B2)."""
    if facts.called_when is CalledWhen.AFTER_ROUND:
        if facts.score_time is ScoreTime.IN_TIME and not facts.certain:
            return Ruling(Say.no_duty_to_raise_score)
        return Ruling(Say.no_duty_to_raise_score, HandOver("79C", "score_entry"))
    if facts.called_when is CalledWhen.IN_ROUND:
        return Ruling(LookUp("79B1"))
    return _tricks(facts)


def score_entry(facts: ScoreToCorrect) -> Ruling:
    """After the period only where the regulations allow it and nobody is in doubt (79C2)."""
    match facts.score_time:
        case ScoreTime.IN_TIME:
            return Ruling(law_79_81.Say.score_corrected)
        case ScoreTime.LATE_AND_CERTAIN if facts.allowed_by_rules:
            return Ruling(law_79_81.Say.score_corrected.under("79C2"))
    return Ruling(law_79_81.Say.score_past_correction)


RULES = {"disputed_tricks": disputed_tricks, "score_entry": score_entry}
SITUATION = replace(
    NOW,
    rule=score_correction,
    parts=tuple(Part(RULES[part.rule.__name__], part.title) for part in NOW.parts),
)
